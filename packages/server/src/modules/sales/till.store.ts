import type { Tracking } from '@tilldesk/domain/products';
import type { Sellable, SellableUnit } from '@tilldesk/domain/sales';
import { and, eq, isNull } from 'drizzle-orm';
import { trimRate } from '../../database/columns.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findTargets } from '../../search/search.store.ts';
import { bestProducts } from '../../catalogue/best.store.ts';
import { products } from '../../catalogue/products.tables.ts';
import { claimsSeen, expireClaims } from '../../ledgers/stock/claims.store.ts';
import { assertSellable } from './draft/items.store.ts';
import { quoterFor, shown, type Quoter } from './draft/prices.store.ts';
import { findTillUnit, listTillProducts, listTillUnits } from './sales.statements.ts';

/** The maximum number of search results at the till. */
const FOUND_MAX = 20;
/** The maximum number of units of a product that are offered for selection. */
const UNITS_MAX = 100;
/** The last digits of an IMEI, as people read them from a box. */
const LAST_DIGITS = /^\d{4,6}$/;

/**
 * Returns what a code or search text matches at the till. A code matches one item: a unit by IMEI, a product by barcode or SKU.
 * A unit that cannot be sold throws unit.sold, unit.notAvailable or, if it is reserved for another customer than the sale's,
 * unit.reserved. Reserved stock does not count as on hand here.
 */
export async function findSellableBy(tx: Tx, scope: StoreScope, now: string, query: SellableQuery) {
  const { text, customerId } = query;
  await expireClaims(tx, scope, now);
  const row = (await unitByCode(tx, scope, now, text, customerId)) ?? (await productByCode(tx, scope, query));
  if (!row && LAST_DIGITS.test(text.trim())) {
    const units = (await unitsToSellBy(tx, scope, now, { ending: text.trim(), customerId })).map(({ item }) => item);
    if (units.length > 0) return { exact: units.length === 1 ? units[0]! : null, items: units };
  }
  const rows = row ? [row] : await findByText(tx, scope, now, query);
  if (rows.length === 0) return { exact: null, items: [] };
  const quote = await quoterFor(tx, scope, now, customerId);
  const items = rows.map((one) => sellableOf(one, quote));
  return { exact: row ? items[0]! : null, items };
}

/** The search text and the sale's customer; `seesStock`: whether the user may see the stock of all stores. */
export type SellableQuery = { text: string; customerId: string | null; seesStock: boolean };

/** A product or a unit as the till finds it. */
type Found = {
  productId: string;
  unitId: string | null;
  name: string;
  sku: string;
  code: string | null;
  looks: string | null;
  tracking: Tracking;
  price: number;
  minPrice: number | null;
  unitPrice: number | null;
  categoryId: string;
  parentId: string | null;
  taxRate: string;
  onHand: number;
  isBundle: boolean;
  elsewhere: Sellable['elsewhere'] | null;
};

/** What is known of a unit, and of a product without one. */
const ofUnit = { isBundle: false, onHand: 1, elsewhere: null };
const noUnit = { unitId: null, code: null, looks: null, unitPrice: null };

async function unitByCode(
  tx: Tx,
  scope: Scope,
  now: string,
  code: string,
  customerId: string | null,
): Promise<Found | null> {
  const row = await tx.first(findTillUnit, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    code: code.toUpperCase(),
  });
  if (!row) return null;
  const claims =
    row.status === 'reserved' ? await claimsSeen(tx, scope, now, { unitIds: [row.unitId], productIds: [] }) : [];
  await assertSellable(tx, scope, { ...row, id: row.unitId }, 'text', { claims, customerId });
  return { ...row, ...ofUnit };
}

async function productByCode(tx: Tx, scope: Scope, { text: code, seesStock }: SellableQuery): Promise<Found | null> {
  const row = await tx.first(listTillProducts, {
    ...placeOf(scope),
    code: code.toUpperCase(),
    ids: null,
    seesStock,
  });
  return row ? { ...row, ...noUnit } : null;
}

async function findByText(
  tx: Tx,
  scope: Scope,
  now: string,
  { text: searchText, seesStock }: SellableQuery,
): Promise<Found[]> {
  const sellable = and(
    eq(products.businessId, scope.businessId),
    eq(products.active, true),
    isNull(products.archivedAt),
  );
  const ids = (await bestProducts(tx, scope, now, searchText, sellable)).slice(0, FOUND_MAX);
  if (ids.length === 0) return [];
  const rows = await tx.all(listTillProducts, { ...placeOf(scope), code: null, ids, seesStock });
  return rows.map((row) => ({ ...row, ...noUnit }));
}

/**
 * Returns the units in stock here of a product, or whose codes end with digits, oldest first. Reserved units are left out.
 */
export async function unitsToSellBy(
  tx: Tx,
  scope: StoreScope,
  now: string,
  { productId, ending, customerId }: UnitQuery,
): Promise<SellableUnit[]> {
  const ids = ending === undefined ? null : await findTargets(tx, scope.businessId, 'unit', ending, UNITS_MAX);
  if (productId === undefined && (ids === null || ids.length === 0)) return [];
  const rows = await tx.all(listTillUnits, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    productId: productId ?? null,
    ids,
    ending: ending ?? null,
    limit: UNITS_MAX,
  });
  if (rows.length === 0) return [];
  const quote = await quoterFor(tx, scope, now, customerId);
  return rows.map((row) => ({
    item: sellableOf({ ...row, ...ofUnit }, quote),
    grade: row.grade,
    batteryHealth: row.batteryHealth,
    receivedAt: row.receivedAt,
  }));
}

type UnitQuery = { productId?: string | undefined; ending?: string | undefined; customerId: string | null };

const placeOf = ({ businessId, storeId, locationId }: Scope) => ({ businessId, storeId, locationId });

const sellableOf = (row: Found, quote: Quoter): Sellable => ({
  productId: row.productId,
  unitId: row.unitId,
  name: row.name,
  sku: row.sku,
  unitCode: row.code,
  unitLooks: row.looks,
  tracking: row.tracking,
  ...shown(
    quote({
      id: row.productId,
      price: row.price,
      minPrice: row.minPrice,
      unitPrice: row.unitPrice,
      categoryIds: [row.categoryId, row.parentId],
    }),
  ),
  taxRate: trimRate(row.taxRate),
  onHand: row.onHand,
  elsewhere: row.elsewhere ?? [],
  isBundle: row.isBundle,
});
