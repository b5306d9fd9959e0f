import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { notify } from '../notifications/notifications.store.ts';
import type { Submitted } from './steps.store.ts';

/** The page of an expense. */
export const linkOf = (id: string): string => `/expense-management/edit-expense/${id}`;

/** Notifies those who approve expenses that one waits for them. */
export function notifyOfSubmitted(
  tx: Tx,
  { businessId, storeId, userId, store }: StoreScope,
  now: string,
  { id, person, number, total }: Submitted & { id: string; person: string },
): Promise<UserEvent[]> {
  return notify(
    tx,
    { businessId, storeId, now, actorId: userId },
    {
      kind: 'expenseSubmitted',
      params: { number, person, total, currency: store.currency },
      audience: { needs: ['Expense', 'delete'] },
      link: linkOf(id),
    },
  );
}
