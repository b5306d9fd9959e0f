import { isShareBase, WHOLE, type CommissionRule } from '@tilldesk/domain/commissions';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** The rate, the amount or the number of tiers of a rule. */
export function RuleValueCell({ row: { base, rate, amount, tiers } }: { row: CommissionRule }) {
  const t = useTranslate();
  const { money, percent } = useFormats();
  if (tiers !== null) return t('commissionRules.value.tiers', { count: tiers.length });
  return isShareBase(base) ? percent((rate ?? 0) / WHOLE) : money(amount ?? 0);
}
