import { expenses } from '@tilldesk/domain/expenses';
import { changeRoutes, route, type Route } from '../../http/serve.ts';
import { notify } from '../notifications/notifications.store.ts';
import { expenseCategoryRecords } from './categories.store.ts';
import { assertOpenDay, expenseRecords } from './expenses.store.ts';
import { linkOf, notifyOfSubmitted } from './notices.store.ts';
import { recurringCalls } from './recurring.http.ts';
import { listExpenseHistory } from './expenses.statements.ts';
import { approveExpense, payExpense, rejectExpense, submitExpense, voidExpense } from './steps.store.ts';

const changeExpense = changeRoutes('expenses', ({ tx, caller }, id) => expenseRecords.one(tx, caller, id));

export const expensesCalls: Route[] = [
  ...expenseCategoryRecords.served,
  ...recurringCalls,
  route(expenses.list, ({ tx, caller, now, query }) => expenseRecords.list(tx, caller, now, query)),
  route(expenses.one, ({ tx, caller, params }) => expenseRecords.one(tx, caller, params.id)),
  route(expenses.history, async ({ tx, caller, params: { id } }) => {
    await expenseRecords.one(tx, caller, id);
    const entries = await tx.all(listExpenseHistory, { businessId: caller.businessId, id });
    return { items: entries.map((entry) => ({ ...entry, reason: entry.reason || null })) };
  }),
  changeExpense(expenses.create, async ({ tx, caller, now, body }) => {
    assertOpenDay(caller, now, body.date);
    await expenseRecords.create(tx, caller, now, body);
  }),
  changeExpense(expenses.change, async ({ tx, caller, now, params, body }) => {
    if (body.date !== undefined) assertOpenDay(caller, now, body.date);
    await expenseRecords.change(tx, caller, now, params.id, body);
  }),
  route(expenses.archive, async ({ tx, caller, now, params: { id }, publishChange }) => {
    const last = await expenseRecords.one(tx, caller, id);
    await expenseRecords.archive(tx, caller, now, id);
    publishChange('expenses', id);
    return last;
  }),
  changeExpense(expenses.submit, async ({ tx, caller, now, params: { id }, body, publish }) => {
    const submitted = await submitExpense(tx, caller, now, id, body.version);
    if (submitted.waits) {
      publish(await notifyOfSubmitted(tx, caller, now, { ...submitted, id, person: caller.name }));
    }
  }),
  changeExpense(expenses.approve, ({ tx, caller, now, params, body }) =>
    approveExpense(tx, caller, now, params.id, body),
  ),
  changeExpense(expenses.reject, async ({ tx, caller, now, params: { id }, body, publish }) => {
    const { createdBy, number } = await rejectExpense(tx, caller, now, id, body);
    const params = { number, person: caller.name, reason: body.reason };
    const audience = { users: [createdBy] };
    const source = { ...caller, now, actorId: caller.userId };
    publish(await notify(tx, source, { kind: 'expenseRejected', params, audience, link: linkOf(id) }));
  }),
  changeExpense(expenses.pay, async ({ tx, caller, now, params, body, publishChange }) => {
    await payExpense(tx, caller, now, params.id, body);
    publishChange('register-sessions', params.id);
  }),
  changeExpense(expenses.void, async ({ tx, caller, now, params, body, publishChange }) => {
    await voidExpense(tx, caller, now, params.id, body);
    publishChange('register-sessions', params.id);
  }),
];
