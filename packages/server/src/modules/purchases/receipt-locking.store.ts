import { Problem } from '@tilldesk/domain/problems';
import type { Tracking } from '@tilldesk/domain/products';
import { type ReceiptStatus } from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { openQuantity, type PurchaseScope } from './locking.store.ts';
import { lockReceiptRow, listCountedLines, insertEntries, listActiveUnitsOfCodes } from './receipts.statements.ts';

/** A locked receipt. Concurrent scans into it are processed one after the other. */
export type LockedReceipt = {
  id: string;
  purchaseId: string;
  status: ReceiptStatus;
  number: number | null;
  vendorId: string;
};

/** Locks a receipt of the store. Throws record.notFound, and receipt.closed if it has to be open and is not. */
export async function lockReceipt(
  tx: Tx,
  scope: PurchaseScope,
  id: string,
  { open }: { open: boolean },
): Promise<LockedReceipt> {
  const row = await tx.existing(lockReceiptRow, { businessId: scope.businessId, storeId: scope.storeId, id });
  if (open && row.status !== 'draft') throw new Problem('receipt.closed');
  return row;
}

/** A line of the order with its counts in a receipt. */
export type CountedLine = {
  id: string;
  productId: string;
  description: string;
  sku: string;
  vendorSku: string | null;
  tracking: Tracking;
  quantity: number;
  received: number;
  cancelled: number;
  isExtra: boolean;
  /** Pieces in this receipt. */
  counted: number;
  /** Devices that the manifest names, and those of them that are neither received nor in this receipt. */
  manifestUnits: number;
  missing: number;
};

/** Returns the open quantity of a line, without subtracting the pieces of this receipt. */
export const openQuantityOf = (line: CountedLine): number => openQuantity(line);

/** Returns the lines of a receipt's order, with the quantity of each in the receipt. */
export function countedLines(
  tx: Tx,
  scope: PurchaseScope,
  receipt: { id: string; purchaseId: string },
): Promise<CountedLine[]> {
  return tx.all(listCountedLines, { businessId: scope.businessId, purchaseId: receipt.purchaseId, id: receipt.id });
}

/** An entry to be added to a receipt. */
export type NewEntry = {
  id: string;
  lineId: string | null;
  productId: string | null;
  result: string;
  quantity: number;
  code: string | null;
  identifiers: readonly string[];
  unitId: string | null;
  arrival: 'ok' | 'damaged';
  color?: string | null | undefined;
  storage?: string | null | undefined;
  condition?: string | null | undefined;
  unitCost?: number | null | undefined;
  scannedAt: string;
};

/** Writes entries; an entry whose id exists is unchanged. */
export async function writeEntries(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  receiptId: string,
  entries: readonly NewEntry[],
) {
  if (entries.length === 0) return;
  await tx.all(insertEntries, {
    businessId: scope.businessId,
    receiptId,
    userId: scope.userId,
    now,
    entries: JSON.stringify(entries.map((entry, place) => ({ ...entry, place }))),
  });
}

/** A code that belongs to an active unit; `lineId` is set if this order expects that unit. */
export type KnownCode = {
  value: string;
  unitId: string;
  status: string;
  purchaseId: string | null;
  lineId: string | null;
};

/** Returns active units that have these codes, with the order that expects each. */
export function activeUnitsOf(tx: Tx, scope: PurchaseScope, codes: readonly string[]): Promise<KnownCode[]> {
  return tx.all(listActiveUnitsOfCodes, { businessId: scope.businessId, codes });
}
