import { billPayments } from '@tilldesk/domain/billPayments';
import { changeRoutes, route, type RequestContext, type Route } from '../../http/serve.ts';
import { listBillHistory, sumPending } from './bill-payments.statements.ts';
import { billPaymentRecords } from './bill-payments.store.ts';
import { billCarrierRecords, billProviderRecords } from './carriers.store.ts';
import { endBillPayment, processBillPayment, reconcileBillPayments } from './steps.store.ts';
import { takeBillPayment } from './taking.store.ts';

const changeBillPayment = changeRoutes('bill-payments', ({ tx, caller }, id) => billPaymentRecords.one(tx, caller, id));

export const billPaymentsCalls: Route[] = [
  ...billProviderRecords.served,
  ...billCarrierRecords.served,
  // Before the calls with an id in the path.
  route(billPayments.pending, async ({ tx, caller: { businessId, storeId } }) =>
    tx.existing(sumPending, { businessId, storeId }),
  ),
  route(billPayments.reconcile, async ({ tx, caller, now, body, publishChange }) => {
    const marked = await reconcileBillPayments(tx, caller, now, body.ids);
    for (const id of marked) publishChange('bill-payments', id);
    return { reconciled: marked.length };
  }),
  ...billPaymentRecords.served,
  route(billPayments.history, async ({ tx, caller, params: { id } }) => {
    await billPaymentRecords.one(tx, caller, id);
    const entries = await tx.all(listBillHistory, { businessId: caller.businessId, id });
    return { items: entries.map((entry) => ({ ...entry, reason: entry.reason || null })) };
  }),
  changeBillPayment(billPayments.take, async ({ tx, caller, now, params, body, publishChange }) => {
    await takeBillPayment(tx, caller, now, params.id, body);
    publishMoney(publishChange, params.id);
  }),
  changeBillPayment(billPayments.process, async ({ tx, caller, now, params, body, publishChange }) => {
    await processBillPayment(tx, caller, now, params.id, body);
    publishChange('dashboard', params.id);
  }),
  changeBillPayment(billPayments.fail, async ({ tx, caller, now, params, body, publishChange }) => {
    await endBillPayment(tx, caller, now, params.id, 'failed', body);
    publishMoney(publishChange, params.id);
  }),
  changeBillPayment(billPayments.reverse, async ({ tx, caller, now, params, body, publishChange }) => {
    await endBillPayment(tx, caller, now, params.id, 'reversed', body);
    publishMoney(publishChange, params.id);
  }),
];

/** Money of a bill payment changes the drawer and the figures of the day. */
function publishMoney(publishChange: RequestContext['publishChange'], id: string): void {
  publishChange('register-sessions', id);
  publishChange('dashboard', id);
}
