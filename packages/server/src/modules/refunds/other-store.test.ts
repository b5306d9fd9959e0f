import { someRights } from '@tilldesk/domain/rights';
import type { Refund, RefundTender } from '@tilldesk/domain/refunds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { bodyOf, PHONE, refundingShop, rejection, tender, type Sold } from '../../testing/refunds.ts';
import { OPENED, PASSWORD } from '../../testing/small-shop.ts';
import { asPerson, call, draftOf, type Person } from '../../testing/till.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { openStore } from '../manage-stores/open-store.ts';

const db = await testDatabase();
const { shop, app, rows, admin, cashier, sell, back, draftRefund, post, fresh } = await refundingShop(db, 'two', 12);
afterAll(() => app.close());
/** A cable of 19.99 with 8.25 % tax. */
const CABLE = 2_164;
const MALL = 'two-mall';

const openAs = (code: string, timeZone: string, currency = 'USD') =>
  inBusiness(db, shop.businessId, (tx) =>
    openStore(tx, shop.businessId, OPENED, {
      code,
      name: code,
      currency,
      timeZone,
      screenTimeout: 0,
      defaultTaxRate: '0.0825',
    }),
  );
// In Tokyo it is the next day already.
const mall = await openAs(MALL, 'Asia/Tokyo');
const paris = await openAs('two-paris', 'Europe/Paris', 'EUR');

const signInAt = async (store: string, email: string): Promise<Person> => {
  const answer = await call(app, 'POST', '/auth/login', {
    body: { store, email, password: PASSWORD, platform: 'tilldesk' },
  });
  return asPerson(app, String(bodyOf(answer)['accessToken']));
};
let clerk: Person;
let owner: Person;

/** Sets whether the mall takes goods of other stores back. */
async function allow(otherStoreReturns: boolean, at = owner) {
  const { version } = bodyOf(await at.request('GET', '/transaction-settings'));
  const answer = await at.request('PATCH', '/transaction-settings', { version, otherStoreReturns });
  expect(answer.status).toBe(200);
}

beforeAll(async () => {
  const rights = someRights({ Dashboard: 'r', 'Sale & Invoice': 'rc', 'Refunds & Exchanges': 'rc', Inventory: 'r' });
  await rows(`update roles set permissions = $1 where name = 'trainee'`, [JSON.stringify(rights)]);
  await rows('delete from user_stores where user_id = $1', [shop.people.trainee.id]);
  const { admin: owns, trainee: sells } = shop.people;
  for (const [person, store] of [
    [sells, mall],
    [owns, mall],
    [owns, paris],
  ] as const) {
    await rows('insert into user_stores (business_id, user_id, store_id) values ($1, $2, $3)', [
      shop.businessId,
      person.id,
      store.storeId,
    ]);
  }
  [owner, clerk] = [await signInAt(MALL, shop.people.admin.email), await signInAt(MALL, shop.people.trainee.email)];
  const clocked = { email: shop.people.trainee.email, pin: '1111', clockInCash: 200_000 };
  await clerk.request('POST', '/clock/in', clocked);
  await allow(true);
});

const paidBack = (amount: number, kind: 'cash' | 'card' = 'cash') => [tender(kind, amount)] as RefundTender[];
const whole = ({ id, lines }: Sold, tenders: RefundTender[]) =>
  draftRefund(
    id,
    lines.map((line) => back(line, { quantity: line.quantity })),
    tenders,
  );
const unitOf = async (id: string | null) =>
  (await rows('select store_id, location_id, status, invoice_id from units where id = $1', [id]))[0];

test('goods of another store come back: into this stock, out of this drawer, with a number of this store', async () => {
  const sold = await sell({ phones: 1, cables: 2 });
  const [phone] = sold.lines;
  const seen = bodyOf(await clerk.request('GET', `/refunds/refundable/${sold.id}`));
  expect(Object(seen['invoice'])).toEqual(expect.objectContaining({ id: sold.id, store: 'Shop two' }));
  const answer = await post(whole(sold, paidBack(PHONE + 2 * CABLE)), clerk);
  expect(answer.status).toBe(200);
  const refund = Object(answer.body) as Refund;
  expect([refund.number, refund.invoice?.store]).toEqual(['RF-1001', 'Shop two']);
  expect(await unitOf(phone!.unitId)).toEqual({
    store_id: mall.storeId,
    location_id: mall.locationId,
    status: 'in_stock',
    invoice_id: null,
  });
  const booked = await rows(
    `select (select on_hand from stock_levels where location_id = $2 and product_id = $3) as cables,
       (select sum(m.amount)::int from cash_movements m join register_sessions s on s.business_id = m.business_id and s.id = m.session_id
        where m.source_id = $1 and s.store_id = $4) as cash,
       (select array_agg(distinct store_id) from base_entries where document_id = $1) as base,
       (select store_id from refunds where id = $1) as store,
       (select status || ' ' || refunded from invoices where id = $5) as invoice`,
    [refund.id, mall.locationId, shop.cable, mall.storeId, sold.id],
  );
  expect(booked).toEqual([
    {
      cables: 2,
      cash: -(PHONE + 2 * CABLE),
      base: [shop.scope.storeId],
      store: mall.storeId,
      invoice: `paid ${PHONE + 2 * CABLE}`,
    },
  ]);
  // The store of the sale sees where its goods went back.
  const links = bodyOf(await cashier.request('GET', `/invoices/${sold.id}`))['refunds'];
  expect(links).toEqual([expect.objectContaining({ id: refund.id, number: 'RF-1001', store: MALL })]);
  expect(await differences(db)).toEqual([]);
});

