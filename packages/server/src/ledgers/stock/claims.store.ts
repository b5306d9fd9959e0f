import { problemAt } from '@tilldesk/domain/problems';
import type { ReservationEnd } from '@tilldesk/domain/inventory';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { lockLevels } from './levels.store.ts';
import {
  saveTakenReservations,
  saveEndedReservations,
  lockUnitRows,
  listExpiredReservations,
} from './stock.statements.ts';

/**
 * Reservations, as seen by operations that take goods. All transactions lock in the same order: units, levels, then reservations,
 * each by id. These functions require that units and levels are already locked.
 */

/** An open reservation, and its pieces that are not taken yet. */
export type Reservation = {
  id: string;
  productId: string;
  unitId: string | null;
  customerId: string;
  customer: string;
  left: number;
  until: string;
  isOver: boolean;
};

type Goods = { unitIds: readonly string[]; productIds: readonly string[] };

/** Returns the open reservations on units and products of the store, locked. Reservations after their last day have `isOver`. */
export const reservationsOn = (tx: Tx, scope: Scope, now: string, of: Goods): Promise<Reservation[]> =>
  tx.raw<Reservation>(
    `${claims} order by r.id for update of r`,
    [scope.businessId, scope.storeId, of.unitIds, of.productIds, now],
    'claims_on',
  );

/** Returns the same without locks. */
export const claimsSeen = (tx: Tx, scope: Scope, now: string, of: Goods): Promise<Reservation[]> =>
  tx.raw<Reservation>(claims, [scope.businessId, scope.storeId, of.unitIds, of.productIds, now], 'claims_seen');

const claims = `
  select r.id, r.product_id as "productId", r.unit_id as "unitId", r.customer_id as "customerId", c.name as customer,
    r.quantity - r.taken as left, r.until, r.ends_at <= $5 as "isOver"
  from stock_reservations r
  join customers c on c.business_id = r.business_id and c.id = r.customer_id
  where r.business_id = $1 and r.store_id = $2 and r.ended_at is null
    and (r.unit_id = any($3::uuid[]) or (r.unit_id is null and r.product_id = any($4::uuid[])))`;

/** Throws unit.reserved with the customer and the last day of a reservation for another customer. */
export function throwReserved(claim: Reservation, code: string, at: string): never {
  throw problemAt(at, 'unit.reserved', { code, customer: claim.customer, day: claim.until });
}

/** Returns how many pieces of a product are reserved for other customers. */
export const reservedForOthers = (
  claims: readonly Reservation[],
  productId: string,
  customerId: string | null,
): number => claimsOfOthers(claims, productId, customerId).reduce((sum, { left }) => sum + left, 0);

/** Throws if pieces are on hand but reserved for other customers. `available` is the number left for this customer. */
export function throwReservedPieces(
  claims: readonly Reservation[],
  product: { id: string; name: string },
  customerId: string | null,
  available: number,
  at: string,
): never {
  const [first] = claimsOfOthers(claims, product.id, customerId).toSorted((a, b) => b.left - a.left);
  throw problemAt(at, 'stock.reserved', {
    available,
    product: product.name,
    reserved: first?.left ?? 0,
    customer: first?.customer ?? '',
    day: first?.until ?? '',
  });
}

const claimsOfOthers = (claims: readonly Reservation[], productId: string, customerId: string | null) =>
  claims.filter((claim) => !claim.isOver && claim.productId === productId && claim.customerId !== customerId);

/** The goods that a customer takes, which may be reserved for them. */
export type Taking = {
  customerId: string | null;
  unitIds: readonly string[];
  pieces: readonly { productId: string; quantity: number }[];
};

/**
 * Settles the reservations on goods that leave: pieces reserved for this customer count as taken, the reservation that ends first
 * comes first, and reservations without pieces left end. Call this function with the goods locked, before their levels decrease.
 * Returns by product how many of the pieces were reserved for this customer.
 */
