import {
  addLandedCost,
  billPurchase,
  payBill,
  reverseBill,
  reverseLandedCost,
  reversePayment,
} from '@tilldesk/domain/purchases';
import { openVendorBills, payVendor } from '@tilldesk/domain/vendors';
import { route, type Route } from '../../../http/serve.ts';
import { billPurchase as book, reverseBill as takeBack } from './bills.store.ts';
import { assertMaySeeCosts } from '../../../parties/people/limits.store.ts';
import { addLandedCost as share, reverseLandedCost as unshare } from './landed.store.ts';
import { listOpenBills } from './open-bills.store.ts';
import { payBill as pay, payVendor as payAll, reversePayment as undoPayment } from './payments.store.ts';
import { bought, stockMoved } from '../changes.ts';

/** Routes for the money and costs of purchases. Users who may not see costs are rejected. */
export const billsCalls: Route[] = [
  route(openVendorBills, ({ tx, caller, now, params }) => {
    assertMaySeeCosts(caller);
    return listOpenBills(tx, caller, now, params.id);
  }),
  route(billPurchase, async ({ tx, caller, now, params, body, publishChange }) => {
    assertMaySeeCosts(caller);
    await book(tx, caller, now, params.id, body);
    stockMoved(publishChange, params.id);
    return bought(tx, caller, now, params.id, publishChange);
  }),
  route(reverseBill, async ({ tx, caller, now, params, body, publishChange }) => {
    assertMaySeeCosts(caller);
    const purchaseId = await takeBack(tx, caller, now, params.id, body.reason);
    stockMoved(publishChange, purchaseId);
    return bought(tx, caller, now, purchaseId, publishChange);
  }),
  route(payBill, async ({ tx, caller, now, params, body, publishChange }) => {
    assertMaySeeCosts(caller);
    const purchaseId = await pay(tx, caller, now, params.id, body);
    return bought(tx, caller, now, purchaseId, publishChange);
  }),
  route(payVendor, async ({ tx, caller, now, params, body, publishChange }) => {
    assertMaySeeCosts(caller);
    const { allocations, ...payment } = body;
    const answer = await payAll(tx, caller, now, params.id, payment, allocations);
    for (const resource of ['vendors', 'purchases']) publishChange(resource, params.id);
    return answer;
  }),
  route(reversePayment, async ({ tx, caller, now, params, body, publishChange }) => {
    assertMaySeeCosts(caller);
    const answer = await undoPayment(tx, caller, now, params.id, body.reason);
    for (const resource of ['vendors', 'purchases']) publishChange(resource, params.id);
    return answer;
  }),
  route(addLandedCost, async ({ tx, caller, now, params, body, publishChange }) => {
    assertMaySeeCosts(caller);
    await share(tx, caller, now, params.id, body);
    stockMoved(publishChange, params.id);
    return bought(tx, caller, now, params.id, publishChange);
  }),
  route(reverseLandedCost, async ({ tx, caller, now, params, body, publishChange }) => {
    assertMaySeeCosts(caller);
    const purchaseId = await unshare(tx, caller, now, params.id, body);
    stockMoved(publishChange, purchaseId);
    return bought(tx, caller, now, purchaseId, publishChange);
  }),
];
