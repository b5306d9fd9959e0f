import {
  movements,
  openStock,
  stockByCategory,
  stockByProduct,
  units,
  reservations,
  valuation,
} from '@tilldesk/domain/inventory';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { warnOfLowStock } from './low-stock.store.ts';
import { listStockMovements } from './movements.store.ts';
import { openStock as open } from './opening.store.ts';
import { listReservations, readReservation, release, reservationExists, reserve } from './reservations.store.ts';
import { stockByCategory as listStockByCategory, stockByProduct as listStockByProduct } from './stock-lists.store.ts';
import { changeUnit, readUnit } from './unit-details.store.ts';
import { listUnits } from './units.store.ts';
import { valuationAt } from './valuation.store.ts';

export const inventoryCalls: Route[] = [
  route(units.list, ({ tx, caller, now, query }) => listUnits(tx, caller, now, query)),
  route(units.one, ({ tx, caller, now, params }) => readUnit(tx, caller, now, params.id)),
  route(units.change, async ({ tx, caller, now, params, body, publishChange }) => {
    await changeUnit(tx, caller, now, params.id, body);
    publishChange('units', params.id);
    return readUnit(tx, caller, now, params.id);
  }),
  route(stockByCategory, ({ tx, caller, now, query }) => listStockByCategory(tx, caller, now, query)),
  route(stockByProduct, ({ tx, caller, now, query }) => listStockByProduct(tx, caller, now, query)),
  route(movements, ({ tx, caller, query }) => listStockMovements(tx, caller, query)),
  route(valuation, ({ tx, caller, query }) => valuationAt(tx, caller, query)),
  route(openStock, async ({ tx, caller, now, body, publishChange }) => {
    const answer = await open(tx, caller, now, body);
    publishStockChange(publishChange, body.productId);
    return answer;
  }),

  route(reservations.list, ({ tx, caller, now, query }) => listReservations(tx, caller, now, query)),
  route(reservations.reserve, async ({ tx, caller, now, body, publishChange, publish }) => {
    // A repeated request creates no second reservation and returns the existing one.
    if (!(await reservationExists(tx, caller, body.id))) {
      await reserve(tx, caller, now, body);
      publish(await warnOfLowStock(tx, caller, now, [{ productId: body.productId, quantity: body.quantity }]));
      publishStockChange(publishChange, body.productId);
    }
    return readReservation(tx, caller, body.id);
  }),
  route(reservations.release, async ({ tx, caller, now, params, publishChange }) => {
    await release(tx, caller, now, params.id);
    const reservation = await readReservation(tx, caller, params.id);
    publishStockChange(publishChange, reservation.productId);
    return reservation;
  }),
];

/** A stock change affects several screens: the product, the inventory lists, the units, the dashboard. */
function publishStockChange(changed: RequestContext['publishChange'], productId: string): void {
  for (const resource of ['products', 'inventory', 'units', 'dashboard']) changed(resource, productId);
}
