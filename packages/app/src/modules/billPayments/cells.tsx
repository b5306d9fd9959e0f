import type { BillPayment, BillPaymentStatus } from '@tilldesk/domain/billPayments';
import { Badge, type Tone } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';

const tones: Readonly<Record<BillPaymentStatus, Tone>> = {
  draft: 'neutral',
  pending: 'bad',
  processed: 'ok',
  reconciled: 'accent',
  failed: 'warn',
  reversed: 'neutral',
};

/** The status of a bill payment. */
export function BillStatusBadge({ row: { status } }: { row: Pick<BillPayment, 'status'> }) {
  const t = useTranslate();
  return <Badge tone={tones[status]}>{t(`choice.billPayment.status.${status}`)}</Badge>;
}
