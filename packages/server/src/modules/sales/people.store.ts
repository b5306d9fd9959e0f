import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** SQL condition: user `u` works in a store, that is, can sell there or has sold there. */
export const sellsAt = (store: string): string => `u.active and (u.user_type = 'admin' or exists (
    select 1 from user_stores s where s.business_id = u.business_id and s.user_id = u.id and s.store_id = ${store}))`;

/** Returns whether a person works in this store. */
export async function worksInStore(tx: Tx, scope: Scope, userId: string): Promise<boolean> {
  const rows = await tx.raw(`select 1 from users u where u.business_id = $1 and u.id = $2 and ${sellsAt('$3')}`, [
    scope.businessId,
    userId,
    scope.storeId,
  ]);
  return rows.length > 0;
}

/** Returns the people of this store by name, with id and name only. */
export async function storePeople(tx: Tx, scope: Scope): Promise<{ items: { id: string; name: string }[] }> {
  const items = await tx.raw<{ id: string; name: string }>(
    `select u.id, u.name from users u where u.business_id = $1 and ${sellsAt('$2')} order by u.name, u.id`,
    [scope.businessId, scope.storeId],
    'till_people',
  );
  return { items };
}

const lastCorrection = (invoice: string, line: string): string => `(select c.to_id from salesperson_corrections c
    where c.business_id = ${invoice}.business_id and c.invoice_id = ${invoice}.id and c.line_id ${line}
    order by c.seq desc limit 1)`;

/** SQL for the current salesperson of an invoice: the one of the last correction, otherwise the user who posted it. */
export const salespersonOf = (invoice: string): string =>
  `coalesce(${lastCorrection(invoice, 'is null')}, ${invoice}.salesperson_id)`;

/** The current salesperson of invoice `i`. */
export const salespersonSql = salespersonOf('i');

/** The salesperson of line `l` of invoice `i`, if it has its own; null if it follows its invoice. */
export const ownSalespersonSql = `coalesce(${lastCorrection('i', '= l.id')}, l.salesperson_id)`;

/** The current salesperson that line `l` of invoice `i` counts for. */
export const countsForSql = `coalesce(${ownSalespersonSql}, ${salespersonSql})`;
