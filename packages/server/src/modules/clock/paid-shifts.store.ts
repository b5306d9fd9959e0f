import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { addToHistory } from './approvals.store.ts';
import { freeShifts, holdShifts, lockWork } from './clock.statements.ts';

/** A shift of a person with what payroll needs of it; a voided shift is not listed. */
export type WorkOfPerson = {
  id: string;
  businessDay: string;
  firstClockIn: string;
  activeSeconds: number;
  breakSeconds: number;
  isApproved: boolean;
};

/** Returns a person's shifts of these days in all stores, locked until the end of the transaction. */
export const workOfPerson = (
  tx: Tx,
  of: { businessId: string; userId: string; from: string; to: string },
): Promise<WorkOfPerson[]> => tx.all(lockWork, of);

/** Puts shifts on a payroll payment: they stay fixed until it is voided. */
export async function putOnPayroll(
  tx: Tx,
  { businessId }: Pick<Scope, 'businessId'>,
  now: string,
  payrollId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.all(holdShifts, { businessId, now, payrollId, ids: [...ids] });
}

/**
 * Takes all shifts off a payroll payment. With a reason they are reopened, too, so that they can be corrected; returns their ids.
 */
export async function takeOffPayroll(
  tx: Tx,
  scope: Pick<Scope, 'businessId' | 'userId'>,
  now: string,
  payrollId: string,
  reopenedFor: string | null,
): Promise<string[]> {
  const { businessId } = scope;
  const freed = await tx.all(freeShifts, { businessId, now, payrollId, isReopened: reopenedFor !== null });
  const ids = freed.map(({ id }) => id);
  if (reopenedFor !== null && ids.length > 0) await addToHistory(tx, scope, now, ids, reopenedFor);
  return ids;
}
