import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';
import { customerPerson } from './testing/customer-person.ts';

const AT = '2026-03-02T18:00:00.000Z';
const db = await testDatabase();
const shop = await smallShop(db, 'books');
const { app, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const { add } = customerPerson(cashier);
const body = (of: unknown) => Object(of) as Record<string, unknown>;
const codeOf = ({ status, body: of }: { status: number; body: unknown }) => [status, body(of)['code'] ?? 'done'];
let keys = 0;
const post = (path: string, sent: object) => {
  keys += 1;
  return admin.request('POST', path, sent, `books-key-${keys}`);
};

test('what a customer is worth is told over all their sales; what the shop earned, to those who may see costs', async () => {
  const { id } = await add({ firstName: 'Worth' });
  const nothing = { netSales: 0, grossProfit: 0, averageInvoice: null, due: 0, devices: 0 };
  expect((await admin.request('GET', `/customers/${id}/figures`)).body).toEqual(nothing);
  for (const goods of [{ cables: 2 }, { units: [shop.units[0]!.id] }]) {
    const draft = { ...draftOf(shop, goods), customerId: id };
    await post(`/invoices/${newId(OPENED)}/checkout`, { draft, tenders: [tenderOf('cash', 100_000)] });
  }
  // 2 × 19.99 and 799.00; they cost 6.67 and 500.00; with 8.25 % tax 43.28 and 864.92.
  const figures = { netSales: 83_898, grossProfit: 33_231, averageInvoice: 45_410, due: 0, devices: 1 };
  expect((await admin.request('GET', `/customers/${id}/figures`)).body).toEqual(figures);
  expect((await cashier.request('GET', `/customers/${id}/figures`)).body).toEqual({ ...figures, grossProfit: null });
});

describe('store credit', () => {
  const grant = (customer: string, amount: number, id = newId(OPENED)) =>
    post(`/customers/${customer}/credits`, { id, amount, reason: 'Late delivery' });

  test('is given with a reason and taken back by an entry against it', async () => {
    const { id } = await add({ firstName: 'Credit' });
    const [given, more] = [newId(OPENED), newId(OPENED)];
    const first = await grant(id, 2_000, given);
    await grant(id, 500, more);
    const entry = {
      id: given,
      kind: 'grant',
      amount: 2_000,
      balance: 2_000,
      reason: 'Late delivery',
      corrects: null,
      isCorrected: false,
      by: 'admin',
      at: AT,
    };
    expect(first.body).toEqual(entry);
    const voidOrder = { id: newId(OPENED), reason: 'Wrong customer' };
    await post(`/customers/${id}/credits/${given}/correction`, voidOrder);
    const { body: ledger } = await cashier.request('GET', `/customers/${id}/credits`);
    expect(ledger).toEqual({
      balance: 500,
      items: [
        { ...entry, ...voidOrder, kind: 'correction', amount: -2_000, balance: 500, corrects: given },
        { ...entry, id: more, amount: 500, balance: 2_500 },
        { ...entry, isCorrected: true },
      ],
      pagination: { page: 1, limit: 10, total: 3, totalPages: 1, hasNextPage: false },
    });
    expect(body((await admin.request('GET', `/customers/${id}`)).body)['storeCredit']).toEqual(500);
    const again = [
      await post(`/customers/${id}/credits/${given}/correction`, { id: newId(OPENED), reason: 'Twice' }),
      await post(`/customers/${id}/credits/${voidOrder.id}/correction`, { id: newId(OPENED), reason: 'Back' }),
      await post(`/customers/${id}/credits/${newId(OPENED)}/correction`, { id: newId(OPENED), reason: 'None' }),
    ];
    expect(again.map(codeOf)).toEqual([
      [409, 'credit.corrected'],
      [409, 'credit.notGrant'],
      [404, 'record.notFound'],
    ]);
    expect(await differences(db)).toEqual([]);
  });

  test('is given and taken back once, however often and by however many it is asked at once', async () => {
    const { id } = await add({ firstName: 'Twice' });
    const given = newId(OPENED);
    await Promise.all([grant(id, 700, given), grant(id, 700, given), grant(id, 700, given)]);
    const voidOrder = await Promise.all(
      [1, 2, 3].map(() => post(`/customers/${id}/credits/${given}/correction`, { id: newId(OPENED), reason: 'Oops' })),
    );
    expect(voidOrder.map(codeOf).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [200, 'done'],
      [409, 'credit.corrected'],
      [409, 'credit.corrected'],
    ]);
    expect(body((await admin.request('GET', `/customers/${id}`)).body)['storeCredit']).toEqual(0);
    expect(await differences(db)).toEqual([]);
  });

  test.each([
    ['nothing', { amount: 0 }, [400, 'request.invalid']],
    ['less than nothing', { amount: -5 }, [400, 'request.invalid']],
    ['without a reason', { reason: ' ' }, [400, 'request.invalid']],
  ])('of %s is rejected', async (_, invalidPart, rejection) => {
    const { id } = await add({});
    const sent = { id: newId(OPENED), amount: 100, reason: 'Sorry', ...invalidPart };
    expect(codeOf(await post(`/customers/${id}/credits`, sent))).toEqual(rejection);
  });

  test('is not a clerk’s to give, and is given by a key alone', async () => {
    const { id } = await add({});
    const sent = { id: newId(OPENED), amount: 100, reason: 'Sorry' };
    const answers = [
      await cashier.request('POST', `/customers/${id}/credits`, sent, 'clerk'),
      await admin.request('POST', `/customers/${id}/credits`, sent),
    ];
    expect(answers.map(codeOf)).toEqual([
      [403, 'access.denied'],
      [400, 'request.keyMissing'],
    ]);
  });
});

