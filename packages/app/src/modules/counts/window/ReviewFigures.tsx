import type { CountFigures } from '@tilldesk/domain/counts';
import { Stat } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Figures } from '../../../page/Figures.styles.ts';

/** Shows the result of a count in four figures. */
export function ReviewFigures({ figures }: { figures: CountFigures }) {
  const t = useTranslate();
  const { number, money, percent } = useFormats();
  const { lines, exactLines, shortQuantity, overQuantity, shortValue, overValue } = figures;
  const worth = (value: number | null) => (value === null ? undefined : t('counts.value.of', { value: money(value) }));
  const share = lines === 0 ? 1 : Math.round((exactLines / lines) * 1000) / 1000;
  return (
    <Figures>
      <Stat
        label={t('counts.exact')}
        value={percent(share)}
        hint={t('counts.exact.of', { exact: number(exactLines), lines: number(lines) })}
      />
      <Stat label={t('counts.short')} value={number(shortQuantity)} hint={worth(shortValue)} />
      <Stat label={t('counts.over')} value={number(overQuantity)} hint={worth(overValue)} />
      {shortValue !== null && overValue !== null && (
        <Stat label={t('counts.net')} value={money(overValue - shortValue)} />
      )}
    </Figures>
  );
}
