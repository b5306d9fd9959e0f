// Generated from refunds.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { LinkRow } from '../../ledgers/receivables/refund-links.store.ts';
import type { ActivationStatus } from '@tilldesk/domain/activations';
import type { Tracking } from '@tilldesk/domain/products';
import type { Deactivation, Refund, RefundLine, RefundRow, RefundableLine } from '@tilldesk/domain/refunds';

export const readRefundParties: Statement<
  { businessId: string; storeId: string; id: string },
  { invoiceId: string | null; saleId: string | null; customerId: string | null }
> = {
  text: `select invoice_id, sale_id, customer_id from refunds where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['invoiceId', 'saleId', 'customerId'],
  notNull: [],
  prepared: undefined,
};

export const lockRefundRow: Statement<
  { businessId: string; storeId: string; id: string },
  { number: number; status: string; invoiceId: string | null; saleId: string | null; customerId: string | null; total: number; businessDay: string }
> = {
  text: `select number, status, invoice_id, sale_id, customer_id, total, business_day
from refunds where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['number', 'status', 'invoiceId', 'saleId', 'customerId', 'total', 'businessDay'],
  notNull: [],
  prepared: undefined,
};

export const readCarriedTerms: Statement<
  { businessId: string; invoiceId: string },
  { returnBy: string | null; restockingFeeRate: string | null }
> = {
  text: `select i.return_by, (select p.restocking_fee_rate::text from policies p
  where p.business_id = i.business_id and p.id = i.refund_policy_id) as restocking_fee_rate
from invoices i where i.business_id = $1 and i.id = $2`,
  parameters: ['businessId', 'invoiceId'],
  columns: ['returnBy', 'restockingFeeRate'],
  notNull: [],
  prepared: 'refunds.readCarriedTerms',
};

export const readRefundableInvoice: Statement<
  { businessId: string; id: string },
  { id: string; number: number | null; status: 'draft' | 'quote' | 'open' | 'paid' | 'voided' | 'discarded'; customerId: string | null; customerName: string | null; currency: string; at: string; total: number; paid: number; due: number; refunded: number; version: number; storeId: string; store: string; refunds: LinkRow[] | null }
