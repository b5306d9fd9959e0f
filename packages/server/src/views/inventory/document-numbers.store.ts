import type { AdjustmentReason } from '@tilldesk/domain/adjustments';
import type { SourceKind } from '@tilldesk/domain/inventory';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/**
 * A document with its displayed number; for an adjustment also its reason. `pageId` is the record on whose page it is shown: for
 * a receipt its order. Null if it has no page of its own.
 */
export type DocumentRef = {
  kind: SourceKind;
  number: string;
  reason: AdjustmentReason | null;
  pageId: string | null;
};

/** Returns the documents that moved stock, by id. Documents without a number, such as an opening, are left out. */
export async function documentsById(
  tx: Tx,
  { businessId }: Pick<Scope, 'businessId'>,
  ids: readonly string[],
): Promise<Map<string, DocumentRef>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.raw<DocumentRef & { id: string }>(
    `select id, 'invoice' as kind, 'INV-' || number as number, null as reason, id as "pageId" from invoices
     where business_id = $1 and id = any($2::uuid[]) and number is not null
     union all
     select id, 'refund', 'RF-' || number, null, id from refunds
     where business_id = $1 and id = any($2::uuid[])
     union all
     select id, 'adjustment', 'ADJ-' || number, reason, id from stock_adjustments
     where business_id = $1 and id = any($2::uuid[])
     union all
     select id, 'receipt', 'GRN-' || number, null, purchase_id from receipts
     where business_id = $1 and id = any($2::uuid[]) and number is not null
     union all
     select id, 'bill', 'BILL-' || number, null, purchase_id from bills
     where business_id = $1 and id = any($2::uuid[])
     union all
     select c.id, 'landedCost', 'PO-' || o.number, null, o.id
     from landed_costs c join purchases o on o.business_id = c.business_id and o.id = c.purchase_id
     where c.business_id = $1 and c.id = any($2::uuid[]) and o.number is not null
     union all
     select id, 'count', 'CNT-' || number, null, null::uuid from inventory_counts
     where business_id = $1 and id = any($2::uuid[])
     union all
     select id, 'tradeIn', 'TI-' || number, null, invoice_id from trade_ins
     where business_id = $1 and id = any($2::uuid[]) and number is not null`,
    [businessId, [...new Set(ids)]],
    'document_numbers',
  );
  return new Map(rows.map(({ id, ...document }) => [id, document]));
}
