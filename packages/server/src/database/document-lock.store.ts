import type { Tx } from './transaction.ts';

/** Serializes parallel requests with the same document until the end of the transaction. The second one finds the document. */
export async function lockDocument(tx: Tx, id: string): Promise<void> {
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id], 'wait_for_document');
}