> = {
  text: `select i.id, i.number, i.status, i.customer_id, c.name as customer_name, i.currency,
  coalesce(i.posted_at, i.created_at) as at, i.total, i.paid, i.total - i.paid as due, i.refunded, i.version,
  i.store_id, s.name as store,
  (select json_agg(k.link order by k.number) from refund_links k
    where k.business_id = i.business_id and k.invoice_id = i.id) as refunds
from invoices i join stores s on s.business_id = i.business_id and s.id = i.store_id
left join customers c on c.business_id = i.business_id and c.id = i.customer_id
where i.business_id = $1 and i.id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'number', 'status', 'customerId', 'customerName', 'currency', 'at', 'total', 'paid', 'due', 'refunded', 'version', 'storeId', 'store', 'refunds'],
  notNull: ['id', 'at', 'due', 'store'],
  prepared: 'refunds.readRefundableInvoice',
};

export const listRefundHeads: Statement<
  { ids: readonly string[]; businessId: string },
  { id: string; number: number; kind: RefundRow['kind']; status: RefundRow['status']; invoice: { id: string; number: number; store: string | null } | null; sale: { id: string; number: number; total: number } | null; customerId: string | null; customerName: string | null; by: string; currency: string; pieces: number; fees: number; net: number; tax: number; total: number; toDue: number; exchanged: number; paidOut: number; at: string; voidedAt: string | null; version: number; settledBy: RefundRow['settledBy'] | null }
> = {
  text: `select r.id, r.number, r.kind, r.status, r.invoice, r.sale, r.customer_id, r.customer_name, r.by, r.currency, r.pieces, r.fees,
  r.net, r.tax, r.total, r.to_due, r.exchanged, r.paid_out, r.at, r.voided_at, r.version, r.settled_by
from unnest($1::uuid[]) with ordinality page(id, place)
join refund_heads r on r.business_id = $2 and r.id = page.id order by page.place`,
  parameters: ['ids', 'businessId'],
  columns: ['id', 'number', 'kind', 'status', 'invoice', 'sale', 'customerId', 'customerName', 'by', 'currency', 'pieces', 'fees', 'net', 'tax', 'total', 'toDue', 'exchanged', 'paidOut', 'at', 'voidedAt', 'version', 'settledBy'],
  notNull: ['id', 'number', 'kind', 'status', 'by', 'currency', 'pieces', 'fees', 'net', 'tax', 'total', 'toDue', 'exchanged', 'paidOut', 'at', 'version'],
  prepared: 'refunds.listRefundHeads',
};

export const readRefundDetails: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number; kind: RefundRow['kind']; status: RefundRow['status']; invoice: { id: string; number: number; store: string | null } | null; sale: { id: string; number: number; total: number } | null; customerId: string | null; customerName: string | null; by: string; currency: string; pieces: number; fees: number; net: number; tax: number; total: number; toDue: number; exchanged: number; paidOut: number; at: string; voidedAt: string | null; version: number; settledBy: RefundRow['settledBy'] | null; customerLanguage: NonNullable<Refund['customerLanguage']> | null; notes: string | null; lines: RefundLine[] | null; payments: Refund['payments'] | null; history: Refund['history'] | null }
> = {
  text: `select r.id, r.number, r.kind, r.status, r.invoice, r.sale, r.customer_id, r.customer_name, r.by, r.currency, r.pieces, r.fees,
  r.net, r.tax, r.total, r.to_due, r.exchanged, r.paid_out, r.at, r.voided_at, r.version, r.settled_by, r.customer_language,
  r.notes,
  (select json_agg(json_build_object('id', l.id, 'lineId', l.invoice_line_id, 'productId', l.product_id, 'unitId', l.unit_id,
      'description', l.description, 'sku', l.sku, 'unitCode', l.unit_code, 'quantity', l.quantity,
      'taxRate', l.tax_rate::text, 'fee', l.fee, 'feeReason', l.fee_reason, 'deactivation', l.activation_now, 'net', l.net,
      'tax', l.tax, 'total', l.total, 'cost', l.cost, 'back', l.back, 'reason', l.reason, 'condition', l.condition)
      order by l.position)
    from refund_lines l where l.business_id = r.business_id and l.refund_id = r.id) as lines,
  (select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'amount', m.amount, 'reference', m.reference,
      'reverses', m.reverses, 'at', m.at) order by m.seq)
    from refund_payments m where m.business_id = r.business_id and m.refund_id = r.id) as payments,
  (select json_agg(json_build_object('at', a.at, 'by', w.name, 'action', a.action, 'reason', a.after ->> 'reason')
      order by a.at desc, a.id desc)
    from audit_log a join users w on w.business_id = a.business_id and w.id = a.user_id
    where a.business_id = r.business_id and a.entity_id = r.id) as history
from refund_heads r
where r.business_id = $1 and r.store_id = $2 and r.id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'kind', 'status', 'invoice', 'sale', 'customerId', 'customerName', 'by', 'currency', 'pieces', 'fees', 'net', 'tax', 'total', 'toDue', 'exchanged', 'paidOut', 'at', 'voidedAt', 'version', 'settledBy', 'customerLanguage', 'notes', 'lines', 'payments', 'history'],
  notNull: ['id', 'number', 'kind', 'status', 'by', 'currency', 'pieces', 'fees', 'net', 'tax', 'total', 'toDue', 'exchanged', 'paidOut', 'at', 'version'],
  prepared: 'refunds.readRefundDetails',
};

export const insertSettledPayments: Statement<
  { businessId: string; storeId: string; id: string; userId: string; now: string; rows: string },
  object
