import { type UnitStatus, parseIdentifier } from '@tilldesk/domain/inventory';
import type { Tracking } from '@tilldesk/domain/products';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findCodes, listMovesOfUnits, readBookQuantities } from './counts.statements.ts';

/** A scanned code, and the time of the scan. */
export type Scanned = { code: string; at: string };

/** The unit of a code, in its state at the time of the scan. */
export type FoundUnit = {
  unitId: string;
  productId: string;
  /** At the time of the scan. */
  status: UnitStatus;
  storeId: string;
  locationId: string;
  vendorId: string | null;
  unitCost: number;
  isInScope: boolean;
};

export type FoundProduct = { productId: string; name: string; tracking: Tracking; isInScope: boolean };

/** The units and products of codes. Units take precedence over products: a serial number may equal the SKU of a product. */
export type Facts = {
  unitOf: (scan: Scanned) => FoundUnit | undefined;
  productOf: (code: string) => FoundProduct | undefined;
};

/**
 * Finds the units and products of all codes at once: units by any of their identifiers, products by barcode or SKU. If a device
 * has several units, the active one matches, otherwise the latest.
 */
export async function factsOf(tx: Tx, scope: Scope, countId: string, scans: readonly Scanned[]): Promise<Facts> {
  const codes = [...new Set(scans.map(({ code }) => code))];
  const targets = await tx.all(findCodes, {
    businessId: scope.businessId,
    codes,
    values: codes.map((code) => parseIdentifier(code).value),
  });
  const ids = (kind: string) => targets.filter((target) => target.kind === kind).map(({ id }) => id);
  const units = await unitsOf(tx, scope, countId, ids('unit'), scans);
  const products = await productsOf(tx, scope, countId, ids('product'));
  const byCode = new Map<string, string[]>();
  for (const { code, kind, id } of targets)
    byCode.set(`${kind} ${code}`, [...(byCode.get(`${kind} ${code}`) ?? []), id]);
  return {
    productOf: (code) => products.get(byCode.get(`product ${code}`)?.[0] ?? ''),
    unitOf: ({ code, at }) => {
      const named = byCode.get(`unit ${code}`) ?? [];
      const unit = units.find(({ unitId }) => named.includes(unitId));
      // A scan that was delayed by the network matches the unit's status at the time of the scan.
      return unit && { ...unit, status: unit.statusHistory.findLast((one) => one.at <= at)?.status ?? unit.status };
    },
  };
}

type Unit = FoundUnit & { statusHistory: { at: string; status: UnitStatus }[] };

/** SQL condition: a product belongs to the count. Requires joins `p` (product), `g` (its category) and `c` (the count). */
const inScope = `(c.brand is null or lower(p.brand) = lower(c.brand)) is true
  and (p.category_id = coalesce(c.sub_category_id, c.main_category_id)
    or (c.sub_category_id is null and g.parent_id = c.main_category_id))`;

async function unitsOf(
  tx: Tx,
  scope: Scope,
  countId: string,
  ids: readonly string[],
  scans: readonly Scanned[],
): Promise<Unit[]> {
  if (ids.length === 0) return [];
  const since = scans.map(({ at }) => at).reduce((first, at) => (at < first ? at : first));
  const units = await tx.raw<FoundUnit & { changedAt: string }>(
    `select u.id as "unitId", u.product_id as "productId", u.status, u.store_id as "storeId", u.location_id as "locationId",
       u.vendor_id as "vendorId", u.unit_cost as "unitCost", u.updated_at as "changedAt", ${inScope} as "isInScope"
     from units u
     join products p on p.business_id = u.business_id and p.id = u.product_id
     join categories g on g.business_id = p.business_id and g.id = p.category_id
     join inventory_counts c on c.business_id = u.business_id and c.id = $3
     where u.business_id = $1 and u.id = any($2::uuid[])
     order by (unit_is_active(u.status)) desc, u.received_at desc, u.id desc`,
    [scope.businessId, ids, countId],
    'count_units',
  );
  // Rare: one of the units changed its status after the scan.
  const changed = units.flatMap(({ unitId, changedAt }) => (changedAt > since ? unitId : []));
  const moves = changed.length === 0 ? [] : await movesOf(tx, scope, changed, since);
  return units.map((unit): Unit => {
    const own = moves.filter(({ unitId }) => unitId === unit.unitId);
    const before = own[0]?.from ?? null;
    return {
      ...unit,
      statusHistory: [
        ...(before === null ? [] : [{ at: '', status: before }]),
        ...own.map(({ at, to }) => ({ at, status: to })),
      ],
    };
  });
}

type Move = { unitId: string; at: string; from: UnitStatus | null; to: UnitStatus };

const movesOf = (tx: Tx, scope: Scope, ids: readonly string[], since: string): Promise<Move[]> =>
  tx.all(listMovesOfUnits, { businessId: scope.businessId, ids, since });

async function productsOf(tx: Tx, scope: Scope, countId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, FoundProduct>();
  const rows = await tx.raw<FoundProduct>(
    `select p.id as "productId", p.name, p.tracking, ${inScope} as "isInScope"
     from products p
     join categories g on g.business_id = p.business_id and g.id = p.category_id
     join inventory_counts c on c.business_id = p.business_id and c.id = $2
     where p.business_id = $1 and p.id = any($3::uuid[])
     order by p.archived_at nulls first, p.id`,
    [scope.businessId, countId, ids],
    'count_products',
  );
  return new Map(rows.map((product) => [product.productId, product]));
}

/** Stock on hand of a product at a time according to the ledger, and its last movement up to that time. */
export type Book = { pieces: number; seq: number };

/** A product, and the last movement that is certainly older than the scan. */
export type Booked = { productId: string; snapshotSeq: number };

/**
 * Returns the stock on hand of products at the times of their scans: the current stock less later movements. Runs as one
 * statement, so that levels and ledger are consistent. The result is by product and time.
 */
export async function booksOf(
  tx: Tx,
  scope: Scope,
  locationId: string,
  products: readonly Booked[],
  since: string,
): Promise<(productId: string, at: string) => Book> {
  if (products.length === 0) return () => ({ pieces: 0, seq: 0 });
  const rows = await tx.all(readBookQuantities, {
    businessId: scope.businessId,
    locationId,
    productIds: products.map(({ productId }) => productId),
    snapshotSeqs: products.map(({ snapshotSeq }) => snapshotSeq),
    since,
  });
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return (productId, at) => {
    const own = byProduct.get(productId) ?? [];
    const later = own.reduce((sum, row) => sum + (row.at !== null && row.at > at ? (row.quantity ?? 0) : 0), 0);
    return { pieces: (own[0]?.onHand ?? 0) - later, seq: own[0]?.seq ?? 0 };
  };
}
