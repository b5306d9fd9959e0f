import { invoices, receivedKinds, type Invoice, type Payment } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { ReasonDialog } from '../../../approvals/ReasonDialog.tsx';
import { useApprovedMutation } from '../../../approvals/useApprovedMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { usePaymentMethod, PaymentMethodFields } from '../PaymentMethodFields.tsx';
import { touches } from './touches.ts';

type CorrectPaymentDialogProps = { invoice: Invoice; payment: Payment; onClose: () => void };

/** Corrects the method of a payment with a pair of bookings: the payment is reversed and booked with the actual method. */
export function CorrectPaymentDialog({ invoice, payment, onClose }: CorrectPaymentDialogProps) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const { work, approvalDialog, start } = useApprovedMutation(invoice.id, touches, onClose);
  const [id] = useState(newId);
  const kinds = receivedKinds.filter(
    (kind) => kind !== payment.kind && (kind !== 'storeCredit' || invoice.customerId !== null),
  );
  const method = usePaymentMethod(kinds, kinds[0] ?? 'cash');
  const { kind } = method;
  const from = t(`sales.tender.${payment.kind}`);
  const to = t(`sales.tender.${kind}`);
  const amount = money(payment.amount);
  const confirm = (reason: string) => {
    const body = { id, kind, reason, ...method.named };
    start({
      action: 'invoice.correct',
      sentence: t('sales.payment.sentence', { number: invoice.number ?? '', amount, from, to, reason }),
      done: t('sales.payment.done', { amount, to }),
      order: body,
      send: (key, approval) =>
        call(
          invoices.correctPayment,
          { params: { id: invoice.id, paymentId: payment.id }, body: { ...body, ...approval } },
          { key },
        ),
    });
  };
  const fieldErrors = problems.fields(work.problem?.fields ?? {});
  return (
    <>
      <ReasonDialog
        title={t('sales.payment.title', { amount })}
        text={t('sales.payment.text', { from })}
        action={t('sales.payment.do')}
        work={work}
        complete={method.missing === undefined}
        onConfirm={confirm}
        onClose={onClose}
      >
        {(tried) => (
          <PaymentMethodFields
            method={method}
            label={t('sales.payment.kind')}
            tried={tried}
            wrong={{
              kind: fieldErrors['kind'] ?? fieldErrors['tenders.0.amount'],
              reference: fieldErrors['reference'] ?? fieldErrors['tenders.0.reference'],
            }}
          />
        )}
      </ReasonDialog>
      {approvalDialog}
    </>
  );
}
