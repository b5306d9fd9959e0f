import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { notify } from '../notifications/notifications.store.ts';
import type { ClosedDrawer } from './closing.store.ts';

/**
 * Notifies the users who may change transactions that a drawer was closed uncounted or with an amount other than expected.
 */
export async function notifyOfDrawerClosing(
  tx: Tx,
  caller: StoreScope & { name: string },
  now: string,
  closed: ClosedDrawer | null,
): Promise<UserEvent[]> {
  if (!closed) return [];
  const { register, counted, expected } = closed;
  const at = { ...caller, now, actorId: caller.userId };
  const to = { audience: { needs: ['Transactions', 'update'] as const }, link: null };
  if (counted === null)
    return notify(tx, at, { kind: 'drawerUncounted', params: { register, person: caller.name }, ...to });
  const difference = counted - expected;
  if (difference === 0) return [];
  const params = { register, person: caller.name, difference, currency: caller.store.currency };
  return notify(tx, at, { kind: 'drawerDifference', params, ...to });
}
