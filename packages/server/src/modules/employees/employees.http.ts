import { employees } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { serve, serveApart, type Inside, type Served } from '../../http/serve.ts';
import { hashPin } from '../session/pin-choice.store.ts';
import { cancelEmail, inviteAgain, setPinOf, unlockEmployee } from './employee-access.store.ts';
import { listEmployees, readEmployee, salesStatsOf, searchEmployees } from './employees.store.ts';
import { optionsOf } from './giving.store.ts';
import { addEmployee, changeEmployee, deactivateEmployee, type Staffed } from './staffing.store.ts';

/** The people of the business; the two checks of a PIN are `pinCalls` of the session. */
export const employeesCalls: Served[] = [
  serve(employees.list, ({ tx, who, now, query }) => listEmployees(tx, who, now, query)),

  serve(employees.search, ({ tx, who, now, query }) => searchEmployees(tx, who, now, query)),

  serve(employees.options, ({ tx, who }) => optionsOf(tx, who)),

  serve(employees.salesStats, ({ tx, who, now, query }) => salesStatsOf(tx, who, now, query.employeeId)),

  serve(employees.one, ({ tx, who, now, params }) => readEmployee(tx, who.businessId, params.id, now)),

  serve(employees.create, async ({ tx, who, now, body, changed, mail }) => {
    const letter = await addEmployee(tx, who, now, body);
    if (letter) mail(letter);
    changed(employees.name, body.id);
    return readEmployee(tx, who.businessId, body.id, now);
  }),

  serve(employees.change, async ({ params: { id }, body, ...at }) =>
    staffed(at, id, await changeEmployee(at.tx, at.who, at.now, id, body)),
  ),

  serve(employees.archive, async ({ params: { id }, ...at }) =>
    staffed(at, id, await deactivateEmployee(at.tx, at.who, at.now, id)),
  ),

  // No transaction is open while the PIN is hashed.
  serveApart(employees.setPin, async ({ db, who, now, params: { id }, body: { accessPin }, changed, mail }) => {
    const pinHash = await hashPin(accessPin);
    const employee = await inBusiness(db, who.businessId, async (tx) => {
      await mail(tx, await setPinOf(tx, who, now, id, { accessPin, pinHash }));
      return readEmployee(tx, who.businessId, id, now);
    });
    changed(employees.name, id);
    return employee;
  }),

  serve(employees.unlock, async ({ tx, who, now, params: { id }, changed }) => {
    await unlockEmployee(tx, who, now, id);
    changed(employees.name, id);
    return readEmployee(tx, who.businessId, id, now);
  }),

  serve(employees.cancelEmail, async ({ tx, who, now, params: { id }, changed }) => {
    await cancelEmail(tx, who, now, id);
    changed(employees.name, id);
    return readEmployee(tx, who.businessId, id, now);
  }),

  serve(employees.invite, async ({ tx, who, now, params: { id }, changed, mail }) => {
    mail(await inviteAgain(tx, who, now, id));
    changed(employees.name, id);
    return readEmployee(tx, who.businessId, id, now);
  }),
];

async function staffed(
  { tx, who, now, changed, told, mail }: Pick<Inside, 'tx' | 'who' | 'changed' | 'told' | 'mail'> & { now: string },
  id: string,
  { ended, letters }: Staffed,
) {
  told(ended);
  for (const letter of letters) mail(letter);
  changed(employees.name, id);
  return readEmployee(tx, who.businessId, id, now);
}
