import type { PayRate } from '@tilldesk/domain/employees';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { insertPayRate, listPayRates } from './pay.statements.ts';

/** Returns all pay rates of a person, latest day first; of several for one day the last one counts. */
export const readPayRates = (
  tx: Tx,
  { businessId, store }: StoreScope,
  now: string,
  userId: string,
): Promise<PayRate[]> => tx.all(listPayRates, { businessId, userId, today: dayOf(now, store.timeZone) });

/** Adds a pay rate of a person. */
export async function addPayRate(
  tx: Tx,
  { businessId, userId: createdBy }: StoreScope,
  now: string,
  userId: string,
  rate: Pick<PayRate, 'payType' | 'amount' | 'from'>,
): Promise<void> {
  await tx.all(insertPayRate, { ...rate, businessId, id: newId(now), userId, createdBy, now });
}
