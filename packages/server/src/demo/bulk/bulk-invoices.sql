-- Creates large numbers of invoices with set-based statements: a store's past before its first stock movement. Everything that
-- a sale writes is written (docs/architecture.md): invoices, lines, payments, units, movements, numbers, customers' totals,
-- search terms, history. The stock received at the beginning equals the stock sold until the end, so that the stock levels do
-- not change.
--
-- Reads one row of the temporary table bulk_order: business_id, store_id, location_id, time_zone, currency, invoices (how
-- many), from_at, until_at, first_number. Random values are hashes (bulk-functions.sql), so that the same order gives the same
-- rows.

-- The shop's days and how busy each is: Saturday is the peak, Sunday is low.
create temp table bulk_days on commit drop as
with days as (
  select d::date as day, (array[0.5, 0.85, 0.8, 0.9, 1, 1.3, 1.65])[extract(dow from d)::int + 1]::float8 as weight
  from bulk_order o, generate_series((o.from_at at time zone o.time_zone)::date + 1,
    (o.until_at at time zone o.time_zone)::date - 1, interval '1 day') d
)
select day, sum(weight) over (order by day) / sum(weight) over () as upto from days;

create temp table bulk_products on commit drop as
select p.id, p.name, p.sku, p.price, p.tax_rate, p.tracking, p.warranty_days,
  case p.tracking when 'none' then 0 else greatest(1, round(p.price * 0.6)) end::bigint as cost,
  row_number() over (partition by p.tracking = 'serialized' order by p.id) - 1 as rank
from products p join bulk_order o on p.business_id = o.business_id
where p.archived_at is null and p.active;

create temp table bulk_customers on commit drop as
select c.id, c.tax_exempt, row_number() over (order by c.id) - 1 as rank
from customers c join bulk_order o on c.business_id = o.business_id where c.archived_at is null;

create temp table bulk_people on commit drop as
select u.user_id as id, row_number() over (order by u.user_id) - 1 as rank
from user_stores u join bulk_order o on u.business_id = o.business_id and u.store_id = o.store_id;

-- The invoices in order of time; n starts at 1, and the invoice number follows it.
create temp table bulk_invoices on commit drop as
with bounds as (select array_agg(upto order by day) as upto, array_agg(day order by day) as days from bulk_days),
moments as (
  select g as seed, date_trunc('milliseconds',
    (b.days[1 + width_bucket(pg_temp.chance(g, 1) * 0.999999, b.upto)] + time '10:00'
      + interval '10 hours' * ((pg_temp.chance(g, 2) + pg_temp.chance(g, 3)) / 2)) at time zone o.time_zone) as at
  from bulk_order o, bounds b, generate_series(1, o.invoices::bigint) g
),
ordered as (select seed, at, row_number() over (order by at, seed) as n from moments)
select r.n, r.at, o.first_number + r.n - 1 as number, pg_temp.id(r.at, 1, o.first_number + r.n - 1) as id,
  (r.at at time zone o.time_zone)::date as day, c.id as customer_id, coalesce(c.tax_exempt, false) as tax_exempt,
  u.id as user_id, pg_temp.chance(r.seed, 4) < 0.1 and (select bool_or(tracking = 'serialized') from bulk_products) as has_unit,
  1 + floor(pg_temp.chance(r.seed, 5) * 3)::bigint as lines, r.seed
from bulk_order o
cross join ordered r
left join bulk_customers c
  on c.rank = case when pg_temp.chance(r.seed, 8) < 0.55
    then floor(pg_temp.chance(r.seed, 9) * (select count(*) from bulk_customers))::bigint end
join bulk_people u on u.rank = floor(pg_temp.chance(r.seed, 10) * (select count(*) from bulk_people))::bigint;

-- The lines: a phone first on every tenth invoice, then goods and services, none twice on one invoice.
create temp table bulk_lines on commit drop as
with goods as (select count(*) as among from bulk_products where tracking <> 'serialized'),
phones as (select count(*) as among from bulk_products where tracking = 'serialized'),
wanted as (
  select i.*, l as position, i.has_unit and l = 1 as is_unit,
    case when i.has_unit and l = 1 then floor(pg_temp.chance(i.seed, 6) * p.among)::bigint
      else (floor(pg_temp.chance(i.seed, 6) * g.among)::bigint
        + l * (1 + floor(pg_temp.chance(i.seed, 7) * least(11, (g.among - 1) / 2))::bigint)) % g.among end as rank
  from bulk_invoices i, goods g, phones p, generate_series(1, least(i.lines, greatest(1, g.among / 2))) l
),
priced as (
  select w.n, w.id as invoice_id, w.number, w.at, w.day, w.user_id, w.position, w.is_unit, p.id as product_id, p.name, p.sku,
    p.tracking, p.cost, p.warranty_days, p.price, case when w.tax_exempt then 0 else p.tax_rate end as tax_rate,
    case when p.tracking = 'quantity' and pg_temp.chance(w.seed, 20 + w.position::int) < 0.06 then 2 else 1 end as quantity,
    pg_temp.chance(w.seed, 30 + w.position::int) < 0.05 as is_discounted, w.rank
  from wanted w join bulk_products p on (p.tracking = 'serialized') = w.is_unit and p.rank = w.rank
),
discounted as (
  select *, quantity * price as gross, case when is_discounted then round(quantity * price * 0.1)::bigint else 0 end as discount
  from priced
)
select *, gross - discount as net, round((gross - discount) * tax_rate)::bigint as tax,
  pg_temp.id(at, 2, number * 4 + position) as id,
  case when is_unit then pg_temp.id(at, 3, number) end as unit_id,
  case when is_unit then pg_temp.with_luhn('86' || lpad(rank::text, 6, '0') || lpad((number % 1000000)::text, 6, '0')) end
    as unit_code
