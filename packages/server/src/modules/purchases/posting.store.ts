import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Product } from '@tilldesk/domain/products';
import { classifyIdentifiers } from '@tilldesk/domain/inventory';
import { type Arrival } from '@tilldesk/domain/purchases';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { addTerms } from '../../search/search.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { bookQuantity } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { receiveUnits } from '../../ledgers/stock/receive-units.store.ts';
import { nextNumber, formatReceiptNumber } from '../stores/numbers.store.ts';
import { savePrices } from '../vendors/supplies.store.ts';
import { costOfEach } from './costs.ts';
import {
  lockPurchase,
  linesOf,
  openQuantity,
  updatePurchaseStatus,
  type PurchaseScope,
  type LockedLine,
  type LockedPurchase,
} from './locking.store.ts';
import { voidExpectedUnits } from './ordering.store.ts';
import { lockReceipt } from './receipt-locking.store.ts';
import {
  saveCostsOfEntries,
  savePostedReceipt,
  readPurchaseOfReceipt,
  listPostableEntries,
  insertExtraLines,
  saveCostsOfExpected,
  addReceived,
} from './receipts.statements.ts';

/** Counted pieces of a receipt; rejected scans are left out. */
type Entry = {
  id: string;
  lineId: string | null;
  productId: string;
  quantity: number;
  identifiers: string[];
  unitId: string | null;
  arrival: Arrival;
  color: string | null;
  storage: string | null;
  condition: Product['condition'] | null;
  unitCost: number | null;
};

/** An entry with the cost of its pieces, minor units. */
type Costed = Entry & { cost: number };

/**
 * Posts a receipt: stock, units, their costs, the vendor's prices, and the status of the order, in one transaction. A
 * receipt that is posted already is unchanged. Throws receipt.closed, receipt.empty, receipt.tooMany, unit.taken.
 */
export async function postReceipt(tx: Tx, scope: PurchaseScope, now: string, receiptId: string): Promise<void> {
  const purchase = await lockPurchaseOfReceipt(tx, scope, receiptId);
  const receipt = await lockReceipt(tx, scope, receiptId, { open: false });
  if (receipt.status === 'posted') return;
  if (receipt.status !== 'draft') throw new Problem('receipt.closed');
  const entries = await settleExtras(tx, scope, now, purchase, receiptId, await entriesOf(tx, scope, receiptId));
  if (entries.length === 0) throw new Problem('receipt.empty');
  const lines = await linesOf(tx, scope, purchase.id);
  const costed = costEntries(lines, entries);
  const number = await nextNumber(tx, scope, 'receipt');

  const units = await receiveSerializedUnits(tx, scope, now, purchase, receiptId, lines, costed);
  await bookQuantity(tx, scope, now, {
    lines: piecesOf(lines, costed),
    kind: 'receipt',
    source: { kind: 'receipt', id: receiptId },
  });
  await tx.all(saveCostsOfEntries, {
    businessId: scope.businessId,
    receiptId,
    costed: JSON.stringify(costed.map(({ id, cost }) => ({ id, cost, unit: units.get(id) ?? null }))),
  });
  const arrived = await countReceived(tx, scope, now, purchase, receiptId, costed);
  const value = costed.reduce((sum, { cost }) => sum + cost, 0);
  const pieces = costed.reduce((sum, { quantity }) => sum + quantity, 0);
  await tx.all(savePostedReceipt, {
    businessId: scope.businessId,
    receiptId,
    number,
    pieces,
    value,
    userId: scope.userId,
    now,
  });
  await voidExpectedUnits(tx, scope, now, purchase, arrived.full);
  await addTerms(tx, scope.businessId, 'purchase', [[`grn${number}`, purchase.id]]);
  await updatePurchaseStatus(tx, scope, now, purchase.id);
  const auditDetails = { receipt: formatReceiptNumber(number), pieces };
  await writeAuditEntry(tx, scope, now, 'receipt.posted', 'purchase', purchase.id, null, auditDetails);
}

/** Returns the order of a receipt, locked before the receipt itself. All operations lock in this order. */
export async function lockPurchaseOfReceipt(tx: Tx, scope: PurchaseScope, receiptId: string): Promise<LockedPurchase> {
  const row = await tx.existing(readPurchaseOfReceipt, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    receiptId,
  });
  return lockPurchase(tx, scope, row.purchaseId);
}

function entriesOf(tx: Tx, scope: PurchaseScope, receiptId: string): Promise<Entry[]> {
  return tx.all(listPostableEntries, { businessId: scope.businessId, receiptId });
}

/** Adds lines to the order for extras outside its lines: one for each product and cost. */
async function settleExtras(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  purchase: LockedPurchase,
  receiptId: string,
  entries: Entry[],
) {
  const extras = new Map<
    string,
    { id: string; productId: string; unitCost: number; quantity: number; entries: string[] }
  >();
  for (const entry of entries) {
    if (entry.lineId !== null) continue;
    const unitCost = entry.unitCost ?? 0;
    const key = `${entry.productId} ${unitCost}`;
    const line = extras.get(key) ?? { id: newId(now), productId: entry.productId, unitCost, quantity: 0, entries: [] };
    line.quantity += entry.quantity;
    line.entries.push(entry.id);
    extras.set(key, line);
    entry.lineId = line.id;
  }
  if (extras.size === 0) return entries;
  await tx.all(insertExtraLines, {
    businessId: scope.businessId,
    id: purchase.id,
    receiptId,
    lines: JSON.stringify([...extras.values()].map((line, place) => ({ ...line, place }))),
    lineCount: purchase.lines.length,
    vendorId: purchase.vendorId,
  });
  return entries;
}

