import { tradeInDevice, tradeIns } from '@tilldesk/domain/selling';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { voidAlone } from './giving-back.store.ts';
import { changeOffer, discardOffer, saveOffer } from './offers.store.ts';
import { buyAlone } from './taking-in.store.ts';
import { findKnownDevice, readTradeIn, tradeInsOf } from './trade-ins.store.ts';

export const tradeInsCalls: Served[] = [
  serve(tradeIns.list, async ({ tx, caller, query }) => ({ items: await tradeInsOf(tx, caller, query.invoiceId) })),

  serve(tradeIns.one, ({ tx, caller, params }) => readTradeIn(tx, caller, params.id)),

  serve(tradeIns.offer, async ({ tx, caller, now, body, changed }) => {
    await saveOffer(tx, caller, now, body);
    changed('trade-ins', body.id);
    return readTradeIn(tx, caller, body.id);
  }),

  serve(tradeIns.change, async ({ tx, caller, now, params, body, changed }) => {
    await changeOffer(tx, caller, now, params.id, body);
    changed('trade-ins', params.id);
    return readTradeIn(tx, caller, params.id);
  }),

  serve(tradeIns.discard, async ({ tx, caller, now, params, changed }) => {
    await discardOffer(tx, caller, now, params.id);
    changed('trade-ins', params.id);
    return readTradeIn(tx, caller, params.id);
  }),

  serve(tradeIns.accept, async ({ tx, caller, now, params, body, changed }) => {
    await buyAlone(tx, caller, now, params.id, body.version);
    publishDeviceChange({ caller, changed }, params.id);
    return readTradeIn(tx, caller, params.id);
  }),

  serve(tradeIns.void, async ({ tx, caller, now, params, body, changed }) => {
    await voidAlone(tx, caller, now, params.id, body);
    publishDeviceChange({ caller, changed }, params.id);
    return readTradeIn(tx, caller, params.id);
  }),

  serve(tradeInDevice, ({ tx, caller, query }) => findKnownDevice(tx, caller, query.code)),
];

/** A trade-in also changes stock, the seller's account and the drawer. */
function publishDeviceChange({ caller, changed }: Pick<Inside, 'caller' | 'changed'>, id: string): void {
  changed('trade-ins', id);
  for (const resource of ['inventory', 'units', 'products', 'customers', 'dashboard'])
    changed(resource, caller.storeId);
}
