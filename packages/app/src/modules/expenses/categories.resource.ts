import { expenseCategories, type ExpenseCategory } from '@tilldesk/domain/expenses';
import { resource, type Resource } from '../../resource/resource.ts';
import { ExpenseTabs } from './ExpenseTabs.tsx';
import { LIST } from './places.ts';

/** The categories of expenses: list, and form in a dialog. */
export const expenseCategoriesResource: Resource<ExpenseCategory> = resource(expenseCategories, {
  at: { list: LIST },
  icon: 'tag',
  list: { columns: ['name', 'createdAt'], kinds: { createdAt: 'date' }, sort: 'name', above: ExpenseTabs },
  form: { sections: [{ title: 'expenses.category', fields: ['name'] }] },
});
