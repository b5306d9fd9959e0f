import type { Tx } from '../../database/transaction.ts';
import { businesses } from './stores.tables.ts';

/** Creates a business, in a transaction that is already scoped to its id. */
export async function foundBusiness(tx: Tx, businessId: string, name: string, now: string): Promise<void> {
  await tx.insert(businesses).values({ id: businessId, name, createdAt: now });
}
