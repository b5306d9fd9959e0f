-- import type { LinkRow } from '../../ledgers/receivables/refund-links.store.ts'
-- import type { ActivationStatus } from '@tilldesk/domain/activations'
-- import type { Tracking } from '@tilldesk/domain/products'
-- import type { Deactivation, Refund, RefundLine, RefundRow, RefundableLine } from '@tilldesk/domain/refunds'

-- name: readRefundParties
select invoice_id, sale_id, customer_id from refunds where business_id = :businessId and store_id = :storeId and id = :id;

-- name: lockRefundRow
select number, status, invoice_id, sale_id, customer_id, total, business_day
from refunds where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: readCarriedTerms
-- prepared
select i.return_by, (select p.restocking_fee_rate::text from policies p
  where p.business_id = i.business_id and p.id = i.refund_policy_id) as restocking_fee_rate
from invoices i where i.business_id = :businessId and i.id = :invoiceId;

-- name: readRefundableInvoice
-- prepared
-- not null: id, at, due, store
-- type refunds: LinkRow[]
select i.id, i.number, i.status, i.customer_id, c.name as customer_name, i.currency,
  coalesce(i.posted_at, i.created_at) as at, i.total, i.paid, i.total - i.paid as due, i.refunded, i.version,
  i.store_id, s.name as store,
  (select json_agg(k.link order by k.number) from refund_links k
    where k.business_id = i.business_id and k.invoice_id = i.id) as refunds
from invoices i join stores s on s.business_id = i.business_id and s.id = i.store_id
left join customers c on c.business_id = i.business_id and c.id = i.customer_id
where i.business_id = :businessId and i.id = :id;

-- name: listRefundHeads
-- prepared
-- not null: id, number, kind, status, by, currency, pieces, fees, net, tax, total, to_due, exchanged, paid_out, at, version
-- type kind: RefundRow['kind']
-- type status: RefundRow['status']
-- type invoice: { id: string; number: number; store: string | null }
-- type sale: { id: string; number: number; total: number }
-- type settled_by: RefundRow['settledBy']
select r.id, r.number, r.kind, r.status, r.invoice, r.sale, r.customer_id, r.customer_name, r.by, r.currency, r.pieces, r.fees,
  r.net, r.tax, r.total, r.to_due, r.exchanged, r.paid_out, r.at, r.voided_at, r.version, r.settled_by
from unnest(:ids::uuid[]) with ordinality page(id, place)
join refund_heads r on r.business_id = :businessId and r.id = page.id order by page.place;

-- name: readRefundDetails
-- prepared
-- not null: id, number, kind, status, by, currency, pieces, fees, net, tax, total, to_due, exchanged, paid_out, at, version
-- type kind: RefundRow['kind']
-- type status: RefundRow['status']
-- type invoice: { id: string; number: number; store: string | null }
-- type sale: { id: string; number: number; total: number }
-- type settled_by: RefundRow['settledBy']
-- type customer_language: NonNullable<Refund['customerLanguage']>
-- type lines: RefundLine[]
-- type payments: Refund['payments']
-- type history: Refund['history']
select r.id, r.number, r.kind, r.status, r.invoice, r.sale, r.customer_id, r.customer_name, r.by, r.currency, r.pieces, r.fees,
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
where r.business_id = :businessId and r.store_id = :storeId and r.id = :id;

-- name: insertSettledPayments
-- prepared
with settled as (
  insert into refund_payments (business_id, store_id, refund_id, user_id, at, id, kind, amount, reference, reverses)
  select :businessId, :storeId, :id, :userId, :now, x.* from jsonb_to_recordset(:rows::jsonb)
    as x(id uuid, kind text, amount bigint, reference text, reverses uuid)
)
insert into cash_movements (business_id, session_id, kind, source_id, user_id, at, id, amount)
select :businessId, x.drawer, 'refund', :id, :userId, :now, x.id, -x.amount
from jsonb_to_recordset(:rows::jsonb) as x(id uuid, amount bigint, drawer uuid)
where x.drawer is not null;

-- name: listProductsToReturn
-- not null: tax_rate
-- type tracking: Tracking
select id, name, sku, tracking, price, tax_rate::text as tax_rate from products
where business_id = :businessId and id = any(:productIds::uuid[]);

-- name: listSoldUnits
-- not null: number
select u.id, u.code, i.number from units u
join invoices i on i.business_id = u.business_id and i.id = u.invoice_id
where u.business_id = :businessId and u.id = any(:unitIds::uuid[]);

-- name: findRefund
-- not null: is_here
select store_id = :storeId as is_here from refunds where business_id = :businessId and id = :id;

-- name: readBuyerOfInvoice
select customer_id from invoices where business_id = :businessId and id = :invoiceId;

-- name: saveLoweredDue
-- prepared
update invoices set paid = paid + :toDue, status = case when paid + :toDue = total then 'paid' else status end
where business_id = :businessId and id = :id;

-- name: listRefundableLines
-- prepared
-- not null: id, left, left_net, left_tax, tax_rate
-- type tracking: Tracking
-- type activation: NonNullable<RefundableLine['activation']>
select l.id, l.product_id, l.description, l.sku, coalesce(p.tracking, 'none') as tracking,
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
where l.business_id = :businessId and l.invoice_id = :invoiceId order by l.position;

-- name: readStoreOfInvoice
select i.number, i.store_id, i.currency, s.name as store from invoices i
join stores s on s.business_id = i.business_id and s.id = i.store_id
where i.business_id = :businessId and i.id = :id;

