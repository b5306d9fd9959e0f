import { problemAt, Problem } from '@tilldesk/domain/problems';
import { category } from '@tilldesk/domain/shop';
import { records } from '../../crud/records.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { termsOf } from '../../search/terms.ts';
import { categories } from './products.tables.ts';

type Row = typeof categories.$inferSelect;

/** Categories of the business, main and sub; a main one counts the products of its subs too. */
export const categoryRecords = records(category, {
  table: categories,
  sorts: { name: categories.name },
  terms: (c) => termsOf([c.name]),
  check: async (tx, scope, id, { parentId }) => {
    if (parentId) await refuseThirdLevel(tx, scope, id, parentId);
  },
  release: async (tx, scope, row) => {
    const [standing] = await tx.raw(
      `select 1 from products where business_id = $1 and category_id = $2 and archived_at is null
       union all
       select 1 from categories where business_id = $1 and parent_id = $2 and archived_at is null limit 1`,
      [scope.businessId, row.id],
    );
    if (standing) throw new Problem('category.inUse');
  },
  read: async (tx, who, rows) => {
    const found = await derived(tx, who, rows);
    return rows.map((row) => ({ ...row, parentName: null, productCount: 0, ...found.get(row.id) }));
  },
});

/** Adds a category with the id of the draft. Throws category.tooDeep, record.notFound at parentId, record.exists. */
export const createCategory = categoryRecords.create;

/** Only a main category of this business can be a parent, and only one without subs can become a sub. */
async function refuseThirdLevel(tx: Tx, scope: Scope, id: string, parentId: string): Promise<void> {
  if (parentId === id) throw problemAt('parentId', 'category.tooDeep');
  // Both rows are locked, so that two moves at once cannot make a third level together.
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

async function derived(tx: Tx, scope: Pick<Scope, 'businessId'>, rows: readonly Row[]) {
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
