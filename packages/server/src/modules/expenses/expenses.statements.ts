// Generated from expenses.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const readExpenseNames: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; categoryName: string; vendorName: string | null; createdBy: string; approvedBy: string | null; files: number }
> = {
  text: `select e.id, c.name as category_name, v.name as vendor_name, u.name as created_by, a.name as approved_by,
  (select count(*)::int from attachments f where f.business_id = e.business_id and f.kind = 'expense' and f.record_id = e.id) as files
from expenses e
join expense_categories c on c.business_id = e.business_id and c.id = e.category_id
join users u on u.business_id = e.business_id and u.id = e.created_by
left join vendors v on v.business_id = e.business_id and v.id = e.vendor_id
left join users a on a.business_id = e.business_id and a.id = e.approved_by
where e.business_id = $1 and e.id = any($2::uuid[])`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'categoryName', 'vendorName', 'createdBy', 'approvedBy', 'files'],
  notNull: ['id', 'categoryName', 'createdBy', 'files'],
  prepared: undefined,
};

export const findExpensesOf: Statement<
  { businessId: string; storeId: string; number: number | null; prefix: string },
  { id: string }
> = {
  text: `select e.id from expenses e left join vendors v on v.business_id = e.business_id and v.id = e.vendor_id
where e.business_id = $1 and e.store_id = $2 and (e.number = $3 or v.name_key like $4)
order by e.date desc limit 200`,
  parameters: ['businessId', 'storeId', 'number', 'prefix'],
  columns: ['id'],
  notNull: ['id'],
  prepared: undefined,
};

export const findExpenseCategoryOfName: Statement<
  { businessId: string; nameKey: string; id: string },
  { name: string }
> = {
  text: `select name from expense_categories
where business_id = $1 and name_key = $2 and id <> $3 and archived_at is null`,
  parameters: ['businessId', 'nameKey', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const findExpenseOfCategory: Statement<
  { businessId: string; id: string },
  { found: number | null }
> = {
  text: `select 1 as found from expenses where business_id = $1 and category_id = $2 and archived_at is null
union all select 1 from recurring_expenses where business_id = $1 and category_id = $2 and archived_at is null limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findExpenseCategory: Statement<
  { businessId: string; id: string },
  { name: string }
> = {
  text: `select name from expense_categories where business_id = $1 and id = $2 and archived_at is null for key share`,
  parameters: ['businessId', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const lockExpense: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number | null; status: 'draft' | 'submitted' | 'approved' | 'paid' | 'rejected' | 'voided'; version: number; date: string; total: number; createdBy: string; payee: string }
> = {
  text: `select e.id, e.number, e.status, e.version, e.date, e.total, e.created_by, coalesce(v.name, e.payee, c.name) as payee
from expenses e
join expense_categories c on c.business_id = e.business_id and c.id = e.category_id
left join vendors v on v.business_id = e.business_id and v.id = e.vendor_id
where e.business_id = $1 and e.store_id = $2 and e.id = $3 and e.archived_at is null
for update of e`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'status', 'version', 'date', 'total', 'createdBy', 'payee'],
  notNull: ['id', 'payee'],
  prepared: undefined,
};

export const updateExpense: Statement<
  { status: string; number: number | null; approvedBy: string | null; reason: string | null; now: string; businessId: string; id: string },
  object
> = {
  text: `update expenses set status = $1, number = coalesce($2, number), approved_by = coalesce($3, approved_by), reason = $4,
  version = version + 1, updated_at = $5
where business_id = $6 and id = $7`,
  parameters: ['status', 'number', 'approvedBy', 'reason', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const savePaid: Statement<
  { tender: string; reference: string | null; now: string; businessId: string; id: string },
  object
> = {
  text: `update expenses set status = 'paid', tender = $1, reference = $2, paid_at = $3, version = version + 1,
  updated_at = $3
where business_id = $4 and id = $5`,
  parameters: ['tender', 'reference', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertExpensePayment: Statement<
  { businessId: string; id: string; expenseId: string; amount: number; tender: string; reference: string | null; reversesId: string | null; day: string; userId: string; now: string },
  object
> = {
  text: `insert into expense_payments (business_id, id, expense_id, amount, tender, reference, reverses_id, day, user_id, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  parameters: ['businessId', 'id', 'expenseId', 'amount', 'tender', 'reference', 'reversesId', 'day', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readExpensePayment: Statement<
  { businessId: string; expenseId: string },
  { id: string; amount: number; tender: 'cash' | 'card' | 'check' | 'bank'; reference: string | null }
> = {
  text: `select id, amount, tender, reference from expense_payments
where business_id = $1 and expense_id = $2 and reverses_id is null`,
  parameters: ['businessId', 'expenseId'],
  columns: ['id', 'amount', 'tender', 'reference'],
  notNull: [],
  prepared: undefined,
};

export const readGranter: Statement<
  { businessId: string; id: string },
  { granterId: string }
> = {
  text: `select granter_id from approvals where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['granterId'],
  notNull: [],
  prepared: undefined,
};

export const listExpenseHistory: Statement<
  { businessId: string; id: string },
  { at: string; by: string; action: string; reason: string | null }
> = {
  text: `select a.at, u.name as by, a.action, coalesce(a.after ->> 'reason', '') as reason
from audit_log a join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = $1 and a.entity = 'expense' and a.entity_id = $2
  and not (a.action = 'expense.created' and exists (
    select from expenses e where e.business_id = a.business_id and e.id = a.entity_id and e.recurring_id is not null))
order by a.at, array_position(array['expense.created', 'expense.repeated', 'expense.changed', 'expense.submitted', 'expense.approved',
  'expense.paid', 'expense.voided'], a.action), a.id`,
  parameters: ['businessId', 'id'],
  columns: ['at', 'by', 'action', 'reason'],
  notNull: [],
  prepared: undefined,
};
