import { invoices, needsReference, takenKinds, type Invoice, type Payment } from '@tilldesk/domain/shop';
import { Field, TextInput } from '@tilldesk/ui';
import { Select } from '@tilldesk/ui/select';
import { useState } from 'react';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useApprovedWork } from './useApprovedWork.ts';

type CorrectPaymentDialogProps = { invoice: Invoice; payment: Payment; onClose: () => void };

/** Says how a payment was really made, by a pair: it is taken back, and booked in another way. */
export function CorrectPaymentDialog({ invoice, payment, onClose }: CorrectPaymentDialogProps) {
  const say = useSay();
  const { money } = useFormats();
  const problems = useProblem();
  const { work, approvalDialog, start } = useApprovedWork(invoice.id, onClose);
  const [id] = useState(newId);
  const kinds = takenKinds.filter(
    (kind) => kind !== payment.kind && (kind !== 'storeCredit' || invoice.customerId !== null),
  );
  const [kind, setKind] = useState(kinds[0] ?? 'cash');
  const [typed, setTyped] = useState('');
  const isNamed = needsReference(kind);
  const reference = typed.trim();
  const from = say(`sales.tender.${payment.kind}`);
  const to = say(`sales.tender.${kind}`);
  const amount = money(payment.amount);
  const confirm = (reason: string) => {
    const body = { id, kind, reason, ...(isNamed ? { reference } : {}) };
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
  const missing =
    isNamed && reference === ''
      ? say(kind === 'card' ? 'problem.tender.referenceMissing' : 'problem.tender.numberMissing')
      : undefined;
  return (
    <>
      <ReasonDialog
        title={say('sales.payment.title', { amount })}
        text={say('sales.payment.text', { from })}
        action={say('sales.payment.do')}
        work={work}
        complete={missing === undefined}
        onConfirm={confirm}
        onClose={onClose}
      >
        {(tried) => (
          <>
            <Field label={say('sales.payment.kind')} required error={wrong['kind'] ?? wrong['tenders.0.amount']}>
              <Select
                options={kinds.map((one) => ({ id: one, label: say(`sales.tender.${one}`) }))}
                value={kind}
                onChange={(one) => setKind(kinds.find((known) => known === one) ?? kind)}
              />
            </Field>
            {isNamed && (
              <Field
                label={say(`sales.reference.${kind}`)}
                required
                error={(tried ? missing : undefined) ?? wrong['reference'] ?? wrong['tenders.0.reference']}
              >
                <TextInput value={typed} autoComplete="off" maxLengthText={say('form.maxLength')} onChange={setTyped} />
              </Field>
            )}
          </>
        )}
      </ReasonDialog>
      {approvalDialog}
    </>
  );
}
