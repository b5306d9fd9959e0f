import { employees, payCalls } from '@tilldesk/domain/employees';
import { inBusiness } from '../../database/transaction.ts';
import { route, changeRoutes, serveWithoutTransaction, type RequestContext, type Route } from '../../http/serve.ts';
import { hashPin } from '../session/pin/pin-choice.store.ts';
import { cancelEmail, inviteAgain, setPinOf, unlockEmployee } from './employee-access.store.ts';
import { listEmployees, readEmployee, salesStatsOf, searchEmployees } from './employees.store.ts';
import { leaveEmployee } from './leaving.store.ts';
import { payRatesOf, setPay } from './pay.store.ts';
import { optionsOf } from './role-limits.store.ts';
import { addEmployee, changeEmployee, deactivateEmployee, type Staffed } from './staffing.store.ts';

const changeEmployeeBy = changeRoutes(employees.name, ({ tx, caller, now }, id) =>
  readEmployee(tx, caller.businessId, id, now),
);

/** The people of the business. The two PIN checks are in `pinCalls` of the session module. */
export const employeesCalls: Route[] = [
  route(employees.list, ({ tx, caller, now, query }) => listEmployees(tx, caller, now, query)),

  route(employees.search, ({ tx, caller, now, query }) => searchEmployees(tx, caller, now, query)),

  route(employees.options, ({ tx, caller }) => optionsOf(tx, caller)),

  route(employees.salesStats, ({ tx, caller, now, query }) => salesStatsOf(tx, caller, now, query.employeeId)),

  route(employees.one, ({ tx, caller, now, params }) => readEmployee(tx, caller.businessId, params.id, now)),

  changeEmployeeBy(employees.create, async ({ tx, caller, now, body, mail }) => {
    const email = await addEmployee(tx, caller, now, body);
    if (email) mail(email);
  }),

  changeEmployeeBy(employees.change, async ({ tx, caller, now, params: { id }, body, ...at }) =>
    publishStaffChange(at, await changeEmployee(tx, caller, now, id, body)),
  ),

  changeEmployeeBy(employees.archive, async ({ tx, caller, now, params: { id }, ...at }) =>
    publishStaffChange(at, await deactivateEmployee(tx, caller, now, id)),
  ),

  changeEmployeeBy(employees.leave, async ({ tx, caller, now, params: { id }, body: { handOverTo }, ...at }) => {
    const { invoiceIds, ...staffed } = await leaveEmployee(tx, caller, now, id, handOverTo);
    publishStaffChange(at, staffed);
    for (const invoiceId of invoiceIds) at.publishChange('invoices', invoiceId);
  }),

  route(payCalls.list, ({ tx, caller, now, params: { id } }) => payRatesOf(tx, caller, now, id)),

  route(payCalls.set, async ({ tx, caller, now, params: { id }, body, publishChange }) => {
    const rates = await setPay(tx, caller, now, id, body);
    publishChange(employees.name, id);
    return rates;
  }),

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

  changeEmployeeBy(employees.unlock, ({ tx, caller, now, params: { id } }) => unlockEmployee(tx, caller, now, id)),

  changeEmployeeBy(employees.cancelEmail, ({ tx, caller, now, params: { id } }) => cancelEmail(tx, caller, now, id)),

  changeEmployeeBy(employees.invite, async ({ tx, caller, now, params: { id }, mail }) =>
    mail(await inviteAgain(tx, caller, now, id)),
  ),
];

function publishStaffChange(
  { publish, mail }: Pick<RequestContext, 'publish' | 'mail'>,
  { events, emails }: Staffed,
): void {
  publish(events);
  for (const email of emails) mail(email);
}
