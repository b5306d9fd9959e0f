import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  variantGroup,
  variantKey,
  variantName,
  type Attributes,
  type Axis,
  type variantGroups as calls,
} from '@tilldesk/domain/products';
import type * as z from 'zod/mini';
import { records } from '../../crud/records.ts';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { termsOf } from '../../search/terms.ts';
import { writtenProduct } from './duplicate.store.ts';
import { createProduct, productRecords } from './products.store.ts';
import { variantGroups } from '../../catalogue/products.tables.ts';
import {
  countVariants,
  listVariantsOfGroup,
  lockBaseProduct,
  saveGroupOfProduct,
  listVariantValues,
} from './products.statements.ts';

type Order = z.output<typeof calls.save.body>;

const groupRecords = records(variantGroup, {
  table: variantGroups,
  sorts: { name: variantGroups.name },
  terms: ({ name }) => termsOf([name]),
  check: async (tx, scope, id, { axes }) => {
    const names = axes.map(({ axis }) => axis);
    if (names.length === 0 || new Set(names).size < names.length) throw problemAt('axes', 'request.invalid');
    await assertValuesRetained(tx, scope, id, axes);
  },
  read: async (tx, caller, rows) => {
    const found = await tx.all(countVariants, { businessId: caller.businessId, ids: rows.map((row) => row.id) });
    return rows.map((row) => ({ ...row, productCount: found.find(({ id }) => id === row.id)?.count ?? 0 }));
  },
});

/** Lists the variant groups by name. */
export const listGroups = groupRecords.list;
/** Returns one variant group. @throws record.notFound */
export const readGroup = (tx: Tx, caller: Reader, id: string): Promise<z.input<typeof variantGroup.read>> =>
  groupRecords.one(tx, caller, id);

/**
 * Creates a variant group from a base product, or updates an existing group: its name and axes, the base product's
 * values on the axes, and new variants copied from the base product. The row of the group is locked, so that two users
 * never create the same variant. @throws variant.grouped, variant.unfit, variant.twice, variant.valueUsed, and the
 * problems of products and records
 */
export async function saveGroup(tx: Tx, scope: Scope, now: string, id: string, order: Order): Promise<void> {
  const { version, name, axes, baseId, variants } = order;
  if (version === null) await groupRecords.create(tx, scope, now, { id, name, axes });
  else await groupRecords.change(tx, scope, now, id, { version, name, axes });

  const existing = await variantsOf(tx, scope, id, baseId);
  const claim = (given: Attributes, at: string, own: string): Attributes => {
    const attributes = axisAttributes(axes, given, at);
    const other = existing.get(variantKey(attributes));
    if (other !== undefined) throw problemAt(at, 'variant.twice', { product: other });
    existing.set(variantKey(attributes), own);
    return attributes;
  };
  const like = await addBaseToGroup(tx, scope, now, id, baseId, (base) => claim(order.base, 'base', base));
  for (const [at, { id: variantId, attributes, sku, price }] of variants.entries()) {
    const own = variantName(name, axes, attributes);
    const values = claim(attributes, `variants.${at}.attributes`, own);
    const minPrice = like.minPrice !== null && like.minPrice > price ? null : like.minPrice;
    const draft = { ...like, ...values, name: own, sku, price, minPrice, id: variantId, barcodes: [] };
    await atVariant(at, () => createProduct(tx, scope, now, draft));
    await join(tx, scope, id, variantId);
  }
}

/** Returns the names of the products of a group, without the base product, by their attributes. */
async function variantsOf(tx: Tx, scope: Scope, id: string, baseId: string): Promise<Map<string, string>> {
  const existing = await tx.all(listVariantsOfGroup, { businessId: scope.businessId, id, baseId });
  return new Map(existing.map((one) => [variantKey(one), one.name]));
}

/**
 * Adds the base product to the group; a product that already belongs to another group is rejected. Returns the base
 * product as it is then stored.
 */
async function addBaseToGroup(
  tx: Tx,
  scope: Scope,
  now: string,
  id: string,
  baseId: string,
  attributesOf: (name: string) => Attributes,
) {
  const row = await tx.first(lockBaseProduct, { businessId: scope.businessId, baseId });
  if (!row) throw problemAt('baseId', 'record.notFound');
  if (row.groupId !== null && row.groupId !== id) throw problemAt('baseId', 'variant.grouped', { product: row.name });
  await productRecords.change(tx, scope, now, baseId, { ...attributesOf(row.name), version: row.version });
  await join(tx, scope, id, baseId);
  return writtenProduct(tx, scope, baseId);
}

const join = (tx: Tx, scope: Scope, id: string, productId: string) =>
  tx.all(saveGroupOfProduct, { businessId: scope.businessId, id, productId });

/** Reports problems of a new variant at its index among the variants. */
async function atVariant(at: number, create: () => Promise<unknown>): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!(error instanceof Problem) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([path, problem]) => [`variants.${at}.${path}`, problem]);
    throw new Problem(error.code, error.params, Object.fromEntries(fields));
  }
}

/** Asserts that a group retains every value that one of its products uses. */
async function assertValuesRetained(tx: Tx, scope: Scope, id: string, axes: readonly Axis[]): Promise<void> {
  const existing = await tx.all(listVariantValues, { businessId: scope.businessId, id });
  const lost = existing.find((one) => !axes.every(({ axis, values }) => values.includes(one[axis] ?? '')));
  if (lost) throw problemAt('axes', 'variant.valueUsed', { product: lost.name });
}

/**
 * Returns the attributes of a variant on the axes of its group. Each must be one of the values of its axis; other
 * attributes are unchanged.
 */
function axisAttributes(axes: readonly Axis[], attributes: Attributes, at: string): Attributes {
  const axisValues = axes.map(
    ({ axis, values }) => [axis, values.find((value) => value === attributes[axis])] as const,
  );
  if (axisValues.some(([, value]) => value === undefined)) throw problemAt(at, 'variant.unfit');
  return Object.fromEntries(axisValues);
}
