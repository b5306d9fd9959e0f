import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Told } from '../../socket/changes.ts';
import { raise } from '../notifications/notifications.store.ts';
import type { ClosedDrawer } from './closing.store.ts';

/** Tells those who may change transactions of a drawer that was closed with another amount than expected, or uncounted. */
export async function tellOfDrawer(
  tx: Tx,
  who: StoreScope & { name: string },
  now: string,
  closed: ClosedDrawer | null,
): Promise<Told[]> {
  if (!closed) return [];
  const { register, counted, expected } = closed;
  const at = { ...who, now, actorId: who.userId };
  const to = { audience: { needs: ['Transactions', 'update'] as const }, link: null };
  if (counted === null)
    return raise(tx, at, { kind: 'drawerUncounted', params: { register, person: who.name }, ...to });
  const difference = counted - expected;
  if (difference === 0) return [];
  const params = { register, person: who.name, difference, currency: who.store.currency };
  return raise(tx, at, { kind: 'drawerDifference', params, ...to });
}
