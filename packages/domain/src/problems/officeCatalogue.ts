/** Problems of the back office: expenses. */
export const officeProblems = {
  'expense.dayAhead': [400, 'An expense cannot be dated in the future.'],
  'expense.dayClosed': [409, 'The books are closed through {day}.'],
  'expense.taxTooMuch': [400, 'The tax cannot be more than the amount.'],
  'expense.fixed': [409, 'This expense was submitted and can no longer be changed.'],
  'expense.wrongStatus': [409, 'The status of this expense does not allow this.'],
  'expenseCategory.nameTaken': [409, 'There is a category {category} already.'],
  'expenseCategory.inUse': [409, '{category} still has expenses.'],
} as const satisfies Record<string, readonly [number, string]>;
