import { problemAt, Problem } from '@tilldesk/domain/problems';
import { categories } from '@tilldesk/domain/products';
import { crudModule } from '../../crud/crud.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { categories as table } from '../../catalogue/products.tables.ts';
import {
  findUseOfCategory,
  lockCategoryOrder,
  saveCategoryOrder,
  moveCategoryToEnd,
  lockTaxForShare,
  lockCategoryAndParent,
  findSubcategory,
  readCategoryFigures,
} from './products.statements.ts';

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
    const existing = await tx.first(findUseOfCategory, { businessId: scope.businessId, id: row.id });
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
  const rows = await tx.all(lockCategoryOrder, { businessId: scope.businessId, ids });
  const haveSameParent = new Set(rows.map((row) => row.parentId)).size <= 1;
  if (rows.length !== new Set(ids).size || rows.length !== ids.length || !haveSameParent) {
    throw problemAt('ids', 'request.invalid');
  }
  const positions = ids.map((id, sort) => ({ id, sort, before: rows.find((row) => row.id === id)!.sort }));
  const changed = positions.filter(({ sort, before }) => sort !== before);
  await tx.all(saveCategoryOrder, { businessId: scope.businessId, changed: JSON.stringify(changed), now });
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
  await tx.all(moveCategoryToEnd, { businessId: scope.businessId, id, parentId });
}

async function assertTaxExists(tx: Tx, scope: Scope, taxId: string): Promise<void> {
  const tax = await tx.first(lockTaxForShare, { businessId: scope.businessId, taxId });
  if (!tax) throw problemAt('taxId', 'record.notFound');
}

/**
 * A parent must be a main category of this business, and only a category without subcategories can become a
 * subcategory.
 */
async function assertTwoLevels(tx: Tx, scope: Scope, id: string, parentId: string): Promise<void> {
  if (parentId === id) throw problemAt('parentId', 'category.tooDeep');
  // Both rows are locked, so that two concurrent moves cannot create a third level.
  const rows = await tx.all(lockCategoryAndParent, { businessId: scope.businessId, id, parentId });
  const parent = rows.find((row) => row.id === parentId);
  if (!parent) throw problemAt('parentId', 'record.notFound');
  const sub = await tx.first(findSubcategory, { businessId: scope.businessId, id });
  if (parent.parentId || sub) throw problemAt('parentId', 'category.tooDeep');
}

async function readDerived(tx: Tx, scope: Pick<Scope, 'businessId'>, rows: readonly Row[]) {
  const found = await tx.all(readCategoryFigures, { businessId: scope.businessId, ids: rows.map((row) => row.id) });
  return new Map(found.map((f) => [f.id, f]));
}
