import { deposits, depositMethods, type Deposit } from '@tilldesk/domain/selling';
import { useState } from 'react';
import { ReasonDialog } from '../../../kit/approve/ReasonDialog.tsx';
import { useApprovedWork } from '../../../kit/approve/useApprovedWork.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useProblem } from '../../../kit/say/useProblem.ts';
import { useTranslate } from '../../../kit/say/useSay.ts';
import { call } from '../../../wiring/api.ts';
import { newId } from '../../../wiring/newId.ts';
import { touches } from '../details/touches.ts';
import { usePaymentMethod, PaymentMethodFields } from '../WayFields.tsx';

/** Gives back all that is left of a deposit; in another way than it came, somebody who may agrees in place. */
export function RefundDepositDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const { work, approvalDialog, start } = useApprovedWork(deposit.id, touches, onClose);
  const [id] = useState(newId);
  const method = usePaymentMethod(depositMethods, deposit.way);
  const { number, customerName: customer } = deposit;
  const amount = money(deposit.rest);
  const paidBy = t(`sales.tender.${deposit.way}`);
  const fieldErrors = problems.fields(work.problem?.fields ?? {});
  const confirm = (reason: string) => {
    const body = { id, way: method.kind, ...method.named, reason };
    const messageValues = { way: t(`sales.tender.${method.kind}`), came: paidBy };
    start({
      action: 'refund.otherTender',
      sentence: t('deposit.back.sentence', { amount, number, customer, ...messageValues, reason }),
      done: t('deposit.back.done', { amount }),
      order: body,
      send: (key, approval) =>
        call(deposits.giveBack, { params: { id: deposit.id }, body: { ...body, ...approval } }, { key }),
    });
  };
  return (
    <>
      <ReasonDialog
        title={t('deposit.back.title', { amount, customer })}
        text={t('deposit.back.text', { number, way: paidBy })}
        action={t('deposit.back')}
        work={work}
        complete={method.missing === undefined}
        onConfirm={confirm}
        onClose={onClose}
      >
        {(tried) => (
          <PaymentMethodFields
            way={method}
            label={t('deposit.back.way')}
            tried={tried}
            wrong={{ kind: fieldErrors['way'], reference: fieldErrors['reference'] }}
          />
        )}
      </ReasonDialog>
      {approvalDialog}
    </>
  );
}
