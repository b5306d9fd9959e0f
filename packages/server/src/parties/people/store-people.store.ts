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
