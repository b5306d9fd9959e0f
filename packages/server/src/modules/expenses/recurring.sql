-- import type { StoreTransaction } from '@tilldesk/domain/stores'

-- name: readRecurringNames
-- not null: id, category_name, created_by, created
select r.id, c.name as category_name, v.name as vendor_name, u.name as created_by,
  (select count(*)::int from expenses e where e.business_id = r.business_id and e.recurring_id = r.id) as created
from recurring_expenses r
join expense_categories c on c.business_id = r.business_id and c.id = r.category_id
join users u on u.business_id = r.business_id and u.id = r.created_by
left join vendors v on v.business_id = r.business_id and v.id = r.vendor_id
where r.business_id = :businessId and r.id = any(:ids::uuid[]);

-- name: findHandledThrough
select handled_through from recurring_expenses where business_id = :businessId and id = :id;

-- name: saveDates
update recurring_expenses set handled_through = :handledThrough?, next_date = :nextDate?
where business_id = :businessId and id = :id;

-- name: findDueRecurring
-- not null: id, category_name, location_id, creator_name
-- type transaction: Partial<StoreTransaction>
select r.id, r.store_id, r.category_id, r.vendor_id, r.payee, r.amount, r.tax_on_top, r.tax_rate, r.tax_amount, r.description, r.start_date,
  r.every, r.unit, r.last_date, r.auto_post, r.tender, r.paused, r.handled_through, r.created_by, c.name as category_name,
  v.name as vendor_name, s.currency, s.time_zone, s.transaction, l.id as location_id, u.active as creator_active, u.name as creator_name
from recurring_expenses r
join expense_categories c on c.business_id = r.business_id and c.id = r.category_id
join stores s on s.business_id = r.business_id and s.id = r.store_id and s.active
join locations l on l.business_id = r.business_id and l.store_id = r.store_id and l.sellable
join users u on u.business_id = r.business_id and u.id = r.created_by
left join vendors v on v.business_id = r.business_id and v.id = r.vendor_id
where r.business_id = :businessId and r.archived_at is null and r.next_date <= :utcDay::date + 1
order by r.next_date, r.id
for no key update of r;

-- name: saveRecurringOf
update expenses set recurring_id = :recurringId, recurring_date = :date where business_id = :businessId and id = :id;