> = {
  text: `with settled as (
  insert into refund_payments (business_id, store_id, refund_id, user_id, at, id, kind, amount, reference, reverses)
  select $1, $2, $3, $4, $5, x.* from jsonb_to_recordset($6::jsonb)
    as x(id uuid, kind text, amount bigint, reference text, reverses uuid)
)
insert into cash_movements (business_id, session_id, kind, source_id, user_id, at, id, amount)
select $1, x.drawer, 'refund', $3, $4, $5, x.id, -x.amount
from jsonb_to_recordset($6::jsonb) as x(id uuid, amount bigint, drawer uuid)
where x.drawer is not null`,
  parameters: ['businessId', 'storeId', 'id', 'userId', 'now', 'rows'],
  columns: [],
  notNull: [],
  prepared: 'refunds.insertSettledPayments',
};

export const listProductsToReturn: Statement<
  { businessId: string; productIds: readonly string[] },
  { id: string; name: string; sku: string; tracking: Tracking; price: number; taxRate: string }
> = {
  text: `select id, name, sku, tracking, price, tax_rate::text as tax_rate from products
where business_id = $1 and id = any($2::uuid[])`,
  parameters: ['businessId', 'productIds'],
  columns: ['id', 'name', 'sku', 'tracking', 'price', 'taxRate'],
  notNull: ['taxRate'],
  prepared: undefined,
};

export const listSoldUnits: Statement<
  { businessId: string; unitIds: readonly string[] },
  { id: string; code: string; number: number }
> = {
  text: `select u.id, u.code, i.number from units u
join invoices i on i.business_id = u.business_id and i.id = u.invoice_id
where u.business_id = $1 and u.id = any($2::uuid[])`,
  parameters: ['businessId', 'unitIds'],
  columns: ['id', 'code', 'number'],
  notNull: ['number'],
  prepared: undefined,
};

export const findRefund: Statement<
  { storeId: string; businessId: string; id: string },
  { isHere: boolean }
> = {
  text: `select store_id = $1 as is_here from refunds where business_id = $2 and id = $3`,
  parameters: ['storeId', 'businessId', 'id'],
  columns: ['isHere'],
  notNull: ['isHere'],
  prepared: undefined,
};

export const readBuyerOfInvoice: Statement<
  { businessId: string; invoiceId: string },
  { customerId: string | null }
> = {
  text: `select customer_id from invoices where business_id = $1 and id = $2`,
  parameters: ['businessId', 'invoiceId'],
  columns: ['customerId'],
  notNull: [],
  prepared: undefined,
};

export const saveLoweredDue: Statement<
  { toDue: number; businessId: string; id: string },
  object
