import { openStock, reservations } from '@tilldesk/domain/inventory';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { warnOfLowStock } from '../../ledgers/stock/low-stock.store.ts';
import { openStock as open } from './opening.store.ts';
import { listReservations, readReservation, release, reservationExists, reserve } from './reservations.store.ts';

/** Opening stock and reservations. */
export const inventoryCalls: Route[] = [
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
