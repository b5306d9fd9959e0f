import { Problem } from '@tilldesk/domain/problems';
import type { DepositEntryKind, DepositMethod } from '@tilldesk/domain/deposits';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** An entry of a deposit. `amount` is signed. */
export type DepositEntry = {
  id: string;
  depositId: string;
  kind: Exclude<DepositEntryKind, 'taken'>;
  amount: number;
  method?: DepositMethod;
  reference?: string | null | undefined;
  reverses?: string | null;
  reason?: string;
};

/**
 * Writes an entry of a locked deposit, and the balance after it. The database rejects a negative balance. Throws record.exists.
 */
export async function bookEntry(tx: Tx, scope: Scope, now: string, entry: DepositEntry): Promise<void> {
  const [booked] = await tx.raw(
    `with moved as (
       update deposits set rest = rest + $6 where business_id = $1 and id = $4 returning rest
     )
     insert into deposit_entries (business_id, store_id, id, deposit_id, kind, amount, rest, method, reference, reverses, reason,
       user_id, at)
     select $1, $2, $3, $4, $5, $6, moved.rest, $7, $8, $9, $10, $11, $12 from moved
     on conflict do nothing returning 1`,
    [
      scope.businessId,
      scope.storeId,
      entry.id,
      entry.depositId,
      entry.kind,
      entry.amount,
      entry.method ?? null,
      entry.reference ?? null,
      entry.reverses ?? null,
      entry.reason ?? null,
      scope.userId,
      now,
    ],
    'book_deposit_entry',
  );
  if (!booked) throw new Problem('record.exists');
}
