-- name: findApprovedSettlements
select id, user_id, from_day as "from", to_day as "to", total from commission_settlements
where business_id = :businessId and status = 'approved' and (:storeId?::uuid is null or store_id = :storeId?)
  and (:userId?::uuid is null or user_id = :userId?) and (:upTo?::date is null or to_day <= :upTo?)
order by to_day, user_id, id for update;

-- name: markPaid
update commission_settlements set status = 'paid', payment_id = :paymentId, paid_at = :at, version = version + 1,
  updated_at = :at
where business_id = :businessId and id = any(:ids::uuid[]) and status = 'approved'
returning id;

-- name: markApproved
update commission_settlements set status = 'approved', payment_id = null, paid_at = null, version = version + 1,
  updated_at = greatest(updated_at, paid_at)
where business_id = :businessId and id = any(:ids::uuid[]) and status = 'paid'
returning id;