test('the unit is sold again where it came back', async () => {
  const sold = await sell({ phones: 1 });
  const unit = sold.lines[0]!.unitId!;
  expect((await post(whole(sold, paidBack(PHONE)), clerk)).status).toBe(200);
  const draft = draftOf(shop, { units: [unit] });
  const checkout = (person: Person) =>
    person.request('POST', `/invoices/${fresh()}/checkout`, { draft, tenders: [tender('card', PHONE)] }, fresh());
  expect([rejection(await checkout(cashier))[1], (await checkout(clerk)).status]).toEqual(['unit.notAvailable', 200]);
  expect(await differences(db)).toEqual([]);
});

test('no more comes back by a tender than was paid by it, in whatever store', async () => {
  const sold = await sell({ cables: 2 }, [tender('card', CABLE), tender('cash', CABLE)]);
  const one = (kind: 'cash' | 'card', person: Person) =>
    post(draftRefund(sold.id, [back(sold.lines[0]!)], paidBack(CABLE, kind)), person);
  expect((await one('cash', clerk)).status).toBe(200);
  expect(rejection(await one('cash', cashier))).toEqual([403, 'approval.needed', []]);
  expect((await one('card', cashier)).status).toBe(200);
  expect(rejection(await one('card', clerk))[1]).toBe('refund.tooMany');
});

test('two stores take the same unit back at once: one of them does', async () => {
  const sold = await sell({ phones: 1 });
  const answers = await Promise.all([clerk, cashier].map((person) => post(whole(sold, paidBack(PHONE)), person)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await differences(db)).toEqual([]);
});

test('a debt of the sale is lowered in its store, and only the rest is paid out', async () => {
  const sold = await sell({ cables: 2, customer: true }, [tender('cash', CABLE), tender('onAccount', CABLE)]);
  expect((await post(whole(sold, paidBack(CABLE)), clerk)).status).toBe(200);
  const lowered = await rows(`select store_id, amount::int from payments where invoice_id = $1 and kind = 'refund'`, [
    sold.id,
  ]);
  expect(lowered).toEqual([{ store_id: shop.scope.storeId, amount: CABLE }]);
  expect(await differences(db)).toEqual([]);
});

test('a void sends the goods back to the sale they came from', async () => {
  const sold = await sell({ phones: 1, cables: 1 });
  const unit = sold.lines[0]!.unitId;
  const before = await unitOf(unit);
  const refund = bodyOf(await post(whole(sold, paidBack(PHONE + CABLE)), clerk));
  const voided = await owner.request('POST', `/refunds/${String(refund['id'])}/void`, { reason: 'Wrong one' }, fresh());
  expect([voided.status, await unitOf(unit)]).toEqual([200, before]);
  // Its own store can take it back, or void the sale.
  const { status } = await admin.request('POST', `/invoices/${sold.id}/void`, { reason: 'Rung up twice' }, fresh());
  expect([status, await differences(db)]).toEqual([200, []]);
});

test('an exchange gives goods of this store for those of another one', async () => {
  const sold = await sell({ phones: 1 });
  const extra = await sell({ phones: 1 });
  expect((await post(whole(extra, paidBack(PHONE)), clerk)).status).toBe(200);
  const id = fresh();
  const draft = {
    ...whole(sold, []),
    kind: 'exchange' as const,
    sale: {
      id,
      lines: draftOf(shop, { units: [extra.lines[0]!.unitId!] }).lines,
      discount: null,
      notes: null,
      tenders: [],
      dueDate: null,
      approvalId: null,
    },
  };
  const answer = await post(draft, clerk);
  expect([answer.status, Object(bodyOf(answer)['sale']).id, await differences(db)]).toEqual([200, id, []]);
});

test('the search finds sales of other stores where their goods come back, with the store', async () => {
  const sold = await sell({ phones: 1 });
  const unit = shop.units.find(({ id }) => id === sold.lines[0]!.unitId)!;
  await inBusiness(db, shop.businessId, (tx) =>
    setTerms(tx, shop.businessId, 'unit', unit.id, termsOf([], [unit.code])),
  );
  const found = async (person: Person) =>
    (
      bodyOf(await person.request('GET', `/refunds/invoices?text=${unit.code}`))['items'] as {
        id: string;
        store: unknown;
      }[]
    ).map(({ id, store }) => ({ id, store }));
  expect([await found(cashier), await found(clerk)]).toEqual([
    [{ id: sold.id, store: null }],
    [{ id: sold.id, store: 'Shop two' }],
  ]);
  await allow(false);
  expect([await found(clerk), rejection(await post(whole(sold, paidBack(PHONE)), clerk))]).toEqual([
    [],
    [409, 'refund.otherStore', []],
  ]);
  await allow(true);
});

test('goods paid in another currency go back to their store', async () => {
  const inParis = await signInAt('two-paris', shop.people.admin.email);
  await allow(true, inParis);
  const sold = await sell({ cables: 1 });
  expect([
    paris.storeId === shop.scope.storeId,
    rejection(await inParis.request('GET', `/refunds/refundable/${sold.id}`)),
  ]).toEqual([false, [409, 'refund.otherStore', []]]);
});
