import type { PriceRule } from '@tilldesk/domain/products';
import { Text } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';

type Row = { row: PriceRule };

/** The target of a rule. */
export function RuleTargetCell({ row: { scope, targetName } }: Row) {
  const t = useTranslate();
  return <Text clip>{scope === 'all' ? t('choice.priceRule.scope.all') : targetName}</Text>;
}

/** The effect of a rule on a price. */
export function RuleEffectCell({ row: { kind, rate, amount } }: Row) {
  const { money, percent } = useFormats();
  if (kind === 'percent') return `−${percent(rate ?? '0')}`;
  return kind === 'amount' ? `−${money(amount ?? 0)}` : money(amount ?? 0);
}
