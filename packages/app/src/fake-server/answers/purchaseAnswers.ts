import { Problem } from '@tilldesk/domain/problems';
import { parseIdentifier } from '@tilldesk/domain/inventory';
import {
  checkManifest,
  clonePurchase,
  orderPurchase,
  postReceipt,
  purchases,
  purchaseSuggestions,
  discardReceipt,
  shouldRecordScan,
  checkManifestRows,
  matchScan,
  receipts,
  scanReceipt,
  setReceived,
  startReceipt,
  type Receipt,
  type ReceiptEntry,
  type ReceiptScanDraft,
} from '@tilldesk/domain/purchases';
import { answer, type FakeAnswer } from '../answer.ts';
import { bookOf, purchaseOf } from '../buyingBook.ts';
import { byId, listed } from '../found.ts';
import type { LineRow, OrderRow } from '../OrderRow.ts';
import { productOf } from './productAnswers.ts';
import type { FakeServer } from '../FakeServer.ts';

const one = (fakeServer: FakeServer, id: string) => purchaseOf(fakeServer, byId(bookOf(fakeServer).orders, id));

type Written = Pick<
  OrderRow,
  'vendorId' | 'vendorRef' | 'orderDay' | 'expectedDay' | 'termsDays' | 'notes' | 'discount'
> & {
  lines: readonly Omit<LineRow, 'received' | 'cancelled' | 'billed' | 'isExtra' | 'expectedUnits'>[];
  charges: OrderRow['chargeList'];
};

/** Converts a user's input to its stored form. */
const writtenOf = ({ lines, charges, ...facts }: Written) => ({
  ...facts,
  chargeList: charges,
  lines: lines.map((line) => ({
    ...line,
    received: 0,
    cancelled: 0,
    billed: 0,
    isExtra: false,
    expectedUnits: 0,
  })),
});

/** Adds scans to a receipt by the rule of the domain. */
function scanned({ shop, own: currentSession }: FakeServer, receipt: Receipt, scans: readonly ReceiptScanDraft[]) {
  const codes = shop.products.flatMap(({ id, sku, barcodes }) =>
    [sku, ...barcodes].map((code) => [parseIdentifier(code).value, id] as const),
  );
  const context = {
    lines: receipt.lines.map((line) => ({
      id: line.lineId,
      productId: line.productId,
      isSerialized: line.tracking === 'serialized',
      open: line.ordered - line.receivedBefore,
      counted: line.counted,
      hasManifest: line.hasManifest,
    })),
    products: new Map(codes),
    expected: new Map(receipt.missing.map(({ code, unitId, lineId }) => [code, { unitId, lineId }])),
    taken: new Set(shop.units.filter(({ status }) => status === 'in_stock').map(({ code }) => code)),
    scanned: new Set(receipt.entries.flatMap(({ identifiers, quantity }) => (quantity > 0 ? identifiers : []))),
  };
  const results = scans.map((scan) => {
    const { codes: of, lineId = null, isConfirmed = false } = scan;
    const read = matchScan(context, { codes: of, lineId, isConfirmed });
    const productName = read.productId === null ? null : byId(shop.products, read.productId).name;
    const quantity = read.result === 'matched' || read.result === 'matchedUnit' ? 1 : 0;
    const entry: ReceiptEntry = {
      id: scan.clientScanId,
      result: read.result,
      lineId: read.lineId,
      productId: read.productId,
      productName,
      quantity,
      code: read.code,
      identifiers: read.identifiers,
      arrival: scan.arrival ?? 'ok',
      at: scan.at,
      by: currentSession.user.name,
    };
    if (shouldRecordScan(read.result, scan)) receipt.entries.push(entry);
    receipt.missing = receipt.missing.filter(({ unitId }) => unitId !== read.unitId);
    const { result, lineId: at, productId, code, suggestedImei } = read;
    return { clientScanId: scan.clientScanId, result, lineId: at, productId, productName, code, suggestedImei };
  });
  for (const line of receipt.lines) {
    line.counted = context.lines.find(({ id }) => id === line.lineId)?.counted ?? line.counted;
    line.missing = receipt.missing.filter(({ lineId }) => lineId === line.lineId).length;
  }
  return { results, lines: receipt.lines.map(({ lineId, counted, missing }) => ({ lineId, counted, missing })) };
}

