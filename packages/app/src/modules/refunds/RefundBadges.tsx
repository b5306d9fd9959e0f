import type { RefundRow } from '@tilldesk/domain/shop';
import { Badge } from '@tilldesk/ui';
import { useSay } from '../../kit/say/useSay.ts';

/** Whether a refund stands, in one word. */
export function RefundStatus({ refund }: { refund: Pick<RefundRow, 'status'> }) {
  const say = useSay();
  return (
    <Badge tone={refund.status === 'posted' ? 'ok' : 'neutral'} dot>
      {say(`refunds.status.${refund.status}`)}
    </Badge>
  );
}