from discounted;
analyze bulk_lines;

insert into invoices (business_id, id, store_id, number, status, customer_id, salesperson_id, currency, gross,
  discount_total, net, tax, total, paid, cost, pieces, posted_at, business_day, version, created_at, updated_at)
select o.business_id, i.id, o.store_id, i.number, 'paid', i.customer_id, i.user_id, o.currency, l.gross, l.discount, l.net,
  l.tax, l.net + l.tax, l.net + l.tax, l.cost, l.pieces, i.at, i.day, 2, i.at, i.at
from bulk_order o, bulk_invoices i
join (select n, sum(gross)::bigint as gross, sum(discount)::bigint as discount, sum(net)::bigint as net,
    sum(tax)::bigint as tax, sum(cost * quantity)::bigint as cost, sum(quantity)::int as pieces
  from bulk_lines group by n) l using (n)
order by i.n;

-- The devices are inserted first, in one statement, so that the trigger finds them and creates none.
insert into devices (business_id, id, created_at)
select o.business_id, l.unit_id, l.at - interval '3 days' from bulk_order o, bulk_lines l where l.is_unit order by l.n;

insert into device_identifiers (business_id, value, type, device_id)
select o.business_id, l.unit_code, 'IMEI1', l.unit_id from bulk_order o, bulk_lines l where l.is_unit order by l.unit_code;

insert into units (business_id, id, device_id, product_id, store_id, location_id, code, status, unit_cost, moved_by, received_at,
  version, created_at, updated_at)
select o.business_id, l.unit_id, l.unit_id, l.product_id, o.store_id, o.location_id, l.unit_code, 'in_stock', l.cost, i.user_id,
  l.at - interval '3 days', 1, l.at - interval '3 days', l.at - interval '3 days'
from bulk_order o, bulk_lines l join bulk_invoices i using (n) where l.is_unit order by l.n;

update units u set status = 'sold', invoice_id = l.invoice_id, source_kind = 'invoice', source_id = l.invoice_id, version = 2,
  updated_at = l.at
from bulk_order o, bulk_lines l where l.is_unit and u.business_id = o.business_id and u.id = l.unit_id;

insert into invoice_lines (business_id, id, invoice_id, position, product_id, unit_id, description, sku, unit_code, quantity,
  unit_price, discount_kind, discount_rate, tax_rate, gross, discount_total, net, tax, total, cost, warranty_until)
select o.business_id, l.id, l.invoice_id, l.position - 1, l.product_id, l.unit_id, l.name, l.sku, l.unit_code, l.quantity, l.price,
  case when l.is_discounted then 'share' end, case when l.is_discounted then 0.1 end, l.tax_rate, l.gross, l.discount,
  l.net, l.tax, l.net + l.tax, l.cost * l.quantity, l.day + l.warranty_days
from bulk_order o, bulk_lines l order by l.n, l.position;

-- A third of the invoices is paid in cash, with change from a round sum; one in twenty is split half and half.
insert into payments (business_id, id, store_id, invoice_id, kind, amount, tendered, change, reference, user_id, at)
select o.business_id, pg_temp.id(i.at, 4, i.number * 2 + t.part), o.store_id, i.id, t.kind, t.amount,
  t.amount + t.change, t.change, case t.kind when 'card' then 'VISA AUTH ' || (100000 + i.number % 900000) end, i.user_id, i.at
from bulk_order o, bulk_invoices i
join invoices v on v.business_id = (select business_id from bulk_order) and v.id = i.id
cross join lateral (select v.total / 2 as half, (500 - v.total % 500) % 500 as change, pg_temp.chance(i.seed, 11) as how) h
cross join lateral (
  select 0 as part, 'cash' as kind, h.half as amount, 0::bigint as change where h.how < 0.05
  union all select 1, 'card', v.total - h.half, 0 where h.how < 0.05
  union all select 0, 'cash', v.total, h.change where h.how >= 0.05 and h.how < 0.35
  union all select 0, 'card', v.total, 0 where h.how >= 0.35
) t
order by i.n, t.part;

