-- name: listPayRates
-- not null: is_current
select r.id, r.pay_type, r.amount, r.valid_from as "from", u.name as by, r.created_at as at,
  r.valid_from <= :today::date and not exists (
    select 1 from pay_rates x where x.business_id = r.business_id and x.user_id = r.user_id and x.valid_from <= :today::date
      and (x.valid_from, x.seq) > (r.valid_from, r.seq)) as is_current,
  exists (
    select 1 from pay_rates x where x.business_id = r.business_id and x.user_id = r.user_id and x.valid_from = r.valid_from
      and x.seq > r.seq) as is_replaced
from pay_rates r join users u on u.business_id = r.business_id and u.id = r.created_by
where r.business_id = :businessId and r.user_id = :userId
order by r.valid_from desc, r.seq desc;

-- name: insertPayRate
insert into pay_rates (business_id, id, user_id, pay_type, amount, valid_from, created_by, created_at)
values (:businessId, :id, :userId, :payType, :amount?, :from, :createdBy, :now);
