import {
  automaticTenders,
  nextDateOf,
  recurringExpense,
  recurringExpenses,
  repeatUnits,
  type Expense,
} from '@tilldesk/domain/expenses';
import { choice } from '@tilldesk/domain/fields';
import { action, type Action } from '../../actions/action.ts';
import { call } from '../../api/call.ts';

const { startDate, lastDate, every } = recurringExpense.fields;

/** Sets up a recurring expense from one: the same payee and amount, first a month after it. */
export const repeatExpense: Action<Expense> = action({
  title: 'expenses.repeat.title',
  text: 'expenses.repeat.text',
  confirm: 'expenses.repeat',
  values: ({ name, total }: Expense, { money }) => ({ name, total: money(total) }),
  refresh: ['recurring-expenses'],
  fields: {
    startDate: {
      label: 'field.recurringExpense.startDate',
      hint: 'expenses.recurring.startDate.hint',
      schema: startDate,
      initial: ({ date }, { today }) => firstAfter(date, today),
      range: ({ today }) => ({ min: today }),
    },
    every: { label: 'field.recurringExpense.every', schema: every, initial: () => 1 },
    unit: {
      label: 'field.recurringExpense.unit',
      schema: choice(repeatUnits, { required: true }),
      option: (value, { t }) => t.ifKnown(`choice.recurringExpense.unit.${value}`) ?? value,
      initial: () => 'month' as const,
    },
    lastDate: {
      label: 'field.recurringExpense.lastDate',
      hint: 'expenses.recurring.lastDate.hint',
      schema: lastDate,
      range: ({ today }) => ({ min: today }),
    },
    post: {
      label: 'expenses.repeat.post',
      hint: 'expenses.recurring.posting.about',
      schema: choice(['draft', 'submit'], { required: true }),
      option: (value, { t }) => t.ifKnown(`expenses.repeat.post.${value}`) ?? value,
      radio: true,
      initial: () => 'draft' as const,
    },
    tender: {
      label: 'field.recurringExpense.tender',
      hint: 'expenses.recurring.tender.hint',
      schema: choice(automaticTenders),
      option: (value, { t }) => t.ifKnown(`choice.recurringExpense.tender.${value}`) ?? value,
      when: (_of, { post }) => post === 'submit',
    },
  },
  send: (
    { categoryId, vendorId, payee, amount, taxOnTop, taxRate, taxAmount, description },
    { post, ...dates },
    { id },
  ) => {
    const expense = { categoryId, vendorId, payee, amount, taxOnTop, taxRate, taxAmount, description };
    const body = { ...expense, ...dates, id, autoPost: post === 'submit', paused: false };
    return call(recurringExpenses.create, { body });
  },
  done: ({ startDate: from, name }, _of, { t, day }) => t('expenses.repeat.done', { name, startDate: day(from) }),
});

/** The first day that is a number of months after a date, and not in the past. */
const firstAfter = (date: string, today: string): string => {
  const monthly = { startDate: date, every: 1, unit: 'month' } as const;
  return nextDateOf(monthly, date < today ? today : date) ?? today;
};
