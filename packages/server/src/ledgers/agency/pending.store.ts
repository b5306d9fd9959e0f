import { Problem } from '@tilldesk/domain/problems';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { notify } from '../../modules/notifications/notifications.store.ts';
import { billPaymentNumber } from '../../modules/stores/numbers.store.ts';
import { listPendingOf } from './agency.statements.ts';

/** Bill payments whose money was taken and that nobody has entered in the provider's portal, by number, oldest first. */
export type PendingBills = readonly string[];

/** Numbers that a problem names; more are counted. */
const NAMED_MAX = 5;

/**
 * Returns the pending bill payments of a person or of a drawer that ends its work. Throws billPayment.pending if there are some
 * that were not confirmed.
 */
export async function assertPendingConfirmed(
  tx: Tx,
  { businessId, storeId }: Pick<StoreScope, 'businessId' | 'storeId'>,
  of: { userId?: string | null; drawerId?: string | null },
  isConfirmed: boolean,
): Promise<PendingBills> {
  const { userId = null, drawerId = null } = of;
  const rows = await tx.all(listPendingOf, { businessId, storeId, userId, drawerId });
  const numbers = rows.map(({ number }) => billPaymentNumber(number));
  if (numbers.length > 0 && !isConfirmed) {
    const more = numbers.length - NAMED_MAX;
    const named = numbers.slice(0, NAMED_MAX).join(', ');
    throw new Problem('billPayment.pending', { numbers: more > 0 ? `${named} (+${more})` : named });
  }
  return numbers;
}

/** Notifies those who may process bill payments that work ended with pending ones. */
export async function notifyOfPendingBills(
  tx: Tx,
  caller: StoreScope & { name: string },
  now: string,
  pending: PendingBills,
): Promise<UserEvent[]> {
  if (pending.length === 0) return [];
  const params = { person: caller.name, count: pending.length };
  const audience = { needs: ['Bill Payments', 'update'] as const };
  const link = '/bill-payments?status=pending';
  return notify(tx, { ...caller, now, actorId: caller.userId }, { kind: 'billsPending', params, audience, link });
}
