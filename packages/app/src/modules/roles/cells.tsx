import type { Role } from '@tilldesk/domain/roles';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The largest discount without approval, or that there is no limit. */
export function MaxDiscount({ row: { maxDiscount } }: { row: Pick<Role, 'maxDiscount'> }) {
  const t = useTranslate();
  const { percent } = useFormats();
  return maxDiscount === null ? t('roles.noLimit') : percent(maxDiscount);
}