> = {
  text: `update invoices set paid = paid + $1, status = case when paid + $1 = total then 'paid' else status end
where business_id = $2 and id = $3`,
  parameters: ['toDue', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'refunds.saveLoweredDue',
};

export const listRefundableLines: Statement<
  { businessId: string; invoiceId: string },
  { id: string; productId: string | null; description: string; sku: string; tracking: Tracking; unitId: string | null; unitCode: string | null; quantity: number; left: number; leftNet: number; leftTax: number; net: number; tax: number; taxRate: string; warrantyUntil: string | null; mayReturn: boolean; activation: NonNullable<RefundableLine['activation']> | null }
> = {
  text: `select l.id, l.product_id, l.description, l.sku, coalesce(p.tracking, 'none') as tracking,
  l.unit_id, l.unit_code, l.quantity, l.quantity - l.returned as left,
  l.net - l.refunded_net - l.withheld_net as left_net, l.tax - l.refunded_tax - l.withheld_tax as left_tax,
  l.net, l.tax, l.tax_rate::text as tax_rate, l.warranty_until,
  coalesce(case
    when l.unit_id is not null then u.status = 'sold' and u.invoice_id = l.invoice_id
    when jsonb_typeof(l.components) = 'array' then jsonb_array_length(l.components) > 0
    else p.tracking = 'quantity' end, false) as may_return,
  case when a.id is not null then json_build_object('id', a.id, 'carrier', c.name, 'plan', a.plan, 'phone', a.phone,
    'status', a.status) end as activation
from invoice_lines l
left join products p on p.business_id = l.business_id and p.id = l.product_id
left join units u on u.business_id = l.business_id and u.id = l.unit_id
left join activations a on a.business_id = l.business_id and a.invoice_id = l.invoice_id and a.line_id = l.id
  and a.status in ('pending', 'active')
left join carriers c on c.business_id = a.business_id and c.id = a.carrier_id
where l.business_id = $1 and l.invoice_id = $2 order by l.position`,
  parameters: ['businessId', 'invoiceId'],
  columns: ['id', 'productId', 'description', 'sku', 'tracking', 'unitId', 'unitCode', 'quantity', 'left', 'leftNet', 'leftTax', 'net', 'tax', 'taxRate', 'warrantyUntil', 'mayReturn', 'activation'],
  notNull: ['id', 'left', 'leftNet', 'leftTax', 'taxRate'],
  prepared: 'refunds.listRefundableLines',
};

export const readStoreOfInvoice: Statement<
  { businessId: string; id: string },
  { number: number | null; storeId: string; currency: string; store: string }
> = {
  text: `select i.number, i.store_id, i.currency, s.name as store from invoices i
join stores s on s.business_id = i.business_id and s.id = i.store_id
where i.business_id = $1 and i.id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['number', 'storeId', 'currency', 'store'],
  notNull: [],
  prepared: undefined,
};

export const sendUnitsBack: Statement<
  { businessId: string; unitIds: readonly string[]; invoiceId: string },
  object
> = {
  text: `update units u set store_id = m.store_id, location_id = m.location_id
from stock_movements m
where u.business_id = $1 and u.id = any($2::uuid[]) and m.business_id = u.business_id and m.unit_id = u.id
  and m.document_id = $3 and m.kind = 'sale' and m.store_id <> u.store_id`,
  parameters: ['businessId', 'unitIds', 'invoiceId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listSoldPieces: Statement<
  { businessId: string; lineIds: readonly string[] },
  { lineId: string; productId: string; perPiece: number; quantity: number; value: number; backQuantity: number; backValue: number }
> = {
  text: `select l.id as line_id, m.product_id, (-sum(m.quantity) / l.quantity)::int as per_piece,
  -sum(m.quantity)::int as quantity, -sum(m.value)::bigint as value,
  coalesce(b.quantity, 0)::int as back_quantity, coalesce(b.value, 0)::bigint as back_value
from invoice_lines l
join stock_movements m on m.business_id = l.business_id and m.document_id = l.invoice_id and m.document_line_id = l.id
  and m.kind = 'sale' and m.unit_id is null
left join lateral (
  select sum(r.quantity) as quantity, sum(r.value) as value from refund_lines f
  join stock_movements r on r.business_id = f.business_id and r.document_id = f.refund_id and r.document_line_id = f.id
    and r.kind = 'return' and r.product_id = m.product_id
  where f.business_id = l.business_id and f.invoice_line_id = l.id) b on true
where l.business_id = $1 and l.id = any($2::uuid[])
group by l.id, l.quantity, m.product_id, b.quantity, b.value order by l.id, m.product_id`,
  parameters: ['businessId', 'lineIds'],
  columns: ['lineId', 'productId', 'perPiece', 'quantity', 'value', 'backQuantity', 'backValue'],
  notNull: ['perPiece', 'quantity', 'value'],
  prepared: 'refunds.listSoldPieces',
};

export const lockLevelsOfExchange: Statement<
  { businessId: string; locationId: string; productIds: readonly string[] },
  { found: number }
> = {
  text: `select 1 as found from stock_levels where business_id = $1 and location_id = $2 and product_id in (
  select unnest($3::uuid[]) union
  select component_id from product_components where business_id = $1 and product_id = any($3::uuid[]))
order by product_id for update`,
  parameters: ['businessId', 'locationId', 'productIds'],
  columns: ['found'],
  notNull: [],
  prepared: 'refunds.lockLevelsOfExchange',
};

export const lockUnitsOfRefund: Statement<
  { refundId: string; businessId: string },
  { id: string; code: string; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; back: 'restock' | 'inspect' | 'scrap' | 'rma' | 'none'; isOurs: boolean }
> = {
  text: `select u.id, u.code, u.status, l.back, u.source_id is not distinct from $1 as is_ours
from refund_lines l join units u on u.business_id = l.business_id and u.id = l.unit_id
where l.business_id = $2 and l.refund_id = $1 order by u.id for no key update of u`,
  parameters: ['refundId', 'businessId'],
  columns: ['id', 'code', 'status', 'back', 'isOurs'],
  notNull: [],
  prepared: 'refunds.lockUnitsOfRefund',
};

export const listReturnedPieces: Statement<
  { businessId: string; refundId: string },
  { lineId: string; productId: string; quantity: number; value: number; isScrapped: boolean }
> = {
  text: `select m.document_line_id as line_id, m.product_id, m.quantity, m.value, l.back = 'scrap' as is_scrapped
from stock_movements m
join refund_lines l on l.business_id = m.business_id and l.id = m.document_line_id
where m.business_id = $1 and m.document_id = $2 and m.unit_id is null and m.kind = 'return' order by m.seq`,
  parameters: ['businessId', 'refundId'],
  columns: ['lineId', 'productId', 'quantity', 'value', 'isScrapped'],
  notNull: ['lineId', 'isScrapped'],
  prepared: 'refunds.listReturnedPieces',
};

export const insertRefund: Statement<
  { businessId: string; id: string; storeId: string; number: number; kind: string; invoiceId: string | null; saleId: string | null; customerId: string | null; userId: string; currency: string; pieces: number; fees: number; net: number; tax: number; total: number; toDue: number; exchanged: number; paidOut: number; cost: number; notes: string | null; now: string; day: string },
  object
> = {
  text: `insert into refunds (business_id, id, store_id, number, kind, status, invoice_id, sale_id, customer_id, user_id, currency,
  pieces, fees, net, tax, total, to_due, exchanged, paid_out, cost, notes, at, business_day, created_at, updated_at)
values ($1, $2, $3, $4, $5, 'posted', $6, $7, $8, $9, $10, $11,
  $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $21, $21)`,
  parameters: ['businessId', 'id', 'storeId', 'number', 'kind', 'invoiceId', 'saleId', 'customerId', 'userId', 'currency', 'pieces', 'fees', 'net', 'tax', 'total', 'toDue', 'exchanged', 'paidOut', 'cost', 'notes', 'now', 'day'],
  columns: [],
  notNull: [],
  prepared: 'refunds.insertRefund',
};

export const insertRefundLines: Statement<
  { businessId: string; id: string; lines: string },
  object
> = {
  text: `insert into refund_lines (business_id, refund_id, id, position, invoice_line_id, product_id, unit_id, description, sku,
  unit_code, quantity, tax_rate, net, tax, total, fee, fee_tax, cost, back, reason, condition, fee_reason, activation_id,
  activation_was, activation_now)
select $1, $2, x.* from jsonb_to_recordset($3::jsonb) as x(id uuid, position int, "invoiceLineId" uuid,
  "productId" uuid,
  "unitId" uuid, description text, sku text, "unitCode" text, quantity int, "taxRate" numeric, net bigint, tax bigint,
  total bigint, fee bigint, "feeTax" bigint, cost bigint, back text, reason text, condition text, "feeReason" text,
  "activationId" uuid, "activationWas" text, "activationNow" text)`,
  parameters: ['businessId', 'id', 'lines'],
  columns: [],
  notNull: [],
  prepared: 'refunds.insertRefundLines',
};

export const addRefundedToLines: Statement<
  { sign: number; lines: string; businessId: string; invoiceId: string },
  object
> = {
  text: `update invoice_lines l set returned = returned + $1 * x.quantity,
  refunded_net = refunded_net + $1 * x.net, refunded_tax = refunded_tax + $1 * x.tax,
  withheld_net = withheld_net + $1 * x.fee, withheld_tax = withheld_tax + $1 * x."feeTax"
from (
  select "invoiceLineId" as id, sum(quantity)::int as quantity, sum(net)::bigint as net, sum(tax)::bigint as tax,
    sum(fee)::bigint as fee, sum("feeTax")::bigint as "feeTax"
  from jsonb_to_recordset($2::jsonb) as y("invoiceLineId" uuid, quantity int, net bigint, tax bigint, fee bigint,
    "feeTax" bigint)
  group by 1) x
where l.business_id = $3 and l.invoice_id = $4 and l.id = x.id`,
  parameters: ['sign', 'lines', 'businessId', 'invoiceId'],
  columns: [],
  notNull: [],
  prepared: 'refunds.addRefundedToLines',
};

export const addRefundedToInvoice: Statement<
  { amount: number; now: string; businessId: string; invoiceId: string },
  object
> = {
  text: `update invoices set refunded = refunded + $1, updated_at = $2, version = version + 1
where business_id = $3 and id = $4`,
  parameters: ['amount', 'now', 'businessId', 'invoiceId'],
  columns: [],
  notNull: [],
  prepared: 'refunds.addRefundedToInvoice',
};

export const saveVoidedRefund: Statement<
  { now: string; businessId: string; id: string },
  object
> = {
  text: `update refunds set status = 'voided', voided_at = $1, updated_at = $1, version = version + 1
where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'refunds.saveVoidedRefund',
};

export const listEndedActivations: Statement<
  { businessId: string; id: string },
  { id: string; was: ActivationStatus; now: Deactivation }
> = {
  text: `select activation_id as id, activation_was as was, activation_now as now from refund_lines
where business_id = $1 and refund_id = $2 and activation_id is not null`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'was', 'now'],
  notNull: ['id', 'was', 'now'],
  prepared: 'refunds.listEndedActivations',
};

