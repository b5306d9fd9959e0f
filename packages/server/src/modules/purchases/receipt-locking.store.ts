import { Problem } from '@tilldesk/domain/problems';
import type { Tracking } from '@tilldesk/domain/products';
import { activeStatuses } from '@tilldesk/domain/inventory';
import { type ReceiptStatus } from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { openQuantity, type PurchaseScope } from './locking.store.ts';

/** The statuses in which a unit belongs to the shop, as SQL literals. */
export const activeList = activeStatuses.map((status) => `'${status}'`).join(', ');

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
  const row = await tx.one<LockedReceipt>(
    `select r.id, r.purchase_id as "purchaseId", r.status, r.number, p.vendor_id as "vendorId"
     from receipts r join purchases p on p.business_id = r.business_id and p.id = r.purchase_id
     where r.business_id = $1 and r.store_id = $2 and r.id = $3 for update of r`,
    [scope.businessId, scope.storeId, id],
    'hold_receipt',
  );
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
  return tx.raw<CountedLine>(
    `select l.id, l.product_id as "productId", l.description, p.sku, l.vendor_sku as "vendorSku", p.tracking, l.quantity,
       l.received, l.cancelled, l.is_extra as "isExtra", coalesce(e.pieces, 0)::int as counted,
       coalesce(m."manifestUnits", 0)::int as "manifestUnits", (coalesce(m.expected, 0) - coalesce(e.units, 0))::int as missing
     from purchase_lines l
     join products p on p.business_id = l.business_id and p.id = l.product_id
     left join (
       select e.line_id, sum(e.quantity) as pieces, count(e.unit_id) filter (where e.quantity > 0 and r.status = 'draft') as units
       from receipt_entries e join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
       where e.business_id = $1 and e.receipt_id = $3 group by e.line_id) e on e.line_id = l.id
     left join (
       select x.line_id, count(*) as "manifestUnits", count(*) filter (where u.status = 'expected') as expected
       from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id and u.status <> 'void'
       where x.business_id = $1 and x.purchase_id = $2 group by x.line_id) m on m.line_id = l.id
     where l.business_id = $1 and l.purchase_id = $2 order by l.position, l.id`,
    [scope.businessId, receipt.purchaseId, receipt.id],
    'counted_lines',
  );
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
  await tx.raw(
    `insert into receipt_entries (business_id, receipt_id, user_id, at, id, line_id, product_id, result, quantity, code,
       identifiers, unit_id, arrival, color, storage, condition, unit_cost, scanned_at)
     select $1, $2, $3, $4, x.id, x."lineId", x."productId", x.result, x.quantity, x.code, x.identifiers, x."unitId",
       x.arrival, x.color, x.storage, x.condition, x."unitCost", x."scannedAt"
     from jsonb_to_recordset($5::jsonb) as x(id uuid, "lineId" uuid, "productId" uuid, result text,
       quantity int, code text, identifiers text[], "unitId" uuid, arrival text, color text, storage text, condition text,
       "unitCost" bigint, "scannedAt" timestamptz, place int)
     order by x.place
     on conflict (business_id, receipt_id, id) do nothing`,
    [
      scope.businessId,
      receiptId,
      scope.userId,
      now,
      JSON.stringify(entries.map((entry, place) => ({ ...entry, place }))),
    ],
    'write_entries',
  );
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
  return tx.raw<KnownCode>(
    `select i.value, u.id as "unitId", u.status, x.purchase_id as "purchaseId", x.line_id as "lineId"
     from device_identifiers i
     join units u on u.business_id = i.business_id and u.device_id = i.device_id and u.status in (${activeList})
     left join purchase_units x on x.business_id = i.business_id and x.unit_id = u.id
     where i.business_id = $1 and i.value = any($2::text[])`,
    [scope.businessId, codes],
    'active_units_of_codes',
  );
}
