import { employees } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { route, serveWithoutTransaction, type RequestContext, type Route } from '../../http/serve.ts';
import { hashPin } from '../session/pin/pin-choice.store.ts';
import { cancelEmail, inviteAgain, setPinOf, unlockEmployee } from './employee-access.store.ts';
import { listEmployees, readEmployee, salesStatsOf, searchEmployees } from './employees.store.ts';
import { optionsOf } from './role-limits.store.ts';
import { addEmployee, changeEmployee, deactivateEmployee, type Staffed } from './staffing.store.ts';

/** The people of the business. The two PIN checks are in `pinCalls` of the session module. */
export const employeesCalls: Route[] = [
  route(employees.list, ({ tx, caller, now, query }) => listEmployees(tx, caller, now, query)),

  route(employees.search, ({ tx, caller, now, query }) => searchEmployees(tx, caller, now, query)),

  route(employees.options, ({ tx, caller }) => optionsOf(tx, caller)),

  route(employees.salesStats, ({ tx, caller, now, query }) => salesStatsOf(tx, caller, now, query.employeeId)),

  route(employees.one, ({ tx, caller, now, params }) => readEmployee(tx, caller.businessId, params.id, now)),

  route(employees.create, async ({ tx, caller, now, body, publishChange, mail }) => {
    const email = await addEmployee(tx, caller, now, body);
    if (email) mail(email);
    publishChange(employees.name, body.id);
    return readEmployee(tx, caller.businessId, body.id, now);
  }),

  route(employees.change, async ({ params: { id }, body, ...at }) =>
    staffed(at, id, await changeEmployee(at.tx, at.caller, at.now, id, body)),
  ),

  route(employees.archive, async ({ params: { id }, ...at }) =>
    staffed(at, id, await deactivateEmployee(at.tx, at.caller, at.now, id)),
  ),

  // No transaction is open while the PIN is hashed.
  serveWithoutTransaction(
    employees.setPin,
    async ({ db, caller, now, params: { id }, body: { accessPin }, publishChange, mail }) => {
      const pinHash = await hashPin(accessPin);
      const employee = await inBusiness(db, caller.businessId, async (tx) => {
        await mail(tx, await setPinOf(tx, caller, now, id, { accessPin, pinHash }));
        return readEmployee(tx, caller.businessId, id, now);
      });
      publishChange(employees.name, id);
      return employee;
    },
  ),

  route(employees.unlock, async ({ tx, caller, now, params: { id }, publishChange }) => {
    await unlockEmployee(tx, caller, now, id);
    publishChange(employees.name, id);
    return readEmployee(tx, caller.businessId, id, now);
  }),

  route(employees.cancelEmail, async ({ tx, caller, now, params: { id }, publishChange }) => {
    await cancelEmail(tx, caller, now, id);
    publishChange(employees.name, id);
    return readEmployee(tx, caller.businessId, id, now);
  }),

  route(employees.invite, async ({ tx, caller, now, params: { id }, publishChange, mail }) => {
    mail(await inviteAgain(tx, caller, now, id));
    publishChange(employees.name, id);
    return readEmployee(tx, caller.businessId, id, now);
  }),
];

async function staffed(
  {
    tx,
    caller,
    now,
    publishChange,
    publish,
    mail,
  }: Pick<RequestContext, 'tx' | 'caller' | 'publishChange' | 'publish' | 'mail'> & { now: string },
  id: string,
  { ended, emails }: Staffed,
) {
  publish(ended);
  for (const email of emails) mail(email);
  publishChange(employees.name, id);
  return readEmployee(tx, caller.businessId, id, now);
}
