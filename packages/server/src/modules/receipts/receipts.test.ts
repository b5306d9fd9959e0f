import type { ReceiptDelivery } from '@tilldesk/domain/receipts';
import type { Invoice } from '@tilldesk/domain/sales';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { render } from '../../email/render.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { call, draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'mails');
const other = await smallShop(db, 'elsewhere');
const { app, time, emails } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

const DAY_MS = 86_400_000;
const codeOf = (body: unknown) => Object(body)['code'] as unknown;
const open = (token: string) => call(app, 'POST', '/receipts/open', { body: { token } });
const tokenIn = (path: string) => path.slice(path.indexOf('#') + 1);
const sell = async (customerId: string | null = null) => {
  const draft = { ...draftOf(shop, { cables: 2 }), customerId };
  const id = newId(OPENED);
  await cashier.request(
    'POST',
    `/invoices/${id}/checkout`,
    { draft, tenders: [tenderOf('cash', 5_000)] },
    newId(OPENED),
  );
  return id;
};
const mail = (id: string, body: object, by = cashier) =>
  by.request('POST', `/invoices/${id}/receipt/mails`, {
    id: newId(OPENED),
    to: 'ana@mail.test',
    language: 'es',
    ...body,
  });
const linkTo = async (id: string) => {
  const made = await cashier.request('POST', `/invoices/${id}/receipt/links`, { language: 'en' });
  return made.body as { path: string; endsAt: string };
};

test('a receipt is mailed once for an intent, in the language that was chosen, and remembered with whom it went to', async () => {
  const policy = {
    id: newId(OPENED),
    textEn: 'Complete.',
    textEs: 'Completa.',
    returnDays: 14,
    restockingFeeRate: '0',
  };
  await admin.request('POST', '/refund-policy', { ...policy, version: 0 });
  const id = await sell(shop.customer);
  expect((await cashier.request('GET', `/invoices/${id}/receipt`)).body).toEqual({
    to: null,
    language: null,
    mails: [],
    links: 0,
  });
  time.now = new Date(time.now.getTime() + 60_000);
  const intent = { id: newId(OPENED), to: 'Ana@Mail.test' };
  const [first, again] = [await mail(id, intent), await mail(id, intent)];
  const at = time.now.toISOString();
  const sent = { id: intent.id, to: 'ana@mail.test', language: 'es', by: 'cashier', at };
  expect([first.status, first.body]).toEqual([200, { to: null, language: 'es', mails: [sent], links: 1 }]);
  expect([again.body, emails.length]).toEqual([first.body, 1]);

  const { message, ...address } = emails[0]!;
  expect(address).toEqual({ to: 'ana@mail.test', name: 'Ana Ruiz', language: 'es' });
  const { text, subject } = render(emails[0]!, 'https://t.test');
  expect([subject, 'path' in message && text.includes(`https://t.test${message.path}`)]).toEqual([
    'Su recibo INV-1001 de Shop mails',
    true,
  ]);
  const lines = [
    '2 × USB-C cable: 39,98 US$',
    'Total: 43,28 US$',
    'Devolver hasta el 16 de marzo de 2026.',
    'Completa.',
  ];
  expect(lines.filter((line) => !text.replaceAll('\u00a0', ' ').split('\n').includes(line))).toEqual([]);

  const { history } = (await cashier.request('GET', `/invoices/${id}`)).body as Invoice;
  expect(history[0]).toEqual({ at, by: 'cashier', action: 'receipt.mailed', reason: 'ana@mail.test' });
  // The customer's next receipt starts in their language.
  const next = (await cashier.request('GET', `/invoices/${await sell(shop.customer)}/receipt`)).body as ReceiptDelivery;
  expect([next.language, next.mails]).toEqual(['es', []]);
});

test('who said in which language to be written to is so, whatever was mailed before', async () => {
  await asOwner(db, (tx) => tx.raw(`update customers set preferred_language = 'en' where id = $1`, [shop.customer]));
  const id = await sell(shop.customer);
  const next = (await cashier.request('GET', `/invoices/${id}/receipt`)).body as ReceiptDelivery;
  const { customerLanguage } = (await cashier.request('GET', `/invoices/${id}`)).body as Invoice;
  expect([next.language, customerLanguage]).toEqual(['en', 'en']);
});

test('a wrong address, a draft, a void and too many mails are rejected, and nothing goes out', async () => {
  const before = emails.length;
  const id = await sell();
  const draft = newId(OPENED);
  await cashier.request('POST', '/invoices', { id: draft, ...draftOf(shop, { cables: 1 }) });
  const archivedSale = await sell();
  await admin.request('POST', `/invoices/${archivedSale}/void`, { reason: 'Oops' }, newId(OPENED));
  const rejected = [
    await mail(id, { to: 'nowhere' }),
    await mail(id, { language: 'fr' }),
    await mail(draft, {}),
    await mail(archivedSale, {}),
    await mail(id, {}, otherBusinessAdmin),
    await cashier.request('POST', `/invoices/${draft}/receipt/links`, { language: 'en' }),
  ];
  expect(rejected.map(({ status, body }) => [status, codeOf(body)])).toEqual([
    [400, 'request.invalid'],
    [400, 'request.invalid'],
    [409, 'invoice.notPosted'],
    [409, 'invoice.voided'],
    [404, 'record.notFound'],
    [409, 'invoice.notPosted'],
  ]);
  expect(emails.length).toEqual(before);
  const many = await Promise.all(Array.from({ length: 12 }, () => mail(id, {})));
  expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 10 }, () => 200),
    429,
    429,
  ]);
  expect(emails.length).toEqual(before + 10);
});

