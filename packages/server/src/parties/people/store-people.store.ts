import { can, type ModuleName, type Permission, type Right } from '@tilldesk/domain/rights';
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

/** Returns the people of this store who have a right and an access PIN, by name. */
export async function peopleWithPin(
  tx: Tx,
  { businessId, storeId }: Scope,
  [module, right]: readonly [ModuleName, Right],
): Promise<{ id: string; name: string; email: string }[]> {
  const rows = await tx.raw<{ id: string; name: string; email: string; permissions: Permission[] }>(
    `select u.id, u.name, u.email, r.permissions from users u
     join roles r on r.business_id = u.business_id and r.id = u.role_id
     where u.business_id = $1 and u.pin_hash is not null and ${sellsAt('$2')}
     order by u.name, u.id`,
    [businessId, storeId],
    'people_with_pin',
  );
  return rows
    .filter(({ permissions }) => can(permissions, module, right))
    .map(({ id, name, email }) => ({ id, name, email }));
}
