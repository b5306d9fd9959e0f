import { invoices, type Invoice } from '@tilldesk/domain/sales';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { reasonField, safeRetry } from '../../../approvals/reasonField.ts';
import { touches } from './touches.ts';

/** Voids a posted invoice. Without the right to void, it requires an approval in the dialog. */
export const voidInvoice: Action<Invoice> = action({
  title: 'sales.void.title',
  text: 'sales.void.text',
  confirm: 'sales.void',
  tone: 'danger',
  unsure: safeRetry,
  values: ({ number, pieces, paid, total }, { money }) => ({
    name: number ?? '',
    count: pieces,
    paid: money(paid),
    total: money(total),
  }),
  fields: { reason: reasonField },
  approval: { action: 'invoice.void', subjectId: ({ id }) => id, sentence: 'sales.void.sentence' },
  send: ({ id }, { reason }, { key, approval }) =>
    call(invoices.void, { params: { id }, body: { reason, ...approval } }, { key }),
  done: 'sales.void.done',
  refresh: touches,
});
