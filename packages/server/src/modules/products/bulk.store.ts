import { Problem, problemAt, problemBody, type ProblemCode } from '@tilldesk/domain/problems';
import { MONEY_MAX } from '@tilldesk/domain/fields';
import { priceAfter, type BulkChange, type BulkRow } from '@tilldesk/domain/products';
import type { Change, LockedRecord, Values } from '../../crud/spec.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { productRecords } from './products.store.ts';
import { lockTaxRate, lockCategoryName } from './products.statements.ts';

type Order = { rows: readonly { id: string; version?: number | undefined }[]; change: BulkChange; dryRun: boolean };
type Tried = { row: BulkRow; change: Change | null };

/**
 * Applies one change to many products. Products that may not be changed are left out and reported with their problem;
 * the others are changed together. A dry run returns the same result and writes nothing. @throws record.notFound at
 * change.taxId or change.categoryId
 */
export async function bulkEdit(
  tx: Tx,
  scope: Scope,
  now: string,
  { rows, change, dryRun }: Order,
): Promise<{ rows: BulkRow[]; changed: number }> {
  const set = await valuesOf(tx, scope, change);
  const locked = await productRecords.many.lock(
    tx,
    scope,
    rows.map(({ id }) => id),
  );
  const tried = rows.map(({ id, version }) => tryRow(id, version, locked.get(id), change, set));
  const changes = tried.flatMap((one) => one.change ?? []);
  const rejected = await productRecords.many.rejections(tx, scope, changes);
  const validChanges = changes.filter(({ id }) => !rejected.has(id));
  if (!dryRun) await productRecords.many.write(tx, scope, now, validChanges);
  return {
    rows: tried.map(({ row }) => ({ ...row, problem: row.problem ?? problemOf(rejected.get(row.id)) })),
    changed: validChanges.length,
  };
}

/** The values to write to each row, and the field whose values a preview shows. */
type FieldChange = { field: string; shown?: string; values: Values };

async function valuesOf(tx: Tx, scope: Scope, change: BulkChange): Promise<FieldChange> {
  switch (change.kind) {
    case 'priceBy':
    case 'priceByPercent':
      return { field: 'price', values: {} };
    case 'active':
      return { field: 'active', values: { active: change.active } };
    case 'reorderPoint':
      return { field: 'reorderPoint', values: { reorderPoint: change.reorderPoint } };
    case 'tax': {
      const tax = await tx.first(lockTaxRate, { businessId: scope.businessId, taxId: change.taxId });
      if (!tax) throw problemAt('change.taxId', 'record.notFound');
      return { field: 'taxRate', values: { taxId: change.taxId, taxRate: tax.rate } };
    }
    case 'category': {
      const category = await tx.first(lockCategoryName, {
        businessId: scope.businessId,
        categoryId: change.categoryId,
      });
      if (!category) throw problemAt('change.categoryId', 'record.notFound');
      return { field: 'categoryId', shown: category.name, values: { categoryId: change.categoryId } };
    }
    default:
      return change satisfies never;
  }
}

function tryRow(
  id: string,
  version: number | undefined,
  before: LockedRecord | undefined,
  change: BulkChange,
  { field, shown, values }: FieldChange,
): Tried {
  const nothing = { id, version: version ?? 0, name: '', sku: '', before: null, after: null };
  if (!before) return { row: { ...nothing, problem: problemOf(new Problem('record.notFound')) }, change: null };
  const after = { ...before.values, ...values };
  const byPrice = change.kind === 'priceBy' || change.kind === 'priceByPercent';
  if (byPrice) after['price'] = priceAfter(Number(before.values['price']), change);
  const row: BulkRow = {
    id,
    version: before.version,
    name: String(before.values['name']),
    sku: String(before.values['sku']),
    before: valueOf(before.values[field]),
    after: shown ?? valueOf(after[field]),
    problem: null,
  };
  const problemCode = problemCodeOf(after, version !== undefined && version !== before.version);
  if (problemCode) return { row: { ...row, problem: problemOf(new Problem(problemCode)) }, change: null };
  const isSame = Object.keys(after).every(
    (name) => JSON.stringify(after[name]) === JSON.stringify(before.values[name]),
  );
  return { row, change: isSame ? null : { id, before, after } };
}

function problemCodeOf(after: Values, isOld: boolean): ProblemCode | null {
  if (isOld) return 'record.changed';
  const price = Number(after['price']);
  return price < 0 || price > MONEY_MAX ? 'product.priceRange' : null;
}

const problemOf = (problem: Problem | undefined): BulkRow['problem'] => {
  if (!problem) return null;
  const { code, message, params } = problemBody(problem);
  return { code, message, ...(params ? { params } : {}) };
};

const valueOf = (value: unknown): BulkRow['before'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
