import type { Refundable } from '@tilldesk/domain/refunds';
import { Strip } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useCan } from '../../../session/useCan.ts';

/** Shows the last day for returns of an invoice. After that day, it shows whether a return requires an approval. */
export function LateStrip({ invoice: { returnBy, isLate } }: Pick<Refundable, 'invoice'>) {
  const t = useTranslate();
  const { day } = useFormats();
  const mayTake = useCan('Refunds & Exchanges', 'update');
  if (returnBy === null) return null;
  const last = { day: day(returnBy) };
  if (!isLate) return <Strip tone="neutral">{t('refunds.returnBy', last)}</Strip>;
  return <Strip tone="warn">{t(mayTake ? 'refunds.late' : 'refunds.late.approval', last)}</Strip>;
}
