-- import type { PayLine, PayrollPayment } from '@tilldesk/domain/employees'

-- name: listPayments
-- type lines: PayLine[]
-- type tender: PayrollPayment['tender']
-- not null: id, employee_name, created_by, lines
select p.id, p.version, p.number, p.user_id, u.name as employee_name, p.status, p.from_day as "from", p.to_day as "to",
  p.regular, p.overtime, p.double_time, p.paid_break, p.unpaid_break, p.gross, p.commission, p.bonus, p.deductions, p.net,
  c.name as created_by, p.created_at, a.name as approved_by, p.approved_at, p.tender, p.reference, d.name as paid_by, p.paid_at,
  v.name as voided_by, p.reason,
  coalesce((select json_agg(json_build_object('kind', l.kind, 'label', l.label, 'minutes', l.minutes, 'days', l.days, 'rate', l.rate,
      'from', l.from_day, 'to', l.to_day, 'amount', l.amount) order by l.position)
    from payroll_lines l where l.business_id = p.business_id and l.payment_id = p.id), '[]') as lines
from payroll_payments p
join users u on u.business_id = p.business_id and u.id = p.user_id
join users c on c.business_id = p.business_id and c.id = p.created_by
left join users a on a.business_id = p.business_id and a.id = p.approved_by
left join users d on d.business_id = p.business_id and d.id = p.paid_by
left join users v on v.business_id = p.business_id and v.id = p.voided_by
where p.business_id = :businessId and p.store_id = :storeId and (:id?::uuid is null or p.id = :id?)
  and (:userId?::uuid is null or p.user_id = :userId?)
order by p.from_day desc, p.number desc;

-- name: insertPayment
insert into payroll_payments (business_id, id, store_id, number, user_id, from_day, to_day, regular, overtime, double_time, paid_break,
  unpaid_break, gross, commission, bonus, deductions, net, created_by, created_at, updated_at)
values (:businessId, :id, :storeId, :number, :userId, :from, :to, :regular, :overtime, :doubleTime, :paidBreak, :unpaidBreak, :gross,
  :commission, :bonus, :deductions, :net, :createdBy, :now, :now)
on conflict do nothing returning id;

-- name: insertLines
insert into payroll_lines (business_id, id, payment_id, position, kind, label, minutes, days, rate, from_day, to_day, amount, settlement_id)
select :businessId, x.id, :paymentId, x.position, x.kind, x.label, x.minutes, x.days, x.rate, x."from", x."to", x.amount, x."settlementId"
from jsonb_to_recordset(:lines::jsonb) as x(id uuid, position int, kind text, label text, minutes int, days int, rate bigint,
  "from" date, "to" date, amount bigint, "settlementId" uuid);

-- name: listHeldSettlements
-- Settlements on payments of the person that are not voided.
-- not null: settlement_id
select l.settlement_id from payroll_lines l
join payroll_payments p on p.business_id = l.business_id and p.id = l.payment_id and p.status <> 'voided'
where p.business_id = :businessId and p.user_id = :userId and l.settlement_id is not null;

-- name: listSettlementsOf
-- not null: settlement_id
select settlement_id from payroll_lines where business_id = :businessId and payment_id = :paymentId and settlement_id is not null;

-- name: lockPayment
select p.id, p.number, p.version, p.status, p.user_id, p.net, u.name as employee_name, u.user_type, u.role_id
from payroll_payments p join users u on u.business_id = p.business_id and u.id = p.user_id
where p.business_id = :businessId and p.store_id = :storeId and p.id = :id for update of p;

-- name: saveApproved
update payroll_payments set status = 'approved', approved_by = :userId, approved_at = :now, version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: savePaid
update payroll_payments set status = 'paid', tender = :tender, reference = :reference?, paid_by = :userId, paid_at = :now,
  version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: saveVoided
update payroll_payments set status = 'voided', voided_by = :userId, reason = :reason, version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: readEntry
select id, amount, tender, reference from payroll_entries
where business_id = :businessId and payment_id = :paymentId and reverses_id is null;

-- name: insertEntry
insert into payroll_entries (business_id, id, payment_id, amount, tender, reference, reverses_id, day, user_id, at)
values (:businessId, :id, :paymentId, :amount, :tender, :reference?, :reversesId?, :day, :userId, :now);

-- name: readPayee
select user_type, role_id from users where business_id = :businessId and id = :userId;
