-- name: findStores
select id from stores
where business_id = :businessId
  and position(lower(:search) in lower(concat_ws(' ', name, code, city, email, phone))) > 0;

-- name: readSeries
select store_id, kind, last from numbers
where business_id = :businessId and store_id = any(:ids::uuid[]) and kind in ('invoice', 'refund', 'purchase');

-- name: raiseSeries
-- No row if a document was numbered beyond it meanwhile.
insert into numbers as n (business_id, store_id, kind, last) values (:businessId, :storeId, :kind, :last)
on conflict (business_id, store_id, kind) do update set last = excluded.last where n.last <= excluded.last
returning last;

-- name: findUsed
-- Of these stores, those with documents, stock or drawers.
select s.id from stores s
where s.business_id = :businessId and s.id = any(:ids::uuid[]) and (
  exists (select 1 from invoices x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from purchases x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from stock_levels x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from units x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from register_sessions x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from deposit_entries x where x.business_id = s.business_id and x.store_id = s.id));

-- name: isCodeTaken
-- not null: taken
select store_code_taken(:code, :id) as taken;

-- name: findOpenDrawer
select r.name from register_sessions d
join registers r on r.business_id = d.business_id and r.id = d.register_id
where d.business_id = :businessId and d.store_id = :storeId and d.closed_at is null
order by d.opened_at limit 1;

-- name: endSignInsAtStore
update tokens set revoked_at = :now
where business_id = :businessId and store_id = :storeId and revoked_at is null and ends_at > :now
returning id, user_id;

-- name: copyTransaction
update stores t set transaction = s.transaction
from stores s where t.business_id = :businessId and t.id = :storeId and s.business_id = t.business_id and s.id = :from;

-- name: copyPolicies
-- The current policies of a store become the first version of another.
insert into policies (business_id, store_id, kind, id, number, text_en, text_es, return_days, restocking_fee_rate, user_id, at)
select distinct on (kind) business_id, :storeId::uuid, kind, gen_random_uuid(), 1, text_en, text_es, return_days,
  restocking_fee_rate, :userId::uuid, :now::timestamptz
from policies where business_id = :businessId and store_id = :from order by kind, number desc;
