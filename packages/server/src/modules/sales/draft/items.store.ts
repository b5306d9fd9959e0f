import { problemAt } from '@tilldesk/domain/problems';
import type { UnitStatus } from '@tilldesk/domain/shop';
import { piecesOf } from '@tilldesk/domain/catalogue';
import type { Scope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import {
  claimsOn,
  reservedForOthers,
  throwReserved,
  throwReservedPieces,
  settleClaims,
  type Claim,
} from '../../inventory/claims.store.ts';
import type { PostLine } from '../checkout/posting.store.ts';
import { numberText } from '../invoices.store.ts';

type Sellability = { id: string; code: string; status: UnitStatus; store_id: string };

/** A unit that is locked for a sale. */
export type Unit = Sellability & { product_id: string; unit_cost: number };

/** A stock level that is locked for a sale, and what the lines computed so far take from it. */
export type Level = {
  product_id: string;
  on_hand: number;
  reserved: number;
  value: number;
  taken: number;
  takenValue: number;
};

/**
 * Locks the goods of an invoice's lines, units before levels and each in the order of their ids, so that tills never deadlock.
 * Rejects goods that cannot be sold or are reserved for another customer. Goods reserved for this customer count as taken;
 * `kept` is the number of reserved pieces of each product. If nothing is reserved, no query for reservations is made.
 */
export async function lockItems(
  tx: Tx,
  scope: Scope,
  now: string,
  lines: readonly PostLine[],
  customerId: string | null,
): Promise<{ units: Map<string, Unit>; levels: Map<string, Level>; kept: ReadonlyMap<string, number> }> {
  const takings = lines.flatMap(takingsOf);
  const units = await lockUnits(tx, scope, lines);
  const levels = await lockLevels(tx, scope, takings);
  const unitIds = [...units.values()].filter(({ status }) => status === 'reserved').map(({ id }) => id);
  const productIds = [...levels.values()].filter(({ reserved }) => reserved > 0).map((level) => level.product_id);
  const isReserved = unitIds.length + productIds.length > 0;
  const claims = isReserved ? await claimsOn(tx, scope, now, { unitIds, productIds }) : [];
  for (const unit of units.values()) {
    const at = `lines.${lines.findIndex((line) => line.unit_id === unit.id)}.unitId`;
    await assertSellable(tx, scope, unit, at, { claims, customerId });
  }
  assertEnoughStock(takings, levels, claims, customerId);
  const taking = { customerId, unitIds: [...units.keys()], pieces: takings };
  const reservedPieces = isReserved ? await settleClaims(tx, scope, now, claims, taking) : new Map<string, number>();
  return { units, levels, kept: reservedPieces };
}

/**
 * Returns the current goods of lines without locks or checks, to compute their costs. If a level has less than the lines take,
 * its unit cost is unchanged.
 */
export async function readGoods(
  tx: Tx,
  scope: Scope,
  lines: readonly PostLine[],
): Promise<{ units: Map<string, Unit>; levels: Map<string, Level> }> {
  const takings = lines.flatMap(takingsOf);
  const units = await tx.raw<Unit>(
    unitsSql,
    [scope.businessId, lines.flatMap((line) => line.unit_id ?? [])],
    'seen_units',
  );
  const rows = await tx.raw<Omit<Level, 'taken' | 'takenValue'>>(
    levelsSql,
    [scope.businessId, scope.locationId, takings.map(({ productId }) => productId)],
    'seen_levels',
  );
  const found = new Map(rows.map((row) => [row.product_id, row]));
  const takingsByProduct = Map.groupBy(takings, ({ productId }) => productId);
  const levels = [...takingsByProduct].map(([productId, of]): [string, Level] => {
    const pieces = of.reduce((sum, { quantity }) => sum + quantity, 0);
    const { on_hand: onHand = 0, value = 0, reserved = 0 } = found.get(productId) ?? {};
    const enough = Math.max(onHand, pieces);
    const worth = onHand > 0 && enough > onHand ? Math.round((value * enough) / onHand) : value;
    return [productId, { product_id: productId, on_hand: enough, reserved, value: worth, taken: 0, takenValue: 0 }];
  });
  return { units: new Map(units.map((unit) => [unit.id, unit])), levels: new Map(levels) };
}

const unitsSql = `select u.id, u.product_id, u.unit_cost, u.code, u.status, u.store_id
     from units u where u.business_id = $1 and u.id = any($2::uuid[]) order by u.id`;
const levelsSql = `select product_id, on_hand, reserved, value from stock_levels
     where business_id = $1 and location_id = $2 and product_id = any($3::uuid[]) order by product_id`;

/** Locks the units of the lines; every serialized line must have one. */
async function lockUnits(tx: Tx, scope: Scope, lines: readonly PostLine[]): Promise<Map<string, Unit>> {
  const missing = lines.findIndex((line) => line.tracking === 'serialized' && !line.unit_id);
  if (missing >= 0) {
    throw problemAt(`lines.${missing}.unitId`, 'invoice.unitMissing', { product: lines[missing]!.description });
  }
  const ids = lines.flatMap((line) => line.unit_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await tx.raw<Unit>(`${unitsSql} for no key update`, [scope.businessId, ids], 'lock_units');
  return new Map(rows.map((unit) => [unit.id, unit]));
}

/** The customer, and the reservations on the goods. */
type Buying = { claims: readonly Claim[]; customerId: string | null };

/** Rejects a unit that cannot be sold here. The problem names its invoice or store, or the customer it is reserved for. */
export async function assertSellable(
  tx: Tx,
  scope: Scope,
  unit: Sellability,
  at: string,
  { claims, customerId }: Buying,
): Promise<void> {
  if (unit.status === 'sold') {
    // A separate statement, because the statement that waited for the lock still sees the invoice as it was before.
    const [sold] = await tx.raw<{ number: number }>(
      `select i.number from units u join invoices i on i.business_id = u.business_id and i.id = u.invoice_id
       where u.business_id = $1 and u.id = $2`,
      [scope.businessId, unit.id],
    );
    if (sold) throw problemAt(at, 'unit.sold', { code: unit.code, invoice: numberText(sold.number) });
  }
  const isHere = unit.store_id === scope.storeId;
  const claim = isHere && unit.status === 'reserved' ? claims.find(({ unitId }) => unitId === unit.id) : undefined;
  if (claim?.isOver || (claim && claim.customerId === customerId)) return;
  if (claim) throwReserved(claim, unit.code, at);
  if (unit.status !== 'in_stock' || !isHere) {
    throw problemAt(at, 'unit.notAvailable', { code: unit.code, status: isHere ? unit.status : 'otherStore' });
  }
}

/** Returns what the lines took from each level, as it is booked. */
export const levelChangesOf = (levels: ReadonlyMap<string, Level>) =>
  [...levels.values()].map((l) => ({ product: l.product_id, quantity: l.taken, value: l.takenValue }));

/** Pieces that a line takes from a level: of its own product, or for a bundle of each component. */
export type Taking = { at: number; productId: string; quantity: number; name: string };

export function takingsOf(
  { tracking, product_id: productId, quantity, description, components }: PostLine,
  at: number,
): Taking[] {
  if (tracking === 'quantity' && productId !== null) return [{ at, productId, quantity, name: description }];
  return piecesOf(components ?? [], quantity).map((part) => ({ ...part, at }));
}

/** Locks the stock levels that the lines take from. */
async function lockLevels(tx: Tx, scope: Scope, takings: readonly Taking[]): Promise<Map<string, Level>> {
  if (takings.length === 0) return new Map();
  const rows = await tx.raw<Omit<Level, 'taken' | 'takenValue'>>(
    `${levelsSql} for update`,
    [scope.businessId, scope.locationId, takings.map(({ productId }) => productId)],
    'lock_levels',
  );
  return new Map(rows.map((row) => [row.product_id, { ...row, taken: 0, takenValue: 0 }]));
}

/** The stock of each product must be enough for all lines, without stock reserved for other customers. */
function assertEnoughStock(
  takings: readonly Taking[],
  levels: ReadonlyMap<string, Level>,
  claims: readonly Claim[],
  customerId: string | null,
): void {
  for (const { productId, at, name } of takings) {
    const takingsByProduct = takings
      .filter((one) => one.productId === productId)
      .reduce((sum, one) => sum + one.quantity, 0);
    const onHand = levels.get(productId)?.on_hand ?? 0;
    const available = onHand - reservedForOthers(claims, productId, customerId);
    if (takingsByProduct <= available) continue;
    const place = `lines.${at}.quantity`;
    if (takingsByProduct <= onHand) throwReservedPieces(claims, { id: productId, name }, customerId, available, place);
    throw problemAt(place, 'stock.short', { available, product: name });
  }
}
