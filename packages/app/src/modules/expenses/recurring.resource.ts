import { recurringExpenseProblem, recurringExpenses, type RecurringExpense } from '@tilldesk/domain/expenses';
import { dayOf } from '@tilldesk/domain/time';
import { resource, type Resource } from '../../resource/resource.ts';
import { AmountsInput } from './form/AmountsInput.tsx';
import { CategoryInput } from './form/CategoryInput.tsx';
import { PayeeInput } from './form/PayeeInput.tsx';
import { useCategoryOptions } from './form/useCategories.ts';
import { NextDate, Rhythm } from './recurringCells.tsx';
import { ExpenseTabs } from './ExpenseTabs.tsx';
import { LIST } from './places.ts';

/** Recurring expenses: list, and form in a dialog. Archiving one ends it. */
export const recurringResource: Resource<RecurringExpense> = resource(recurringExpenses, {
  at: { list: LIST },
  icon: 'calendar',
  list: {
    columns: ['payeeName', 'categoryName', 'total', 'unit', 'nextDate', 'created'],
    more: ['description', 'startDate', 'lastDate', 'tender', 'createdBy', 'createdAt'],
    kinds: { total: 'money', createdAt: 'date' },
    cells: { unit: Rhythm, nextDate: NextDate },
    sort: 'nextDate',
    filters: ['categoryId'],
    filterOptions: { categoryId: useCategoryOptions },
    above: ExpenseTabs,
    watch: ['expenses', 'expense-categories'],
  },
  form: {
    sections: [
      {
        title: 'expenses.about',
        fields: ['categoryId', 'vendorId', 'payee', 'description'],
        combined: { fields: ['vendorId', 'payee'], input: PayeeInput },
      },
      {
        title: 'expenses.amounts',
        fields: ['amount', 'taxOnTop', 'taxRate', 'taxAmount'],
        combined: { fields: ['amount', 'taxOnTop', 'taxRate', 'taxAmount'], input: AmountsInput },
      },
      { title: 'expenses.recurring.dates', fields: ['startDate', 'lastDate', 'every', 'unit', 'paused'] },
      {
        title: 'expenses.recurring.posting',
        about: 'expenses.recurring.posting.about',
        fields: ['autoPost', 'tender'],
      },
    ],
    blank: ({ timeZone }) => ({
      startDate: dayOf(new Date(), timeZone),
      every: 1,
      unit: 'month',
      taxOnTop: false,
      autoPost: false,
      paused: false,
    }),
    inputs: { categoryId: CategoryInput },
    hints: {
      startDate: 'expenses.recurring.startDate.hint',
      lastDate: 'expenses.recurring.lastDate.hint',
      tender: 'expenses.recurring.tender.hint',
      paused: 'expenses.recurring.paused.hint',
    },
    check: recurringExpenseProblem,
  },
});
