import { allRights, someRights } from '@tilldesk/domain/rights';
import { addDays } from '@tilldesk/domain/time';
import { expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, tenderOf } from '../../testing/till.ts';
import { checkout } from '../../modules/sales/checkout/checkout.store.ts';
import { saveDraft } from '../../modules/sales/draft/drafts.store.ts';
import { readDashboard } from './dashboard.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'dash');
const other = await smallShop(db, 'else');
const salesperson = { ...shop.scope, mayChangePrices: false, mayPassLimits: false, seesCost: true, maxDiscount: null };
// The shop's clock is five hours behind UTC from 8 March on, six before.
const now = '2026-03-16T18:30:00.000Z';

const figures = (viewCost = true, of = shop, at = now, permissions = allRights()) =>
  inBusiness(db, of.businessId, (tx) => readDashboard(tx, { ...of.scope, limits: { viewCost }, permissions }, at));

/** Sells cables at 19.99 (cost 3.33 each, 8.25 % tax), for cash. */
const sell = (at: string, cables: number, customerId: string | null = null) =>
  inBusiness(db, shop.businessId, (tx) => {
    const draft = { ...draftOf(shop, { cables }), customerId };
    const tax = Math.round((cables * 1_999 * 825) / 10_000);
    const order = { draft, tenders: [tenderOf('cash', cables * 1_999 + tax)] };
    return checkout(tx, salesperson, at, newId(at), order);
  });

test('a shop that has not sold shows nothing but zeros, and the last 14 days', async () => {
  expect(await figures(true, other)).toEqual({
    day: '2026-03-16',
    currency: 'USD',
    netSales: 0,
    netSalesLastWeek: 0,
    tax: 0,
    tendered: 0,
    invoices: 0,
    averageSale: 0,
    pieces: 0,
    grossProfit: 0,
    drafts: 0,
    lowStock: 0,
    bills: { pending: 0, handled: 0, revenue: 0 },
    byHour: Array.from({ length: 24 }, () => 0),
    byDay: Array.from({ length: 14 }, (_, i) => ({ day: addDays('2026-03-03', i), netSales: 0, invoices: 0 })),
    latest: [],
  });
});

test('the figures of a day are those of the store’s own clock', async () => {
  await sell('2026-03-16T04:59:59.000Z', 7); // 23:59 of the 15th
  await sell('2026-03-16T05:00:00.000Z', 1); // midnight of the 16th
  await sell('2026-03-16T18:15:00.000Z', 2, shop.customer); // 13:15
  await sell('2026-03-09T18:29:00.000Z', 3); // a week ago, before this time of day
  await sell('2026-03-09T18:31:00.000Z', 4); // a week ago, after it
  await inBusiness(db, shop.businessId, (tx) =>
    saveDraft(tx, salesperson, now, newId(now), draftOf(shop, { cables: 1 })),
  );

  const { latest, byDay, byHour, ...today } = await figures();
  expect(today).toEqual({
    day: '2026-03-16',
    currency: 'USD',
    netSales: 3 * 1_999,
    netSalesLastWeek: 3 * 1_999,
    tax: 165 + 330,
    tendered: 3 * 1_999 + 165 + 330,
    invoices: 2,
    averageSale: 2_999,
    pieces: 3,
    grossProfit: 3 * 1_999 - 333 - 667,
    drafts: 1,
    lowStock: 0,
    bills: { pending: 0, handled: 0, revenue: 0 },
  });
  expect(byHour.flatMap((net, hour) => (net > 0 ? [[hour, net]] : []))).toEqual([
    [0, 1_999],
    [13, 2 * 1_999],
  ]);
  expect(byDay.filter((d) => d.invoices > 0)).toEqual([
    { day: '2026-03-09', netSales: 7 * 1_999, invoices: 2 },
    { day: '2026-03-15', netSales: 7 * 1_999, invoices: 1 },
    { day: '2026-03-16', netSales: 3 * 1_999, invoices: 2 },
  ]);
  expect(latest?.map((sale) => [sale.number, sale.customerName, sale.salesperson])).toEqual([
    ['INV-1005', null, 'admin'],
    ['INV-1004', null, 'admin'],
    ['INV-1003', 'Ana Ruiz', 'admin'],
    ['INV-1002', null, 'admin'],
    ['INV-1001', null, 'admin'],
  ]);
});

test('the profit is hidden from those who may not see costs', async () => {
  expect((await figures(false)).grossProfit).toEqual(null);
});

test('stock is low from the reorder point downwards, of units and of quantities, not of services', async () => {
  const reorderAt = async (product: string, point: number) => {
    await inBusiness(db, shop.businessId, (tx) =>
      tx.raw('update products set reorder_point = $2 where id = $1', [product, point]),
    );
    return (await figures()).lowStock;
  };
  // 83 cables and 3 phones are left.
  expect(await reorderAt(shop.cable, 82)).toEqual(0);
  expect(await reorderAt(shop.cable, 83)).toEqual(1);
  expect(await reorderAt(shop.phone, 2)).toEqual(1);
  expect(await reorderAt(shop.phone, 3)).toEqual(2);
  expect(await reorderAt(shop.service, 10)).toEqual(2);
});

test('another business sees none of it', async () => {
  const { latest, netSales, drafts } = await figures(true, other, OPENED);
  expect({ latest, netSales, drafts }).toEqual({ latest: [], netSales: 0, drafts: 0 });
});

test('who may not read invoices sees the figures, but no sale, customer or salesperson', async () => {
  const { latest, invoices } = await figures(false, shop, now, someRights({ Dashboard: 'r' }));
  expect({ latest, sold: invoices > 0 }).toEqual({ latest: null, sold: true });
});
