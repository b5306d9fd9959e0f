-- name: keepRuleVersion
insert into commission_rule_versions (business_id, rule_id, version, rule, user_id, at)
values (:businessId, :ruleId, :version, :rule::jsonb, :userId, :now) on conflict do nothing;

-- name: findUnknown
-- not null: field
-- The fields of a rule that name a record which the business does not have.
select field from (
  select 'storeIds' as field, id from unnest(:storeIds::uuid[]) id
  where id not in (select s.id from stores s where s.business_id = :businessId)
  union all
  select 'userIds', id from unnest(:userIds::uuid[]) id
  where id not in (select u.id from users u where u.business_id = :businessId)
  union all
  select 'splits', id from unnest(:splitIds::uuid[]) id
  where id not in (select u.id from users u where u.business_id = :businessId)
  union all
  select 'roleIds', id from unnest(:roleIds::uuid[]) id
  where id not in (select r.id from roles r where r.business_id = :businessId)
  union all
  select 'categoryIds', id from unnest(:categoryIds::uuid[]) id
  where id not in (select c.id from categories c where c.business_id = :businessId)
  union all
  select 'productIds', id from unnest(:productIds::uuid[]) id
  where id not in (select p.id from products p where p.business_id = :businessId)) x
limit 1;

-- name: listChoices
-- not null: kind, name
select 'stores' as kind, id, name from stores where business_id = :businessId
union all
select 'people', id, name from users where business_id = :businessId and active
union all
select 'roles', id, name from roles where business_id = :businessId
union all
select 'categories', id, name from categories where business_id = :businessId and archived_at is null
union all
select 'brands', null, brand from products where business_id = :businessId and archived_at is null and brand is not null
group by brand
order by 1, 3;

-- name: lockPeriods
select pg_advisory_xact_lock(hashtextextended('commissions ' || :businessId || :storeId, 0));

-- name: listPeriods
select p.id, p.from_day as "from", p.to_day as "to", p.closed_at, u.name as closed_by from commission_periods p
join users u on u.business_id = p.business_id and u.id = p.closed_by
where p.business_id = :businessId and p.store_id = :storeId order by p.from_day desc;

-- name: findFirstRule
select min(created_at) as at from commission_rules where business_id = :businessId;

-- name: insertPeriod
insert into commission_periods (business_id, id, store_id, from_day, to_day, closed_by, closed_at)
values (:businessId, :id, :storeId, :from, :to, :userId, :now);

-- name: insertEntries
insert into commission_entries (business_id, store_id, period_id, at, id, kind, user_id, seller_id, rule_id, rule_version,
  invoice_id, line_id, base, base_amount, value, share, is_capped, causes, amount, day)
select :businessId, :storeId, :periodId, :now, x.* from jsonb_to_recordset(:entries::jsonb) as x(id uuid, kind text,
  "userId" uuid, "sellerId" uuid, "ruleId" uuid, "ruleVersion" int, "invoiceId" uuid, "lineId" uuid, base text,
  "baseAmount" bigint, value int, share int, "isCapped" boolean, causes jsonb, amount bigint, day date);

-- name: insertAdjustment
insert into commission_entries (business_id, id, store_id, kind, user_id, amount, day, reason, created_by, at)
values (:businessId, :id, :storeId, 'adjustment', :userId, :amount, :day, :reason, :createdBy, :now);

-- name: insertSettlements
insert into commission_settlements (business_id, store_id, period_id, from_day, to_day, status, version, created_at, updated_at,
  id, user_id, total)
select :businessId, :storeId, :periodId, :from, :to, 'draft', 1, :now, :now, x.*
from jsonb_to_recordset(:settlements::jsonb) as x(id uuid, "userId" uuid, total bigint);

-- name: listSettlements
select id, version, user_id, from_day as "from", to_day as "to", total, status, approved_at, paid_at, reason
from commission_settlements where business_id = :businessId and store_id = :storeId and from_day = :from;

-- name: lockSettlement
select id, version, user_id, from_day as "from", to_day as "to", total, status, approved_at, paid_at, reason
from commission_settlements where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: approveSettlement
update commission_settlements set status = 'approved', approved_by = :userId, approved_at = :now, version = version + 1,
  updated_at = :now
where business_id = :businessId and id = :id;

-- name: cancelSettlement
update commission_settlements set status = 'cancelled', reason = :reason, version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: listClosedEntries
-- not null: causes
select e.kind, e.user_id, e.seller_id, e.rule_id, e.rule_version, e.invoice_id, e.line_id, e.base, e.base_amount, e.value,
  e.share, e.is_capped, coalesce(e.causes, '[]') as causes, e.amount, e.day, e.reason, e.created_by
from commission_entries e
where e.business_id = :businessId and e.store_id = :storeId and (e.period_id = :periodId?
  or e.period_id is null and e.day between :from and :to)
order by e.day, e.seq;

-- name: listEntryNames
-- not null: id
select 'user' as kind, id, name from users where business_id = :businessId and id = any(:ids::uuid[])
union all
select 'rule', id, name from commission_rules where business_id = :businessId and id = any(:ids::uuid[])
union all
select 'invoice', id, number::text from invoices where business_id = :businessId and id = any(:ids::uuid[])
union all
select 'line', id, description from invoice_lines where business_id = :businessId and id = any(:ids::uuid[]);

-- name: findPerson
select u.id from users u join user_stores s on s.business_id = u.business_id and s.user_id = u.id
where u.business_id = :businessId and s.store_id = :storeId and u.id = :id;

-- name: listEarned
-- not null: amount
select user_id, sum(amount)::bigint as amount from commission_entries
where business_id = :businessId and store_id = :storeId and period_id is not null and day between :from and :to
  and kind in ('earn', 'split', 'spiff')
group by user_id;

-- name: listPeople
select id, name from users where business_id = :businessId and id = any(:ids::uuid[]) order by name, id;
