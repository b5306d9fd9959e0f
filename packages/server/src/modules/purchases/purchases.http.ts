import {
  cancelPurchase,
  checkManifest,
  clonePurchase,
  closeShort,
  keepManifest,
  orderPurchase,
  purchases,
  purchaseSuggestions,
  readManifest,
  sendPurchase,
} from '@tilldesk/domain/stock';
import { serve, type Served } from '../../http/serve.ts';
import { changePurchase, clonePurchase as clone, createPurchase } from './drafts.store.ts';
import { refuseBlind } from './hold.store.ts';
import { checkManifest as check, keepManifest as keep, listManifest } from './manifest.store.ts';
import { cancelPurchase as cancel, closeShort as close, placeOrder } from './ordering.store.ts';
import { listPurchases } from './purchase-list.store.ts';
import { readPurchase } from './purchase-view.store.ts';
import { sendPurchase as send } from './sending.store.ts';
import { suggest } from './suggestions.store.ts';
import { bought } from './told.ts';

export const purchasesCalls: Served[] = [
  serve(purchaseSuggestions, ({ tx, who, query }) => suggest(tx, who, query.vendorId ?? null)),
  serve(purchases.list, ({ tx, who, now, query }) => listPurchases(tx, who, now, query)),
  serve(purchases.one, ({ tx, who, now, params }) => readPurchase(tx, who, now, params.id)),
  serve(purchases.create, async ({ tx, who, now, body, changed }) => {
    refuseBlind(who);
    const { id, ...content } = body;
    await createPurchase(tx, who, now, id, content);
    changed('purchases', id);
    return readPurchase(tx, who, now, id);
  }),
  serve(purchases.change, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    const { version, ...content } = body;
    await changePurchase(tx, who, now, params.id, content, version);
    changed('purchases', params.id);
    return readPurchase(tx, who, now, params.id);
  }),
  serve(orderPurchase, async ({ tx, who, now, params, body, changed }) => {
    await placeOrder(tx, who, now, params.id, body.version);
    return bought(tx, who, now, params.id, changed);
  }),
  serve(sendPurchase, async ({ tx, who, now, params, body, changed, mail }) => {
    mail(await send(tx, who, now, params.id, body));
    changed('purchases', params.id);
    return readPurchase(tx, who, now, params.id);
  }),
  serve(closeShort, async ({ tx, who, now, params, body, changed }) => {
    await close(tx, who, now, params.id, body);
    return bought(tx, who, now, params.id, changed);
  }),
  serve(cancelPurchase, async ({ tx, who, now, params, body, changed }) => {
    await cancel(tx, who, now, params.id, body);
    return bought(tx, who, now, params.id, changed);
  }),
  serve(clonePurchase, async ({ tx, who, now, params, body, changed }) => {
    await clone(tx, who, now, params.id, body.id);
    changed('purchases', body.id);
    return readPurchase(tx, who, now, body.id);
  }),
  serve(checkManifest, ({ tx, who, params, body }) => check(tx, who, params.id, body.rows)),
  serve(keepManifest, async ({ tx, who, now, params, body, changed }) => {
    const answer = await keep(tx, who, now, params.id, body);
    for (const resource of ['purchases', 'units']) changed(resource, params.id);
    return answer;
  }),
  serve(readManifest, ({ tx, who, params }) => listManifest(tx, who, params.id)),
];
