import {
  invoices,
  needsCustomer,
  receivedKinds,
  type Invoice,
  type Payment,
  type ReceivedKind,
} from '@tilldesk/domain/sales';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { reasonField, safeRetry } from '../../../approvals/reasonField.ts';
import { paymentMethod, referenceOf } from '../../../tenders/paymentMethod.tsx';
import { touches } from './touches.ts';

type PaymentOf = { invoice: Invoice; payment: Payment };

const kindsOf = ({ invoice, payment }: PaymentOf): readonly ReceivedKind[] =>
  receivedKinds.filter((kind) => kind !== payment.kind && (!needsCustomer(kind) || invoice.customerId !== null));

/** Corrects the method of a payment with a pair of bookings: the payment is reversed and booked with the actual method. */
export const correctPayment: Action<PaymentOf> = action({
  title: 'sales.payment.title',
  text: 'sales.payment.text',
  confirm: 'sales.payment.do',
  unsure: safeRetry,
  values: ({ invoice, payment }, { money, t }, { method }) => ({
    number: invoice.number ?? '',
    amount: money(payment.amount),
    from: t(`sales.tender.${payment.kind}`),
    to: method && t(`sales.tender.${method.kind}`),
  }),
  fields: {
    method: paymentMethod({ label: 'sales.payment.kind', kinds: kindsOf, first: (of) => kindsOf(of)[0]! }),
    reason: reasonField,
  },
  approval: {
    action: 'invoice.correct',
    subjectId: ({ invoice }) => invoice.id,
    sentence: 'sales.payment.sentence',
  },
  send: ({ invoice, payment }, { method, reason }, { key, id, approval }) =>
    call(
      invoices.correctPayment,
      {
        params: { id: invoice.id, paymentId: payment.id },
        body: { id, kind: method.kind, ...referenceOf(method), reason, ...approval },
      },
      { key },
    ),
  done: 'sales.payment.done',
  refresh: touches,
});
