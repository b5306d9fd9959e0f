-- name: readUsage
-- not null: stores, people, files, file_bytes
select (select count(*)::int from stores where business_id = :businessId) as stores,
  (select count(*)::int from users where business_id = :businessId and active) as people,
  (select count(*)::int from files where business_id = :businessId) as files,
  (select coalesce(sum(size), 0)::bigint from files where business_id = :businessId) as file_bytes;

-- name: listMonthsOfUsage
-- Stores one after the other, so that the index by day of each store is used.
-- not null: from
select m.month::date as "from", coalesce(u.invoices, 0)::int as invoices, coalesce(u.sellers, 0)::int as sellers
from generate_series(:from::date, :to::date, interval '1 month') as m(month)
left join (
  select date_trunc('month', i.business_day) as month, count(*) as invoices, count(distinct i.salesperson_id) as sellers
  from stores s join invoices i on i.business_id = s.business_id and i.store_id = s.id and i.business_day >= :from::date
  where s.business_id = :businessId and i.status in ('open', 'paid', 'voided')
  group by 1) u on u.month = m.month
order by m.month desc;
