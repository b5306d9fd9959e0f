import { expenses, expenseTenders, type Expense } from '@tilldesk/domain/expenses';
import { choice, text } from '@tilldesk/domain/fields';
import { action, type Action } from '../../actions/action.ts';
import { call } from '../../api/call.ts';

const common = {
  values: ({ name, total }: Expense, { money }: { money: (minor: number) => string }) => ({
    name,
    total: money(total),
  }),
  refresh: ['expenses', 'register-sessions'],
} as const;

const reason = { label: 'expenses.reason', schema: text({ required: true, max: 200 }) } as const;

/** Gives an expense its number; it is approved, or waits for approval. */
export const submitExpense: Action<Expense> = action({
  ...common,
  title: 'expenses.submit.title',
  text: 'expenses.submit.text',
  confirm: 'expenses.submit',
  send: ({ id, version }) => call(expenses.submit, { params: { id }, body: { version } }),
  done: ({ name, status }, _of, { t }) =>
    t(status === 'approved' ? 'expenses.approve.done' : 'expenses.submit.done', { name }),
});

/** Approves an expense, if necessary by another person's PIN. */
export const approveExpense: Action<Expense> = action({
  ...common,
  title: 'expenses.approve.title',
  text: 'expenses.approve.text',
  confirm: 'expenses.approve',
  approval: { action: 'expense.approve', subjectId: ({ id }) => id, sentence: 'expenses.approve.sentence' },
  send: ({ id, version }, _input, { approval }) =>
    call(expenses.approve, { params: { id }, body: { version, ...approval } }),
  done: 'expenses.approve.done',
});

/** Sends an expense back to its creator. */
export const rejectExpense: Action<Expense> = action({
  ...common,
  title: 'expenses.reject.title',
  text: 'expenses.reject.text',
  confirm: 'expenses.reject',
  tone: 'danger',
  fields: { reason },
  send: ({ id, version }, input) => call(expenses.reject, { params: { id }, body: { version, ...input } }),
  done: 'expenses.reject.done',
});

/** Pays an expense. Cash is taken from the person's drawer. */
export const payExpense: Action<Expense> = action({
  ...common,
  title: 'expenses.pay.title',
  text: 'expenses.pay.text',
  confirm: 'expenses.pay',
  fields: {
    tender: {
      label: 'field.expense.tender',
      hint: 'expenses.pay.hint',
      schema: choice(expenseTenders, { required: true }),
      option: (value, { t }) => t.ifKnown(`choice.expense.tender.${value}`) ?? value,
      initial: () => 'bank' as const,
    },
    reference: {
      label: 'field.expense.reference',
      schema: text(),
      when: (_of, { tender }) => tender !== 'cash',
    },
  },
  send: ({ id, version }, { tender, reference }, { key }) =>
    call(expenses.pay, { params: { id }, body: { version, tender, reference } }, { key }),
  done: 'expenses.pay.done',
});

/** Voids an expense; its payment is reversed. */
export const voidExpense: Action<Expense> = action({
  ...common,
  title: 'expenses.void.title',
  text: ({ status, tender }, { t }) =>
    t(status !== 'paid' ? 'expenses.void.unpaid' : tender === 'cash' ? 'expenses.void.cash' : 'expenses.void.text'),
  confirm: 'expenses.void',
  tone: 'danger',
  fields: { reason },
  approval: { action: 'expense.void', subjectId: ({ id }) => id, sentence: 'expenses.void.sentence' },
  send: ({ id, version }, input, { key, approval }) =>
    call(expenses.void, { params: { id }, body: { version, ...input, ...approval } }, { key }),
  done: 'expenses.void.done',
});
