import sharedTables from './shared-tables.json' with { type: 'json' };
import { appRole } from './pool.ts';
import type { Tx } from './transaction.ts';

/**
 * Enables row-level security on every table of the schema `public` that lacks it. Rows with a `business_id` (of
 * `businesses`: an `id`) belong to the business of the transaction; the tables in shared-tables.json are readable by
 * all; rows of every other table are invisible to the application's role, which reaches them only through SECURITY
 * DEFINER functions.
 *
 * The owner is exempt from the policies (no FORCE): those functions run as the owner, who need not be a superuser.
 */
export async function protectTables(tx: Tx, shared: readonly string[] = sharedTables): Promise<void> {
  const tables = await tx.raw<Table>(tablesAndPolicies);
  for (const table of tables) {
    const name = `public."${table.name}"`;
    if (!table.isProtected) await tx.raw(`alter table ${name} enable row level security`);
    const requiredPolicy = policyOf(table, shared);
    if (requiredPolicy === undefined || table.policy === requiredPolicy) continue;
    await tx.raw(
      `drop policy if exists business_only on ${name};
       create policy business_only on ${name} ${requiredPolicy};
       comment on policy business_only on ${name} is '${requiredPolicy.replaceAll("'", "''")}'`,
    );
  }
}

interface Table {
  name: string;
  isProtected: boolean;
  /** The column that contains the business, if there is one. */
  column: string | null;
  /** The text of the current policy, which is stored as the policy's comment. */
  policy: string | null;
}

const tablesAndPolicies = `
  select t.relname as name, t.relrowsecurity as "isProtected", c.attname as column,
         obj_description(p.oid, 'pg_policy') as policy
  from pg_class t
  left join pg_attribute c on c.attrelid = t.oid and not c.attisdropped
    and c.attname = case t.relname when 'businesses' then 'id' else 'business_id' end
  left join pg_policy p on p.polrelid = t.oid and p.polname = 'business_only'
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
  order by t.relname`;

/** Returns the clauses after the policy's name, if the table gets a policy. */
function policyOf({ name, column }: Table, shared: readonly string[]): string | undefined {
  if (column) {
    // A sub-select is evaluated once per statement; the bare expression once per row (a total over a million rows: ten
    // times slower).
    const own = `${column} = (select nullif(current_setting('tilldesk.business', true), '')::uuid)`;
    return `to ${appRole} using (${own}) with check (${own})`;
  }
  return shared.includes(name) ? `for select to ${appRole} using (true)` : undefined;
}
