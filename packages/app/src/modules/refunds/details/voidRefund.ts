import { refunds, type Refund } from '@tilldesk/domain/refunds';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { reasonField, safeRetry } from '../../../approvals/reasonField.ts';
import { touches } from '../form/refunds.wiring.ts';

/** Voids a refund. Without the right to void, it requires an approval in the dialog. */
export const voidRefund: Action<Refund> = action({
  title: 'refunds.void.title',
  text: ({ sale }, { t }) => t(sale ? 'refunds.void.text.exchange' : 'refunds.void.text'),
  confirm: 'refunds.void',
  tone: 'danger',
  unsure: safeRetry,
  values: ({ number, total }, { money }) => ({ number, total: money(total) }),
  fields: { reason: reasonField },
  approval: { action: 'refund.void', subjectId: ({ id }) => id, sentence: 'refunds.void.sentence' },
  send: ({ id }, { reason }, { key, approval }) =>
    call(refunds.void, { params: { id }, body: { reason, ...approval } }, { key }),
  done: 'refunds.void.done',
  refresh: touches,
});
