import type { ExplainedEntry } from '@tilldesk/domain/commissions';
import { isShareBase, WHOLE } from '@tilldesk/domain/commissions';
import type { Formats } from '../i18n/formats.ts';
import type { Translate } from '../i18n/useTranslate.ts';

/**
 * Returns one sentence that says which rule, base, rate and split made an entry. Without the right to see costs, the base and the rate
 * of a margin are left out.
 */
export function entrySentence(
  entry: ExplainedEntry,
  t: Translate,
  { money, number, percent }: Pick<Formats, 'money' | 'number' | 'percent'>,
): string {
  const { base, baseAmount, value, share, seller, rule } = entry;
  if (base === null || rule === null) {
    return t('commissions.explain.adjustment', { by: entry.by ?? '', reason: entry.reason ?? '' });
  }
  const values = {
    rule: rule.name,
    kind: entry.kind === 'chargeback' ? 'chargeback' : 'other',
    cause: entry.causes.map((cause) => t(`commissions.cause.${cause}`)).join(', '),
    split: seller !== null ? 'other' : share === WHOLE ? 'whole' : 'own',
    share: percent((share ?? WHOLE) / WHOLE),
    seller: seller ?? '',
    capped: entry.isCapped ? 'yes' : 'no',
  };
  if (baseAmount === null || value === null) return t('commissions.explain.hidden', values);
  return t(`commissions.explain.${base}`, {
    ...values,
    base: base === 'flatPerUnit' ? number(baseAmount) : money(baseAmount),
    rate: isShareBase(base) ? percent(value / WHOLE) : money(value),
  });
}
