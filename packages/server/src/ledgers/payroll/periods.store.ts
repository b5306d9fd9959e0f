import type { DayRange } from '@tilldesk/domain/time';
import { Problem } from '@tilldesk/domain/problems';
import type { Tx } from '../../database/transaction.ts';
import { findPaidPeriod, lockPayee } from './periods.statements.ts';

/** A person who is paid. */
type PayeeKey = { businessId: string; userId: string };

/**
 * Locks a person until the end of the transaction, so that no other payment of them is created and no shift of them is corrected
 * meanwhile. Throws record.notFound.
 */
export const lockForPayroll = (tx: Tx, payee: PayeeKey) => tx.existing(lockPayee, payee);

/** Returns the number of a payment of the person that is not voided and pays any of these days. */
export async function paidPeriod(tx: Tx, payee: PayeeKey, days: DayRange): Promise<number | undefined> {
  return (await tx.first(findPaidPeriod, { ...payee, ...days }))?.number;
}

/** Locks a person and rejects work on a day that a payment already covers. Throws clock.periodPaid. */
export async function assertDayNotPaid(tx: Tx, payee: PayeeKey, day: string): Promise<void> {
  await lockForPayroll(tx, payee);
  if ((await paidPeriod(tx, payee, { from: day, to: day })) !== undefined) {
    throw new Problem('clock.periodPaid', { day });
  }
}
