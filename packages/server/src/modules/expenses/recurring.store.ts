import {
  expenseTotals,
  nextDateOf,
  recurringExpenseProblem,
  recurringExpenses,
  type Repetition,
} from '@tilldesk/domain/expenses';
import { problemAt } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import { eq } from 'drizzle-orm';
import { crudModule } from '../../crud/crud.ts';
import type { Reader, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { termsOf } from '../../search/terms.ts';
import { lockVendor } from '../vendors/vendors.store.ts';
import { findExpenseCategory } from './expenses.statements.ts';
import { recurringExpenses as table } from './expenses.tables.ts';
import { findHandledThrough, readRecurringNames, saveDates } from './recurring.statements.ts';

/** The recurring expenses of a store. Search covers payee and description. */
export const recurringRecords = crudModule(recurringExpenses, table, {
  within: ({ storeId }) => eq(table.storeId, storeId),
  initial: ({ storeId, userId }) => ({ storeId, createdBy: userId }),
  terms: ({ payee, description }) => termsOf([payee, description]),
  columns: (record) => {
    const { tax, total } = expenseTotals(record);
    return { ...record, tax, total };
  },
  read: readRecurring,
  check: async (tx, scope, _id, record, before) => {
    const problem = recurringExpenseProblem(record);
    if (problem) throw problem;
    const category = await tx.first(findExpenseCategory, { businessId: scope.businessId, id: record.categoryId });
    if (!category) throw problemAt('categoryId', 'record.notFound');
    if (record.vendorId !== null && record.vendorId !== before?.vendorId) await lockVendor(tx, scope, record.vendorId);
  },
  saveRelations: async (tx, { businessId }, id, record) => {
    const { handledThrough } = await tx.existing(findHandledThrough, { businessId, id });
    await saveHandled(tx, { ...record, businessId, id }, handledThrough);
  },
});

/** Saves the last date that was handled, and the next one. */
export async function saveHandled(
  tx: Tx,
  { businessId, id, ...of }: Repetition & { businessId: string; id: string },
  handledThrough: string | null,
): Promise<void> {
  await tx.all(saveDates, { businessId, id, handledThrough, nextDate: nextDateOf(of, handledThrough) });
}

/** Rejects a first date before today: recurringExpense.startPast at startDate. */
export function assertNotPast({ store }: StoreScope, now: string, startDate: string): void {
  if (startDate < dayOf(now, store.timeZone)) throw problemAt('startDate', 'recurringExpense.startPast');
}

async function readRecurring(tx: Tx, { businessId }: Reader, rows: (typeof table.$inferSelect)[]) {
  const names = await tx.all(readRecurringNames, { businessId, ids: rows.map(({ id }) => id) });
  const of = new Map(names.map(({ id, ...own }) => [id, own]));
  return rows.map((row) => {
    const { vendorName, ...own } = of.get(row.id)!;
    const payeeName = vendorName ?? row.payee;
    return { ...row, ...own, payeeName, name: payeeName ?? own.categoryName };
  });
}
