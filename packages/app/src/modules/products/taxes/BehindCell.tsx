import type { Tax } from '@tilldesk/domain/products';
import { Badge } from '@tilldesk/ui';
import { useTranslate } from '../../../i18n/useTranslate.ts';

/** The number of products that have this tax with an earlier rate. */
export function BehindCell({ row: { behind } }: { row: Tax }) {
  const t = useTranslate();
  return behind === 0 ? null : <Badge tone="warn">{t('taxes.behind', { count: behind })}</Badge>;
}
