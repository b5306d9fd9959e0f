import { reverseReceipt, type ReceiptRow } from '@tilldesk/domain/purchases';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { withReason } from '../withReason.ts';

/** Reverses a posted receipt while none of its goods has changed. */
export const reversePosted: Action<ReceiptRow> = action({
  ...withReason,
  title: 'purchases.receipt.reverse.title',
  text: 'purchases.receipt.reverse.text',
  confirm: 'purchases.reverse',
  values: ({ number, pieces }) => ({ number: number ?? '', count: pieces }),
  send: ({ id }, body, { key }) => call(reverseReceipt, { params: { id }, body }, { key }),
  done: 'purchases.receipt.reversed',
  refresh: ['purchases', 'receipts', 'vendors', 'products', 'inventory', 'units'],
});
