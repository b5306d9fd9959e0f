import { deposits, depositMethods, type Deposit } from '@tilldesk/domain/deposits';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { reasonField, safeRetry } from '../../../approvals/reasonField.ts';
import { touches } from '../details/touches.ts';
import { paymentMethod, referenceOf } from '../../../tenders/paymentMethod.tsx';

/** Refunds the remaining amount of a deposit. A refund by another method than the original payment requires an approval. */
export const refundDeposit: Action<Deposit> = action({
  title: 'deposit.back.title',
  text: ({ number, method }, { t }) => t('deposit.back.text', { number, method: t(`sales.tender.${method}`) }),
  confirm: 'deposit.back',
  unsure: safeRetry,
  values: ({ number, customerName, rest, method: paidBy }, { money, t }, { method }) => ({
    number,
    customer: customerName,
    amount: money(rest),
    came: t(`sales.tender.${paidBy}`),
    method: method && t(`sales.tender.${method.kind}`),
  }),
  fields: {
    method: paymentMethod({ label: 'deposit.back.method', kinds: () => depositMethods, first: ({ method }) => method }),
    reason: reasonField,
  },
  approval: { action: 'refund.otherTender', subjectId: ({ id }) => id, sentence: 'deposit.back.sentence' },
  send: ({ id: depositId }, { method, reason }, { key, id, approval }) =>
    call(
      deposits.giveBack,
      { params: { id: depositId }, body: { id, method: method.kind, ...referenceOf(method), reason, ...approval } },
      { key },
    ),
  done: 'deposit.back.done',
  refresh: touches,
});
