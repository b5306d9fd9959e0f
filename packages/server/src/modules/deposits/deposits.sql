-- import type { Deposit } from '@tilldesk/domain/deposits'

-- name: listDepositRows
-- prepared
-- not null: id, number, is_free, entries
-- type entries: (Omit<Deposit['entries'][number], 'invoice'> & { invoiceId: string | null; invoiceNumber: number | null })[]
select d.id, d.number, d.invoice_id, i.status not in ('draft', 'quote') as is_free,
  d.customer_id, c.name as customer_name, d.method, d.reference, d.amount, d.rest, u.name as by, d.at,
  (select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'method', e.method,
      'reference', e.reference, 'reason', e.reason, 'by', w.name, 'at', e.at, 'invoiceId', s.id,
      'invoiceNumber', s.number) order by e.seq)
    from deposit_entries e
    join users w on w.business_id = e.business_id and w.id = e.user_id
    left join payments p on p.business_id = e.business_id and p.id = e.id and e.method is null
    left join invoices s on s.business_id = p.business_id and s.id = p.invoice_id
    where e.business_id = d.business_id and e.deposit_id = d.id) as entries
from deposits d
join invoices i on i.business_id = d.business_id and i.id = d.invoice_id
join customers c on c.business_id = d.business_id and c.id = d.customer_id
join users u on u.business_id = d.business_id and u.id = d.user_id
where d.business_id = :businessId and d.store_id = :storeId and case
  when :id?::uuid is not null then d.id = :id?
  when :invoiceId?::uuid is not null then d.id in (
    select x.id from deposits x where x.business_id = :businessId and x.invoice_id = :invoiceId?
    union select e.deposit_id from payments p
    join deposit_entries e on e.business_id = p.business_id and e.id = p.id and e.kind = 'used'
    where p.business_id = :businessId and p.invoice_id = :invoiceId? and p.kind = 'deposit')
  else d.customer_id = :customerId? and d.rest > 0 end
order by d.number limit :limit;

-- name: lockDepositRow
-- prepared
select number, invoice_id, method, rest from deposits
where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: findDepositEntry
-- prepared
select 1 as found from deposit_entries where business_id = :businessId and deposit_id = :id and id = :backId;

-- name: findDeposit
-- prepared
-- not null: is_same
select invoice_id = :invoiceId and method = :method and amount = :amount as is_same from deposits
  where business_id = :businessId and id = :id;

-- name: insertDeposit
-- prepared
with taken as (
  insert into deposits (business_id, store_id, id, number, invoice_id, customer_id, method, amount, rest, reference, user_id, at,
    business_day)
  values (:businessId, :storeId, :id, :number, :invoiceId, :customerId, :method, :amount, :amount, :reference?, :userId, :now,
    :today)
), entered as (
  insert into deposit_entries (business_id, store_id, id, deposit_id, kind, amount, rest, method, reference, user_id, at)
  values (:businessId, :storeId, :id, :id, 'taken', :amount, :amount, :method, :reference?, :userId, :now)
)
insert into cash_movements (business_id, id, session_id, kind, amount, reason, source_id, user_id, at)
select :businessId, :id, :drawer?, 'deposit', :amount, :reason, :id, :userId, :now where :drawer?::uuid is not null;