/**
 * Returns the cost of each entry's pieces, by their position in the line. No line receives more than its open quantity.
 */
function costEntries(lines: readonly LockedLine[], entries: readonly Entry[]): Costed[] {
  const costs = new Map(
    lines.map((line) => {
      const own = entries.filter((entry) => entry.lineId === line.id);
      const pieces = own.reduce((sum, entry) => sum + entry.quantity, 0);
      if (pieces > openQuantity(line)) {
        throw problemAt(`lines.${line.position}.quantity`, 'receipt.tooMany', {
          open: openQuantity(line),
          product: line.description,
        });
      }
      return [line.id, costOfEach(line, line.received, pieces)] as const;
    }),
  );
  return entries.map((entry) => ({
    ...entry,
    cost: costs
      .get(entry.lineId!)!
      .splice(0, entry.quantity)
      .reduce((sum, cost) => sum + cost, 0),
  }));
}

/** Returns goods without serials as stock movements: one for each line, however often it was scanned. */
function piecesOf(lines: readonly LockedLine[], costed: readonly Costed[]) {
  const booked = new Map<string, { productId: string; quantity: number; value: number; lineId: string }>();
  for (const entry of costed) {
    if (trackingOf(lines, entry) !== 'quantity') continue;
    const { productId } = entry;
    const lineId = entry.lineId!;
    const { quantity, value } = booked.get(lineId) ?? { quantity: 0, value: 0 };
    booked.set(lineId, { productId, lineId, quantity: quantity + entry.quantity, value: value + entry.cost });
  }
  return [...booked.values()];
}

const trackingOf = (lines: readonly LockedLine[], entry: Entry) =>
  lines.find((line) => line.id === entry.lineId)!.tracking;

/** Receives serialized pieces: expected units are received, others are created. Returns the unit of each entry. */
async function receiveSerializedUnits(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  purchase: LockedPurchase,
  receiptId: string,
  lines: readonly LockedLine[],
  costed: readonly Costed[],
): Promise<Map<string, string>> {
  const serialized = costed.filter((entry) => trackingOf(lines, entry) === 'serialized');
  const source = { kind: 'receipt', id: receiptId } as const;
  const units = new Map<string, string>();
  const expected = serialized.filter((entry) => entry.unitId !== null);
  await tx.all(saveCostsOfExpected, {
    businessId: scope.businessId,
    expected: JSON.stringify(expected),
    vendorId: purchase.vendorId,
    unitIds: expected.map((entry) => entry.unitId!),
  });
  for (const [arrival, to] of arrivals) {
    const arrivedEntries = expected.filter((entry) => entry.arrival === arrival);
    await moveUnits(tx, scope, now, {
      unitIds: arrivedEntries.map((entry) => entry.unitId!),
      to,
      kind: 'receipt',
      source,
    });

    const fresh = serialized.filter((entry) => entry.unitId === null && entry.arrival === arrival);
    for (const productId of new Set(fresh.map((entry) => entry.productId))) {
      const own = fresh.filter((entry) => entry.productId === productId);
      const createdUnits = await receiveUnits(tx, scope, now, {
        productId,
        units: own.map(({ identifiers, cost, color, storage, condition }) => ({
          identifiers: classifyIdentifiers(identifiers),
          unitCost: cost,
          color,
          storage,
          condition,
        })),
        status: to,
        acquiredVia: 'purchase',
        vendorId: purchase.vendorId,
        kind: 'receipt',
        source,
        at: (i) => `entries.${own[i]!.id}`,
      });
      createdUnits.forEach((unit, i) => units.set(own[i]!.id, unit.id));
    }
  }
  return units;
}

/** A damaged device is inspected before it can be sold. */
const arrivals = [
  ['ok', 'in_stock'],
  ['damaged', 'pending_inspection'],
] as const;

/** Counts the received pieces on their lines and stores their cost. Returns the lines that are complete. */
async function countReceived(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  purchase: LockedPurchase,
  receiptId: string,
  costed: readonly Costed[],
): Promise<{ full: string[] }> {
  const pieces = new Map<string, { productId: string; quantity: number; cost: number }>();
  for (const { lineId, productId, quantity, cost } of costed) {
    const line = pieces.get(lineId!) ?? { productId, quantity: 0, cost: 0 };
    pieces.set(lineId!, { productId, quantity: line.quantity + quantity, cost: line.cost + cost });
  }
  const lines = await tx.all(addReceived, {
    businessId: scope.businessId,
    pieces: JSON.stringify([...pieces].map(([id, { quantity }]) => ({ id, quantity }))),
  });
  await savePrices(tx, scope, now, {
    vendorId: purchase.vendorId,
    purchaseId: purchase.id,
    documentId: receiptId,
    lines: lines.map(({ id, vendorSku }) => {
      const { productId, quantity, cost } = pieces.get(id)!;
      return { productId, quantity, cost: Math.round(cost / quantity), vendorSku };
    }),
  });
  return { full: lines.filter((line) => line.open === 0).map((line) => line.id) };
}
