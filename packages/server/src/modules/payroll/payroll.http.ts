import { payroll } from '@tilldesk/domain/employees';
import { changeRoutes, route, type Route } from '../../http/serve.ts';
import { notify } from '../notifications/notifications.store.ts';
import { createPayment, paymentsOf, previewPay, readPayment } from './payments.store.ts';
import { approvePayment, payPayment, voidPayment } from './steps.store.ts';

const changePayment = changeRoutes('payroll', ({ tx, caller }, id) => readPayment(tx, caller, id));

/** Payroll payments. */
export const payrollCalls: Route[] = [
  route(payroll.list, ({ tx, caller, params: { id } }) => paymentsOf(tx, caller, id)),

  route(payroll.preview, ({ tx, caller, now, params: { id }, query }) => previewPay(tx, caller, now, id, query)),

  route(payroll.create, async ({ tx, caller, now, params, body, publishChange }) => {
    await createPayment(tx, caller, now, params.id, body);
    publishChange('payroll', body.id);
    publishChange('clock', body.id);
    return readPayment(tx, caller, body.id);
  }),

  route(payroll.one, ({ tx, caller, params: { id } }) => readPayment(tx, caller, id)),

  changePayment(payroll.approve, ({ tx, caller, now, params: { id }, body: { version } }) =>
    approvePayment(tx, caller, now, id, version),
  ),

  changePayment(payroll.pay, async ({ tx, caller, now, params: { id }, body, publish, publishChange }) => {
    const { userId, number, net: total } = await payPayment(tx, caller, now, id, body);
    publishChange('register-sessions', id);
    const params = { number, person: caller.name, total, currency: caller.store.currency };
    const at = { ...caller, now, actorId: caller.userId };
    publish(await notify(tx, at, { kind: 'payrollPaid', params, audience: { users: [userId] }, link: null }));
  }),

  changePayment(payroll.void, async ({ tx, caller, now, params: { id }, body, publishChange }) => {
    const { shiftIds } = await voidPayment(tx, caller, now, id, body);
    publishChange('register-sessions', id);
    for (const shiftId of shiftIds) publishChange('clock', shiftId);
  }),
];