export const listSettledPayments: Statement<
  { businessId: string; id: string },
  { id: string; kind: 'cash' | 'card' | 'check' | 'storeCredit' | 'other' | 'exchange' | 'due'; amount: number; reference: string | null; reverses: string | null; wasInDrawer: boolean }
> = {
  text: `select p.id, p.kind, p.amount, p.reference, p.reverses, m.id is not null as was_in_drawer
from refund_payments p left join cash_movements m on m.business_id = p.business_id and m.id = p.id
where p.business_id = $1 and p.refund_id = $2 order by p.seq`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'kind', 'amount', 'reference', 'reverses', 'wasInDrawer'],
  notNull: ['id', 'wasInDrawer'],
  prepared: 'refunds.listSettledPayments',
};

export const listCountedLines: Statement<
  { businessId: string; id: string },
  { invoiceLineId: string | null; quantity: number; net: number; tax: number; fee: number; feeTax: number; cost: number }
> = {
  text: `select invoice_line_id, quantity, net, tax, fee, fee_tax, cost from refund_lines
where business_id = $1 and refund_id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['invoiceLineId', 'quantity', 'net', 'tax', 'fee', 'feeTax', 'cost'],
  notNull: [],
  prepared: undefined,
};

export const listLoweredDue: Statement<
  { businessId: string; id: string },
  { id: string }
> = {
  text: `select id from refund_payments where business_id = $1 and refund_id = $2 and kind = 'due' and reverses is null`,
  parameters: ['businessId', 'id'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const saveRaisedDue: Statement<
  { due: number; businessId: string; id: string },
  object
> = {
  text: `update invoices set paid = paid - $1, status = 'open' where business_id = $2 and id = $3`,
  parameters: ['due', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'refunds.saveRaisedDue',
};
