import type { RefundRow } from '@tilldesk/domain/shop';
import { Badge } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Whether a refund stands, in one word. */
export function RefundStatus({ refund }: { refund: Pick<RefundRow, 'status'> }) {
  const t = useTranslate();
  return (
    <Badge tone={refund.status === 'posted' ? 'ok' : 'neutral'} dot>
      {t(`refunds.status.${refund.status}`)}
    </Badge>
  );
}
