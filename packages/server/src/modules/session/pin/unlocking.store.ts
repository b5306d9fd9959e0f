import type { Tx } from '../../../database/transaction.ts';

/** Clears the failed access PINs, passwords and codes of a person; audit entries are retained. */
export async function unlockAccount(
  tx: Tx,
  businessId: string,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await tx.raw('delete from pin_failures where business_id = $1 and email = $2', [businessId, email]);
  await tx.raw('update tokens set pin_failures = 0 where business_id = $1 and user_id = $2', [businessId, id]);
  await tx.raw('update browser_people set pin_failures = 0 where business_id = $1 and user_id = $2', [businessId, id]);
  await tx.raw('select unlock_account($1)', [id]);
}
