import { problemAt, Problem } from '@tilldesk/domain/problems';
import { categories } from '@tilldesk/domain/products';
import { crudModule } from '../../crud/crud.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { categories as table } from '../../catalogue/products.tables.ts';

type Row = typeof table.$inferSelect;

/**
 * The categories of the business, main categories and subcategories. The count of a main category includes the products
 * of its subcategories.
 */
export const categoryRecords = crudModule(categories, table, {
  check: async (tx, scope, id, { parentId, taxId }, before) => {
    if (parentId) await assertTwoLevels(tx, scope, id, parentId);
    if (taxId && taxId !== before?.taxId) await assertTaxExists(tx, scope, taxId);
  },
  saveRelations: async (tx, scope, id, { parentId }) => moveToEnd(tx, scope, id, parentId),
  release: async (tx, scope, row) => {
    const [existing] = await tx.raw(
      `select 1 from products where business_id = $1 and category_id = $2 and archived_at is null
       union all
       select 1 from categories where business_id = $1 and parent_id = $2 and archived_at is null limit 1`,
      [scope.businessId, row.id],
    );
    if (existing) throw new Problem('category.inUse');
  },
  read: async (tx, caller, rows) => {
    const found = await readDerived(tx, caller, rows);
    return rows.map((row) => ({ ...row, parentName: null, productCount: 0, ...found.get(row.id) }));
  },
});

/** Adds a category with the id of the draft. Throws category.tooDeep, record.notFound at parentId, record.exists. */
export const createCategory = categoryRecords.create;

/** Stores the order of categories. All must be siblings. @throws request.invalid for others */
export async function reorderCategories(tx: Tx, scope: Scope, now: string, ids: readonly string[]): Promise<number> {
  const rows = await tx.raw<{ id: string; parent_id: string | null; sort: number }>(
    `select id, parent_id, sort from categories
     where business_id = $1 and id = any($2::uuid[]) and archived_at is null order by id for update`,
    [scope.businessId, ids],
  );
  const haveSameParent = new Set(rows.map((row) => row.parent_id)).size <= 1;
  if (rows.length !== new Set(ids).size || rows.length !== ids.length || !haveSameParent) {
    throw problemAt('ids', 'request.invalid');
  }
  const positions = ids.map((id, sort) => ({ id, sort, before: rows.find((row) => row.id === id)!.sort }));
  const changed = positions.filter(({ sort, before }) => sort !== before);
  await tx.raw(
    `update categories c set sort = x.sort, updated_at = $3
     from jsonb_to_recordset($2::jsonb) as x(id uuid, sort int) where c.business_id = $1 and c.id = x.id`,
    [scope.businessId, JSON.stringify(changed), now],
  );
  for (const { id, sort, before } of changed) {
    await writeAuditEntry(tx, scope, now, 'category.changed', 'category', id, { sort: before }, { sort });
  }
  return changed.length;
}

/**
 * Moves a category to the end of its siblings if one of them has the same position, as happens with a new parent; otherwise its
 * position is unchanged.
 */
async function moveToEnd(tx: Tx, scope: Scope, id: string, parentId: string | null): Promise<void> {
  await tx.raw(
    `update categories c set sort = last.sort + 1
     from (select coalesce(max(sort), -1) as sort, coalesce(bool_or(sort = (select sort from categories
             where business_id = $1 and id = $2)), false) as taken
       from categories where business_id = $1 and parent_id is not distinct from $3 and id <> $2 and archived_at is null) last
     where c.business_id = $1 and c.id = $2 and last.taken`,
    [scope.businessId, id, parentId],
  );
}

async function assertTaxExists(tx: Tx, scope: Scope, taxId: string): Promise<void> {
  const [tax] = await tx.raw(
    'select 1 from taxes where business_id = $1 and id = $2 and archived_at is null for share',
    [scope.businessId, taxId],
  );
  if (!tax) throw problemAt('taxId', 'record.notFound');
}

/**
 * A parent must be a main category of this business, and only a category without subcategories can become a
 * subcategory.
 */
async function assertTwoLevels(tx: Tx, scope: Scope, id: string, parentId: string): Promise<void> {
  if (parentId === id) throw problemAt('parentId', 'category.tooDeep');
  // Both rows are locked, so that two concurrent moves cannot create a third level.
  const rows = await tx.raw<{ id: string; parent_id: string | null }>(
    `select id, parent_id from categories where business_id = $1 and id in ($2, $3) and archived_at is null
     order by id for update`,
    [scope.businessId, id, parentId],
  );
  const parent = rows.find((row) => row.id === parentId);
  if (!parent) throw problemAt('parentId', 'record.notFound');
  const [sub] = await tx.raw('select 1 from categories where business_id = $1 and parent_id = $2 limit 1', [
    scope.businessId,
    id,
  ]);
  if (parent.parent_id || sub) throw problemAt('parentId', 'category.tooDeep');
}

async function readDerived(tx: Tx, scope: Pick<Scope, 'businessId'>, rows: readonly Row[]) {
  const found = await tx.raw<{ id: string; parentName: string | null; productCount: number }>(
    `select c.id, m.name as "parentName",
       (select count(*) from products p where p.business_id = c.business_id and p.archived_at is null
          and p.category_id in (select s.id from categories s
            where s.business_id = c.business_id and (s.id = c.id or s.parent_id = c.id))) as "productCount"
     from categories c left join categories m on m.business_id = c.business_id and m.id = c.parent_id
     where c.business_id = $1 and c.id = any($2::uuid[])`,
    [scope.businessId, rows.map((row) => row.id)],
  );
  return new Map(found.map((f) => [f.id, f]));
}
