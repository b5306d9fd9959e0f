import {
  addLandedCost,
  billPurchase,
  openBills,
  payBill,
  payVendor,
  reverseBill,
  reverseLandedCost,
  reversePayment,
} from '@tilldesk/domain/stock';
import { serve, type Served } from '../../http/serve.ts';
import { billPurchase as book, reverseBill as takeBack } from './bills.store.ts';
import { refuseBlind } from './hold.store.ts';
import { addLandedCost as share, reverseLandedCost as unshare } from './landed.store.ts';
import { listOpenBills } from './open-bills.store.ts';
import { payBill as pay, payVendor as payAll, reversePayment as undoPayment } from './payments.store.ts';
import { bought, stockMoved } from './told.ts';

/** Money and costs of purchases; whoever may not see costs is refused. */
export const billsCalls: Served[] = [
  serve(openBills, ({ tx, who, now, params }) => {
    refuseBlind(who);
    return listOpenBills(tx, who, now, params.id);
  }),
  serve(billPurchase, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    await book(tx, who, now, params.id, body);
    stockMoved(changed, params.id);
    return bought(tx, who, now, params.id, changed);
  }),
  serve(reverseBill, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    const purchaseId = await takeBack(tx, who, now, params.id, body.reason);
    stockMoved(changed, purchaseId);
    return bought(tx, who, now, purchaseId, changed);
  }),
  serve(payBill, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    const purchaseId = await pay(tx, who, now, params.id, body);
    return bought(tx, who, now, purchaseId, changed);
  }),
  serve(payVendor, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    const { allocations, ...payment } = body;
    const answer = await payAll(tx, who, now, params.id, payment, allocations);
    for (const resource of ['vendors', 'purchases']) changed(resource, params.id);
    return answer;
  }),
  serve(reversePayment, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    const answer = await undoPayment(tx, who, now, params.id, body.reason);
    for (const resource of ['vendors', 'purchases']) changed(resource, params.id);
    return answer;
  }),
  serve(addLandedCost, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    await share(tx, who, now, params.id, body);
    stockMoved(changed, params.id);
    return bought(tx, who, now, params.id, changed);
  }),
  serve(reverseLandedCost, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    const purchaseId = await unshare(tx, who, now, params.id, body);
    stockMoved(changed, purchaseId);
    return bought(tx, who, now, purchaseId, changed);
  }),
];
