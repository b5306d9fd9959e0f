import type { Adjustment } from '@tilldesk/domain/adjustments';
import type { Reservation, UnitFacts } from '@tilldesk/domain/inventory';
import { byId } from './found.ts';
import type { Shop } from './Shop.ts';
import type { FakeServer } from './FakeServer.ts';

/** Stock data of the fake shop outside of its units and levels. */
type StockBook = {
  reservations: Reservation[];
  adjustments: Adjustment[];
  facts: Map<string, Partial<UnitFacts>>;
};

const books = new WeakMap<Shop, StockBook>();

/** Returns the stock data of a fake server's shop; it starts empty and ends with its story. */
export function stockBookOf({ shop }: FakeServer): StockBook {
  const book = books.get(shop) ?? { reservations: [], adjustments: [], facts: new Map() };
  books.set(shop, book);
  return book;
}

/** Returns the active reservations of a product or of a unit. */
export const activeReservationsOf = (
  fakeServer: FakeServer,
  of: { productId: string } | { unitId: string },
): Reservation[] =>
  stockBookOf(fakeServer).reservations.filter(
    (one) => one.endedAt === null && ('unitId' in of ? one.unitId === of.unitId : one.productId === of.productId),
  );

/** Returns the reserved pieces of a product. */
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
