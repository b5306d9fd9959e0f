import { recurringExpenses } from '@tilldesk/domain/expenses';
import { changeRoutes, route, type Route } from '../../http/serve.ts';
import { assertNotPast, recurringRecords } from './recurring.store.ts';

const changeRecurring = changeRoutes('recurring-expenses', ({ tx, caller }, id) =>
  recurringRecords.one(tx, caller, id),
);

export const recurringCalls: Route[] = [
  route(recurringExpenses.list, ({ tx, caller, now, query }) => recurringRecords.list(tx, caller, now, query)),
  route(recurringExpenses.one, ({ tx, caller, params }) => recurringRecords.one(tx, caller, params.id)),
  changeRecurring(recurringExpenses.create, async ({ tx, caller, now, body }) => {
    assertNotPast(caller, now, body.startDate);
    await recurringRecords.create(tx, caller, now, body);
  }),
  changeRecurring(recurringExpenses.change, async ({ tx, caller, now, params: { id }, body }) => {
    const { startDate } = await recurringRecords.one(tx, caller, id);
    if (body.startDate !== undefined && body.startDate !== startDate) assertNotPast(caller, now, body.startDate);
    await recurringRecords.change(tx, caller, now, id, body);
  }),
  route(recurringExpenses.archive, async ({ tx, caller, now, params: { id }, publishChange }) => {
    const last = await recurringRecords.one(tx, caller, id);
    await recurringRecords.archive(tx, caller, now, id);
    publishChange('recurring-expenses', id);
    return last;
  }),
];
