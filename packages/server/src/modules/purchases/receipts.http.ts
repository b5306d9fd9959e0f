import {
  addExtra,
  buyOnTheSpot,
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
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { receiveAll as takeAll, setReceived as setByHand } from './by-hand.store.ts';
import { buyOnTheSpot as buy } from './direct.store.ts';
import { addExtra as takeExtra } from './extras.store.ts';
import { assertMaySeeCosts } from './locking.store.ts';
import { postReceipt as post } from './posting.store.ts';
import { productNames, readReceipt } from './receipt-view.store.ts';
import {
  discardReceipt as discard,
  removeFromReceipt as remove,
  scanReceipt as hear,
  startReceipt as start,
} from './receiving.store.ts';
import { reverseReceipt as reverse } from './reversal.store.ts';
import { bought, stockMoved } from './changes.ts';

/** Returns the current receipt, and notifies the other users of the receipt and those who view its order. */
async function received({ tx, caller, changed }: Inside, id: string) {
  const receipt = await readReceipt(tx, caller, id);
  changed('receipts', id);
  changed('purchases', receipt.purchaseId);
  return receipt;
}

export const receiptsCalls: Served[] = [
  serve(receipts.one, ({ tx, caller, params }) => readReceipt(tx, caller, params.id)),
  serve(startReceipt, async (call) => {
    const id = await start(call.tx, call.caller, call.now, call.params.id, call.body);
    return received(call, id);
  }),
  serve(scanReceipt, async ({ tx, caller, now, params, body, changed }) => {
    const { results, lines } = await hear(tx, caller, now, params.id, body.scans);
    const names = await productNames(
      tx,
      caller,
      results.map((result) => result.productId),
    );
    changed('receipts', params.id);
    return {
      results: results.map((result) => ({ ...result, productName: names.get(result.productId ?? '') ?? null })),
      lines: lines.map(({ id, counted, missing }) => ({ lineId: id, counted, missing })),
    };
  }),
  serve(setReceived, async (call) => {
    await setByHand(call.tx, call.caller, call.now, call.params.id, call.body);
    return received(call, call.params.id);
  }),
  serve(receiveAll, async (call) => {
    await takeAll(call.tx, call.caller, call.now, call.params.id);
    return received(call, call.params.id);
  }),
  serve(removeFromReceipt, async (call) => {
    await remove(call.tx, call.caller, call.params.id, call.body.entryIds);
    return received(call, call.params.id);
  }),
  serve(addExtra, async (call) => {
    await takeExtra(call.tx, call.caller, call.now, call.params.id, call.body);
    return received(call, call.params.id);
  }),
  serve(postReceipt, async (call) => {
    await post(call.tx, call.caller, call.now, call.params.id);
    stockMoved(call.changed, call.params.id);
    return received(call, call.params.id);
  }),
  serve(discardReceipt, async (call) => {
    await discard(call.tx, call.caller, call.now, call.params.id);
    return received(call, call.params.id);
  }),
  serve(reverseReceipt, async (call) => {
    await reverse(call.tx, call.caller, call.now, call.params.id, call.body.reason);
    stockMoved(call.changed, call.params.id);
    return received(call, call.params.id);
  }),
  serve(buyOnTheSpot, async ({ tx, caller, now, body, changed }) => {
    assertMaySeeCosts(caller);
    await buy(tx, caller, now, body);
    stockMoved(changed, body.id);
    return bought(tx, caller, now, body.id, changed);
  }),
];
