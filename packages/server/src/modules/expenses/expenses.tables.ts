import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  expense,
  expenseCategory,
  recurringExpense,
  type ExpenseStatus,
  type ExpenseTender,
} from '@tilldesk/domain/expenses';
import { instant, money } from '../../database/columns.ts';
import { columnsOf } from '../../database/entity-columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';
import { stores } from '../stores/stores.tables.ts';
import { vendors } from '../vendors/vendors.tables.ts';

export const expenseCategories = tenantTable(
  'expense_categories',
  {
    ...columnsOf(expenseCategory),
    /** The name in lower case without accents: it is unique among categories. */
    nameKey: text('name_key').notNull(),
  },
  (t) => [
    uniqueIndex('expense_categories_name')
      .on(t.businessId, t.nameKey)
      .where(sql`archived_at is null`),
    index('expense_categories_by_name').on(t.businessId, t.name, t.id),
  ],
);

/** Expenses that are created by themselves on their dates. Tax and total of each follow from the fields, as for an expense. */
export const recurringExpenses = tenantTable(
  'recurring_expenses',
  {
    ...columnsOf(recurringExpense, { references: { categoryId: expenseCategories, vendorId: vendors } }),
    storeId: reference('store_id', stores).notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    createdBy: reference('created_by', users).notNull(),
    /** The last date for which an expense was created or skipped. */
    handledThrough: date('handled_through', { mode: 'string' }),
    /** The first date after it; null if there is none. */
    nextDate: date('next_date', { mode: 'string' }),
  },
  (t) => [
    index('recurring_expenses_by_next_date').on(t.businessId, t.storeId, t.nextDate, t.id),
    index('recurring_expenses_by_total').on(t.businessId, t.storeId, t.total, t.id),
    index('recurring_expenses_by_created').on(t.businessId, t.storeId, t.createdAt, t.id),
    index('recurring_expenses_by_category').on(t.businessId, t.categoryId),
    check('recurring_expenses_unit', sql`${t.unit} in ('week', 'month', 'year')`),
    check('recurring_expenses_every', sql`${t.every} > 0`),
    check('recurring_expenses_tender', sql`${t.tender} in ('card', 'check', 'bank')`),
  ],
);

/** Expenses. Tax and total are calculated when it is saved; a paid one is corrected by a counter-entry of its payment only. */
export const expenses = tenantTable(
  'expenses',
  {
    ...columnsOf(expense, { references: { categoryId: expenseCategories, vendorId: vendors } }),
    storeId: reference('store_id', stores).notNull(),
    /** Null until it is submitted. */
    number: integer('number'),
    status: text('status').$type<ExpenseStatus>().notNull().default('draft'),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    createdBy: reference('created_by', users).notNull(),
    approvedBy: reference('approved_by', users),
    tender: text('tender').$type<ExpenseTender>(),
    reference: text('reference'),
    paidAt: instant('paid_at'),
    /** Why it was rejected or voided. */
    reason: text('reason'),
    /** The recurring expense that created it, and the date of it that it is for. */
    recurringId: reference('recurring_id', recurringExpenses),
    recurringDate: date('recurring_date', { mode: 'string' }),
  },
  (t) => [
    uniqueIndex('expenses_recurring')
      .on(t.businessId, t.recurringId, t.recurringDate)
      .where(sql`recurring_id is not null`),
    check('expenses_recurring_date', sql`(${t.recurringId} is null) = (${t.recurringDate} is null)`),
    uniqueIndex('expenses_number').on(t.businessId, t.storeId, t.number),
    index('expenses_by_date').on(t.businessId, t.storeId, t.date, t.id),
    index('expenses_by_total').on(t.businessId, t.storeId, t.total, t.id),
    index('expenses_by_created').on(t.businessId, t.storeId, t.createdAt, t.id),
    index('expenses_by_category').on(t.businessId, t.categoryId),
    index('expenses_by_vendor').on(t.businessId, t.vendorId),
    check('expenses_status', sql`${t.status} in ('draft', 'submitted', 'approved', 'paid', 'rejected', 'voided')`),
    check('expenses_numbered', sql`${t.status} = 'draft' or ${t.number} is not null`),
    check(
      'expenses_paid',
      sql`${t.status} not in ('draft', 'submitted', 'approved', 'rejected') or ${t.paidAt} is null`,
    ),
    check(
      'expenses_tender',
      sql`(${t.tender} is null) = (${t.paidAt} is null) and (${t.status} <> 'paid' or ${t.paidAt} is not null)`,
    ),
    check('expenses_amount', sql`${t.amount} > 0 and ${t.tax} between 0 and ${t.amount}`),
    check('expenses_total', sql`${t.total} = ${t.amount} + case when ${t.taxOnTop} then ${t.tax} else 0 end`),
  ],
);

/** Payments of expenses, append-only: a payment is positive, its reversal negative. Cash is a movement of the same id. */
export const expensePayments = tenantTable(
  'expense_payments',
  {
    expenseId: reference('expense_id', expenses).notNull(),
    amount: money('amount').notNull(),
    tender: text('tender').$type<ExpenseTender>().notNull(),
    reference: text('reference'),
    /** The payment that this one reverses. */
    reversesId: uuid('reverses_id'),
    /** The business day of the payment. */
    day: date('day', { mode: 'string' }).notNull(),
    userId: reference('user_id', users).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('expense_payments_once')
      .on(t.businessId, t.expenseId)
      .where(sql`${t.reversesId} is null`),
    uniqueIndex('expense_payments_reversed')
      .on(t.businessId, t.reversesId)
      .where(sql`${t.reversesId} is not null`),
    check(
      'expense_payments_amount',
      sql`case when ${t.reversesId} is null then ${t.amount} > 0 else ${t.amount} < 0 end`,
    ),
    check('expense_payments_tender', sql`${t.tender} in ('cash', 'card', 'check', 'bank')`),
  ],
);
