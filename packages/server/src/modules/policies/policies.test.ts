import type { RefundPolicyVersion, TermsVersion } from '@tilldesk/domain/policies';
import type { Invoice } from '@tilldesk/domain/sales';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'written');
const other = await smallShop(db, 'elsewhere');
const { app, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

const codeOf = (body: unknown) => Object(body)['code'] as unknown;
const days14 = { textEn: 'Within 14 days.', textEs: 'En 14 días.', returnDays: 14, restockingFeeRate: '0.1' };
const final = { textEn: 'All sales are final.', textEs: null, returnDays: null, restockingFeeRate: '0' };
const put = (path: string, body: object, by = admin) => by.request('POST', path, { id: newId(OPENED), ...body });
const sell = async () => {
  const draft = draftOf(shop, { cables: 1 });
  const body = { draft, tenders: [tenderOf('cash', 5_000)] };
  const sold = await cashier.request('POST', `/invoices/${newId(OPENED)}/checkout`, body, newId(OPENED));
  return sold.body as Invoice;
};

test('a policy is followed by versions, each with who and when; an invoice keeps those of its posting', async () => {
  expect((await sell()).policy).toEqual({ returnBy: null, restockingFeeRate: null, refund: null, terms: null });
  const first = (await put('/refund-policy', { ...days14, version: 0 })).body as RefundPolicyVersion;
  expect(first).toEqual({ id: first.id, number: 1, at: time.now.toISOString(), by: 'admin', ...days14 });
  const terms = (await put('/terms', { textEn: 'Terms.', textEs: null, version: 0 })).body as TermsVersion;
  const sold = await sell();
  expect(sold.policy).toEqual({
    returnBy: '2026-03-16',
    restockingFeeRate: '0.1',
    refund: { textEn: 'Within 14 days.', textEs: 'En 14 días.' },
    terms: { textEn: 'Terms.', textEs: null },
  });

  time.now = new Date(time.now.getTime() + 60_000);
  const second = (await put('/refund-policy', { ...final, version: 1 })).body as RefundPolicyVersion;
  const head = ({ id, number, at, by }: RefundPolicyVersion) => ({ id, number, at, by });
  expect((await admin.request('GET', '/refund-policy')).body).toEqual({
    current: { ...head(second), ...final },
    history: [head(second), head(first)],
  });
  expect((await admin.request('GET', `/refund-policy/${first.id}`)).body).toEqual(first);
  expect((await admin.request('GET', `/terms/${terms.id}`)).body).toEqual(terms);
  expect((await sell()).policy).toEqual({
    returnBy: null,
    restockingFeeRate: '0',
    refund: { textEn: 'All sales are final.', textEs: null },
    terms: { textEn: 'Terms.', textEs: null },
  });
  expect(((await cashier.request('GET', `/invoices/${sold.id}`)).body as Invoice).policy).toEqual(sold.policy);
});

test('one is sent once, over another only with its number, and only by who may', async () => {
  const { history } = (await admin.request('GET', '/terms')).body as { history: TermsVersion[] };
  const version = history.length;
  const body = { id: newId(OPENED), textEn: 'Newer.', textEs: null, version };
  const [once, again] = [await put('/terms', body), await put('/terms', body)];
  expect(again).toEqual(once);
  const racing = await Promise.all(
    [1, 2, 3, 4].map(() => put('/terms', { textEn: 'Race', textEs: null, version: version + 1 })),
  );
  expect(
    racing.map(({ status, body: response }) => (status === 200 ? 'ok' : JSON.stringify(codeOf(response)))).toSorted(),
  ).toEqual([...Array.from({ length: 3 }, () => '"record.changed"'), 'ok']);
  const rejected = [
    await put('/terms', { textEn: 'Old', textEs: null, version: 0 }),
    await put('/terms', { textEn: 'Mine', textEs: null, version: 0 }, cashier),
    await put('/refund-policy', { ...days14, returnDays: 366, version: 2 }),
    await put('/terms', { textEn: 'x'.repeat(2_001), textEs: null, version: version + 2 }),
    await otherBusinessAdmin.request('GET', `/terms/${body.id}`),
    await admin.request('GET', `/refund-policy/${body.id}`),
  ];
  expect(rejected.map(({ status, body: response }) => [status, codeOf(response)])).toEqual([
    [409, 'record.changed'],
    [403, 'access.denied'],
    [400, 'request.invalid'],
    [400, 'request.invalid'],
    [404, 'record.notFound'],
    [404, 'record.notFound'],
  ]);
  expect((await otherBusinessAdmin.request('GET', '/terms')).body).toEqual({ current: null, history: [] });
});

test('what was in force is neither changed nor taken away', async () => {
  for (const statement of ['update policies set text_en = null', 'delete from policies']) {
    await expect(inBusiness(db, shop.businessId, (tx) => tx.raw(statement))).rejects.toThrow(/permission denied/);
  }
});
