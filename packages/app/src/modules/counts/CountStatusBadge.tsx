import type { CountStatus } from '@tilldesk/domain/counts';
import { Badge } from '@tilldesk/ui';
import { useTranslate } from '../../i18n/useTranslate.ts';

const tones = { in_progress: 'accent', review: 'warn', posted: 'ok', cancelled: 'neutral' } as const;

/** Badge for the status of a count. */
export function CountStatusBadge({ status }: { status: CountStatus }) {
  const t = useTranslate();
  return (
    <Badge tone={tones[status]} dot>
      {t(`counts.status.${status}`)}
    </Badge>
  );
}
