// Generated from recurring.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { StoreTransaction } from '@tilldesk/domain/stores';

export const readRecurringNames: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; categoryName: string; vendorName: string | null; createdBy: string; created: number }
> = {
  text: `select r.id, c.name as category_name, v.name as vendor_name, u.name as created_by,
  (select count(*)::int from expenses e where e.business_id = r.business_id and e.recurring_id = r.id) as created
from recurring_expenses r
join expense_categories c on c.business_id = r.business_id and c.id = r.category_id
join users u on u.business_id = r.business_id and u.id = r.created_by
left join vendors v on v.business_id = r.business_id and v.id = r.vendor_id
where r.business_id = $1 and r.id = any($2::uuid[])`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'categoryName', 'vendorName', 'createdBy', 'created'],
  notNull: ['id', 'categoryName', 'createdBy', 'created'],
  prepared: undefined,
};

export const findHandledThrough: Statement<
  { businessId: string; id: string },
  { handledThrough: string | null }
> = {
  text: `select handled_through from recurring_expenses where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['handledThrough'],
  notNull: [],
  prepared: undefined,
};

export const saveDates: Statement<
  { handledThrough: string | null; nextDate: string | null; businessId: string; id: string },
  object
> = {
  text: `update recurring_expenses set handled_through = $1, next_date = $2
where business_id = $3 and id = $4`,
  parameters: ['handledThrough', 'nextDate', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findDueRecurring: Statement<
  { businessId: string; utcDay: string },
  { id: string; storeId: string; categoryId: string; vendorId: string | null; payee: string | null; amount: number; taxOnTop: boolean; taxRate: string | null; taxAmount: number | null; description: string | null; startDate: string; every: number; unit: 'week' | 'month' | 'year'; lastDate: string | null; autoPost: boolean; tender: 'card' | 'check' | 'bank' | null; paused: boolean; handledThrough: string | null; createdBy: string; categoryName: string; vendorName: string | null; currency: string; timeZone: string; transaction: Partial<StoreTransaction>; locationId: string; creatorActive: boolean; creatorName: string }
> = {
  text: `select r.id, r.store_id, r.category_id, r.vendor_id, r.payee, r.amount, r.tax_on_top, r.tax_rate, r.tax_amount, r.description, r.start_date,
  r.every, r.unit, r.last_date, r.auto_post, r.tender, r.paused, r.handled_through, r.created_by, c.name as category_name,
  v.name as vendor_name, s.currency, s.time_zone, s.transaction, l.id as location_id, u.active as creator_active, u.name as creator_name
from recurring_expenses r
join expense_categories c on c.business_id = r.business_id and c.id = r.category_id
join stores s on s.business_id = r.business_id and s.id = r.store_id and s.active
join locations l on l.business_id = r.business_id and l.store_id = r.store_id and l.sellable
join users u on u.business_id = r.business_id and u.id = r.created_by
left join vendors v on v.business_id = r.business_id and v.id = r.vendor_id
where r.business_id = $1 and r.archived_at is null and r.next_date <= $2::date + 1
order by r.next_date, r.id
for no key update of r`,
  parameters: ['businessId', 'utcDay'],
  columns: ['id', 'storeId', 'categoryId', 'vendorId', 'payee', 'amount', 'taxOnTop', 'taxRate', 'taxAmount', 'description', 'startDate', 'every', 'unit', 'lastDate', 'autoPost', 'tender', 'paused', 'handledThrough', 'createdBy', 'categoryName', 'vendorName', 'currency', 'timeZone', 'transaction', 'locationId', 'creatorActive', 'creatorName'],
  notNull: ['id', 'categoryName', 'locationId', 'creatorName'],
  prepared: undefined,
};

export const saveRecurringOf: Statement<
  { recurringId: string; date: string; businessId: string; id: string },
  object
> = {
  text: `update expenses set recurring_id = $1, recurring_date = $2 where business_id = $3 and id = $4`,
  parameters: ['recurringId', 'date', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};
