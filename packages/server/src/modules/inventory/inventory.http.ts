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
  serve(units.list, ({ tx, caller, now, query }) => listUnits(tx, caller, now, query)),
  serve(units.one, ({ tx, caller, now, params }) => readUnit(tx, caller, now, params.id)),
  serve(units.change, async ({ tx, caller, now, params, body, changed }) => {
    await changeUnit(tx, caller, now, params.id, body);
    changed('units', params.id);
    return readUnit(tx, caller, now, params.id);
  }),
  serve(stockByCategory, ({ tx, caller, now, query }) => categoriesHeld(tx, caller, now, query)),
  serve(stockByProduct, ({ tx, caller, now, query }) => productsHeld(tx, caller, now, query)),
  serve(movements, ({ tx, caller, query }) => listMovements(tx, caller, query)),
  serve(valuation, ({ tx, caller, query }) => valuationAt(tx, caller, query)),
  serve(openStock, async ({ tx, caller, now, body, changed }) => {
    const answer = await open(tx, caller, now, body);
    publishStockChange(changed, body.productId);
    return answer;
  }),

  serve(reservations.list, ({ tx, caller, now, query }) => listReservations(tx, caller, now, query)),
  serve(reservations.reserve, async ({ tx, caller, now, body, changed, publish }) => {
    // A repeated request creates no second reservation and returns the existing one.
    if (!(await reservationExists(tx, caller, body.id))) {
      await reserve(tx, caller, now, body);
      publish(await warnOfLowStock(tx, caller, now, [{ productId: body.productId, quantity: body.quantity }]));
      publishStockChange(changed, body.productId);
    }
    return readReservation(tx, caller, body.id);
  }),
  serve(reservations.release, async ({ tx, caller, now, params, changed }) => {
    await release(tx, caller, now, params.id);
    const reservation = await readReservation(tx, caller, params.id);
    publishStockChange(changed, reservation.productId);
    return reservation;
  }),
];

/** A stock change affects several screens: the product, the inventory lists, the units, the dashboard. */
function publishStockChange(changed: Inside['changed'], productId: string): void {
  for (const resource of ['products', 'inventory', 'units', 'dashboard']) changed(resource, productId);
}
