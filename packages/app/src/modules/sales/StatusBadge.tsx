import { Badge } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { invoiceStatusOf, type Standable } from './invoiceStatusOf.ts';

const tones = {
  draft: 'warn',
  quote: 'accent',
  expired: 'warn',
  open: 'warn',
  partlyPaid: 'warn',
  overdue: 'bad',
  paid: 'ok',
  partlyRefunded: 'warn',
  refunded: 'neutral',
  voided: 'neutral',
  discarded: 'neutral',
} as const;

type StatusBadgeProps = { invoice: Standable };

/** Shows the state of an invoice as a badge. */
export function StatusBadge({ invoice }: StatusBadgeProps) {
  const t = useTranslate();
  const state = invoiceStatusOf(invoice);
  return (
    <Badge tone={tones[state]} dot>
      {t(`sales.status.${state}`)}
    </Badge>
  );
}
