import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { newId } from '../../database/new-id.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { bodyOf, rejection, tender } from '../../testing/refunds.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase(8);
const shop = await smallShop(db, 'parts', 1);
const { app, time } = await servicesOn(db);
await inBusiness(db, shop.businessId, (tx) =>
  tx.raw('update customers set credit_limit = 900_000 where id = $1', [shop.customer]),
);
let [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
afterAll(() => app.close());

const fresh = () => newId(OPENED);
/** 4 cables of 19.99 and their tax; 16.56 is paid at once, so that 70.00 is due. */
async function soldOnAccount(onAccount = 7_000): Promise<string> {
  const id = fresh();
  const draft = { ...draftOf(shop, { cables: 4 }), customerId: shop.customer };
  const tenders = [tender('card', 8_656 - onAccount), { id: fresh(), kind: 'onAccount', amount: onAccount }];
  const answer = await cashier.request(
    'POST',
    `/invoices/${id}/checkout`,
    { draft, tenders, dueDate: '2026-03-20' },
    fresh(),
  );
  if (answer.status !== 200) throw new Error(answer.text);
  return id;
}
const agree = (id: string, rows: object[], version: number, more: object = {}, person = cashier) =>
  person.request('POST', `/invoices/${id}/instalments`, { version, rows, reason: 'Asked for time', ...more });
const pay = (id: string, amount: number) =>
  cashier.request('POST', `/invoices/${id}/payments`, { tenders: [tender('card', amount)] }, fresh());
const thrice = [
  { dueDate: '2026-03-10', amount: 3_000 },
  { dueDate: '2026-04-10', amount: 2_000 },
  { dueDate: '2026-05-10', amount: 2_000 },
];
const instalmentsOf = async (id: string) => {
  const { instalments, dueDate, isOverdue, due } = bodyOf(await cashier.request('GET', `/invoices/${id}`));
  return { instalments, dueDate, isOverdue, due };
};
const overdue = async () =>
  (Object(bodyOf(await cashier.request('GET', '/invoices?balance=overdue'))['items']) as { id: string }[]).map(
    ({ id }) => id,
  );
/** Sets another day and signs in again, because tokens do not last that long. */
async function setDay(day: string) {
  time.now = new Date(`${day}T18:00:00.000Z`);
  [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
}

test('what is paid is laid against the oldest part, and what is not by its day is overdue', async () => {
  const id = await soldOnAccount();
  expect((await agree(id, thrice, 2)).status).toEqual(200);
  const [first, second, third] = thrice;
  const open = { paid: 0, state: 'open' };
  expect(await instalmentsOf(id)).toEqual({
    instalments: [first, second, third].map((part) => ({ ...part, ...open })),
    dueDate: '2026-03-10',
    isOverdue: false,
    due: 7_000,
  });
  await pay(id, 3_500);
  const later = [
    { ...first, paid: 3_000, state: 'paid' },
    { ...second, paid: 500, state: 'part' },
    { ...third, ...open },
  ];
  expect(await instalmentsOf(id)).toEqual({ instalments: later, dueDate: '2026-04-10', isOverdue: false, due: 3_500 });

  await setDay('2026-04-11');
  later[1]!.state = 'overdue';
  expect(await instalmentsOf(id)).toEqual({ instalments: later, dueDate: '2026-04-10', isOverdue: true, due: 3_500 });
  expect(await overdue()).toEqual([id]);
  await pay(id, 1_500);
  expect([await overdue(), Object(await instalmentsOf(id)).dueDate]).toEqual([[], '2026-05-10']);
  await pay(id, 2_000);
  expect(Object(await instalmentsOf(id)).instalments.map(({ state }: { state: string }) => state)).toEqual([
    'paid',
    'paid',
    'paid',
  ]);
  expect(await differences(db)).toEqual([]);
  await setDay('2026-03-02');
});

test('an agreement that is none is rejected where it is wrong', async () => {
  const id = await soldOnAccount();
  const [first, second, third] = thrice as [object, object, object];
  const tried = async (rows: object[], version = 2) => rejection(await agree(id, rows, version));
  expect(await tried([first, second])).toEqual([400, 'instalments.sum', ['rows']]);
  expect(await tried([first, third, second])).toEqual([400, 'instalments.order', ['rows.2.dueDate']]);
  expect(await tried([{ ...first, dueDate: '2026-03-01' }, second, third])).toEqual([
    400,
    'day.over',
    ['rows.0.dueDate'],
  ]);
  expect(await tried([{ dueDate: '2026-03-10', amount: 7_000 }])).toEqual([400, 'request.invalid', ['rows']]);
  expect(await tried(thrice, 7)).toEqual([409, 'record.changed', []]);
  expect(await tried(thrice)).toEqual([200, undefined, []]);
  const paid = await soldOnAccount();
  await pay(paid, 7_000);
  expect(rejection(await agree(paid, thrice, 3))).toEqual([409, 'invoice.notOpen', []]);
});

test('what was agreed is changed by whoever may update sales, or with their approval, and both are kept', async () => {
  const id = await soldOnAccount();
  await agree(id, thrice, 2);
  const halves = [
    { dueDate: '2026-03-15', amount: 3_500 },
    { dueDate: '2026-04-15', amount: 3_500 },
  ];
  expect(rejection(await agree(id, halves, 3))).toEqual([403, 'approval.needed', []]);
  expect((await agree(id, halves, 3, { reason: 'Paid too late' }, admin)).status).toEqual(200);
  const savedRows = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(
      `select before, after from audit_log where entity_id = $1 and action = 'invoice.instalmentsAgreed'
         and after ->> 'reason' = 'Paid too late'`,
      [id],
    ),
  );
  expect(savedRows).toEqual([{ before: { rows: thrice }, after: { rows: halves, reason: 'Paid too late' } }]);
  expect(await differences(db)).toEqual([]);
});
