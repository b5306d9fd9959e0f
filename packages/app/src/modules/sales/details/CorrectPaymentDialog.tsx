import { invoices, takenKinds, type Invoice, type Payment } from '@tilldesk/domain/shop';
import { useState } from 'react';
import { ReasonDialog } from '../../../kit/approve/ReasonDialog.tsx';
import { useApprovedWork } from '../../../kit/approve/useApprovedWork.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { useWay, WayFields } from '../WayFields.tsx';
import { touches } from './touches.ts';

type CorrectPaymentDialogProps = { invoice: Invoice; payment: Payment; onClose: () => void };

/** Says how a payment was really made, by a pair: it is taken back, and booked in another way. */
export function CorrectPaymentDialog({ invoice, payment, onClose }: CorrectPaymentDialogProps) {
  const say = useSay();
  const { money } = useFormats();
  const problems = useProblem();
  const { work, approvalDialog, start } = useApprovedWork(invoice.id, touches, onClose);
  const [id] = useState(newId);
  const kinds = takenKinds.filter(
    (kind) => kind !== payment.kind && (kind !== 'storeCredit' || invoice.customerId !== null),
  );
  const way = useWay(kinds, kinds[0] ?? 'cash');
  const { kind } = way;
  const from = say(`sales.tender.${payment.kind}`);
  const to = say(`sales.tender.${kind}`);
  const amount = money(payment.amount);
  const confirm = (reason: string) => {
    const body = { id, kind, reason, ...way.named };
    start({
      action: 'invoice.correct',
      sentence: say('sales.payment.sentence', { number: invoice.number ?? '', amount, from, to, reason }),
      done: say('sales.payment.done', { amount, to }),
      order: body,
      send: (key, approval) =>
        call(
          invoices.correctPayment,
          { params: { id: invoice.id, paymentId: payment.id }, body: { ...body, ...approval } },
          { key },
        ),
    });
  };
  const wrong = problems.fields(work.problem?.fields ?? {});
  return (
    <>
      <ReasonDialog
        title={say('sales.payment.title', { amount })}
        text={say('sales.payment.text', { from })}
        action={say('sales.payment.do')}
        work={work}
        complete={way.missing === undefined}
        onConfirm={confirm}
        onClose={onClose}
      >
        {(tried) => (
          <WayFields
            way={way}
            label={say('sales.payment.kind')}
            tried={tried}
            wrong={{
              kind: wrong['kind'] ?? wrong['tenders.0.amount'],
              reference: wrong['reference'] ?? wrong['tenders.0.reference'],
            }}
          />
        )}
      </ReasonDialog>
      {approvalDialog}
    </>
  );
}
