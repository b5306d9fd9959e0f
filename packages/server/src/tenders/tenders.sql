-- import type { Grade, LockStatus } from '@tilldesk/domain/inventory'

-- name: lockUsedDeposits
-- prepared
select e.id, e.deposit_id, e.amount from deposit_entries e
join deposits d on d.business_id = e.business_id and d.id = e.deposit_id
where e.business_id = :businessId and e.id = any(:reverses::uuid[]) and e.kind = 'used' order by d.id for update of d;

-- name: sumDepositsOfInvoice
-- prepared
select coalesce(sum(rest), 0)::bigint as rest from deposits where business_id = :businessId and invoice_id = :invoiceId;

-- name: insertDepositEntry
-- prepared
with moved as (
  update deposits set rest = rest + :amount where business_id = :businessId and id = :depositId returning rest
)
insert into deposit_entries (business_id, store_id, id, deposit_id, kind, amount, rest, method, reference, reverses, reason,
  user_id, at)
select :businessId, :storeId, :id, :depositId, :kind, :amount, moved.rest, :method?, :reference?, :reverses?, :reason?,
  :userId, :now from moved
on conflict do nothing returning 1 as found;

-- name: lockDepositRows
-- prepared
-- not null: is_free
select d.id, d.number, d.invoice_id, i.status not in ('draft', 'quote') as is_free,
  d.customer_id, d.rest
from deposits d join invoices i on i.business_id = d.business_id and i.id = d.invoice_id
where d.business_id = :businessId and d.store_id = :storeId and d.id = any(:ids::uuid[]) order by d.id for update of d;

-- name: readAccount
-- prepared
-- not null: due
select coalesce(c.credit_limit, 0) as credit_limit, (
  select coalesce(sum(i.total - i.paid), 0)::bigint from invoices i
  where i.business_id = :businessId and i.customer_id = :customerId? and i.status = 'open') as due
from customers c where c.business_id = :businessId and c.id = :customerId?;

-- name: readCreditLeft
-- prepared
select store_credit as left from customers where business_id = :businessId and id = :customerId?;

-- name: saveDiscardedOffers
-- prepared
update trade_ins set status = 'discarded', updated_at = :now, version = version + 1
where business_id = :businessId and store_id = :storeId and invoice_id = :invoiceId and status = 'offered' returning id;

-- name: saveAcceptedOffer
-- prepared
update trade_ins set status = 'accepted', number = :number, unit_id = :unitId, paid_out = :paidOut, accepted_at = :now,
  business_day = :businessDay, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: lockOfferRows
-- prepared
-- type codes: string[]
-- type grade: Grade
-- type lock_status: LockStatus
select id, status, invoice_id, customer_id, product_id, code, codes, grade,
  color, storage, battery_health, lock_status, notes, offer, payout, version
from trade_ins where business_id = :businessId and store_id = :storeId and id = any(:ids::uuid[]) order by id for update;

-- name: lockTradeIn
-- prepared
select id, status, number, invoice_id, customer_id, unit_id, code, payout, paid_out, business_day
from trade_ins where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: lockTradeInsOfInvoice
-- prepared
select id, status, number, invoice_id, customer_id, unit_id, code, payout, paid_out, business_day
from trade_ins where business_id = :businessId and store_id = :storeId and invoice_id = :invoiceId order by id for update;

-- name: lockBoughtUnit
-- prepared
select status, source_id from units where business_id = :businessId and id = :unitId for no key update;

-- name: saveVoidedTradeIn
-- prepared
update trade_ins set status = 'voided', reversal_id = :reversalId?, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;