describe('links', () => {
  const linksOf = async (id: string) => {
    const { items } = Object((await cashier.request('GET', `/customers/${id}/links`)).body) as {
      items: { name: string; relation: string }[];
    };
    return items.map(({ name, relation }) => [name, relation]);
  };

  test('stand on both sides, each saying what the other is', async () => {
    const [mother, son] = [await add({ firstName: 'Mother' }), await add({ firstName: 'Son' })];
    const linked = await cashier.request('POST', `/customers/${mother.id}/links`, {
      otherId: son.id,
      relation: 'child',
    });
    expect(linked.body).toEqual({
      items: [
        {
          id: son.id,
          name: 'Son',
          phone: body(son.body)['phone'],
          email: body(son.body)['email'],
          relation: 'child',
        },
      ],
    });
    expect(await linksOf(son.id)).toEqual([['Mother', 'parent']]);
    await cashier.request('POST', `/customers/${son.id}/links`, { otherId: mother.id, relation: 'employer' });
    expect([await linksOf(mother.id), await linksOf(son.id)]).toEqual([
      [['Son', 'employee']],
      [['Mother', 'employer']],
    ]);
    await cashier.request('DELETE', `/customers/${son.id}/links/${mother.id}`);
    expect([await linksOf(mother.id), await linksOf(son.id)]).toEqual([[], []]);
    expect(await differences(db)).toEqual([]);
  });

  test('to oneself and to nobody are rejected', async () => {
    const { id } = await add({});
    const answers = [id, newId(OPENED)].map((otherId) =>
      cashier.request('POST', `/customers/${id}/links`, { otherId, relation: 'friend' }),
    );
    expect((await Promise.all(answers)).map(codeOf)).toEqual([
      [400, 'request.invalid'],
      [404, 'record.notFound'],
    ]);
  });
});

test('a note bears who wrote it and when, is sent once, and stands in the history', async () => {
  const { id } = await add({ firstName: 'Noted' });
  const note = { id: newId(OPENED), text: 'Prefers calls after six' };
  time.now = new Date('2026-03-02T18:00:30.000Z');
  await cashier.request('POST', `/customers/${id}/notes`, note);
  const again = await cashier.request('POST', `/customers/${id}/notes`, note);
  const written = { ...note, by: 'cashier', at: '2026-03-02T18:00:30.000Z' };
  expect(again.body).toEqual(written);
  expect(body((await admin.request('GET', `/customers/${id}/notes`)).body)['items']).toEqual([written]);
  time.now = new Date('2026-03-02T18:01:00.000Z');
  await cashier.request('PATCH', `/customers/${id}`, { city: 'Austin', group: 'Trade', version: 1 });
  const { items } = Object((await admin.request('GET', `/customers/${id}/history`)).body) as {
    items: { action: string; fields: string[]; by: string }[];
  };
  expect(items.map(({ action, fields, by }) => [action, fields, by])).toEqual([
    ['customer.changed', ['city', 'group'], 'cashier'],
    ['customer.noted', [], 'cashier'],
    ['customer.created', [], 'cashier'],
  ]);
});
