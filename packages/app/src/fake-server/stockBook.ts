import type { Adjustment, Reservation, UnitFacts } from '@tilldesk/domain/stock';
import { byId } from './found.ts';
import type { Shop } from './Shop.ts';
import type { FakeServer } from './FakeServer.ts';

/** What is written of the fake shop's stock beside its units and levels. */
type StockBook = {
  reservations: Reservation[];
  adjustments: Adjustment[];
  facts: Map<string, Partial<UnitFacts>>;
};

const books = new WeakMap<Shop, StockBook>();

/** The stock book of a world's shop; it begins empty and ends with its story. */
export function stockBookOf({ shop }: FakeServer): StockBook {
  const book = books.get(shop) ?? { reservations: [], adjustments: [], facts: new Map() };
  books.set(shop, book);
  return book;
}

/** The reservations that stand, of a product or of a unit. */
export const activeReservationsOf = (
  fakeServer: FakeServer,
  of: { productId: string } | { unitId: string },
): Reservation[] =>
  stockBookOf(fakeServer).reservations.filter(
    (one) => one.endedAt === null && ('unitId' in of ? one.unitId === of.unitId : one.productId === of.productId),
  );

/** Pieces of a product that are kept for somebody. */
export const reservedOf = (fakeServer: FakeServer, productId: string): number =>
  activeReservationsOf(fakeServer, { productId }).reduce((sum, { quantity, taken }) => sum + quantity - taken, 0);

/** Ends a reservation; a unit is for sale again. */
export function endReservation(fakeServer: FakeServer, id: string, end: NonNullable<Reservation['end']>): Reservation {
  const reservation = byId(stockBookOf(fakeServer).reservations, id);
  Object.assign(reservation, { endedAt: fakeServer.now, end });
  const unit = fakeServer.shop.units.find(({ id: one }) => one === reservation.unitId);
  if (unit?.status === 'reserved') unit.status = 'in_stock';
  return reservation;
}
