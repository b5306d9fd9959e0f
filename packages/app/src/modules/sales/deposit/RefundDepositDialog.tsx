import { deposits, depositMethods, type Deposit } from '@tilldesk/domain/selling';
import { useState } from 'react';
import { ReasonDialog } from '../../../approvals/ReasonDialog.tsx';
import { useApprovedMutation } from '../../../approvals/useApprovedMutation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { call } from '../../../api/call.ts';
import { newId } from '../../../api/newId.ts';
import { touches } from '../details/touches.ts';
import { usePaymentMethod, PaymentMethodFields } from '../PaymentMethodFields.tsx';

/**
 * Refunds the remaining amount of a deposit. A refund by another method than the original payment requires an approval in the
 * dialog.
 */
export function RefundDepositDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useTranslate();
  const { money } = useFormats();
  const problems = useProblem();
  const { work, approvalDialog, start } = useApprovedMutation(deposit.id, touches, onClose);
  const [id] = useState(newId);
  const method = usePaymentMethod(depositMethods, deposit.method);
  const { number, customerName: customer } = deposit;
  const amount = money(deposit.rest);
  const paidBy = t(`sales.tender.${deposit.method}`);
  const fieldErrors = problems.fields(work.problem?.fields ?? {});
  const confirm = (reason: string) => {
    const body = { id, method: method.kind, ...method.named, reason };
    const messageValues = { method: t(`sales.tender.${method.kind}`), came: paidBy };
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
        text={t('deposit.back.text', { number, method: paidBy })}
        action={t('deposit.back')}
        work={work}
        complete={method.missing === undefined}
        onConfirm={confirm}
        onClose={onClose}
      >
        {(tried) => (
          <PaymentMethodFields
            method={method}
            label={t('deposit.back.method')}
            tried={tried}
            wrong={{ kind: fieldErrors['method'], reference: fieldErrors['reference'] }}
          />
        )}
      </ReasonDialog>
      {approvalDialog}
    </>
  );
}
