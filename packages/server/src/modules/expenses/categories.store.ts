import { expenseCategories } from '@tilldesk/domain/expenses';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { crudModule } from '../../crud/crud.ts';
import { fold } from '../../search/terms.ts';
import { findExpenseCategoryOfName, findExpenseOfCategory } from './expenses.statements.ts';
import { expenseCategories as table } from './expenses.tables.ts';

/** The categories of expenses, and their five calls. */
export const expenseCategoryRecords = crudModule(expenseCategories, table, {
  columns: (category) => ({ ...category, nameKey: fold(category.name) }),
  check: async (tx, { businessId }, id, { name }) => {
    const other = await tx.first(findExpenseCategoryOfName, { businessId, nameKey: fold(name), id });
    if (other) throw problemAt('name', 'expenseCategory.nameTaken', { category: other.name });
  },
  release: async (tx, { businessId }, { id, name }) => {
    if (await tx.first(findExpenseOfCategory, { businessId, id })) {
      throw new Problem('expenseCategory.inUse', { category: name });
    }
  },
});
