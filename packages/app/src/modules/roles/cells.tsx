import type { Role } from '@tilldesk/domain/roles';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The largest discount without approval, or that there is no limit. */
export function MaxDiscount({ row: { maxDiscount } }: { row: Pick<Role, 'maxDiscount'> }) {
  const t = useTranslate();
  const { percent } = useFormats();
  return maxDiscount === null ? t('roles.noLimit') : percent(maxDiscount);
}

/** The largest refund without approval, or that there is no limit. */
export function MaxRefund({ row: { maxRefund } }: { row: Pick<Role, 'maxRefund'> }) {
  const t = useTranslate();
  const { money } = useFormats();
  return maxRefund === null ? t('roles.noLimit') : money(maxRefund);
}

/** How long after its sale an invoice is voided without approval. */
export function VoidMinutes({ row: { voidMinutes } }: { row: Pick<Role, 'voidMinutes'> }) {
  const t = useTranslate();
  return voidMinutes === null ? t('roles.voidNever') : t('roles.voidMinutes', { count: voidMinutes });
}
