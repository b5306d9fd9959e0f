import { categoryPath, importFold } from '@tilldesk/domain/imports';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { createCategory } from '../products/categories.store.ts';
import { categories } from '../../catalogue/products.tables.ts';
import type { Named, NamedColumn, ImportCaller } from './importer.ts';

/** The category column of product files. Missing categories are created in their two levels. */
export const productCategories: NamedColumn = {
  known: categoriesByName,
  missing: { entity: missingSteps, make: makeCategories, undo: undoCategories },
};

const pathOf = (...names: readonly string[]): string => names.join(' > ');

/** Sub-categories are found by their own name and by 'Main > Sub'. Exports write the path. */
async function categoriesByName(tx: Tx, scope: Scope): Promise<Named> {
  const rows = await tx.raw<{ id: string; name: string; parent: string | null }>(
    `select c.id, c.name, m.name as parent from categories c
     left join categories m on m.business_id = c.business_id and m.id = c.parent_id
     where c.business_id = $1 and c.archived_at is null`,
    [scope.businessId],
    'categories_by_name',
  );
  const ids = new Map<string, string[]>();
  const names = new Map<string, string>();
  for (const { id, name, parent } of rows) {
    const path = parent === null ? name : pathOf(parent, name);
    names.set(id, path);
    for (const known of new Set([importFold(name), importFold(path)])) ids.set(known, [...(ids.get(known) ?? []), id]);
  }
  return { ids, names };
}

/**
 * Returns the id of the main category with a name. Null if it has to be created; undefined if only sub-categories or several
 * categories have the name.
 */
function mainOf(name: string, { ids, names }: Named): string | null | undefined {
  const matches = ids.get(importFold(name)) ?? [];
  const mains = matches.filter((id) => importFold(names.get(id) ?? '') === importFold(name));
  if (matches.length === 0) return null;
  return mains.length === 1 ? mains[0] : undefined;
}

function missingSteps(text: string, known: Named): readonly string[] | null {
  const path = categoryPath(text);
  const main = path ? mainOf(path[0], known) : undefined;
  if (path === null || main === undefined) return null;
  const [top, sub] = path;
  return [...(main === null ? [top] : []), ...(sub === undefined ? [] : [pathOf(top, sub)])];
}

/** Creates the categories of paths, main categories first. A sub-category inherits from its main category, as in the form. */
async function makeCategories(tx: Tx, caller: ImportCaller, now: string, texts: readonly string[], isTried: boolean) {
  const made: string[] = [];
  for (const text of texts) {
    const known = await categoriesByName(tx, caller);
    const [top, sub] = categoryPath(text) ?? [];
    // Categories created for an earlier text are known now.
    if (top === undefined || known.ids.has(importFold(text))) continue;
    const id = newId(now);
    const main = sub === undefined ? null : (mainOf(top, known) ?? null);
    const like = main === null ? plain : await likeOf(tx, caller, main);
    const draft = { id, name: sub ?? top, parentId: main, ...like, active: true };
    if (isTried) {
      await tx.insert(categories).values({ ...draft, businessId: caller.businessId, createdAt: now, updatedAt: now });
    } else await createCategory(tx, caller, now, draft);
    made.push(id);
  }
  return made;
}

const plain = { kind: 'other', isSerializedDefault: false, taxId: null } as const;

async function likeOf(tx: Tx, { businessId }: Scope, id: string) {
  const [row] = await tx.raw<Pick<typeof categories.$inferSelect, 'kind' | 'isSerializedDefault' | 'taxId'>>(
    `select kind, is_serialized_default as "isSerializedDefault", tax_id as "taxId" from categories
     where business_id = $1 and id = $2`,
    [businessId, id],
    'category_like',
  );
  return row ?? plain;
}

async function undoCategories(tx: Tx, { businessId }: Scope, ids: readonly string[]): Promise<void> {
  // One statement deletes created sub-categories together with their main categories.
  await tx.raw('delete from categories where business_id = $1 and id = any($2::uuid[])', [businessId, ids]);
}
