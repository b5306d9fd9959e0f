import { refundExtent } from '@tilldesk/domain/refunds';
import { type InvoiceRow, type InvoiceStatus } from '@tilldesk/domain/sales';

/** Display state of an invoice: its status, or a state derived from its amounts and dates. */
export type InvoiceState = InvoiceStatus | 'partlyPaid' | 'overdue' | 'expired' | 'partlyRefunded' | 'refunded';

/** The fields that the state is derived from. */
export type Standable = Pick<InvoiceRow, 'status' | 'paid' | 'total' | 'refunded' | 'isOverdue' | 'isExpired'>;

export function invoiceStatusOf(invoice: Standable): InvoiceState {
  const { status, paid, isOverdue, isExpired } = invoice;
  if (isExpired) return 'expired';
  if (isOverdue) return 'overdue';
  if (status === 'open' && paid > 0) return 'partlyPaid';
  return status === 'paid' ? refundedStatuses[refundExtent(invoice)] : status;
}

const refundedStatuses = { none: 'paid', part: 'partlyRefunded', all: 'refunded' } as const;
