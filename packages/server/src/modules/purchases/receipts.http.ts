import {
  addExtra,
  directPurchase,
  discardReceipt,
  postReceipt,
  receipts,
  receiveAll,
  removeFromReceipt,
  reverseReceipt,
  scanReceipt,
  setReceived,
  startReceipt,
} from '@tilldesk/domain/purchases';
import { route, changeRoutes, type RequestContext, type Route } from '../../http/serve.ts';
import { receiveAll as receiveAllPieces, setReceived as setReceivedQuantity } from './manual-receiving.store.ts';
import { buyOnTheSpot as buy } from './direct.store.ts';
import { addExtra as addExtraPieces } from './extras.store.ts';
import { assertMaySeeCosts } from '../../parties/people/limits.store.ts';
import { postReceipt as post } from './posting.store.ts';
import { productNames, readReceipt } from './receipt-view.store.ts';
import {
  discardReceipt as discard,
  removeFromReceipt as remove,
  scanReceipt as recordScans,
  startReceipt as start,
} from './receiving.store.ts';
import { reverseReceipt as reverse } from './reversal.store.ts';
import { bought, stockMoved } from './changes.ts';

/** Returns the current receipt, and notifies those who view its order. */
async function respondWithReceipt({ tx, caller, publishChange }: RequestContext, id: string) {
  const receipt = await readReceipt(tx, caller, id);
  publishChange('purchases', receipt.purchaseId);
  return receipt;
}

const changeReceipt = changeRoutes('receipts', respondWithReceipt);

export const receiptsCalls: Route[] = [
  route(receipts.one, ({ tx, caller, params }) => readReceipt(tx, caller, params.id)),
  route(startReceipt, async (call) => {
    const id = await start(call.tx, call.caller, call.now, call.params.id, call.body);
    call.publishChange('receipts', id);
    return respondWithReceipt(call, id);
  }),
  route(scanReceipt, async ({ tx, caller, now, params, body, publishChange }) => {
    const { results, lines } = await recordScans(tx, caller, now, params.id, body.scans);
    const names = await productNames(
      tx,
      caller,
      results.map((result) => result.productId),
    );
    publishChange('receipts', params.id);
    return {
      results: results.map((result) => ({ ...result, productName: names.get(result.productId ?? '') ?? null })),
      lines: lines.map(({ id, counted, missing }) => ({ lineId: id, counted, missing })),
    };
  }),
  changeReceipt(setReceived, ({ tx, caller, now, params, body }) =>
    setReceivedQuantity(tx, caller, now, params.id, body),
  ),
  changeReceipt(receiveAll, ({ tx, caller, now, params }) => receiveAllPieces(tx, caller, now, params.id)),
  changeReceipt(removeFromReceipt, ({ tx, caller, params, body }) => remove(tx, caller, params.id, body.entryIds)),
  changeReceipt(addExtra, ({ tx, caller, now, params, body }) => addExtraPieces(tx, caller, now, params.id, body)),
  changeReceipt(postReceipt, async ({ tx, caller, now, params, publishChange }) => {
    await post(tx, caller, now, params.id);
    stockMoved(publishChange, params.id);
  }),
  changeReceipt(discardReceipt, ({ tx, caller, now, params }) => discard(tx, caller, now, params.id)),
  changeReceipt(reverseReceipt, async ({ tx, caller, now, params, body, publishChange }) => {
    await reverse(tx, caller, now, params.id, body.reason);
    stockMoved(publishChange, params.id);
  }),
  route(directPurchase, async ({ tx, caller, now, body, publishChange }) => {
    assertMaySeeCosts(caller);
    await buy(tx, caller, now, body);
    stockMoved(publishChange, body.id);
    return bought(tx, caller, now, body.id, publishChange);
  }),
];
