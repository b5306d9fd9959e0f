import {
  cancelPurchase,
  checkManifest,
  clonePurchase,
  closeShort,
  saveManifest,
  orderPurchase,
  purchases,
  purchaseSuggestions,
  readManifest,
  sendPurchase,
} from '@tilldesk/domain/purchases';
import { route, changeRoutes, type Route } from '../../http/serve.ts';
import { replacePurchaseDraft, clonePurchase as clone, createPurchase } from './drafts.store.ts';
import { assertMaySeeCosts } from '../../parties/people/limits.store.ts';
import { checkManifest as check, saveManifest as save, listManifest } from './manifest.store.ts';
import { cancelPurchase as cancel, closeShort as close, placeOrder } from './ordering.store.ts';
import { listPurchases } from './purchase-list.store.ts';
import { readPurchase } from './purchase-view.store.ts';
import { sendPurchase as send } from './sending.store.ts';
import { suggest } from './suggestions.store.ts';
import { bought } from './changes.ts';

const changeOrder = changeRoutes('purchases', ({ tx, caller, now }, id) => readPurchase(tx, caller, now, id));

export const purchasesCalls: Route[] = [
  route(purchaseSuggestions, ({ tx, caller, query }) => suggest(tx, caller, query.vendorId ?? null)),
  route(purchases.list, ({ tx, caller, now, query }) => listPurchases(tx, caller, now, query)),
  route(purchases.one, ({ tx, caller, now, params }) => readPurchase(tx, caller, now, params.id)),
  changeOrder(purchases.create, async ({ tx, caller, now, body: { id, ...content } }) => {
    assertMaySeeCosts(caller);
    await createPurchase(tx, caller, now, id, content);
  }),
  changeOrder(purchases.change, async ({ tx, caller, now, params, body: { version, ...content } }) => {
    assertMaySeeCosts(caller);
    await replacePurchaseDraft(tx, caller, now, params.id, content, version);
  }),
  route(orderPurchase, async ({ tx, caller, now, params, body, publishChange }) => {
    await placeOrder(tx, caller, now, params.id, body.version);
    return bought(tx, caller, now, params.id, publishChange);
  }),
  changeOrder(sendPurchase, async ({ tx, caller, now, params, body, mail }) =>
    mail(await send(tx, caller, now, params.id, body)),
  ),
  route(closeShort, async ({ tx, caller, now, params, body, publishChange }) => {
    await close(tx, caller, now, params.id, body);
    return bought(tx, caller, now, params.id, publishChange);
  }),
  route(cancelPurchase, async ({ tx, caller, now, params, body, publishChange }) => {
    await cancel(tx, caller, now, params.id, body);
    return bought(tx, caller, now, params.id, publishChange);
  }),
  route(clonePurchase, async ({ tx, caller, now, params, body, publishChange }) => {
    await clone(tx, caller, now, params.id, body.id);
    publishChange('purchases', body.id);
    return readPurchase(tx, caller, now, body.id);
  }),
  route(checkManifest, ({ tx, caller, params, body }) => check(tx, caller, params.id, body.rows)),
  route(saveManifest, async ({ tx, caller, now, params, body, publishChange }) => {
    const answer = await save(tx, caller, now, params.id, body);
    for (const resource of ['purchases', 'units']) publishChange(resource, params.id);
    return answer;
  }),
  route(readManifest, ({ tx, caller, params }) => listManifest(tx, caller, params.id)),
];
