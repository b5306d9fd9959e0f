-- name: lockPayee
-- Payments of a person, and corrections of their shifts, wait for each other.
select name, hire_date, leave_date, user_type, role_id from users where business_id = :businessId and id = :userId
for no key update;

-- name: findPaidPeriod
-- A payment of the person that is not voided, for any of these days.
select number from payroll_payments
where business_id = :businessId and user_id = :userId and status <> 'voided' and from_day <= :to::date and to_day >= :from::date
order by from_day limit 1;
