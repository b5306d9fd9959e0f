import type { Settlement } from '@tilldesk/domain/commissions';
import { Badge, type Tone } from '@tilldesk/ui';
import { useTranslate } from '../i18n/useTranslate.ts';

const tones: Readonly<Record<Settlement['status'], Tone>> = {
  draft: 'warn',
  approved: 'accent',
  paid: 'ok',
  cancelled: 'neutral',
};

/** The status of a settlement; of a period that is not closed: open. */
export function SettlementBadge({ settlement }: { settlement: Settlement | null }) {
  const t = useTranslate();
  if (settlement === null) return <Badge tone="neutral">{t('commissions.status.open')}</Badge>;
  return <Badge tone={tones[settlement.status]}>{t(`commissions.status.${settlement.status}`)}</Badge>;
}
