import type { Tx } from '../../database/transaction.ts';

/** An import that waits for the next batch; `resource` is the one that its screens hear of. */
export type AtWork = { businessId: string; storeId: string; resource: string; id: string };

/** What was at work when the server stopped, in all businesses; asked by the owner at the start. */
export const importsAtWork = (tx: Tx): Promise<AtWork[]> =>
  tx.raw(
    `select business_id as "businessId", store_id as "storeId", noun || '-imports' as resource, id from imports
     where state in ('checking', 'running') order by created_at, id`,
  );

/** What the unforeseen leaves: a run keeps its place and may go on, a dry run begins anew. */
export async function failImport(tx: Tx, businessId: string, id: string, now: string): Promise<void> {
  await tx.raw(
    `update imports set state = case state when 'running' then 'failed' else 'mapping' end, updated_at = $3
     where business_id = $1 and id = $2 and state in ('checking', 'running')`,
    [businessId, id, now],
  );
}

/** Counts tables out for the planner, which else goes by what they were when the connection met them, also in foreign keys. */
export async function analyzeTables(tx: Tx, tables: readonly string[]): Promise<void> {
  await tx.raw(`analyze ${['import_rows', 'import_claims', 'search_terms', ...tables].join(', ')}`);
}
