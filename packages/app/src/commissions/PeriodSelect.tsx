import type { CommissionPeriod } from '@tilldesk/domain/commissions';
import { useFormats } from '../i18n/useFormats.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSelectTexts } from '../resource/form/useSelectTexts.ts';
import { Chooser } from './PeriodSelect.styles.ts';

type Props = {
  periods: readonly CommissionPeriod[];
  /** The first day of the chosen period. */
  value: string;
  onChange: (from: string) => void;
};

/** Chooses a period of commissions; says which are closed. */
export function PeriodSelect({ periods, value, onChange }: Props) {
  const t = useTranslate();
  const texts = useSelectTexts();
  const { day } = useFormats();
  return (
    <Chooser
      aria-label={t('commissions.period')}
      texts={texts}
      value={value}
      onChange={(from) => from !== null && onChange(from)}
      options={periods.map(({ from, to, closedAt }) => ({
        id: from,
        label: t('commissions.period.days', { from: day(from), to: day(to) }),
        hint: t(closedAt === null ? 'commissions.period.open' : 'commissions.period.closed'),
      }))}
    />
  );
}
