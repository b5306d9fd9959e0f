-- name: readExpenseNames
-- not null: id, category_name, created_by, files
select e.id, c.name as category_name, v.name as vendor_name, u.name as created_by, a.name as approved_by,
  (select count(*)::int from attachments f where f.business_id = e.business_id and f.kind = 'expense' and f.record_id = e.id) as files
from expenses e
join expense_categories c on c.business_id = e.business_id and c.id = e.category_id
join users u on u.business_id = e.business_id and u.id = e.created_by
left join vendors v on v.business_id = e.business_id and v.id = e.vendor_id
left join users a on a.business_id = e.business_id and a.id = e.approved_by
where e.business_id = :businessId and e.id = any(:ids::uuid[]);

-- name: findExpensesOf
-- not null: id
select e.id from expenses e left join vendors v on v.business_id = e.business_id and v.id = e.vendor_id
where e.business_id = :businessId and e.store_id = :storeId and (e.number = :number? or v.name_key like :prefix)
order by e.date desc limit 200;

-- name: findExpenseCategoryOfName
select name from expense_categories
where business_id = :businessId and name_key = :nameKey and id <> :id and archived_at is null;

-- name: findExpenseOfCategory
select 1 as found from expenses where business_id = :businessId and category_id = :id and archived_at is null
union all select 1 from recurring_expenses where business_id = :businessId and category_id = :id and archived_at is null limit 1;

-- name: findExpenseCategory
select name from expense_categories where business_id = :businessId and id = :id and archived_at is null for key share;

-- name: lockExpense
-- not null: id, payee
select e.id, e.number, e.status, e.version, e.date, e.total, e.created_by, coalesce(v.name, e.payee, c.name) as payee
from expenses e
join expense_categories c on c.business_id = e.business_id and c.id = e.category_id
left join vendors v on v.business_id = e.business_id and v.id = e.vendor_id
where e.business_id = :businessId and e.store_id = :storeId and e.id = :id and e.archived_at is null
for update of e;

-- name: updateExpense
update expenses set status = :status, number = coalesce(:number?, number), approved_by = coalesce(:approvedBy?, approved_by), reason = :reason?,
  version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: savePaid
update expenses set status = 'paid', tender = :tender, reference = :reference?, paid_at = :now, version = version + 1,
  updated_at = :now
where business_id = :businessId and id = :id;

-- name: insertExpensePayment
insert into expense_payments (business_id, id, expense_id, amount, tender, reference, reverses_id, day, user_id, at)
values (:businessId, :id, :expenseId, :amount, :tender, :reference?, :reversesId?, :day, :userId, :now);

-- name: readExpensePayment
select id, amount, tender, reference from expense_payments
where business_id = :businessId and expense_id = :expenseId and reverses_id is null;

-- name: readGranter
select granter_id from approvals where business_id = :businessId and id = :id;

-- name: listExpenseHistory
select a.at, u.name as by, a.action, coalesce(a.after ->> 'reason', '') as reason
from audit_log a join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = :businessId and a.entity = 'expense' and a.entity_id = :id
  and not (a.action = 'expense.created' and exists (
    select from expenses e where e.business_id = a.business_id and e.id = a.entity_id and e.recurring_id is not null))
order by a.at, array_position(array['expense.created', 'expense.repeated', 'expense.changed', 'expense.submitted', 'expense.approved',
  'expense.paid', 'expense.voided'], a.action), a.id;
