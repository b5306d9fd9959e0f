-- name: listSoldLines
-- not null: invoice_id, line_id, sale_day, seller_id, margin, pieces, is_charge, is_serialized, is_activated
-- The lines of the invoices that were sold, changed or paid between two days: what they are, and their base on the day of the sale.
with touched as (
  select id from invoices
  where business_id = :businessId and store_id = :storeId and business_day between :from and :to and number is not null
  union
  select invoice_id from base_entries
  where business_id = :businessId and store_id = :storeId and business_day between :from and :to
  union
  select p.invoice_id from payments p join invoices i on i.business_id = p.business_id and i.id = p.invoice_id
  where p.business_id = :businessId and p.store_id = :storeId and p.at >= :fromAt and p.at < :toAt and i.on_account > 0
), sold as (
  select i.id, i.business_day, i.salesperson_id,
    -- An invoice on account is paid on the day on which its payments first reach the total, whatever is refunded later.
    case when i.on_account = 0 then i.business_day else (
      select min((x.at at time zone :timeZone)::date) from (
        select p.at, sum(p.amount) over (order by p.seq) as paid from payments p
        where p.business_id = i.business_id and p.invoice_id = i.id) x
      where x.paid >= i.total) end as paid_day
  from touched t join invoices i on i.business_id = :businessId and i.id = t.id
)
select s.id as invoice_id, l.id as line_id, s.business_day as sale_day, s.paid_day::text as paid_day,
  coalesce(l.salesperson_id, s.salesperson_id) as seller_id, l.product_id,
  case when l.charge is null then l.quantity else 0 end as pieces, l.net,
  greatest(0, l.net - coalesce(l.cost, 0)) as margin,
  l.charge is not null as is_charge, coalesce(p.tracking = 'serialized', false) as is_serialized,
  exists (select 1 from activations a where a.business_id = :businessId and a.invoice_id = s.id and a.line_id = l.id
    and a.status not in ('discarded', 'cancelled')) as is_activated,
  c.kind as category_kind, c.id as category_id, c.parent_id as main_category_id, p.brand
from sold s join invoice_lines l on l.business_id = :businessId and l.invoice_id = s.id
left join products p on p.business_id = :businessId and p.id = l.product_id
left join categories c on c.business_id = :businessId and c.id = p.category_id
order by s.business_day, s.id, l.position;

-- name: listBaseChanges
-- The changes of the base of these invoices until a day, each with the day of its refund.
select e.line_id, e.kind, e.user_id as seller_id, e.business_day as day, e.pieces, e.net, e.margin,
  case e.kind when 'refund' then e.business_day when 'refundVoid' then (
    select min(r.business_day) from base_entries r where r.business_id = e.business_id and r.document_id = e.document_id
      and r.kind = 'refund' and r.line_id = e.line_id) end as refund_day
from base_entries e
where e.business_id = :businessId and e.store_id = :storeId and e.invoice_id = any(:invoiceIds::uuid[]) and e.business_day <= :to
order by e.seq;

-- name: listEarlierEntries
-- not null: seller_id, rule_id, rule_version, invoice_id, base, base_amount, value, share, causes
select e.kind, e.user_id, e.seller_id, e.rule_id, e.rule_version, e.invoice_id, e.line_id, e.base, e.base_amount, e.value,
  e.share, e.is_capped, coalesce(e.causes, '[]') as causes, e.amount, e.day
from commission_entries e join commission_periods p on p.business_id = e.business_id and p.id = e.period_id
where e.business_id = :businessId and e.store_id = :storeId and e.invoice_id = any(:invoiceIds::uuid[]) and p.to_day < :from
order by e.seq;

-- name: listRoles
select id as user_id, role_id from users where business_id = :businessId;

-- name: listRulesInForce
select v.rule from commission_rules r
join commission_rule_versions v on v.business_id = r.business_id and v.rule_id = r.id and v.version = r.version
where r.business_id = :businessId and r.active and r.archived_at is null order by r.priority desc, r.id;

-- name: listRuleVersions
select rule from commission_rule_versions where business_id = :businessId order by rule_id, version;
