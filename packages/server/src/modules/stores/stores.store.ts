import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findReceiptFacts } from './stores.statements.ts';
import { businesses } from './stores.tables.ts';

/** Creates a business, in a transaction that is already scoped to its id. */
export async function foundBusiness(tx: Tx, businessId: string, name: string, now: string): Promise<void> {
  await tx.insert(businesses).values({ id: businessId, name, createdAt: now });
}

/** Returns what the receipts of a store print beside the facts of a caller's store. */
export const readReceiptFacts = (tx: Tx, { businessId, storeId }: Pick<Scope, 'businessId' | 'storeId'>) =>
  tx.existing(findReceiptFacts, { businessId, storeId });
