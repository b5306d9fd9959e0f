import {
  openBills,
  payVendor,
  purchasePapers,
  vendor,
  vendorFigures,
  vendorLedger,
  vendorPapers,
  vendors,
  vendorStatement,
  vendorSupplies,
  type VendorEntry,
} from '@tilldesk/domain/stock';
import { answer, type FakeAnswer } from './answer.ts';
import { bookOf, dueOf } from './buyingBook.ts';
import { byId, listed, place } from './found.ts';
import { added, changed, removed } from './kept.ts';
import type { World } from './World.ts';

const billsOf = (world: World, vendorId: string) =>
  bookOf(world).orders.flatMap((row) =>
    row.bills.filter((bill) => bill.vendorId === vendorId && bill.status === 'posted').map((bill) => ({ row, bill })),
  );

/** The account of a vendor, oldest first: each bill, each payment, and what was owed after it. */
function ledgerOf(world: World, vendorId: string): VendorEntry[] {
  const rows = billsOf(world, vendorId).flatMap(({ row, bill }) => [
    {
      id: bill.id,
      at: bill.at,
      day: bill.day,
      kind: 'bill' as const,
      amount: bill.total ?? 0,
      documentNumber: bill.number,
      reference: bill.reference,
      purchaseId: row.id,
    },
    ...row.payments
      .filter(({ billId }) => billId === bill.id)
      .map((payment) => ({
        id: payment.id,
        at: payment.at,
        day: payment.paidOn,
        kind: 'payment' as const,
        amount: -(payment.amount ?? 0),
        documentNumber: payment.number,
        reference: payment.reference,
        purchaseId: row.id,
      })),
  ]);
  let balance = 0;
  return rows
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((entry) => {
      balance += entry.amount;
      return { ...entry, balance, documentId: entry.id, note: null, storeName: place.storeName, by: 'Dana Reyes' };
    });
}

const papersIn = (world: World, recordId: string) => bookOf(world).papers.get(recordId) ?? [];

