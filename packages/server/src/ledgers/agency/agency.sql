-- name: listPendingOf
-- Those that the person took, and those taken at the drawer.
-- not null: number
select number from bill_payments
where business_id = :businessId and store_id = :storeId and status = 'pending'
  and (taken_by = :userId? or session_id = :drawerId?)
order by taken_at, number;

-- name: readAgencyDay
-- not null: pending
select (select count(*)::int from bill_payments b
    where b.business_id = :businessId and b.store_id = :storeId and b.status = 'pending') as pending,
  coalesce(sum(handled), 0)::bigint as handled, coalesce(sum(fee + commission), 0)::bigint as revenue
from agency_entries where business_id = :businessId and store_id = :storeId and business_day = :day;