-- name: sendUnitsBack
update units u set store_id = m.store_id, location_id = m.location_id
from stock_movements m
where u.business_id = :businessId and u.id = any(:unitIds::uuid[]) and m.business_id = u.business_id and m.unit_id = u.id
  and m.document_id = :invoiceId and m.kind = 'sale' and m.store_id <> u.store_id;

-- name: listSoldPieces
-- prepared
-- not null: per_piece, quantity, value
select l.id as line_id, m.product_id, (-sum(m.quantity) / l.quantity)::int as per_piece,
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
where l.business_id = :businessId and l.id = any(:lineIds::uuid[])
group by l.id, l.quantity, m.product_id, b.quantity, b.value order by l.id, m.product_id;

-- name: lockLevelsOfExchange
-- prepared
select 1 as found from stock_levels where business_id = :businessId and location_id = :locationId and product_id in (
  select unnest(:productIds::uuid[]) union
  select component_id from product_components where business_id = :businessId and product_id = any(:productIds::uuid[]))
order by product_id for update;

-- name: lockUnitsOfRefund
-- prepared
select u.id, u.code, u.status, l.back, u.source_id is not distinct from :refundId as is_ours
from refund_lines l join units u on u.business_id = l.business_id and u.id = l.unit_id
where l.business_id = :businessId and l.refund_id = :refundId order by u.id for no key update of u;

-- name: listReturnedPieces
-- prepared
-- not null: line_id, is_scrapped
select m.document_line_id as line_id, m.product_id, m.quantity, m.value, l.back = 'scrap' as is_scrapped
from stock_movements m
join refund_lines l on l.business_id = m.business_id and l.id = m.document_line_id
where m.business_id = :businessId and m.document_id = :refundId and m.unit_id is null and m.kind = 'return' order by m.seq;

-- name: insertRefund
-- prepared
insert into refunds (business_id, id, store_id, number, kind, status, invoice_id, sale_id, customer_id, user_id, currency,
  pieces, fees, net, tax, total, to_due, exchanged, paid_out, cost, notes, at, business_day, created_at, updated_at)
values (:businessId, :id, :storeId, :number, :kind, 'posted', :invoiceId?, :saleId?, :customerId?, :userId, :currency, :pieces,
  :fees, :net, :tax, :total, :toDue, :exchanged, :paidOut, :cost, :notes?, :now, :day, :now, :now);

-- name: insertRefundLines
-- prepared
insert into refund_lines (business_id, refund_id, id, position, invoice_line_id, product_id, unit_id, description, sku,
  unit_code, quantity, tax_rate, net, tax, total, fee, fee_tax, cost, back, reason, condition, fee_reason, activation_id,
  activation_was, activation_now)
select :businessId, :id, x.* from jsonb_to_recordset(:lines::jsonb) as x(id uuid, position int, "invoiceLineId" uuid,
  "productId" uuid,
  "unitId" uuid, description text, sku text, "unitCode" text, quantity int, "taxRate" numeric, net bigint, tax bigint,
  total bigint, fee bigint, "feeTax" bigint, cost bigint, back text, reason text, condition text, "feeReason" text,
  "activationId" uuid, "activationWas" text, "activationNow" text);

-- name: addRefundedToLines
-- prepared
update invoice_lines l set returned = returned + :sign * x.quantity,
  refunded_net = refunded_net + :sign * x.net, refunded_tax = refunded_tax + :sign * x.tax,
  withheld_net = withheld_net + :sign * x.fee, withheld_tax = withheld_tax + :sign * x."feeTax"
from (
  select "invoiceLineId" as id, sum(quantity)::int as quantity, sum(net)::bigint as net, sum(tax)::bigint as tax,
    sum(fee)::bigint as fee, sum("feeTax")::bigint as "feeTax"
  from jsonb_to_recordset(:lines::jsonb) as y("invoiceLineId" uuid, quantity int, net bigint, tax bigint, fee bigint,
    "feeTax" bigint)
  group by 1) x
where l.business_id = :businessId and l.invoice_id = :invoiceId and l.id = x.id;

-- name: addRefundedToInvoice
-- prepared
update invoices set refunded = refunded + :amount, updated_at = :now, version = version + 1
where business_id = :businessId and id = :invoiceId;

-- name: saveVoidedRefund
-- prepared
update refunds set status = 'voided', voided_at = :now, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: listEndedActivations
-- prepared
-- not null: id, was, now
-- type was: ActivationStatus
-- type now: Deactivation
select activation_id as id, activation_was as was, activation_now as now from refund_lines
where business_id = :businessId and refund_id = :id and activation_id is not null;

-- name: listSettledPayments
-- prepared
-- not null: id, was_in_drawer
select p.id, p.kind, p.amount, p.reference, p.reverses, m.id is not null as was_in_drawer
from refund_payments p left join cash_movements m on m.business_id = p.business_id and m.id = p.id
where p.business_id = :businessId and p.refund_id = :id order by p.seq;

-- name: listCountedLines
select invoice_line_id, quantity, net, tax, fee, fee_tax, cost from refund_lines
where business_id = :businessId and refund_id = :id;

-- name: listLoweredDue
select id from refund_payments where business_id = :businessId and refund_id = :id and kind = 'due' and reverses is null;

-- name: saveRaisedDue
-- prepared
update invoices set paid = paid - :due, status = 'open' where business_id = :businessId and id = :id;
