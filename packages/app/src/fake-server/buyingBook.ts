import { documentTotals } from '@tilldesk/domain/lines';
import { purchaseProgress, type Bill, type Purchase, type Receipt } from '@tilldesk/domain/purchases';
import { type Attachment, type Vendor } from '@tilldesk/domain/vendors';
import { dayOf } from '@tilldesk/domain/time';
import { byId, place } from './found.ts';
import type { Shop } from './Shop.ts';
import type { LineRow, OrderRow } from './OrderRow.ts';
import { orderRows } from './shop/orders.ts';
import { receiptRows } from './shop/receipts.ts';
import { vendorRows } from './shop/vendors.ts';
import type { FakeServer } from './FakeServer.ts';

/** The purchases of the fake shop; each story opens its own. */
export type BuyingBook = {
  vendors: Vendor[];
  orders: OrderRow[];
  receipts: Receipt[];
  /** By the record that they are attached to. */
  attachments: Map<string, Attachment[]>;
};

const books = new WeakMap<Shop, BuyingBook>();

/** Returns the purchases of a fake server; those of a new shop are empty. */
export function bookOf({ shop }: FakeServer): BuyingBook {
  const isBusy = shop.kind === 'busy';
  const book = books.get(shop) ?? {
    vendors: isBusy ? structuredClone(vendorRows) : [],
    orders: isBusy ? structuredClone(orderRows) : [],
    receipts: isBusy ? structuredClone(receiptRows) : [],
    attachments: new Map<string, Attachment[]>(),
  };
  books.set(shop, book);
  return book;
}

/** Returns a whole order as a user sees it: without costs for users who lack the right to see them. */
export function purchaseOf(fakeServer: FakeServer, row: OrderRow): Purchase {
  const { shop, own: currentSession, now } = fakeServer;
  const book = bookOf(fakeServer);
  const seen = (minor: number): number | null => (currentSession.limits.viewCost ? minor : null);
  const vendor = byId(book.vendors, row.vendorId);
  const totals = documentTotals(
    row.lines.map((line) => ({ ...line, unitPrice: line.unitCost })),
    row.discount,
  );
  const sum = (of: (line: LineRow) => number) => row.lines.reduce((all, line) => all + of(line), 0);
  const extra = row.chargeList.reduce((all, { amount }) => all + amount, 0);
  const bills = row.bills.filter(({ status }) => status === 'posted');
  const billed = bills.reduce((all, { total }) => all + (total ?? 0), 0);
  const paid = bills.reduce((all, bill) => all + (bill.paid ?? 0), 0);
  const today = dayOf(new Date(now), place.timeZone);
  const progress = purchaseProgress(row.lines, { ...row, billed, paid, today });
  const landed = row.landedCosts.flatMap(({ shares }) => shares);
  const receipts = book.receipts.filter(({ purchaseId }) => purchaseId === row.id);
  const draft = receipts.find(({ status }) => status === 'draft');
  const lines = row.lines.map((line, at): Purchase['lines'][number] => {
    const product = byId(shop.products, line.productId);
    const part = totals.lines[at];
    const landedTotal = landed
      .filter(({ lineId }) => lineId === line.id)
      .reduce((all, { amount }) => all + (amount ?? 0), 0);
    const missing = draft?.missing.filter(({ lineId }) => lineId === line.id).length ?? line.expectedUnits;
    return {
      ...line,
      description: product.name,
      sku: product.sku,
      barcode: product.barcodes[0] ?? null,
      tracking: product.tracking,
      open: row.state === 'ordered' ? line.quantity - line.cancelled - line.received : 0,
      unitCost: seen(line.unitCost),
      gross: seen(part?.gross ?? 0),
      discountTotal: seen((part?.lineDiscount ?? 0) + (part?.documentDiscount ?? 0)),
      net: seen(part?.net ?? 0),
      tax: seen(part?.tax ?? 0),
      total: seen(part?.total ?? 0),
      landed: seen(landedTotal),
      arrivedUnits: line.expectedUnits - missing,
    };
  });
  const { status, payment, isLate, ordered, received, open, receivedPercent, toBill } = progress;
  return {
    ...row,
    status,
    payment,
    isLate,
    ordered,
    received,
    open,
    receivedPercent,
    lines,
    receipts,
    vendorName: vendor.name,
    currency: place.defaultCurrency,
    lineCount: row.lines.length,
    gross: seen(totals.gross),
    discountTotal: seen(totals.discount),
    net: seen(totals.net),
    tax: seen(totals.tax),
    charges: seen(extra),
    total: seen(totals.total + extra),
    billed: seen(billed),
    paid: seen(paid),
    due: seen(billed - paid),
    landed: seen(landed.reduce((all, { amount }) => all + (amount ?? 0), 0)),
    toBill: { pieces: toBill, value: seen(sum((line) => (line.received - line.billed) * line.unitCost)) },
    vendor: {
      id: vendor.id,
      name: vendor.name,
      contactName: vendor.contactName,
      phone: vendor.phone,
      email: vendor.email,
      accountNo: vendor.accountNo,
      language: vendor.preferredLanguage,
      address: [vendor.street, [vendor.city, vendor.state, vendor.postalCode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join('\n'),
    },
    locationName: 'Shop floor',
    orderedAt: row.number === null ? null : row.createdAt,
    sentTo: row.sentAt === null ? null : vendor.email,
    closedAt: row.closedReason === null ? null : row.createdAt,
    updatedAt: row.createdAt,
  };
}

/** Returns the amount due of a bill. */
export const dueOf = ({ total, paid }: Bill): number => (total ?? 0) - (paid ?? 0);
