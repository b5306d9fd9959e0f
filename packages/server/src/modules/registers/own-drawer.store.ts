import { Problem } from '@tilldesk/domain/problems';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { settingsOf } from '../stores/transaction.store.ts';

/**
 * Returns the open drawer that the user is assigned to, with its key locked until the end of the transaction. If it is being
 * closed, this waits, and then returns null (docs/decisions/commerce/0029). Also null if there is none at the browser's register
 * (docs/decisions/commerce/0049).
 */
export async function findCurrentDrawer(
  tx: Tx,
  { businessId, storeId, userId, registerId = null }: Scope,
): Promise<string | null> {
  const [drawer] = await tx.raw<{ id: string }>(
    `select r.id from register_session_people w
     join register_sessions r on r.business_id = w.business_id and r.id = w.session_id and r.closed_at is null
     where w.business_id = $1 and w.store_id = $2 and w.user_id = $3 and w.left_at is null
       and ($4::uuid is null or r.register_id = $4::uuid)
     for key share of r`,
    [businessId, storeId, userId, registerId],
    'own_drawer',
  );
  return drawer?.id ?? null;
}

/** Returns that drawer, which is required. Throws drawer.needed, drawer.elsewhere. */
export async function needDrawer(tx: Tx, scope: Scope): Promise<string> {
  const drawer = await findCurrentDrawer(tx, scope);
  if (drawer !== null) return drawer;
  await assertNotOnOtherDrawer(tx, scope);
  throw new Problem('drawer.needed');
}

/**
 * Returns the drawer for cash that is taken; `found` is the result of `findCurrentDrawer` where it is known already. Null only if the store allows cash outside
 * drawers. Throws cash.noDrawer, drawer.elsewhere. Every operation that takes cash calls this.
 */
export async function cashDrawer(
  tx: Tx,
  scope: StoreScope,
  found: Promise<string | null> | string | null = findCurrentDrawer(tx, scope),
): Promise<string | null> {
  const drawer = await found;
  if (drawer !== null || settingsOf(scope).cashWithoutDrawer) return drawer;
  await assertNotOnOtherDrawer(tx, scope);
  throw new Problem('cash.noDrawer');
}

/** Throws a problem that names the other register if the user is assigned to a drawer there. */
async function assertNotOnOtherDrawer(tx: Tx, scope: Scope): Promise<void> {
  if (!scope.registerId) return;
  const [other] = await tx.raw<{ name: string }>(
    `select g.name from register_session_people w
     join register_sessions r on r.business_id = w.business_id and r.id = w.session_id and r.closed_at is null
     join registers g on g.business_id = r.business_id and g.id = r.register_id
     where w.business_id = $1 and w.store_id = $2 and w.user_id = $3 and w.left_at is null`,
    [scope.businessId, scope.storeId, scope.userId],
    'drawer_elsewhere',
  );
  if (other) throw new Problem('drawer.elsewhere', { register: other.name });
}
