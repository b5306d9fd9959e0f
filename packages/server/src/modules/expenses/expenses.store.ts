import { expenseProblem, expenses, expenseTotals } from '@tilldesk/domain/expenses';
import { problemAt, Problem } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import { eq, gte, lte } from 'drizzle-orm';
import { crudModule } from '../../crud/crud.ts';
import type { Reader, Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { fold, termsOf } from '../../search/terms.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { expenseNumber } from '../stores/numbers.store.ts';
import { lockVendor } from '../vendors/vendors.store.ts';
import { findExpenseCategory, findExpensesOf, lockExpense, readExpenseNames } from './expenses.statements.ts';
import { expenses as table } from './expenses.tables.ts';

/** The expenses of a store. Search covers payee, description, vendor and number. */
export const expenseRecords = crudModule(expenses, table, {
  within: ({ storeId }) => eq(table.storeId, storeId),
  initial: ({ storeId, userId }) => ({ storeId, createdBy: userId }),
  filters: { from: (day) => gte(table.date, day), to: (day) => lte(table.date, day) },
  terms: ({ payee, description }) => termsOf([payee, description]),
  found: async (tx, { businessId, storeId }, search) => {
    const number = Number(/^\s*(?:exp-)?(\d{1,9})\s*$/i.exec(search)?.[1] ?? 0) || null;
    const prefix = `${fold(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
    return (await tx.all(findExpensesOf, { businessId, storeId, number, prefix })).map(({ id }) => id);
  },
  columns: (record) => {
    const { tax, total } = expenseTotals(record);
    return { ...record, tax, total };
  },
  read: readExpenses,
  check: async (tx, scope, id, record, before) => {
    const problem = expenseProblem(record);
    if (problem) throw problem;
    if (before) await assertEditable(tx, scope, id);
    const category = await tx.first(findExpenseCategory, { businessId: scope.businessId, id: record.categoryId });
    if (!category) throw problemAt('categoryId', 'record.notFound');
    if (record.vendorId !== null && record.vendorId !== before?.vendorId) await lockVendor(tx, scope, record.vendorId);
  },
  release: async (tx, scope, { id, number }) => {
    // A number that was given stays in the list: such an expense is voided.
    if (number !== null) throw new Problem('expense.fixed');
    await assertEditable(tx, scope, id);
  },
});

async function assertEditable(tx: Tx, { businessId, storeId }: Scope, id: string): Promise<void> {
  const { status } = await tx.existing(lockExpense, { businessId, storeId, id });
  if (status !== 'draft' && status !== 'rejected') throw new Problem('expense.fixed');
}

/** Rejects a day in the future or in closed books: expense.dayAhead, expense.dayClosed at date. */
export function assertOpenDay(scope: StoreScope, now: string, day: string): void {
  if (day > dayOf(now, scope.store.timeZone)) throw problemAt('date', 'expense.dayAhead');
  const { booksClosedThrough: closed } = settingsOf(scope);
  if (closed !== null && day <= closed) throw problemAt('date', 'expense.dayClosed', { day: closed });
}

async function readExpenses(tx: Tx, { businessId }: Reader, rows: (typeof table.$inferSelect)[]) {
  const names = await tx.all(readExpenseNames, { businessId, ids: rows.map(({ id }) => id) });
  const of = new Map(names.map(({ id, ...own }) => [id, own]));
  return rows.map((row) => {
    const own = of.get(row.id)!;
    const payeeName = own.vendorName ?? row.payee;
    const number = row.number === null ? null : expenseNumber(row.number);
    return { ...row, ...own, payeeName, number, name: number ?? payeeName ?? own.categoryName };
  });
}