export const purchaseAnswers: readonly FakeAnswer[] = [
  answer(purchases.list, ({ query }, fakeServer) => {
    const rows = bookOf(fakeServer)
      .orders.map((row) => purchaseOf(fakeServer, row))
      .filter(({ status }) => query.status === undefined || status === query.status)
      .filter(({ vendorId }) => query.vendorId === undefined || vendorId === query.vendorId)
      .filter(({ isLate }) => query.late === undefined || isLate);
    return listed(rows, query, (row) => [row.number, row.vendorName, row.vendorRef]);
  }),
  answer(purchases.one, ({ params }, fakeServer) => one(fakeServer, params.id)),
  answer(purchases.create, ({ body: { id, ...body } }, fakeServer) => {
    const same = { buyer: fakeServer.own.user.name, number: null, version: 1, createdAt: fakeServer.now };
    const none = { payments: [], landedCosts: [], history: [], bills: [], sentAt: null, closedReason: null };
    bookOf(fakeServer).orders.push({ id, ...writtenOf(body), ...same, ...none, state: 'draft' });
    return one(fakeServer, id);
  }),
  answer(purchases.change, ({ params, body: { version, ...body } }, fakeServer) => {
    const row = byId(bookOf(fakeServer).orders, params.id);
    if (row.version !== version) throw new Problem('record.changed');
    Object.assign(row, writtenOf(body), { version: version + 1 });
    return one(fakeServer, params.id);
  }),
  answer(clonePurchase, ({ params, body: { id } }, fakeServer) => {
    const { orders } = bookOf(fakeServer);
    orders.push({
      ...byId(orders, params.id),
      id,
      state: 'draft',
      number: null,
      version: 1,
      createdAt: fakeServer.now,
    });
    return one(fakeServer, id);
  }),
  answer(orderPurchase, ({ params }, fakeServer) => {
    const row = byId(bookOf(fakeServer).orders, params.id);
    Object.assign(row, { state: 'ordered', number: 'PO-1005', version: row.version + 1 });
    return one(fakeServer, params.id);
  }),
  answer(purchaseSuggestions, (_, fakeServer) => ({
    items: fakeServer.shop.products
      .map((row) => productOf(fakeServer, row))
      .filter(
        ({ tracking, reorderPoint, onHand }) => tracking !== 'none' && reorderPoint !== null && onHand <= reorderPoint,
      )
      .map(({ id, name, sku, onHand, reorderPoint, lastCost }) => ({
        productId: id,
        name,
        sku,
        lastCost,
        available: onHand,
        incoming: 0,
        reorderPoint: reorderPoint ?? 0,
        reorderTo: 3 * (reorderPoint ?? 0),
        suggested: 3 * (reorderPoint ?? 0) - onHand,
        vendorId: null,
        vendorName: null,
        vendorSku: null,
        leadDays: null,
      })),
  })),
  answer(receipts.one, ({ params }, fakeServer) => byId(bookOf(fakeServer).receipts, params.id)),
  answer(startReceipt, ({ params, body }, fakeServer) => {
    const currentSession = bookOf(fakeServer).receipts;
    const open = currentSession.find(({ purchaseId, status }) => purchaseId === params.id && status === 'draft');
    if (open) return open;
    // A discarded receipt stays discarded: the next one has a new id.
    const before = currentSession.findLast(
      ({ purchaseId, status }) => purchaseId === params.id && status === 'discarded',
    );
    if (before === undefined) throw new Problem('purchase.notOpen');
    const again = currentSession.find(({ id }) => id === body.id);
    if (again) return again;
    const lines = before.lines.map((line) => ({ ...line, counted: 0 }));
    const begun: Receipt = { ...before, id: body.id, status: 'draft', entries: [], lines, pieces: 0 };
    currentSession.push(begun);
    return begun;
  }),
  answer(discardReceipt, ({ params }, fakeServer) =>
    Object.assign(byId(bookOf(fakeServer).receipts, params.id), { status: 'discarded' as const }),
  ),
  answer(scanReceipt, ({ params, body }, fakeServer) => {
    const receipt = byId(bookOf(fakeServer).receipts, params.id);
    if (receipt.status !== 'draft') throw new Problem('receipt.closed');
    return scanned(fakeServer, receipt, body.scans);
  }),
  answer(setReceived, ({ params, body }, fakeServer) => {
    const receipt = byId(bookOf(fakeServer).receipts, params.id);
    const line = receipt.lines.find(({ lineId }) => lineId === body.lineId);
    if (line) line.counted = body.quantity;
    return receipt;
  }),
  answer(postReceipt, ({ params }, fakeServer) => {
    const book = bookOf(fakeServer);
    const receipt = byId(book.receipts, params.id);
    const row = byId(book.orders, receipt.purchaseId);
    for (const { lineId, counted } of receipt.lines) {
      const line = row.lines.find(({ id }) => id === lineId);
      if (line) line.received += counted;
    }
    const pieces = receipt.lines.reduce((sum, { counted }) => sum + counted, 0);
    const posted = { status: 'posted' as const, postedBy: fakeServer.own.user.name, postedAt: fakeServer.now };
    return Object.assign(receipt, { ...posted, number: 'GRN-1002', pieces });
  }),
  answer(checkManifest, ({ params, body }, fakeServer) => {
    const { lines } = one(fakeServer, params.id);
    const openByLine = new Map(
      lines.flatMap(({ id, tracking, open }) => (tracking === 'serialized' ? [[id, open]] : [])),
    );
    const taken = new Set(fakeServer.shop.units.filter(({ status }) => status === 'in_stock').map(({ code }) => code));
    const rows = checkManifestRows(body.rows, openByLine, taken).map((row) => ({
      ...row,
      status: null,
      purchaseNumber: null,
    }));
    const count = (of: (result: string) => boolean) => rows.filter(({ result }) => of(result)).length;
    const [ok, unusual] = [count((result) => result === 'ok'), count((result) => result === 'invalidCheckDigit')];
    return { rows, ok, invalidCheckDigit: unusual, wrong: rows.length - ok - unusual };
  }),
];
