import {
  openVendorBills,
  payVendor,
  purchaseAttachments,
  vendor,
  vendorFigures,
  vendorLedger,
  vendorAttachments,
  vendors,
  vendorStatement,
  vendorSupplies,
  type VendorEntry,
} from '@tilldesk/domain/vendors';
import { answer, type FakeAnswer } from '../answer.ts';
import { bookOf, dueOf } from '../buyingBook.ts';
import { byId, listed, place } from '../found.ts';
import { added, changed, removed } from '../saved.ts';
import type { FakeServer } from '../FakeServer.ts';

const billsOf = (fakeServer: FakeServer, vendorId: string) =>
  bookOf(fakeServer).orders.flatMap((row) =>
    row.bills.filter((bill) => bill.vendorId === vendorId && bill.status === 'posted').map((bill) => ({ row, bill })),
  );

/** Returns the account of a vendor, oldest first: each bill, each payment, and the balance after it. */
function ledgerOf(fakeServer: FakeServer, vendorId: string): VendorEntry[] {
  const rows = billsOf(fakeServer, vendorId).flatMap(({ row, bill }) => [
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

const attachmentsIn = (fakeServer: FakeServer, recordId: string) => bookOf(fakeServer).attachments.get(recordId) ?? [];

export const vendorAnswers: readonly FakeAnswer[] = [
  answer(vendors.list, ({ query }, fakeServer) => {
    const rows = bookOf(fakeServer)
      .vendors.filter(({ active }) => query.active === undefined || String(active) === query.active)
      .filter(({ balance }) => query.owed === undefined || String((balance ?? 0) > 0) === query.owed);
    return listed(rows, query, (row) => [row.name, row.contactName, row.phone, row.email]);
  }),
  answer(vendors.one, ({ params }, fakeServer) => byId(bookOf(fakeServer).vendors, params.id)),
  answer(vendors.create, ({ body }, fakeServer) => {
    const beginning = { ...body, balance: 0, credits: 0, openOrders: 0 };
    return added(vendor.read, bookOf(fakeServer).vendors, beginning, fakeServer.now);
  }),
  answer(vendors.change, ({ params, body }, fakeServer) =>
    changed(bookOf(fakeServer).vendors, params.id, body, fakeServer.now),
  ),
  answer(vendors.archive, ({ params }, fakeServer) => removed(bookOf(fakeServer).vendors, params.id)),
  answer(vendorFigures, ({ params }, fakeServer) => {
    const orders = bookOf(fakeServer).orders.filter(
      ({ vendorId, number }) => vendorId === params.id && number !== null,
    );
    const received = orders.reduce((sum, row) => sum + row.lines.reduce((all, line) => all + line.received, 0), 0);
    return { orders: orders.length, leadDays: 4.5, fillRate: 0.962, received, defective: received > 0 ? 1 : 0 };
  }),
  ...[purchaseAttachments, vendorAttachments].flatMap((calls) => [
    answer(calls.list, ({ params }, fakeServer) => ({ items: attachmentsIn(fakeServer, params.id) })),
    answer(calls.add, ({ params, body }, fakeServer) => {
      const file = [...fakeServer.files].find(([url]) => url.endsWith(body.fileId))?.[1];
      const facts = { mime: file?.type ?? '', size: file?.size ?? 0, at: fakeServer.now, by: fakeServer.own.user.name };
      const items = [{ id: body.fileId, name: body.name, ...facts }, ...attachmentsIn(fakeServer, params.id)];
      bookOf(fakeServer).attachments.set(params.id, items);
      return { items };
    }),
    answer(calls.remove, ({ params }, fakeServer) => {
      const items = attachmentsIn(fakeServer, params.id).filter(({ id }) => id !== params.fileId);
      bookOf(fakeServer).attachments.set(params.id, items);
      return { items };
    }),
  ]),
  answer(vendorLedger, ({ params, query }, fakeServer) =>
    listed(ledgerOf(fakeServer, params.id).toReversed(), query, ({ documentNumber, reference }) => [
      documentNumber,
      reference,
    ]),
  ),
  answer(vendorStatement, ({ params, query: { from, to } }, fakeServer) => {
    const { id, name, accountNo } = byId(bookOf(fakeServer).vendors, params.id);
    const all = ledgerOf(fakeServer, id);
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
  answer(openVendorBills, ({ params }, fakeServer) => {
    const items = billsOf(fakeServer, params.id)
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
        isLate: dueDay < fakeServer.now.slice(0, 10),
      }));
    return { items, due: items.reduce((sum, { due }) => sum + due, 0), dueElsewhere: 0 };
  }),
  answer(payVendor, ({ params, body }, fakeServer) => {
    const owner = byId(bookOf(fakeServer).vendors, params.id);
    const allocations = body.allocations ?? [];
    for (const { row, bill } of billsOf(fakeServer, params.id)) {
      const amount = allocations.find(({ billId }) => billId === bill.id)?.amount ?? 0;
      if (amount === 0) continue;
      Object.assign(bill, { paid: (bill.paid ?? 0) + amount, due: dueOf(bill) - amount });
      const { id, method, reference, paidOn } = body;
      const facts = {
        number: 'PAY-1002',
        billId: bill.id,
        billNumber: bill.number,
        at: fakeServer.now,
        by: fakeServer.own.user.name,
      };
      row.payments.push({ id, method, reference, paidOn, amount, ...facts, isReversed: false });
    }
    owner.balance = (owner.balance ?? 0) - body.amount;
    return { id: body.id, number: 'PAY-1002', amount: body.amount, allocations, balance: owner.balance };
  }),
  answer(vendorSupplies, ({ params, query }, fakeServer) => {
    const { shop, own: currentSession } = fakeServer;
    const orders = bookOf(fakeServer).orders.filter(
      ({ vendorId, number }) => vendorId === params.id && number !== null,
    );
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
        lastCost: currentSession.limits.viewCost ? (prices[0]?.cost ?? null) : null,
        prices: currentSession.limits.viewCost ? prices : [],
      };
    });
    return listed(rows, query, ({ name, sku, vendorSku }) => [name, sku, vendorSku]);
  }),
];
