import { Problem } from '@tilldesk/domain/problems';
import type { Employee, employees } from '@tilldesk/domain/employees';
import { filterRange, boundsOf, dayOf } from '@tilldesk/domain/time';
import { and, asc, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, offsetOf, type Page, type Paging } from '../../crud/paging.ts';
import type { Reader, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { baseRowsSql, seenBy } from '../../views/commissions/figures.store.ts';
import { countsForSql } from '../../ledgers/commissions/salespeople.store.ts';
import { PERSON_KIND } from '../session/people.store.ts';
import { users } from '../../parties/people/people.tables.ts';
import { readPeople } from './employees.statements.ts';

type SalesStats = z.output<(typeof employees.salesStats)['answer']>;
type ListQuery = z.output<(typeof employees.list)['query']>;

/**
 * Returns the people of the business, including those who left, by name unless another order is requested. Joining dates use the
 * time zone of the store.
 */
export async function listEmployees(
  tx: Tx,
  caller: StoreScope,
  now: string,
  query: ListQuery,
): Promise<Page<Employee>> {
  const { timeZone } = caller.store;
  const { from, to } = filterRange(query, dayOf(now, timeZone));
  const column = query.sort?.endsWith('createdAt') ? users.createdAt : users.name;
  const order = query.sort?.startsWith('-') ? desc(column) : asc(column);
  return pageOf(tx, caller, now, { ...query, order }, [
    await matching(tx, caller.businessId, PERSON_KIND, query.search, users.id),
    query.active === undefined ? undefined : eq(users.active, query.active === 'true'),
    from === null ? undefined : gte(users.createdAt, boundsOf(from, timeZone).from),
    to === null ? undefined : lt(users.createdAt, boundsOf(to, timeZone).to),
  ]);
}

/** Returns people by words of name, email, username and phone. */
export async function searchEmployees(
  tx: Tx,
  caller: StoreScope,
  now: string,
  { q, ...paging }: Paging & { q: string },
): Promise<Page<Employee>> {
  return pageOf(tx, caller, now, paging, [await matching(tx, caller.businessId, PERSON_KIND, q, users.id)]);
}

async function pageOf(
  tx: Tx,
  { businessId }: StoreScope,
  now: string,
  { order = asc(users.name), ...paging }: Paging & { order?: SQL },
  conditions: (SQL | undefined)[],
): Promise<Page<Employee>> {
  const where = and(eq(users.businessId, businessId), ...conditions);
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(order, asc(users.id))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const ids = found.map(({ id }) => id);
  const people = new Map((await readEmployees(tx, businessId, ids, now)).map((one) => [one.id, one]));
  const items = ids.flatMap((id) => people.get(id) ?? []);
  return answerPage(items, paging, await countUpTo(tx, users, where));
}

/** Returns one person of the business. Throws record.notFound. */
export async function readEmployee(tx: Tx, businessId: string, id: string, now: string): Promise<Employee> {
  const [one] = await readEmployees(tx, businessId, [id], now);
  if (!one) throw new Problem('record.notFound');
  return one;
}

async function readEmployees(tx: Tx, businessId: string, ids: readonly string[], now: string): Promise<Employee[]> {
  if (ids.length === 0) return [];
  const people = await tx.all(readPeople, { businessId, ids, now });
  return people.map((person) => ({ ...person, _id: person.id }));
}

/**
 * Returns a person's sales in the caller's store: their commission base, and the number of current invoices with a line that
 * counts for them. Throws record.notFound.
 */
export async function salesStatsOf(
  tx: Tx,
  caller: StoreScope & Reader,
  now: string,
  employeeId: string,
): Promise<SalesStats> {
  await readEmployee(tx, caller.businessId, employeeId, now);
  const [row] = await tx.raw<Omit<SalesStats, 'employeeId' | 'averageTotal'>>(
    // Only corrected invoices need a check of which person their lines count for.
    `with base as (${baseRowsSql({ person: '$3' })}), sold as (
       select i.posted_at from invoices i
       where i.business_id = $1 and i.id in (select invoice_id from base) and i.status in ('open', 'paid') and (
         i.id not in (select c.invoice_id from salesperson_corrections c where c.business_id = $1 and c.store_id = $2)
         or exists (
           select 1 from invoice_lines l
           where l.business_id = i.business_id and l.invoice_id = i.id and ${countsForSql} = $3))
     )
     select (select count(*) from sold) as invoices, coalesce(sum(pieces), 0)::bigint as pieces,
       coalesce(sum(net), 0)::bigint as net, coalesce(sum(margin), 0)::bigint as margin,
       coalesce(sum(tax), 0)::bigint as tax, coalesce(sum(net + tax), 0)::bigint as total,
       (select min(posted_at) from sold) as "firstSaleAt", (select max(posted_at) from sold) as "lastSaleAt"
     from base`,
    [caller.businessId, caller.storeId, employeeId],
  );
  const sums = row!;
  const averageTotal = sums.invoices === 0 ? 0 : Math.round(sums.total / sums.invoices);
  return { employeeId, ...seenBy(caller, sums), averageTotal };
}
