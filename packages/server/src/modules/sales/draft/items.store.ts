import { problemAt } from '@tilldesk/domain/problems';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import { piecesOf } from '@tilldesk/domain/products';
import type { Scope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import {
  reservationsOn,
  reservedForOthers,
  throwReserved,
  throwReservedPieces,
  fulfilReservations,
  type Reservation,
} from '../../../ledgers/stock/claims.store.ts';
import type { PostLine } from '../checkout/posting.store.ts';
import { formatInvoiceNumber } from '../../stores/numbers.store.ts';
import { findInvoiceOfUnit } from './draft.statements.ts';

type Sellability = { id: string; code: string; status: UnitStatus; storeId: string };

/** A unit as read for a sale. */
export type UnitForSale = Sellability & { productId: string; unitCost: number; reorderPoint: number | null };

/** A stock level as read for a sale, and what the lines computed so far take from it. */
export type LevelForSale = {
  productId: string;
  onHand: number;
  reserved: number;
  value: number;
  reorderPoint: number | null;
  deducted: number;
  deductedValue: number;
};

// The SQL of both takes SQL expressions.
const unitsSql = (businessId: string, unitIds: string): string => `
  select u.id, u.product_id as "productId", u.unit_cost as "unitCost", u.code, u.status, u.store_id as "storeId",
    (select p.reorder_point from products p where p.business_id = u.business_id and p.id = u.product_id) as "reorderPoint"
  from units u where u.business_id = ${businessId} and u.id = any(${unitIds}::uuid[]) order by u.id`;
const levelsSql = (businessId: string, locationId: string, productIds: string, condition = ''): string => `
  select l.product_id as "productId", l.on_hand as "onHand", l.reserved, l.value,
    (select p.reorder_point from products p where p.business_id = l.business_id and p.id = l.product_id) as "reorderPoint"
  from stock_levels l where l.business_id = ${businessId} and l.location_id = ${locationId}
    and l.product_id = any(${productIds}::uuid[]) ${condition}
  order by l.product_id`;

/**
 * Locks the goods of an invoice's lines, units before levels and each in the order of their ids, so that tills never deadlock.
 * Rejects goods that cannot be sold or are reserved for another customer. Goods reserved for this customer count as taken;
 * `reservedPieces` is the number of reserved pieces of each product. If nothing is reserved, no query for reservations is made.
 */
export async function lockItemsForSale(
  tx: Tx,
  scope: Scope,
  now: string,
  lines: readonly PostLine[],
  customerId: string | null,
): Promise<{
  units: Map<string, UnitForSale>;
  levels: Map<string, LevelForSale>;
  reservedPieces: ReadonlyMap<string, number>;
}> {
  const deductions = lines.flatMap(deductionsOf);
  assertUnitsChosen(lines);
  const { units, levels } = await lockGoods(tx, scope, lines, deductions);
  const unitIds = [...units.values()].filter(({ status }) => status === 'reserved').map(({ id }) => id);
  const productIds = [...levels.values()].filter(({ reserved }) => reserved > 0).map((level) => level.productId);
  const isReserved = unitIds.length + productIds.length > 0;
  const claims = isReserved ? await reservationsOn(tx, scope, now, { unitIds, productIds }) : [];
  for (const unit of units.values()) {
    const at = `lines.${lines.findIndex((line) => line.unitId === unit.id)}.unitId`;
    await assertSellable(tx, scope, unit, at, { claims, customerId });
  }
  assertEnoughStock(deductions, levels, claims, customerId);
  const taking = { customerId, unitIds: [...units.keys()], pieces: deductions };
  const reservedPieces = isReserved
    ? await fulfilReservations(tx, scope, now, claims, taking)
    : new Map<string, number>();
  return { units, levels, reservedPieces };
}

/**
 * Returns the current goods of lines without locks or checks, to compute their costs. If a level has less than the lines take,
 * its unit cost is unchanged.
 */
export async function readItems(
  tx: Tx,
  scope: Scope,
  lines: readonly PostLine[],
): Promise<{ units: Map<string, UnitForSale>; levels: Map<string, LevelForSale> }> {
  const deductions = lines.flatMap(deductionsOf);
  const units = await tx.raw<UnitForSale>(
    unitsSql('$1', '$2'),
    [scope.businessId, lines.flatMap((line) => line.unitId ?? [])],
    'read_units',
  );
  const rows = await tx.raw<LevelRow>(
    levelsSql('$1', '$2', '$3'),
    [scope.businessId, scope.locationId, deductions.map(({ productId }) => productId)],
    'read_levels',
  );
  const found = new Map(rows.map((row) => [row.productId, row]));
  const required = Map.groupBy(deductions, ({ productId }) => productId);
  const levels = [...required].map(([productId, productDeductions]): [string, LevelForSale] => {
    const pieces = productDeductions.reduce((sum, { quantity }) => sum + quantity, 0);
    const { onHand = 0, value = 0, reserved = 0, reorderPoint = null } = found.get(productId) ?? {};
    const quantity = Math.max(onHand, pieces);
    const levelValue = onHand > 0 && quantity > onHand ? Math.round((value * quantity) / onHand) : value;
    return [
      productId,
      {
        productId,
        onHand: quantity,
        reserved,
        value: levelValue,
        reorderPoint,
        deducted: 0,
        deductedValue: 0,
      },
    ];
  });
  return { units: new Map(units.map((unit) => [unit.id, unit])), levels: new Map(levels) };
}

/** Every serialized line must have a unit. */
function assertUnitsChosen(lines: readonly PostLine[]): void {
  const missing = lines.findIndex((line) => line.tracking === 'serialized' && !line.unitId);
  if (missing >= 0) {
    throw problemAt(`lines.${missing}.unitId`, 'invoice.unitMissing', { product: lines[missing]!.description });
  }
}

type LevelRow = Omit<LevelForSale, 'deducted' | 'deductedValue'>;

/** Locks the units of the lines, then the stock levels that they take from. */
async function lockGoods(tx: Tx, scope: Scope, lines: readonly PostLine[], deductions: readonly Deduction[]) {
  const unitIds = lines.flatMap((line) => line.unitId ?? []);
  const productIds = deductions.map(({ productId }) => productId);
  const [locked] =
    unitIds.length + productIds.length === 0
      ? []
      : await tx.raw<{ units: UnitForSale[] | null; levels: LevelRow[] | null }>(
          lockGoodsSql,
          [scope.businessId, unitIds, scope.locationId, productIds],
          'lock_goods',
        );
  return {
    units: new Map(locked?.units?.map((unit) => [unit.id, unit])),
    levels: new Map(locked?.levels?.map((row) => [row.productId, { ...row, deducted: 0, deductedValue: 0 }])),
  };
}

// The condition on the units makes PostgreSQL lock all of them before the first level.
const lockGoodsSql = `
with locked_units as (${unitsSql('$1', '$2')} for no key update of u),
locked_levels as (
  ${levelsSql('$1', '$3', '$4', 'and (select count(*) from locked_units) >= 0')} for update of l
)
select (select json_agg(u) from locked_units u) as units, (select json_agg(l) from locked_levels l) as levels`;

/** The customer, and the reservations on the goods. */
type ReservationContext = { claims: readonly Reservation[]; customerId: string | null };

/** Rejects a unit that cannot be sold here. The problem names its invoice or store, or the customer it is reserved for. */
export async function assertSellable(
  tx: Tx,
  scope: Scope,
  unit: Sellability,
  at: string,
  { claims, customerId }: ReservationContext,
): Promise<void> {
  if (unit.status === 'sold') {
    // A separate statement, because the statement that waited for the lock still sees the invoice as it was before.
    const sold = await tx.first(findInvoiceOfUnit, { businessId: scope.businessId, id: unit.id });
    if (sold) throw problemAt(at, 'unit.sold', { code: unit.code, invoice: formatInvoiceNumber(sold.number) });
  }
  const isHere = unit.storeId === scope.storeId;
  const claim = isHere && unit.status === 'reserved' ? claims.find(({ unitId }) => unitId === unit.id) : undefined;
  if (claim?.isOver || (claim && claim.customerId === customerId)) return;
  if (claim) throwReserved(claim, unit.code, at);
  if (unit.status !== 'in_stock' || !isHere) {
    throw problemAt(at, 'unit.notAvailable', { code: unit.code, status: isHere ? unit.status : 'otherStore' });
  }
}

/** Returns what the lines took from each level, as it is booked. */
export const levelChangesOf = (levels: ReadonlyMap<string, LevelForSale>) =>
  [...levels.values()].map((l) => ({ product: l.productId, quantity: l.deducted, value: l.deductedValue }));

/** Pieces that a line takes from a level: of its own product, or for a bundle of each component. */
export type Deduction = { at: number; productId: string; quantity: number; name: string };

export function deductionsOf(
  { tracking, productId, quantity, description, components }: PostLine,
  at: number,
): Deduction[] {
  if (tracking === 'quantity' && productId !== null) return [{ at, productId, quantity, name: description }];
  return piecesOf(components ?? [], quantity).map((part) => ({ ...part, at }));
}

/** The stock of each product must be enough for all lines, without stock reserved for other customers. */
function assertEnoughStock(
  deductions: readonly Deduction[],
  levels: ReadonlyMap<string, LevelForSale>,
  claims: readonly Reservation[],
  customerId: string | null,
): void {
  for (const { productId, at, name } of deductions) {
    const required = deductions
      .filter((one) => one.productId === productId)
      .reduce((sum, one) => sum + one.quantity, 0);
    const onHand = levels.get(productId)?.onHand ?? 0;
    const available = onHand - reservedForOthers(claims, productId, customerId);
    if (required <= available) continue;
    const place = `lines.${at}.quantity`;
    if (required <= onHand) throwReservedPieces(claims, { id: productId, name }, customerId, available, place);
    throw problemAt(place, 'stock.short', { available, product: name });
  }
}
