import { movements, openStock, stockByCategory, stockByProduct, units } from '@tilldesk/domain/shop';
import { reservations, valuation } from '@tilldesk/domain/stock';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { warnOfLowStock } from './low-stock.store.ts';
import { listMovements } from './movements.store.ts';
import { openStock as open } from './opening.store.ts';
import { listReservations, readReservation, release, reservationExists, reserve } from './reservations.store.ts';
import { stockByCategory as categoriesHeld, stockByProduct as productsHeld } from './stock-lists.store.ts';
import { changeUnit, readUnit } from './unit-details.store.ts';
import { listUnits } from './units.store.ts';
import { valuationAt } from './valuation.store.ts';

export const inventoryCalls: Served[] = [
  serve(units.list, ({ tx, who, now, query }) => listUnits(tx, who, now, query)),
  serve(units.one, ({ tx, who, now, params }) => readUnit(tx, who, now, params.id)),
  serve(units.change, async ({ tx, who, now, params, body, changed }) => {
    await changeUnit(tx, who, now, params.id, body);
    changed('units', params.id);
    return readUnit(tx, who, now, params.id);
  }),
  serve(stockByCategory, ({ tx, who, now, query }) => categoriesHeld(tx, who, now, query)),
  serve(stockByProduct, ({ tx, who, now, query }) => productsHeld(tx, who, now, query)),
  serve(movements, ({ tx, who, query }) => listMovements(tx, who, query)),
  serve(valuation, ({ tx, who, query }) => valuationAt(tx, who, query)),
  serve(openStock, async ({ tx, who, now, body, changed }) => {
    const answer = await open(tx, who, now, body);
    tellOfStock(changed, body.productId);
    return answer;
  }),

  serve(reservations.list, ({ tx, who, now, query }) => listReservations(tx, who, now, query)),
  serve(reservations.reserve, async ({ tx, who, now, body, changed, told }) => {
    // A reservation that was sent twice is one: the second sending answers with what stands.
    if (!(await reservationExists(tx, who, body.id))) {
      await reserve(tx, who, now, body);
      told(await warnOfLowStock(tx, who, now, [{ productId: body.productId, quantity: body.quantity }]));
      tellOfStock(changed, body.productId);
    }
    return readReservation(tx, who, body.id);
  }),
  serve(reservations.release, async ({ tx, who, now, params, changed }) => {
    await release(tx, who, now, params.id);
    const reservation = await readReservation(tx, who, params.id);
    tellOfStock(changed, reservation.productId);
    return reservation;
  }),
];

/** Stock shows on more than one screen: the product's, the lists of the inventory, the units, today's figures. */
function tellOfStock(changed: Inside['changed'], productId: string): void {
  for (const resource of ['products', 'inventory', 'units', 'dashboard']) changed(resource, productId);
}
