import { tradeInDevice, tradeIns } from '@tilldesk/domain/tradeIns';
import { route, changeRoutes, type RequestContext, type Route } from '../../http/serve.ts';
import { voidAlone } from './giving-back.store.ts';
import { changeOffer, discardOffer, saveOffer } from './offers.store.ts';
import { buyAlone } from './taking-in.store.ts';
import { findKnownDevice, readTradeIn, tradeInsOf } from './trade-ins.store.ts';

const changeTradeIn = changeRoutes('trade-ins', ({ tx, caller }, id) => readTradeIn(tx, caller, id));

export const tradeInsCalls: Route[] = [
  route(tradeIns.list, async ({ tx, caller, query }) => ({ items: await tradeInsOf(tx, caller, query.invoiceId) })),

  route(tradeIns.one, ({ tx, caller, params }) => readTradeIn(tx, caller, params.id)),

  changeTradeIn(tradeIns.offer, ({ tx, caller, now, body }) => saveOffer(tx, caller, now, body)),

  changeTradeIn(tradeIns.change, ({ tx, caller, now, params, body }) => changeOffer(tx, caller, now, params.id, body)),

  changeTradeIn(tradeIns.discard, ({ tx, caller, now, params }) => discardOffer(tx, caller, now, params.id)),

  changeTradeIn(tradeIns.accept, async ({ tx, caller, now, params, body, publishChange }) => {
    await buyAlone(tx, caller, now, params.id, body.version);
    publishDeviceChange(caller, publishChange);
  }),

  changeTradeIn(tradeIns.void, async ({ tx, caller, now, params, body, publishChange }) => {
    await voidAlone(tx, caller, now, params.id, body);
    publishDeviceChange(caller, publishChange);
  }),

  route(tradeInDevice, ({ tx, caller, query }) => findKnownDevice(tx, caller, query.code)),
];

/** A trade-in also changes stock, the seller's account and the drawer. */
function publishDeviceChange(caller: RequestContext['caller'], publishChange: RequestContext['publishChange']): void {
  for (const resource of ['inventory', 'units', 'products', 'customers', 'dashboard'])
    publishChange(resource, caller.storeId);
}
