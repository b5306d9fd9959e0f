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
} from '@tilldesk/domain/stock';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { receiveAll as receiveAllPieces, setReceived as setReceivedQuantity } from './manual-receiving.store.ts';
import { buyOnTheSpot as buy } from './direct.store.ts';
import { addExtra as addExtraPieces } from './extras.store.ts';
import { assertMaySeeCosts } from './locking.store.ts';
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

/** Returns the current receipt, and notifies the other users of the receipt and those who view its order. */
async function respondWithReceipt({ tx, caller, publishChange }: RequestContext, id: string) {
  const receipt = await readReceipt(tx, caller, id);
  publishChange('receipts', id);
  publishChange('purchases', receipt.purchaseId);
  return receipt;
}

export const receiptsCalls: Route[] = [
  route(receipts.one, ({ tx, caller, params }) => readReceipt(tx, caller, params.id)),
  route(startReceipt, async (call) => {
    const id = await start(call.tx, call.caller, call.now, call.params.id, call.body);
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
  route(setReceived, async (call) => {
    await setReceivedQuantity(call.tx, call.caller, call.now, call.params.id, call.body);
    return respondWithReceipt(call, call.params.id);
  }),
  route(receiveAll, async (call) => {
    await receiveAllPieces(call.tx, call.caller, call.now, call.params.id);
    return respondWithReceipt(call, call.params.id);
  }),
  route(removeFromReceipt, async (call) => {
    await remove(call.tx, call.caller, call.params.id, call.body.entryIds);
    return respondWithReceipt(call, call.params.id);
  }),
  route(addExtra, async (call) => {
    await addExtraPieces(call.tx, call.caller, call.now, call.params.id, call.body);
    return respondWithReceipt(call, call.params.id);
  }),
  route(postReceipt, async (call) => {
    await post(call.tx, call.caller, call.now, call.params.id);
    stockMoved(call.publishChange, call.params.id);
    return respondWithReceipt(call, call.params.id);
  }),
  route(discardReceipt, async (call) => {
    await discard(call.tx, call.caller, call.now, call.params.id);
    return respondWithReceipt(call, call.params.id);
  }),
  route(reverseReceipt, async (call) => {
    await reverse(call.tx, call.caller, call.now, call.params.id, call.body.reason);
    stockMoved(call.publishChange, call.params.id);
    return respondWithReceipt(call, call.params.id);
  }),
  route(directPurchase, async ({ tx, caller, now, body, publishChange }) => {
    assertMaySeeCosts(caller);
    await buy(tx, caller, now, body);
    stockMoved(publishChange, body.id);
    return bought(tx, caller, now, body.id, publishChange);
  }),
];