-- The ledger is ordered by seq, and the past precedes the existing entries: its entries count backwards from them.
create temp table bulk_places on commit drop as
select least(0, (select min(seq) from stock_movements)) - units - goods - sales as units_from,
  least(0, (select min(seq) from stock_movements)) - goods - sales as goods_from,
  least(0, (select min(seq) from stock_movements)) - sales as sales_from
from (select count(*) filter (where is_unit) as units, count(*) filter (where tracking <> 'none') as sales,
  count(distinct product_id) filter (where tracking = 'quantity') as goods from bulk_lines) x;

-- Units are received three days before they are sold; all other stock is received at once, at the cost that it has throughout.
insert into stock_movements (business_id, seq, id, store_id, location_id, product_id, unit_id, kind, quantity, value, user_id, at)
overriding system value
select o.business_id, b.units_from + row_number() over (order by l.n), pg_temp.id(l.at - interval '3 days', 5, l.number),
  o.store_id, o.location_id, l.product_id, l.unit_id, 'opening', 1, l.cost, l.user_id, l.at - interval '3 days'
from bulk_order o, bulk_places b, bulk_lines l where l.is_unit order by l.n;

insert into stock_movements (business_id, seq, id, store_id, location_id, product_id, kind, quantity, value, balance, user_id, at)
overriding system value
select o.business_id, b.goods_from + row_number() over (order by l.product_id),
  pg_temp.id(o.from_at, 6, o.first_number * 1000 + row_number() over (order by l.product_id)), o.store_id,
  o.location_id, l.product_id, 'opening', sum(l.quantity), sum(l.quantity * l.cost), sum(l.quantity), min(u.id::text)::uuid, o.from_at
from bulk_order o, bulk_places b, bulk_lines l, bulk_people u
where l.tracking = 'quantity' and u.rank = 0
group by o.business_id, o.store_id, o.location_id, o.from_at, o.first_number, b.goods_from, l.product_id;

insert into stock_movements (business_id, seq, id, store_id, location_id, product_id, unit_id, kind, quantity, value, balance,
  document_id, document_line_id, user_id, at)
overriding system value
select o.business_id, b.sales_from + row_number() over (order by l.n, l.position),
  pg_temp.id(l.at, 7, l.number * 4 + l.position), o.store_id, o.location_id, l.product_id, l.unit_id, 'sale',
  -l.quantity, -l.quantity * l.cost,
  case when not l.is_unit then sum(l.quantity) over (partition by l.product_id)
    - sum(l.quantity) over (partition by l.product_id order by l.n rows unbounded preceding) end,
  l.invoice_id, l.id, l.user_id, l.at
from bulk_order o, bulk_places b, bulk_lines l where l.tracking <> 'none' order by l.n, l.position;

insert into stock_levels (business_id, product_id, location_id, store_id, on_hand, value)
select distinct o.business_id, l.product_id, o.location_id, o.store_id, 0, 0
from bulk_order o, bulk_lines l where l.tracking = 'quantity'
on conflict do nothing;

update customers c set invoice_count = c.invoice_count + x.invoices, total_spent = c.total_spent + x.spent,
  last_visit = greatest(c.last_visit, x.last)
from bulk_order o, (
  select i.customer_id, count(*) as invoices, sum(v.total) as spent, max(i.at) as last
  from bulk_invoices i join invoices v on v.business_id = (select business_id from bulk_order) and v.id = i.id
  where i.customer_id is not null group by i.customer_id
) x
where c.business_id = o.business_id and c.id = x.customer_id;

insert into numbers (business_id, store_id, kind, last)
select o.business_id, o.store_id, 'invoice', o.first_number + o.invoices - 1 from bulk_order o
on conflict (business_id, store_id, kind) do update set last = excluded.last;

insert into search_terms (business_id, kind, term, target_id)
select o.business_id, t.kind, t.term, t.target_id
from bulk_order o, (
  select 'invoice' as kind, p.prefix || i.number as term, i.id as target_id
  from bulk_invoices i, (values (''), ('inv')) p(prefix)
  union all
  select 'unit', p.prefix || case p.prefix when '~' then reverse(l.unit_code) else l.unit_code end, l.unit_id
  from bulk_lines l, (values ('='), ('~')) p(prefix) where l.is_unit
) t
order by 2, 3;

insert into audit_log (business_id, id, store_id, user_id, at, action, entity, entity_id, after)
select o.business_id, pg_temp.id(i.at, 8, i.number), o.store_id, i.user_id, i.at, 'invoice.posted', 'invoice', i.id,
  jsonb_build_object('number', i.number, 'total', v.total)
from bulk_order o, bulk_invoices i
join invoices v on v.business_id = (select business_id from bulk_order) and v.id = i.id
order by i.n;
