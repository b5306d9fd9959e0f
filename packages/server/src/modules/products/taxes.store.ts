import { Problem, problemAt } from '@tilldesk/domain/problems';
import { taxes } from '@tilldesk/domain/products';
import { crudModule } from '../../crud/crud.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { productRecords } from './products.store.ts';
import { taxes as table } from '../../catalogue/products.tables.ts';

/** The number of products whose rate is updated in one step. */
const BATCH_SIZE = 1000;

/**
 * The named tax rates of the business. Throws tax.nameTaken at name. A tax that products or categories use cannot be
 * archived.
 */
export const taxRecords = crudModule(taxes, table, {
  check: async (tx, scope, id, { name }) => {
    await tx.raw(`select pg_advisory_xact_lock(hashtextextended('tax names ' || $1, 0))`, [scope.businessId]);
    const [existing] = await tx.raw<{ name: string }>(
      `select name from taxes where business_id = $1 and id <> $2 and lower(name collate "C") = lower($3 collate "C") and archived_at is null`,
      [scope.businessId, id, name],
    );
    if (existing) throw problemAt('name', 'tax.nameTaken', { name: existing.name });
  },
  release: async (tx, scope, { id, name }) => {
    const [carried] = await tx.raw<{ count: number }>(
      `select (select count(*) from products where business_id = $1 and tax_id = $2 and archived_at is null)
         + (select count(*) from categories where business_id = $1 and tax_id = $2 and archived_at is null) as count`,
      [scope.businessId, id],
    );
    if (carried && carried.count > 0) throw new Problem('tax.inUse', { count: carried.count, name });
  },
  read: async (tx, caller, rows) => {
    const found = await tx.raw<{ id: string; count: number; behind: number }>(
      `select t.id, count(p.id) as count, count(p.id) filter (where p.tax_rate <> t.rate) as behind
       from taxes t
       left join products p on p.business_id = t.business_id and p.tax_id = t.id and p.archived_at is null
       where t.business_id = $1 and t.id = any($2::uuid[]) group by t.id`,
      [caller.businessId, rows.map((row) => row.id)],
    );
    return rows.map((row) => {
      const { count = 0, behind = 0 } = found.find(({ id }) => id === row.id) ?? {};
      return { ...row, productCount: count, behind };
    });
  },
});

/**
 * Applies the current rate of a tax to the products that use it, and returns how many had a different rate. Posted
 * documents keep the rate they were posted with. @throws record.notFound
 */
export async function applyTax(tx: Tx, scope: Scope, now: string, id: string): Promise<number> {
  const row = await tx.one<{ rate: string }>(
    `select trim_scale(rate)::text as rate from taxes
     where business_id = $1 and id = $2 and archived_at is null for share`,
    [scope.businessId, id],
  );
  let changed = 0;
  for (;;) {
    const behind = await tx.raw<{ id: string }>(
      `select id from products where business_id = $1 and tax_id = $2 and tax_rate <> $3::numeric
         and archived_at is null order by id limit $4`,
      [scope.businessId, id, row.rate, BATCH_SIZE],
    );
    const locked = await productRecords.many.lock(
      tx,
      scope,
      behind.map((one) => one.id),
    );
    const changes = [...locked].map(([productId, before]) => ({
      id: productId,
      before,
      after: { ...before.values, taxRate: row.rate },
    }));
    await productRecords.many.write(tx, scope, now, changes);
    changed += changes.length;
    if (behind.length < BATCH_SIZE) return changed;
  }
}
