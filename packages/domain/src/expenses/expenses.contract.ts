import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { choice, date, id, instant, text, version } from '../fields/fields.ts';
import { attachmentsOf } from '../vendors/attachments.contract.ts';
import { expense, expenseCategory, expenseStatuses, expenseTenders } from './expenses.entity.ts';

/** The categories of expenses of the business. A category in use cannot be archived: `expenseCategory.inUse`. */
export const expenseCategories = crud('/expense-categories', {
  name: 'expense-categories',
  module: 'Expense',
  entity: expenseCategory,
  sorts: ['name'],
  search: ['name'],
});

const records = crud('/expenses', {
  name: 'expenses',
  module: 'Expense',
  entity: expense,
  sorts: ['date', 'total', 'number', 'createdAt'],
  filters: {
    status: z.optional(choice(expenseStatuses, { required: true })),
    categoryId: z.optional(id),
    vendorId: z.optional(id),
    /** Business days of the expense, both inclusive. */
    from: z.optional(date({ required: true })),
    to: z.optional(date({ required: true })),
  },
});

const one = { params: z.strictObject({ id }), answer: expense.read };
const reason = text({ required: true, max: 200 });

/** One entry of the history of an expense. */
const entry = z.object({
  at: instant({ required: true }),
  by: z.string(),
  action: z.string(),
  reason: z.nullable(z.string()),
});

/**
 * Expenses of the store. Only drafts and rejected ones can be changed and discarded (`expense.fixed`). Dates in the future
 * (`expense.dayAhead`) and in closed books (`expense.dayClosed`) are rejected.
 */
export const expenses = {
  ...records,
  /** Gives the expense its number. It is approved at once up to the store's limit; above, it waits for approval. */
  submit: endpoint({
    method: 'POST',
    path: '/expenses/:id/submit',
    needs: ['Expense', 'create'],
    about: 'Submit an expense',
    body: z.strictObject({ version }),
    ...one,
  }),
  /** The person who entered an expense cannot approve it: another person does (`approval.needed`, `expense.ownApproval`). */
  approve: endpoint({
    method: 'POST',
    path: '/expenses/:id/approve',
    needs: ['Expense', 'update'],
    about: 'Approve an expense',
    body: z.strictObject({ version, approvalId: z.optional(id) }),
    ...one,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/expenses/:id/reject',
    needs: ['Expense', 'delete'],
    about: 'Reject an expense',
    body: z.strictObject({ version, reason }),
    ...one,
  }),
  /** Pays an approved expense. Cash is taken from the payer's open drawer (`payment.noDrawer`, `drawer.short`). */
  pay: endpoint({
    method: 'POST',
    path: '/expenses/:id/pay',
    needs: ['Expense', 'update'],
    about: 'Pay an expense',
    key: 'required',
    body: z.strictObject({
      version,
      tender: choice(expenseTenders, { required: true }),
      reference: z.optional(text()),
    }),
    ...one,
  }),
  /** Reverses the payment by a counter-entry: cash returns to the caller's open drawer. An unpaid one is only voided. */
  void: endpoint({
    method: 'POST',
    path: '/expenses/:id/void',
    needs: ['Expense', 'update'],
    about: 'Void an expense',
    key: 'required',
    body: z.strictObject({ version, reason, approvalId: z.optional(id) }),
    ...one,
  }),
  history: endpoint({
    method: 'GET',
    path: '/expenses/:id/history',
    needs: ['Expense', 'read'],
    about: 'Get the history of an expense',
    params: z.strictObject({ id }),
    answer: z.object({ items: z.array(entry) }),
  }),
} as const;

/** Receipts and other files of an expense. */
export const expenseAttachments = attachmentsOf('expenses', 'Expense', 'an expense');
