import { expenseProblem, expenses, type Expense } from '@tilldesk/domain/expenses';
import { dayOf } from '@tilldesk/domain/time';
import { resource, type Resource } from '../../resource/resource.ts';
import { AmountsInput } from './form/AmountsInput.tsx';
import { CategoryInput } from './form/CategoryInput.tsx';
import { PayeeInput } from './form/PayeeInput.tsx';
import { useCategoryOptions } from './form/useCategories.ts';
import { useVendorOptions } from './form/useVendorOptions.ts';
import { ExpenseFiles, ExpenseStatusBadge } from './cells.tsx';
import { ExpenseSidebar } from './ExpenseSidebar.tsx';
import { ExpenseTabs } from './ExpenseTabs.tsx';
import { ADD, EDIT, LIST } from './places.ts';

/** The expenses resource: list, form, and what an expense that cannot be edited shows. */
export const expensesResource: Resource<Expense> = resource(expenses, {
  at: { list: LIST, add: ADD, edit: EDIT },
  icon: 'cash',
  list: {
    columns: ['date', 'number', 'categoryName', 'payeeName', 'total', 'tender', 'status', 'files'],
    more: ['description', 'tax', 'reference', 'createdBy', 'approvedBy', 'paidAt', 'createdAt'],
    kinds: { number: 'code', total: 'money', tax: 'money', createdAt: 'date', paidAt: 'date' },
    widths: { status: 128, files: 84 },
    cells: { status: ExpenseStatusBadge, files: ExpenseFiles },
    sort: '-date',
    filters: ['status', 'categoryId', 'vendorId', 'from', 'to'],
    filterOptions: { categoryId: useCategoryOptions, vendorId: useVendorOptions },
    totals: { amount: 'total' },
    above: ExpenseTabs,
    watch: ['expense-categories'],
  },
  form: {
    sections: [
      {
        title: 'expenses.about',
        fields: ['date', 'categoryId', 'vendorId', 'payee', 'description'],
        combined: { fields: ['vendorId', 'payee'], input: PayeeInput },
      },
      {
        title: 'expenses.amounts',
        fields: ['amount', 'taxOnTop', 'taxRate', 'taxAmount'],
        combined: { fields: ['amount', 'taxOnTop', 'taxRate', 'taxAmount'], input: AmountsInput },
      },
    ],
    blank: ({ timeZone }) => ({ date: dayOf(new Date(), timeZone), taxOnTop: false }),
    inputs: { categoryId: CategoryInput },
    check: expenseProblem,
    saved: { add: 'edit', edit: 'edit' },
    sidebar: ExpenseSidebar,
  },
  details: {
    sections: [
      {
        title: 'expenses.about',
        fields: ['date', 'categoryName', 'payeeName', 'description', 'createdBy', 'approvedBy'],
      },
      { title: 'expenses.payment', fields: ['tender', 'reference', 'paidAt'] },
    ],
  },
});
