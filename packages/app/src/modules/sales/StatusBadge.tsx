import { Badge } from '@tilldesk/ui';
import { useSay } from '../../kit/say/useSay.ts';
import { standingOf, type Standable } from './standingOf.ts';

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

/** The state of an invoice in one word. */
export function StatusBadge({ invoice }: StatusBadgeProps) {
  const say = useSay();
  const standing = standingOf(invoice);
  return (
    <Badge tone={tones[standing]} dot>
      {say(`sales.status.${standing}`)}
    </Badge>
  );
}
