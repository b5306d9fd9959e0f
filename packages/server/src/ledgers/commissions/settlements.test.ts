import { expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness, type Tx } from '../../database/transaction.ts';
import { writeSettlement } from '../../testing/settling.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { approvedSettlements, markSettlementsPaid, unmarkSettlementsPaid } from './settlements.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'settled');
const { businessId, people } = shop;
const inShop = <T>(work: (tx: Tx) => Promise<T>) => inBusiness(db, businessId, work);
const settle = (userId: string, month: string, total: number, isDraft = false) =>
  inShop((tx) =>
    writeSettlement(tx, shop.scope, { userId, from: `2026-${month}-01`, to: `2026-${month}-28`, total, isDraft }),
  );
const due = (of: { userId?: string; storeId?: string; upTo?: string } = {}) =>
  inShop(async (tx) => (await approvedSettlements(tx, { businessId, ...of })).map(({ total }) => total));

const january = await settle(people.cashier.id, '01', 1_000);
const february = await settle(people.cashier.id, '02', -200);
await settle(people.admin.id, '03', 500);
const draft = await settle(people.cashier.id, '04', 700, true);
const pay = (ids: string[]) =>
  inShop((tx) => markSettlementsPaid(tx, { businessId, ids, paymentId: newId(OPENED), at: OPENED }));

test('approved settlements are due, oldest first, of a store, a person, or up to a day', async () => {
  expect(await due()).toEqual([1_000, -200, 500]);
  expect(await due({ userId: people.cashier.id })).toEqual([1_000, -200]);
  expect(await due({ upTo: '2026-02-28' })).toEqual([1_000, -200]);
  expect([await due({ storeId: shop.scope.storeId }), await due({ storeId: newId(OPENED) })]).toEqual([
    [1_000, -200, 500],
    [],
  ]);
});

test('a settlement is paid once, all of a payment or none, and is due again when the payment is voided', async () => {
  await expect(pay([january, draft])).rejects.toThrow('settlement.wrongStatus');
  await pay([january, february]);
  await expect(pay([january])).rejects.toThrow('settlement.wrongStatus');
  expect(await due()).toEqual([500]);
  await inShop((tx) => unmarkSettlementsPaid(tx, { businessId, ids: [january, february] }));
  expect(await due()).toEqual([1_000, -200, 500]);
  await expect(inShop((tx) => unmarkSettlementsPaid(tx, { businessId, ids: [january] }))).rejects.toThrow(
    'settlement.wrongStatus',
  );
});
