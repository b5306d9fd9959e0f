import type { Tx } from '../../database/transaction.ts';

/** An import that waits for the next batch. `resource` is the one under which its changes are published. */
export type AtWork = { businessId: string; storeId: string; resource: string; id: string };

/** Returns the imports of all businesses that were active when the server stopped. Runs as the database owner at startup. */
export const importsAtWork = (tx: Tx): Promise<AtWork[]> =>
  tx.raw(
    `select business_id as "businessId", store_id as "storeId", noun || '-imports' as resource, id from imports
     where state in ('checking', 'running') order by created_at, id`,
  );

/** Saves the state after an unexpected error: a run keeps its position and can be resumed, a dry run must be started again. */
export async function failImport(tx: Tx, businessId: string, id: string, now: string): Promise<void> {
  await tx.raw(
    `update imports set state = case state when 'running' then 'failed' else 'mapping' end, updated_at = $3
     where business_id = $1 and id = $2 and state in ('checking', 'running')`,
    [businessId, id, now],
  );
}

/**
 * Updates the planner statistics of tables. Otherwise the planner uses those from the start of the connection, also for foreign
 * keys.
 */
export async function analyzeTables(tx: Tx, tables: readonly string[]): Promise<void> {
  await tx.raw(`analyze ${['import_rows', 'import_claims', 'search_terms', ...tables].join(', ')}`);
}
