/** The paths of the pages of expenses (spec §2). */
export const LIST = '/expense-management' as const;
export const ADD = '/expense-management/create-expense' as const;
export const EDIT = '/expense-management/edit-expense/:expenseId' as const;
