import { Problem } from '@tilldesk/domain/problems';
import { costOfPieces, type Purchase, type PurchaseLine, type ReceiptRow } from '@tilldesk/domain/purchases';
import { dayOf } from '@tilldesk/domain/time';
import { and, eq } from 'drizzle-orm';
import { trimRate } from '../../database/columns.ts';
import type { Tx } from '../../database/transaction.ts';
import { billsOf, landedOf, paymentsOf } from './bill-view.store.ts';
import { openQuantity, type PurchaseScope } from './locking.store.ts';
import { costFor, headOf } from './purchase-list.store.ts';
import { formatReceiptNumber } from '../stores/numbers.store.ts';
import { purchases } from './purchases.tables.ts';

/** Returns a whole order of the store with all its documents. Throws record.notFound. */
export async function readPurchase(tx: Tx, scope: PurchaseScope, now: string, id: string): Promise<Purchase> {
  const [stored] = await tx
    .select()
    .from(purchases)
    .where(and(eq(purchases.businessId, scope.businessId), eq(purchases.storeId, scope.storeId), eq(purchases.id, id)));
  if (!stored) throw new Problem('record.notFound');
  const cost = costFor(scope);
  const { named, vendor } = await namesOf(tx, scope, id);
  const lines = await linesOf(tx, scope, id);
  const landedCosts = await landedOf(tx, scope, id);
  const toBill = lines.map((line) => ({
    pieces: line.received - line.billed,
    value: costOfPieces(line, line.billed, line.received - line.billed),
  }));
  return {
    ...headOf(scope, stored, dayOf(now, scope.store.timeZone)),
    ...named,
    vendorName: vendor.name,
    vendor,
    termsDays: stored.termsDays,
    notes: stored.notes,
    discount: stored.discount,
    gross: cost(stored.gross),
    discountTotal: cost(stored.discountTotal),
    chargeList: scope.limits.viewCost ? stored.chargeList : [],
    lines: lines.map((line) => wireLine(scope, line, landedCosts)),
    receipts: await receiptsOf(tx, scope, id),
    bills: await billsOf(tx, scope, id),
    payments: await paymentsOf(tx, scope, id),
    landedCosts,
    landed: cost(landedCosts.reduce((sum, { amount }) => sum + (amount ?? 0), 0)),
    toBill: {
      pieces: toBill.reduce((sum, { pieces }) => sum + pieces, 0),
      value: cost(toBill.reduce((sum, { value }) => sum + value, 0)),
    },
    orderedAt: stored.orderedAt,
    sentAt: stored.sentAt,
    sentTo: stored.sentTo,
    closedAt: stored.closedAt,
    closedReason: stored.closedReason,
    history: await historyOf(tx, scope, id),
  };
}

async function namesOf(tx: Tx, scope: PurchaseScope, id: string) {
  const [row] = await tx.raw<Purchase['vendor'] & { buyer: string; locationName: string }>(
    `select v.id, v.name, v.contact_name as "contactName", v.phone, v.email, v.account_no as "accountNo",
       v.preferred_language as language,
       concat_ws(', ', v.street, v.city, concat_ws(' ', v.state, v.postal_code), v.country) as address,
       u.name as buyer, l.name as "locationName"
     from purchases p
     join vendors v on v.business_id = p.business_id and v.id = p.vendor_id
     join users u on u.business_id = p.business_id and u.id = p.buyer_id
     join locations l on l.business_id = p.business_id and l.id = p.location_id
     where p.business_id = $1 and p.id = $2`,
    [scope.businessId, id],
    'names_of_purchase',
  );
  const { buyer, locationName, ...vendor } = row!;
  return { named: { buyer, locationName }, vendor };
}

type LineRow = Omit<PurchaseLine, 'open' | 'landed'> & { net: number };

const linesOf = (tx: Tx, scope: PurchaseScope, id: string): Promise<LineRow[]> =>
  tx.raw<LineRow>(
    `select l.id, l.product_id as "productId", l.description, p.sku, p.tracking, l.vendor_sku as "vendorSku", l.quantity,
       l.received, l.cancelled, l.billed, l.is_extra as "isExtra", l.unit_cost as "unitCost", l.discount,
       l.tax_rate::text as "taxRate", l.gross, l.discount_total as "discountTotal", l.net, l.tax, l.total,
       (select min(b.barcode) from product_barcodes b
        where b.business_id = l.business_id and b.product_id = l.product_id) as barcode,
       coalesce(m.named, 0)::int as "expectedUnits", coalesce(m.arrived, 0)::int as "arrivedUnits"
     from purchase_lines l
     join products p on p.business_id = l.business_id and p.id = l.product_id
     left join (
       select x.line_id, count(*) as named, count(*) filter (where u.status <> 'expected') as arrived
       from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id and u.status <> 'void'
       where x.business_id = $1 and x.purchase_id = $2 group by x.line_id) m on m.line_id = l.id
     where l.business_id = $1 and l.purchase_id = $2 order by l.position, l.id`,
    [scope.businessId, id],
    'whole_lines_of_purchase',
  );

function wireLine(scope: PurchaseScope, line: LineRow, landedCosts: Purchase['landedCosts']): PurchaseLine {
  const shares = landedCosts.flatMap((landed) => landed.shares).filter((share) => share.lineId === line.id);
  const figures = {
    unitCost: line.unitCost,
    gross: line.gross,
    discountTotal: line.discountTotal,
    net: line.net,
    tax: line.tax,
    total: line.total,
    landed: shares.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  };
  const hidden = { ...figures, ...Object.fromEntries(Object.keys(figures).map((key) => [key, null])), discount: null };
  return {
    ...line,
    taxRate: trimRate(line.taxRate),
    open: openQuantity(line),
    ...(scope.limits.viewCost ? figures : hidden),
  };
}

async function receiptsOf(tx: Tx, scope: PurchaseScope, id: string): Promise<ReceiptRow[]> {
  const cost = costFor(scope);
  const rows = await tx.raw<Omit<ReceiptRow, 'number' | 'value'> & { number: number | null; value: number }>(
    `select r.id, r.number, r.status, r.value, r.started_at as "startedAt", r.posted_at as "postedAt",
       r.reversed_at as "reversedAt", r.reason, s.name as "startedBy", u.name as "postedBy",
       case r.status when 'draft' then coalesce((select sum(e.quantity) from receipt_entries e
         where e.business_id = r.business_id and e.receipt_id = r.id), 0)::int else r.pieces end as pieces
     from receipts r
     join users s on s.business_id = r.business_id and s.id = r.started_by
     left join users u on u.business_id = r.business_id and u.id = r.posted_by
     where r.business_id = $1 and r.purchase_id = $2 and r.status <> 'discarded' order by r.started_at desc, r.id desc`,
    [scope.businessId, id],
    'receipts_of_purchase',
  );
  return rows.map((row) => ({
    ...row,
    number: row.number === null ? null : formatReceiptNumber(row.number),
    value: cost(row.value),
  }));
}

const historyOf = (tx: Tx, scope: PurchaseScope, id: string) =>
  tx.raw<{ at: string; by: string; action: string }>(
    `select a.at, u.name as by, a.action from audit_log a
     join users u on u.business_id = a.business_id and u.id = a.user_id
     where a.business_id = $1 and a.entity_id = $2 order by a.at desc, a.id desc limit 200`,
    [scope.businessId, id],
    'history_of_purchase',
  );
