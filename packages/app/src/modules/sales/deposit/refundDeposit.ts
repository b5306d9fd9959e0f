import { deposits, depositMethods, type Deposit } from '@tilldesk/domain/selling';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { reasonField, safeRetry } from '../../../approvals/reasonField.ts';
import { touches } from '../details/touches.ts';
import { paymentMethod, referenceOf } from '../paymentMethod.tsx';

/** Refunds the remaining amount of a deposit. A refund by another method than the original payment requires an approval. */
export const refundDeposit: Action<Deposit> = action({
  title: 'deposit.back.title',
  text: ({ number, way }, { t }) => t('deposit.back.text', { number, way: t(`sales.tender.${way}`) }),
  confirm: 'deposit.back',
  unsure: safeRetry,
  values: ({ number, customerName, rest, way }, { money, t }, { method }) => ({
    number,
    customer: customerName,
    amount: money(rest),
    came: t(`sales.tender.${way}`),
    way: method && t(`sales.tender.${method.kind}`),
  }),
  fields: {
    method: paymentMethod({ label: 'deposit.back.way', kinds: () => depositMethods, first: ({ way }) => way }),
    reason: reasonField,
  },
  approval: { action: 'refund.otherTender', subjectId: ({ id }) => id, sentence: 'deposit.back.sentence' },
  send: ({ id: depositId }, { method, reason }, { key, id, approval }) =>
    call(
      deposits.giveBack,
      { params: { id: depositId }, body: { id, way: method.kind, ...referenceOf(method), reason, ...approval } },
      { key },
    ),
  done: 'deposit.back.done',
  refresh: touches,
});