test('a link opens the receipt for whoever has it, and nothing of the business beside', async () => {
  const id = await sell(shop.customer);
  const { path, endsAt } = await linkTo(id);
  expect(endsAt).toEqual(new Date(time.now.getTime() + 90 * DAY_MS).toISOString());
  const opened = (await open(tokenIn(path))).body as Record<string, object>;
  const invoice = (await cashier.request('GET', `/invoices/${id}`)).body as Invoice;
  expect(Object.keys(opened).toSorted()).toEqual(['endsAt', 'invoice', 'language', 'store']);
  expect(opened['store']).toEqual({
    storeName: 'Shop mails',
    storeEmail: null,
    phone: null,
    address: null,
    timeZone: 'America/Chicago',
    taxNumber: null,
    receiptHeader: null,
    receiptFooter: null,
  });
  const seen = Object.entries(opened['invoice']!);
  const hidden = ['id', 'customerId', 'history', 'notes', 'version', 'paid', 'pieces', 'refunds'];
  expect([
    hidden.filter((name) => seen.some(([key]) => key === name)),
    seen.filter(([name]) => name !== 'lines' && name !== 'payments'),
  ]).toEqual([
    [],
    seen.flatMap(([name]) => (name === 'lines' || name === 'payments' ? [] : [[name, invoice[name as keyof Invoice]]])),
  ]);
  expect(/productId|unitId|cost|userId|businessId/.test(JSON.stringify(opened))).toEqual(false);
});

test('an ended link, one that was taken back, and one that never was answer alike', async () => {
  const id = await sell();
  const [first, second] = [await linkTo(id), await linkTo(id)];
  expect((await cashier.request('GET', `/invoices/${id}/receipt`)).body).toEqual({
    to: null,
    language: null,
    mails: [],
    links: 2,
  });
  // Another business cannot end its links.
  expect((await otherBusinessAdmin.request('DELETE', `/invoices/${id}/receipt/links`)).status).toEqual(404);
  expect((await open(tokenIn(first.path))).status).toEqual(200);
  const ended = await cashier.request('DELETE', `/invoices/${id}/receipt/links`);
  expect(ended.body).toEqual({ to: null, language: null, mails: [], links: 0 });
  const third = await linkTo(id);
  expect((await open(tokenIn(third.path))).status).toEqual(200);
  time.now = new Date(time.now.getTime() + 90 * DAY_MS);
  const answers = [
    await open(tokenIn(first.path)),
    await open(tokenIn(second.path)),
    await open(tokenIn(third.path)),
    await open('A'.repeat(43)),
  ];
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toEqual(1);
  expect([answers[0]!.status, codeOf(answers[0]!.body)]).toEqual([404, 'receipt.link']);
  expect((await open('short')).status).toEqual(400);
});

test('who tries links out has to wait; who has a good one is not counted', async () => {
  time.now = new Date(time.now.getTime() + DAY_MS);
  const again = await signIn(app, shop, 'admin');
  const id = newId(OPENED);
  const body = { draft: draftOf(shop, { cables: 1 }), tenders: [tenderOf('cash', 5_000)] };
  await again.request('POST', `/invoices/${id}/checkout`, body, newId(OPENED));
  const made = await again.request('POST', `/invoices/${id}/receipt/links`, { language: 'en' });
  const validToken = tokenIn(String(Object(made.body)['path']));
  const opened = await Promise.all(Array.from({ length: 20 }, () => open(validToken)));
  expect(opened.every(({ status }) => status === 200)).toEqual(true);
  // No more than one address may have in progress at once.
  const tryToken = (n: number) => open(String(n).padStart(43, 'x'));
  const tries = await Promise.all(Array.from({ length: 16 }, (_, n) => tryToken(n)));
  tries.push(...(await Promise.all(Array.from({ length: 16 }, (_, n) => tryToken(16 + n)))));
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: 30 }, () => 404),
    429,
    429,
  ]);
  // Other users of that address can still open theirs.
  expect((await open(validToken)).status).toEqual(200);
});

test('of a token only the hash is kept, and of a link only its end is ever written', async () => {
  const rows = await asOwner(db, (tx) => tx.raw<{ hash: string }>('select hash from receipt_links'));
  expect(rows.every(({ hash }) => /^[\da-f]{64}$/.test(hash))).toEqual(true);
  for (const statement of [
    'delete from receipt_links',
    `update receipt_links set hash = 'x'`,
    'update receipt_mails set address = null',
    'delete from receipt_mails',
  ]) {
    await expect(inBusiness(db, shop.businessId, (tx) => tx.raw(statement))).rejects.toThrow(/permission denied/);
  }
});
