import { DialogListScreen } from '../../resource/list/DialogListScreen.tsx';
import { expenseCategoriesResource } from './categories.resource.ts';

/** The categories of expenses, edited in a dialog above their list. */
export const ExpenseCategories = () => (
  <DialogListScreen resource={expenseCategoriesResource} called="expenses.view.categories" />
);
