-- Creates large numbers of serialized units in stock, for measuring search. They are received evenly over the 60 days before
-- now_at, on the products whose SKU begins with sku_start, in rotation. Reads one row of the temporary table bulk_store:
-- business_id, store_id, location_id, user_id, units (how many), now_at, sku_start.

create temp table bulk_units on commit drop as
with phones as (
  select p.id, greatest(1, round(p.price * 0.8))::bigint as cost, row_number() over (order by p.id) - 1 as rank
  from products p join bulk_store s on p.business_id = s.business_id
  where p.tracking = 'serialized' and starts_with(p.sku, s.sku_start)
),
among as (select count(*) as phones from phones),
-- A second call continues after the units of the first.
already as (select count(*) as units from units u join bulk_store s on u.business_id = s.business_id where u.code like '99%')
select g as n, p.id as product_id, p.cost, date_trunc('milliseconds', s.now_at - interval '60 days' * (1 - g / s.units::float8)) as at,
  pg_temp.with_luhn('99' || lpad((a.units + g)::text, 12, '0')) as code
from bulk_store s, among m, already a, generate_series(1, s.units::bigint) g join phones p on p.rank = (g % (select phones from among));

alter table bulk_units add column id uuid;
update bulk_units set id = pg_temp.id(at, 9, substr(code, 3, 12)::bigint);

-- The devices are inserted first, in one statement, so that the trigger finds them and creates none.
insert into devices (business_id, id, created_at)
select s.business_id, u.id, u.at from bulk_store s, bulk_units u order by u.n;

insert into device_identifiers (business_id, value, type, device_id)
select s.business_id, u.code, 'IMEI1', u.id from bulk_store s, bulk_units u order by u.code;

insert into units (business_id, id, device_id, moved_by, product_id, store_id, location_id, code, status, unit_cost, received_at, created_at, updated_at)
select s.business_id, u.id, u.id, s.user_id, u.product_id, s.store_id, s.location_id, u.code, 'in_stock', u.cost, u.at, u.at, u.at
from bulk_store s, bulk_units u order by u.n;

insert into stock_movements (business_id, id, store_id, location_id, product_id, unit_id, kind, quantity, value, user_id, at)
select s.business_id, u.id, s.store_id, s.location_id, u.product_id, u.id, 'opening', 1, u.cost, s.user_id, u.at
from bulk_store s, bulk_units u order by u.n;

insert into search_terms (business_id, kind, term, target_id)
select s.business_id, 'unit', t.term, t.id
from bulk_store s, (
  select '=' || code as term, id from bulk_units union all select '~' || reverse(code), id from bulk_units
) t
order by t.term;
