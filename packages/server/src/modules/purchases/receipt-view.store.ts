import type { Receipt, ReceiptEntry } from '@tilldesk/domain/purchases';
import type { Tx } from '../../database/transaction.ts';
import { missingUnits } from './manual-receiving.store.ts';
import type { PurchaseScope } from './locking.store.ts';
import { costFor } from './purchase-list.store.ts';
import { formatPurchaseNumber, formatReceiptNumber } from '../stores/numbers.store.ts';
import { countedLines, type CountedLine } from './receipt-locking.store.ts';
import { billedPieces } from './reversal.store.ts';

type ReceiptRow = Omit<Receipt, 'number' | 'value' | 'pieces' | 'purchaseNumber' | 'lines' | 'entries' | 'missing'> & {
  number: number | null;
  purchase: number | null;
  value: number;
};

/**
 * Returns a whole receipt of the store: its scans, the counts of its lines, and the manifest's devices that are
 * missing.
 */
export async function readReceipt(tx: Tx, scope: PurchaseScope, id: string): Promise<Receipt> {
  const head = await tx.one<ReceiptRow>(receiptSql, [scope.businessId, scope.storeId, id], 'whole_receipt');
  const lines = await countedLines(tx, scope, head);
  const entries = await entriesOf(tx, scope, id);
  const barcodes = await barcodesOf(tx, scope, lines);
  const isOpen = head.status === 'draft';
  const missing = isOpen ? await missingUnits(tx, scope, head) : [];
  const { purchase, number, value, ...rest } = head;
  return {
    ...rest,
    number: number === null ? null : formatReceiptNumber(number),
    purchaseNumber: purchase === null ? null : formatPurchaseNumber(purchase),
    value: costFor(scope)(value),
    pieces: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.map((line) => ({
      lineId: line.id,
      productId: line.productId,
      description: line.description,
      sku: line.sku,
      vendorSku: line.vendorSku,
      barcodes: barcodes.get(line.productId) ?? [],
      tracking: line.tracking,
      ordered: line.quantity - line.cancelled,
      receivedBefore: head.status === 'posted' ? line.received - line.counted : line.received,
      counted: line.counted,
      missing: line.missing,
      hasManifest: line.manifestUnits > 0,
    })),
    entries,
    missing: missing.map(({ unitId, lineId, code }) => ({ unitId, lineId, code })),
  };
}

const entriesOf = (tx: Tx, scope: PurchaseScope, id: string): Promise<ReceiptEntry[]> =>
  tx.raw<ReceiptEntry>(
    `select e.id, e.result, e.line_id as "lineId", e.product_id as "productId", p.name as "productName", e.quantity, e.code,
       e.identifiers, e.arrival, e.at, u.name as by
     from receipt_entries e
     join users u on u.business_id = e.business_id and u.id = e.user_id
     left join products p on p.business_id = e.business_id and p.id = e.product_id
     where e.business_id = $1 and e.receipt_id = $2 order by e.seq desc limit 5000`,
    [scope.businessId, id],
    'whole_entries',
  );

async function barcodesOf(tx: Tx, scope: PurchaseScope, lines: readonly CountedLine[]): Promise<Map<string, string[]>> {
  const rows = await tx.raw<{ productId: string; barcodes: string[] }>(
    `select product_id as "productId", array_agg(barcode order by barcode) as barcodes from product_barcodes
     where business_id = $1 and product_id = any($2::uuid[]) group by product_id`,
    [scope.businessId, lines.map((line) => line.productId)],
    'barcodes_of_lines',
  );
  return new Map(rows.map((row) => [row.productId, row.barcodes]));
}

/** Returns product names by id; null ids are skipped. */
export async function productNames(
  tx: Tx,
  scope: PurchaseScope,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const productIds = ids.filter((id) => id !== null);
  if (productIds.length === 0) return new Map();
  const rows = await tx.raw<{ id: string; name: string }>(
    'select id, name from products where business_id = $1 and id = any($2::uuid[])',
    [scope.businessId, productIds],
    'names_of_products',
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

// A posted receipt can be reversed while its units are in the status in which they were received, enough pieces are in
// stock, none of it is billed, and no landed cost is allocated to it. reverseReceipt checks the same again under locks.
const receiptSql = `
select r.id, r.number, r.status, r.value, r.purchase_id as "purchaseId", o.number as purchase, v.name as "vendorName",
  r.delivery_note as "deliveryNote", r.started_at as "startedAt", r.posted_at as "postedAt", r.reversed_at as "reversedAt",
  r.reason, s.name as "startedBy", p.name as "postedBy",
  r.status = 'posted'
    and not exists (select 1 from landed_shares x where x.business_id = r.business_id and x.receipt_id = r.id
      group by x.line_id, x.unit_id having sum(x.amount) <> 0)
    and not exists (select 1 from receipt_entries e join units u on u.business_id = e.business_id and u.id = e.unit_id
      where e.business_id = r.business_id and e.receipt_id = r.id and e.quantity > 0
        and (u.status not in ('in_stock', 'pending_inspection') or u.store_id <> r.store_id))
    and not exists (${billedPieces})
    and not exists (
      select 1 from (select product_id, sum(quantity) as pieces from receipt_entries
        where business_id = r.business_id and receipt_id = r.id and unit_id is null group by product_id having sum(quantity) > 0) e
      join purchases q on q.business_id = r.business_id and q.id = r.purchase_id
      left join stock_levels l on l.business_id = r.business_id and l.location_id = q.location_id
        and l.product_id = e.product_id
      where coalesce(l.on_hand - l.reserved, 0) < e.pieces) as "isReversible"
from receipts r
join purchases o on o.business_id = r.business_id and o.id = r.purchase_id
join vendors v on v.business_id = o.business_id and v.id = o.vendor_id
join users s on s.business_id = r.business_id and s.id = r.started_by
left join users p on p.business_id = r.business_id and p.id = r.posted_by
where r.business_id = $1 and r.store_id = $2 and r.id = $3`;
