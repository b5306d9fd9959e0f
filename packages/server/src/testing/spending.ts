import type { Expense } from '@tilldesk/domain/expenses';
import { newId } from '../database/new-id.ts';
import { OPENED } from './small-shop.ts';
import type { ApiResponse, Person } from './till.ts';

const fresh = () => newId(OPENED);

/** Adds a category of expenses. Returns its id. */
export async function addCategory(person: Person, name: string): Promise<string> {
  const id = fresh();
  await person.request('POST', '/expense-categories', { id, name });
  return id;
}

/** Calls the steps of one expense, each with the version that was answered last. */
export function spending(person: Person, categoryId: string) {
  const step =
    (name: 'submit' | 'approve' | 'reject' | 'pay' | 'void') =>
    (expense: Expense, body: object = {}) =>
      person.request('POST', `/expenses/${expense.id}/${name}`, { version: expense.version, ...body }, fresh());
  return {
    draft: (more: object = {}): Promise<ApiResponse> => {
      const draft = { id: fresh(), date: '2026-03-02', categoryId, amount: 10_825, taxOnTop: false, ...more };
      return person.request('POST', '/expenses', draft, fresh());
    },
    submit: step('submit'),
    approve: step('approve'),
    reject: step('reject'),
    pay: step('pay'),
    void: step('void'),
  };
}

/** Pays an expense in a new category from the drawer of the person, and adds one that is repeated each month. */
export async function payExpenseOf(person: Person): Promise<void> {
  const categoryId = await addCategory(person, 'Rent');
  const { draft, submit, pay } = spending(person, categoryId);
  const monthly = { startDate: '2199-01-31', every: 1, unit: 'month', autoPost: false, paused: false };
  await person.request('POST', '/recurring-expenses', {
    id: fresh(),
    categoryId,
    amount: 100,
    taxOnTop: false,
    ...monthly,
  });
  const made = (await draft({ payee: 'City', amount: 100 })).body as Expense;
  const submitted = (await submit(made)).body as Expense;
  await pay(submitted, { tender: 'cash' });
}

/** Bodies for calls of expenses that would reject an empty body before they look up the record. */
export const spendingBodies = (other: string): Readonly<Record<string, object>> => ({
  'POST /expenses/:id/attachments': { fileId: other, name: 'x' },
  'POST /expenses/:id/submit': { version: 1 },
  'POST /expenses/:id/approve': { version: 1 },
  'POST /expenses/:id/reject': { version: 1, reason: 'x' },
  'POST /expenses/:id/pay': { version: 1, tender: 'bank' },
  'POST /expenses/:id/void': { version: 1, reason: 'x' },
});
