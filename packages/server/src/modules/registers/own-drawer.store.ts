import { Problem } from '@tilldesk/domain/problems';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { findOwnDrawer, findOtherDrawer } from './registers.statements.ts';

/**
 * Returns the open drawer that the user is assigned to, with its key locked until the end of the transaction. If it is being
 * closed, this waits, and then returns null (docs/decisions/commerce/0029). Also null if there is none at the browser's register
 * (docs/decisions/commerce/0049).
 */
export async function findCurrentDrawer(
  tx: Tx,
  { businessId, storeId, userId, registerId = null }: Scope,
): Promise<string | null> {
  const drawer = await tx.first(findOwnDrawer, { businessId, storeId, userId, registerId });
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
  const other = await tx.first(findOtherDrawer, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    userId: scope.userId,
  });
  if (other) throw new Problem('drawer.elsewhere', { register: other.name });
}
