import { employees } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { serve, serveWithoutTransaction, type Inside, type Served } from '../../http/serve.ts';
import { hashPin } from '../session/pin/pin-choice.store.ts';
import { cancelEmail, inviteAgain, setPinOf, unlockEmployee } from './employee-access.store.ts';
import { listEmployees, readEmployee, salesStatsOf, searchEmployees } from './employees.store.ts';
import { optionsOf } from './role-limits.store.ts';
import { addEmployee, changeEmployee, deactivateEmployee, type Staffed } from './staffing.store.ts';

/** The people of the business. The two PIN checks are in `pinCalls` of the session module. */
export const employeesCalls: Served[] = [
  serve(employees.list, ({ tx, caller, now, query }) => listEmployees(tx, caller, now, query)),

  serve(employees.search, ({ tx, caller, now, query }) => searchEmployees(tx, caller, now, query)),

  serve(employees.options, ({ tx, caller }) => optionsOf(tx, caller)),

  serve(employees.salesStats, ({ tx, caller, now, query }) => salesStatsOf(tx, caller, now, query.employeeId)),

  serve(employees.one, ({ tx, caller, now, params }) => readEmployee(tx, caller.businessId, params.id, now)),

  serve(employees.create, async ({ tx, caller, now, body, changed, mail }) => {
    const email = await addEmployee(tx, caller, now, body);
    if (email) mail(email);
    changed(employees.name, body.id);
    return readEmployee(tx, caller.businessId, body.id, now);
  }),

  serve(employees.change, async ({ params: { id }, body, ...at }) =>
    staffed(at, id, await changeEmployee(at.tx, at.caller, at.now, id, body)),
  ),

  serve(employees.archive, async ({ params: { id }, ...at }) =>
    staffed(at, id, await deactivateEmployee(at.tx, at.caller, at.now, id)),
  ),

  // No transaction is open while the PIN is hashed.
  serveWithoutTransaction(
    employees.setPin,
    async ({ db, caller, now, params: { id }, body: { accessPin }, changed, mail }) => {
      const pinHash = await hashPin(accessPin);
      const employee = await inBusiness(db, caller.businessId, async (tx) => {
        await mail(tx, await setPinOf(tx, caller, now, id, { accessPin, pinHash }));
        return readEmployee(tx, caller.businessId, id, now);
      });
      changed(employees.name, id);
      return employee;
    },
  ),

  serve(employees.unlock, async ({ tx, caller, now, params: { id }, changed }) => {
    await unlockEmployee(tx, caller, now, id);
    changed(employees.name, id);
    return readEmployee(tx, caller.businessId, id, now);
  }),

  serve(employees.cancelEmail, async ({ tx, caller, now, params: { id }, changed }) => {
    await cancelEmail(tx, caller, now, id);
    changed(employees.name, id);
    return readEmployee(tx, caller.businessId, id, now);
  }),

  serve(employees.invite, async ({ tx, caller, now, params: { id }, changed, mail }) => {
    mail(await inviteAgain(tx, caller, now, id));
    changed(employees.name, id);
    return readEmployee(tx, caller.businessId, id, now);
  }),
];

async function staffed(
  {
    tx,
    caller,
    now,
    changed,
    publish,
    mail,
  }: Pick<Inside, 'tx' | 'caller' | 'changed' | 'publish' | 'mail'> & { now: string },
  id: string,
  { ended, emails }: Staffed,
) {
  publish(ended);
  for (const email of emails) mail(email);
  changed(employees.name, id);
  return readEmployee(tx, caller.businessId, id, now);
}
