import { tradeInDevice, tradeIns } from '@tilldesk/domain/selling';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { voidAlone } from './giving-back.store.ts';
import { changeOffer, discardOffer, saveOffer } from './offers.store.ts';
import { buyAlone } from './taking-in.store.ts';
import { findKnownDevice, readTradeIn, tradeInsOf } from './trade-ins.store.ts';

export const tradeInsCalls: Route[] = [
  route(tradeIns.list, async ({ tx, caller, query }) => ({ items: await tradeInsOf(tx, caller, query.invoiceId) })),

  route(tradeIns.one, ({ tx, caller, params }) => readTradeIn(tx, caller, params.id)),

  route(tradeIns.offer, async ({ tx, caller, now, body, publishChange }) => {
    await saveOffer(tx, caller, now, body);
    publishChange('trade-ins', body.id);
    return readTradeIn(tx, caller, body.id);
  }),

  route(tradeIns.change, async ({ tx, caller, now, params, body, publishChange }) => {
    await changeOffer(tx, caller, now, params.id, body);
    publishChange('trade-ins', params.id);
    return readTradeIn(tx, caller, params.id);
  }),

  route(tradeIns.discard, async ({ tx, caller, now, params, publishChange }) => {
    await discardOffer(tx, caller, now, params.id);
    publishChange('trade-ins', params.id);
    return readTradeIn(tx, caller, params.id);
  }),

  route(tradeIns.accept, async ({ tx, caller, now, params, body, publishChange }) => {
    await buyAlone(tx, caller, now, params.id, body.version);
    publishDeviceChange({ caller, publishChange }, params.id);
    return readTradeIn(tx, caller, params.id);
  }),

  route(tradeIns.void, async ({ tx, caller, now, params, body, publishChange }) => {
    await voidAlone(tx, caller, now, params.id, body);
    publishDeviceChange({ caller, publishChange }, params.id);
    return readTradeIn(tx, caller, params.id);
  }),

  route(tradeInDevice, ({ tx, caller, query }) => findKnownDevice(tx, caller, query.code)),
];

/** A trade-in also changes stock, the seller's account and the drawer. */
function publishDeviceChange(
  { caller, publishChange }: Pick<RequestContext, 'caller' | 'publishChange'>,
  id: string,
): void {
  publishChange('trade-ins', id);
  for (const resource of ['inventory', 'units', 'products', 'customers', 'dashboard'])
    publishChange(resource, caller.storeId);
}
