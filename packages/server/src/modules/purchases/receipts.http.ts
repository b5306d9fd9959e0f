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
import { serve, servesChanges, type Inside, type Served } from '../../http/serve.ts';
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

/** Returns the current receipt, and notifies those who view its order. */
async function received({ tx, caller, changed }: Inside, id: string) {
  const receipt = await readReceipt(tx, caller, id);
  changed('purchases', receipt.purchaseId);
  return receipt;
}

const changeReceipt = servesChanges('receipts', received);

export const receiptsCalls: Served[] = [
  serve(receipts.one, ({ tx, caller, params }) => readReceipt(tx, caller, params.id)),
  serve(startReceipt, async (call) => {
    const id = await start(call.tx, call.caller, call.now, call.params.id, call.body);
    call.changed('receipts', id);
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
  changeReceipt(setReceived, ({ tx, caller, now, params, body }) => setByHand(tx, caller, now, params.id, body)),
  changeReceipt(receiveAll, ({ tx, caller, now, params }) => takeAll(tx, caller, now, params.id)),
  changeReceipt(removeFromReceipt, ({ tx, caller, params, body }) => remove(tx, caller, params.id, body.entryIds)),
  changeReceipt(addExtra, ({ tx, caller, now, params, body }) => takeExtra(tx, caller, now, params.id, body)),
  changeReceipt(postReceipt, async ({ tx, caller, now, params, changed }) => {
    await post(tx, caller, now, params.id);
    stockMoved(changed, params.id);
  }),
  changeReceipt(discardReceipt, ({ tx, caller, now, params }) => discard(tx, caller, now, params.id)),
  changeReceipt(reverseReceipt, async ({ tx, caller, now, params, body, changed }) => {
    await reverse(tx, caller, now, params.id, body.reason);
    stockMoved(changed, params.id);
  }),
  serve(buyOnTheSpot, async ({ tx, caller, now, body, changed }) => {
    assertMaySeeCosts(caller);
    await buy(tx, caller, now, body);
    stockMoved(changed, body.id);
    return bought(tx, caller, now, body.id, changed);
  }),
];
