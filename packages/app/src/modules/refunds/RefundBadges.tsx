import type { RefundRow } from '@tilldesk/domain/refunds';
import { Badge } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Shows the status of a refund as a badge. */
export function RefundStatus({ refund }: { refund: Pick<RefundRow, 'status'> }) {
  const t = useTranslate();
  return (
    <Badge tone={refund.status === 'posted' ? 'ok' : 'neutral'} dot>
      {t(`refunds.status.${refund.status}`)}
    </Badge>
  );
}
