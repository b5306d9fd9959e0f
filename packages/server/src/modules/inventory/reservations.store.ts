import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Reservation, reservations as calls } from '@tilldesk/domain/inventory';
import { boundsOf, dayOf } from '@tilldesk/domain/time';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, paged } from '../../crud/paging.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import { customers } from '../customers/customers.tables.ts';
import { products } from '../../catalogue/products.tables.ts';
import { users } from '../../parties/people/people.tables.ts';
import { endClaims, lockStock, expireClaims } from '../../ledgers/stock/claims.store.ts';
import { units } from '../../ledgers/stock/stock.tables.ts';
import { lockLevels } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { stockReservations as reservations } from '../../ledgers/stock/reservations.tables.ts';
import { findReservation, readKnownForReservation, addReserved, readReservationEnd } from './inventory.statements.ts';

type ReservationOrder = z.output<(typeof calls.reserve)['body']>;

/**
 * Reserves a unit that is for sale, or available pieces, for a customer until the end of a day. A repeated request reserves once.
 * Throws record.notFound at the field, reservation.past, unit.notMovable, stock.short, and record.exists for an id that was used
 * otherwise.
 */
export async function reserve(tx: Tx, scope: StoreScope, now: string, reservation: ReservationOrder): Promise<void> {
  const { id, productId, unitId = null, quantity, until } = reservation;
  const { timeZone } = scope.store;
  if (until < dayOf(now, timeZone)) throw problemAt('until', 'reservation.past');
  // Locked until the reservation is saved. A merged customer resolves to the merge target.
  const customerId = (await lockSaleCustomer(tx, scope, reservation.customerId))?.id;
  if (customerId === undefined) throw problemAt('customerId', 'record.notFound');
  await assertKnown(tx, scope, reservation);
  const goods = unitId === null ? { unitIds: [], productIds: [productId] } : { unitIds: [unitId], productIds: [] };
  await lockStock(tx, scope, now, goods);
  if (unitId === null) await reservePieces(tx, scope, productId, quantity);
  else {
    const source = { kind: 'reservation', id } as const;
    await moveUnits(tx, scope, now, {
      unitIds: [unitId],
      to: 'reserved',
      kind: 'adjustment',
      source,
      at: () => 'unitId',
    });
  }
  const [row] = await tx
    .insert(reservations)
    .values({
      businessId: scope.businessId,
      storeId: scope.storeId,
      locationId: scope.locationId,
      id,
      productId,
      unitId,
      customerId,
      quantity: unitId === null ? quantity : 1,
      until,
      endsAt: boundsOf(until, timeZone).to,
      note: reservation.note ?? null,
      userId: scope.userId,
      at: now,
    })
    .onConflictDoNothing()
    .returning({ id: reservations.id });
  if (!row) throw new Problem('record.exists');
  await writeAuditEntry(
    tx,
    scope,
    now,
    'stock.reserved',
    unitId === null ? 'product' : 'unit',
    unitId ?? productId,
    null,
    {
      reservationId: id,
      quantity,
      customerId,
      until,
    },
  );
}

/** Returns whether a reservation with this id exists in this store: a repeated request returns the existing one. */
export async function reservationExists(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const rows = await tx.all(findReservation, { businessId: scope.businessId, storeId: scope.storeId, id });
  return rows.length > 0;
}

async function assertKnown(tx: Tx, scope: Scope, { productId, unitId = null, quantity }: ReservationOrder) {
  const known = await tx.first(readKnownForReservation, {
    businessId: scope.businessId,
    productId,
    unitId,
    storeId: scope.storeId,
  });
  if (known?.tracking == null) throw problemAt('productId', 'record.notFound');
  if (unitId !== null && !known.ofProduct) throw problemAt('unitId', 'record.notFound');
  const isAllowed = unitId === null ? known.tracking === 'quantity' : quantity === 1;
  if (!isAllowed) throw problemAt(unitId === null ? 'unitId' : 'quantity', 'request.invalid');
}