export const vendorAnswers: readonly FakeAnswer[] = [
  answer(vendors.list, ({ query }, world) => {
    const rows = bookOf(world)
      .vendors.filter(({ active }) => query.active === undefined || String(active) === query.active)
      .filter(({ balance }) => query.owed === undefined || String((balance ?? 0) > 0) === query.owed);
    return listed(rows, query, (row) => [row.name, row.contactName, row.phone, row.email]);
  }),
  answer(vendors.one, ({ params }, world) => byId(bookOf(world).vendors, params.id)),
  answer(vendors.create, ({ body }, world) => {
    const beginning = { ...body, balance: 0, credits: 0, openOrders: 0 };
    return added(vendor.read, bookOf(world).vendors, beginning, world.now);
  }),
  answer(vendors.change, ({ params, body }, world) => changed(bookOf(world).vendors, params.id, body, world.now)),
  answer(vendors.archive, ({ params }, world) => removed(bookOf(world).vendors, params.id)),
  answer(vendorFigures, ({ params }, world) => {
    const orders = bookOf(world).orders.filter(({ vendorId, number }) => vendorId === params.id && number !== null);
    const received = orders.reduce((sum, row) => sum + row.lines.reduce((all, line) => all + line.received, 0), 0);
    return { orders: orders.length, leadDays: 4.5, fillRate: 0.962, received, defective: received > 0 ? 1 : 0 };
  }),
  ...[purchasePapers, vendorPapers].flatMap((calls) => [
    answer(calls.list, ({ params }, world) => ({ items: papersIn(world, params.id) })),
    answer(calls.add, ({ params, body }, world) => {
      const file = [...world.files].find(([url]) => url.endsWith(body.fileId))?.[1];
      const facts = { mime: file?.type ?? '', size: file?.size ?? 0, at: world.now, by: world.own.user.name };
      const items = [{ id: body.fileId, name: body.name, ...facts }, ...papersIn(world, params.id)];
      bookOf(world).papers.set(params.id, items);
      return { items };
    }),
    answer(calls.remove, ({ params }, world) => {
      const items = papersIn(world, params.id).filter(({ id }) => id !== params.fileId);
      bookOf(world).papers.set(params.id, items);
      return { items };
    }),
  ]),
  answer(vendorLedger, ({ params, query }, world) =>
    listed(ledgerOf(world, params.id).toReversed(), query, ({ documentNumber, reference }) => [
      documentNumber,
      reference,
    ]),
  ),
  answer(vendorStatement, ({ params, query: { from, to } }, world) => {
    const { id, name, accountNo } = byId(bookOf(world).vendors, params.id);
    const all = ledgerOf(world, id);
    const entries = all.filter(({ day }) => day >= from && day <= to);
    const before = all.filter(({ day }) => day < from);
    const sum = (kind: VendorEntry['kind']) =>
      entries.reduce((total, entry) => (entry.kind === kind ? total + entry.amount : total), 0);
    const opening = before.reduce((total, { amount }) => total + amount, 0);
    const parts = { billed: sum('bill'), paid: sum('payment'), credited: sum('credit'), adjusted: sum('adjustment') };
    return {
      vendor: { id, name, accountNo },
      currency: place.defaultCurrency,
      from,
      to,
      opening,
      entries,
      ...parts,
      closing: opening + entries.reduce((total, { amount }) => total + amount, 0),
      isCut: false,
    };
  }),
  answer(openBills, ({ params }, world) => {
    const items = billsOf(world, params.id)
      .filter(({ bill }) => dueOf(bill) > 0)
      .map(({ row, bill: { id, number, reference, day, dueDay, total, paid, due } }) => ({
        id,
        number,
        reference,
        day,
        dueDay,
        purchaseId: row.id,
        purchaseNumber: row.number,
        total: total ?? 0,
        paid: paid ?? 0,
        due: due ?? 0,
        isLate: dueDay < world.now.slice(0, 10),
      }));
    return { items, due: items.reduce((sum, { due }) => sum + due, 0), dueElsewhere: 0 };
  }),
  answer(payVendor, ({ params, body }, world) => {
    const owner = byId(bookOf(world).vendors, params.id);
    const allocations = body.allocations ?? [];
    for (const { row, bill } of billsOf(world, params.id)) {
      const amount = allocations.find(({ billId }) => billId === bill.id)?.amount ?? 0;
      if (amount === 0) continue;
      Object.assign(bill, { paid: (bill.paid ?? 0) + amount, due: dueOf(bill) - amount });
      const { id, method, reference, paidOn } = body;
      const facts = {
        number: 'PAY-1002',
        billId: bill.id,
        billNumber: bill.number,
        at: world.now,
        by: world.own.user.name,
      };
      row.payments.push({ id, method, reference, paidOn, amount, ...facts, isReversed: false });
    }
    owner.balance = (owner.balance ?? 0) - body.amount;
    return { id: body.id, number: 'PAY-1002', amount: body.amount, allocations, balance: owner.balance };
  }),
  answer(vendorSupplies, ({ params, query }, world) => {
    const { shop, own } = world;
    const orders = bookOf(world).orders.filter(({ vendorId, number }) => vendorId === params.id && number !== null);
    const lines = orders.flatMap((row) => row.lines.map((line) => ({ row, line })));
    const rows = [...new Set(lines.map(({ line }) => line.productId))].map((productId) => {
      const of = lines.filter(({ line }) => line.productId === productId).toReversed();
      const prices = of.map(({ row, line }) => ({
        at: row.createdAt,
        cost: line.unitCost,
        purchaseId: row.id,
        purchaseNumber: row.number ?? '',
      }));
      const { name, sku } = byId(shop.products, productId);
      return {
        id: productId,
        productId,
        name,
        sku,
        vendorSku: of[0]?.line.vendorSku ?? null,
        leadDays: null,
        pieces: of.reduce((sum, { line }) => sum + line.received, 0),
        lastAt: prices[0]?.at ?? null,
        lastCost: own.limits.viewCost ? (prices[0]?.cost ?? null) : null,
        prices: own.limits.viewCost ? prices : [],
      };
    });
    return listed(rows, query, ({ name, sku, vendorSku }) => [name, sku, vendorSku]);
  }),
];
