import { employees } from '@tilldesk/domain/shop';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { listEmployees, readEmployee, salesStatsOf, searchEmployees } from './employees.store.ts';
import { addEmployee, changeEmployee, deactivateEmployee, type Staffed } from './staffing.store.ts';

/** The people of the business; the two checks of a PIN are `pinCalls` of the session. */
export const employeesCalls: Served[] = [
  serve(employees.list, ({ tx, who, now, query }) => listEmployees(tx, who, now, query)),

  serve(employees.search, ({ tx, who, query }) => searchEmployees(tx, who, query)),

  serve(employees.salesStats, ({ tx, who, query }) => salesStatsOf(tx, who, query.employeeId)),

  serve(employees.one, ({ tx, who, params }) => readEmployee(tx, who.businessId, params.id)),

  serve(employees.create, async ({ tx, who, now, body, changed, mail }) => {
    const letter = await addEmployee(tx, who, now, body);
    if (letter) mail(letter);
    changed(employees.name, body.id);
    return readEmployee(tx, who.businessId, body.id);
  }),

  serve(employees.change, async ({ params: { id }, body, ...at }) =>
    staffed(at, id, await changeEmployee(at.tx, at.who, at.now, id, body)),
  ),

  serve(employees.archive, async ({ params: { id }, ...at }) =>
    staffed(at, id, await deactivateEmployee(at.tx, at.who, at.now, id)),
  ),
];

async function staffed(
  { tx, who, changed, told }: Pick<Inside, 'tx' | 'who' | 'changed' | 'told'>,
  id: string,
  { ended }: Staffed,
) {
  told(ended);
  changed(employees.name, id);
  return readEmployee(tx, who.businessId, id);
}