async function reservePieces(tx: Tx, scope: Scope, productId: string, quantity: number): Promise<void> {
  const level = (await lockLevels(tx, scope, [productId])).get(productId)!;
  const available = level.onHand - level.reserved;
  if (quantity > available) throw problemAt('quantity', 'stock.short', { available, product: level.name });
  await tx.all(addReserved, { businessId: scope.businessId, locationId: scope.locationId, productId, quantity });
}

/** Ends a reservation before its last day. Throws record.notFound, and reservation.ended if it has ended otherwise. */
export async function release(tx: Tx, scope: Scope, now: string, id: string): Promise<void> {
  const row = await tx.existing(readReservationEnd, { businessId: scope.businessId, storeId: scope.storeId, id });
  if (row.end === 'released') return;
  const { productId, unitId } = row;
  const goods = unitId === null ? { unitIds: [], productIds: [productId] } : { unitIds: [unitId], productIds: [] };
  const claim = (await lockStock(tx, scope, now, goods)).find((one) => one.id === id);
  if (!claim) throw new Problem('reservation.ended');
  await endClaims(tx, scope, now, [claim], 'released');
  await writeAuditEntry(
    tx,
    scope,
    now,
    'stock.released',
    unitId === null ? 'product' : 'unit',
    unitId ?? productId,
    null,
    {
      reservationId: id,
    },
  );
}

type Query = z.output<(typeof calls.list)['query']>;

/** Returns the reservations of the store, the first to end first. Searches by customer. */
export async function listReservations(tx: Tx, scope: Scope, now: string, query: Query) {
  await expireClaims(tx, scope, now);
  const where = and(
    eq(reservations.businessId, scope.businessId),
    eq(reservations.storeId, scope.storeId),
    query.productId ? eq(reservations.productId, query.productId) : undefined,
    query.unitId ? eq(reservations.unitId, query.unitId) : undefined,
    query.customerId ? eq(reservations.customerId, query.customerId) : undefined,
    query.open ? isNull(reservations.endedAt) : undefined,
    await matching(tx, scope.businessId, 'customer', query.search, reservations.customerId),
  );
  const sorts = { until: reservations.endsAt, at: reservations.at };
  const rows = await paged(reservationRows(tx, where), query, 'until', sorts, reservations.id);
  return answerPage(rows, query, await countUpTo(tx, reservations, where));
}

/** Returns one reservation of the store. Throws record.notFound. */
export async function readReservation(tx: Tx, scope: Scope, id: string): Promise<Reservation> {
  const [row] = await reservationRows(
    tx,
    and(
      eq(reservations.businessId, scope.businessId),
      eq(reservations.storeId, scope.storeId),
      eq(reservations.id, id),
    ),
  );
  if (!row) throw new Problem('record.notFound');
  return row;
}

/** Returns the active reservation of a unit, or null. */
export async function reservationOf(tx: Tx, scope: Scope, unitId: string): Promise<Reservation | null> {
  const [row] = await reservationRows(
    tx,
    and(eq(reservations.businessId, scope.businessId), eq(reservations.unitId, unitId), isNull(reservations.endedAt)),
  );
  return row ?? null;
}

const reservationRows = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      id: reservations.id,
      productId: reservations.productId,
      productName: products.name,
      unitId: reservations.unitId,
      unitCode: sql<string | null>`${units.code}`,
      customerId: reservations.customerId,
      customerName: customers.name,
      quantity: reservations.quantity,
      taken: reservations.taken,
      until: reservations.until,
      note: reservations.note,
      by: users.name,
      at: reservations.at,
      endedAt: reservations.endedAt,
      end: reservations.end,
    })
    .from(reservations)
    .innerJoin(products, and(eq(products.businessId, reservations.businessId), eq(products.id, reservations.productId)))
    .innerJoin(
      customers,
      and(eq(customers.businessId, reservations.businessId), eq(customers.id, reservations.customerId)),
    )
    .innerJoin(users, and(eq(users.businessId, reservations.businessId), eq(users.id, reservations.userId)))
    .leftJoin(units, and(eq(units.businessId, reservations.businessId), eq(units.id, reservations.unitId)))
    .where(where)
    .$dynamic();
