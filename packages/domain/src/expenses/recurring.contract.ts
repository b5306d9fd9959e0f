import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { id } from '../fields/fields.ts';
import { recurringExpense } from './recurring.entity.ts';

/**
 * Expenses that are created by themselves on their dates, each once. Archiving one ends it; its expenses stay. A first date in the
 * past is rejected: `recurringExpense.startPast`.
 */
export const recurringExpenses = crud('/recurring-expenses', {
  name: 'recurring-expenses',
  module: 'Expense',
  entity: recurringExpense,
  sorts: ['nextDate', 'total', 'createdAt'],
  filters: { categoryId: z.optional(id) },
});
