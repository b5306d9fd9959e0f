import { tradeInDevice, tradeIns } from '@tilldesk/domain/selling';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { voidAlone } from './giving-back.store.ts';
import { changeOffer, discardOffer, keepOffer } from './offers.store.ts';
import { buyAlone } from './taking-in.store.ts';
import { knownDevice, readTradeIn, tradeInsOf } from './trade-ins.store.ts';

export const tradeInsCalls: Served[] = [
  serve(tradeIns.list, async ({ tx, who, query }) => ({ items: await tradeInsOf(tx, who, query.invoiceId) })),

  serve(tradeIns.one, ({ tx, who, params }) => readTradeIn(tx, who, params.id)),

  serve(tradeIns.offer, async ({ tx, who, now, body, changed }) => {
    await keepOffer(tx, who, now, body);
    changed('trade-ins', body.id);
    return readTradeIn(tx, who, body.id);
  }),

  serve(tradeIns.change, async ({ tx, who, now, params, body, changed }) => {
    await changeOffer(tx, who, now, params.id, body);
    changed('trade-ins', params.id);
    return readTradeIn(tx, who, params.id);
  }),

  serve(tradeIns.discard, async ({ tx, who, now, params, changed }) => {
    await discardOffer(tx, who, now, params.id);
    changed('trade-ins', params.id);
    return readTradeIn(tx, who, params.id);
  }),

  serve(tradeIns.accept, async ({ tx, who, now, params, body, changed }) => {
    await buyAlone(tx, who, now, params.id, body.version);
    tellOfDevice({ who, changed }, params.id);
    return readTradeIn(tx, who, params.id);
  }),

  serve(tradeIns.void, async ({ tx, who, now, params, body, changed }) => {
    await voidAlone(tx, who, now, params.id, body);
    tellOfDevice({ who, changed }, params.id);
    return readTradeIn(tx, who, params.id);
  }),

  serve(tradeInDevice, ({ tx, who, query }) => knownDevice(tx, who, query.code)),
];

/** A device that comes or goes shows in the stock, its seller's account and the drawer. */
function tellOfDevice({ who, changed }: Pick<Inside, 'who' | 'changed'>, id: string): void {
  changed('trade-ins', id);
  for (const resource of ['inventory', 'units', 'products', 'customers', 'dashboard']) changed(resource, who.storeId);
}