export async function fulfilReservations(
  tx: Tx,
  scope: Scope,
  now: string,
  claims: readonly Reservation[],
  taking: Taking,
): Promise<Map<string, number>> {
  const over = claims.filter(({ isOver }) => isOver);
  const leaving = new Set(taking.unitIds);
  const requiredPieces = new Map<string, number>();
  for (const { productId, quantity } of taking.pieces) {
    requiredPieces.set(productId, (requiredPieces.get(productId) ?? 0) + quantity);
  }
  const own = claims
    .filter((claim) => !claim.isOver && claim.customerId === taking.customerId)
    .toSorted((a, b) => a.until.localeCompare(b.until));
  const reservedPieces = new Map<string, number>();
  const consumed = own.flatMap((claim) => {
    const rest = requiredPieces.get(claim.productId) ?? 0;
    const takenQuantity = claim.unitId === null ? Math.min(claim.left, rest) : leaving.has(claim.unitId) ? 1 : 0;
    if (claim.unitId === null) {
      requiredPieces.set(claim.productId, rest - takenQuantity);
      reservedPieces.set(claim.productId, (reservedPieces.get(claim.productId) ?? 0) + takenQuantity);
    }
    return takenQuantity === 0 ? [] : { id: claim.id, taken: takenQuantity };
  });
  await consumeReservations(tx, scope, now, consumed);
  await endClaims(tx, scope, now, over, 'expired', leaving);
  return reservedPieces;
}

async function consumeReservations(
  tx: Tx,
  scope: Scope,
  now: string,
  consumed: readonly { id: string; taken: number }[],
) {
  if (consumed.length === 0) return;
  await tx.all(saveTakenReservations, { businessId: scope.businessId, now, consumed: JSON.stringify(consumed) });
}

/**
 * Ends reservations: their pieces are available again, and so are their units, except those in `leaving`, which the caller moves.
 * An expired reservation has no user in its event.
 */
export async function endClaims(
  tx: Tx,
  scope: Scope,
  now: string,
  claims: readonly Pick<Reservation, 'id' | 'unitId'>[],
  end: ReservationEnd,
  leaving: ReadonlySet<string> = new Set(),
): Promise<void> {
  if (claims.length === 0) return;
  await tx.all(saveEndedReservations, {
    businessId: scope.businessId,
    now,
    end,
    ids: claims.map(({ id }) => id),
    leavingIds: [...leaving],
    userId: end === 'expired' ? null : scope.userId,
  });
}

/** Locks units in the order of their ids, before their levels. */
export async function lockUnitsInOrder(tx: Tx, { businessId }: Scope, unitIds: readonly string[]): Promise<void> {
  await tx.all(lockUnitRows, { businessId, unitIds });
}

/** Locks units and the levels of products in the common order, ends expired reservations on them, and returns the active ones. */
export async function lockStock(tx: Tx, scope: Scope, now: string, of: Goods): Promise<Reservation[]> {
  if (of.unitIds.length > 0) await lockUnitsInOrder(tx, scope, of.unitIds);
  if (of.productIds.length > 0) await lockLevels(tx, scope, of.productIds);
  const claims = await reservationsOn(tx, scope, now, of);
  const over = claims.filter(({ isOver }) => isOver);
  await endClaims(tx, scope, now, over, 'expired');
  return claims.filter(({ isOver }) => !isOver);
}

/**
 * Ends the expired reservations of the store, so that later reads see the stock as available. Costs one index lookup if there are
 * none. Call this function before anything is locked.
 */
export async function expireClaims(tx: Tx, scope: Scope, now: string): Promise<void> {
  const over = await tx.all(listExpiredReservations, { businessId: scope.businessId, storeId: scope.storeId, now });
  if (over.length === 0) return;
  await lockStock(tx, scope, now, {
    unitIds: over.flatMap(({ unitId }) => unitId ?? []),
    productIds: over.filter(({ unitId }) => unitId === null).map(({ productId }) => productId),
  });
}
