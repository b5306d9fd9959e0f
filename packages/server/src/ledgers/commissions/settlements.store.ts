import { Problem } from '@tilldesk/domain/problems';
import type { Tx } from '../../database/transaction.ts';
import { findApprovedSettlements, markApproved, markPaid } from './settlements.statements.ts';

/** A settlement that is due: what a person earned from one day to another, in minor units of the store's currency. */
export type DueSettlement = { id: string; userId: string; from: string; to: string; total: number };

/** Which settlements: of a store, of a person, of periods that ended by a day. */
type SettlementsOf = { businessId: string; storeId?: string; userId?: string; upTo?: string };

/** Returns the settlements that are approved and not paid, oldest first, locked until the end of the transaction. */
export const approvedSettlements = (
  tx: Tx,
  { businessId, storeId, userId, upTo }: SettlementsOf,
): Promise<DueSettlement[]> =>
  tx.all(findApprovedSettlements, {
    businessId,
    storeId: storeId ?? null,
    userId: userId ?? null,
    upTo: upTo ?? null,
  });

/** Marks approved settlements as paid by a payment. Throws settlement.wrongStatus unless all of them are approved. */
export async function markSettlementsPaid(
  tx: Tx,
  { ids, ...payment }: { businessId: string; ids: readonly string[]; paymentId: string; at: string },
): Promise<void> {
  const marked = await tx.all(markPaid, { ...payment, ids: [...ids] });
  if (marked.length !== new Set(ids).size) throw new Problem('settlement.wrongStatus');
}

/** Makes settlements due again whose payment was voided. Throws settlement.wrongStatus unless all of them are paid. */
export async function unmarkSettlementsPaid(
  tx: Tx,
  { businessId, ids }: { businessId: string; ids: readonly string[] },
): Promise<void> {
  const marked = await tx.all(markApproved, { businessId, ids: [...ids] });
  if (marked.length !== new Set(ids).size) throw new Problem('settlement.wrongStatus');
}
