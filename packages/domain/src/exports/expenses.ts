/** `@tilldesk/domain/expenses`: costs of a store other than goods. */
export { expenseAttachments, expenseCategories, expenses } from '../expenses/expenses.contract.ts';
export {
  expense,
  expenseCategory,
  expenseStatuses,
  expenseTenders,
  type Expense,
  type ExpenseCategory,
  type ExpenseDraft,
  type ExpenseStatus,
  type ExpenseTender,
} from '../expenses/expenses.entity.ts';
export { expenseProblem, expenseTotals, type ExpenseAmounts } from '../expenses/expenses.rules.ts';
export { recurringExpenses } from '../expenses/recurring.contract.ts';
export {
  automaticTenders,
  recurringExpense,
  repeatUnits,
  type RecurringExpense,
  type RecurringExpenseDraft,
  type RepeatUnit,
} from '../expenses/recurring.entity.ts';
export {
  dueDates,
  nextDateOf,
  openDayOf,
  recurringExpenseProblem,
  type Repetition,
} from '../expenses/recurring.rules.ts';
