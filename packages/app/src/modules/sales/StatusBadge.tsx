import type { InvoiceStatus } from '@tilldesk/domain/shop';
import { Badge } from '@tilldesk/ui';
import { useSay } from '../../kit/say/useSay.ts';

const tones = { draft: 'warn', paid: 'ok', discarded: 'neutral' } as const;

/** The state of an invoice in one word. */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  const say = useSay();
  return (
    <Badge tone={tones[status]} dot>
      {say(`sales.status.${status}`)}
    </Badge>
  );
}
