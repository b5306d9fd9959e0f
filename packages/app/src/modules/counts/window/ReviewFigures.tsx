import type { CountFigures } from '@tilldesk/domain/stock';
import { Stat } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Figures } from '../counts.styles.ts';

/** What a count found, in four numbers. */
export function ReviewFigures({ figures }: { figures: CountFigures }) {
  const say = useSay();
  const { number, money, percent } = useFormats();
  const { lines, exactLines, shortQuantity, overQuantity, shortValue, overValue } = figures;
  const worth = (value: number | null) =>
    value === null ? undefined : say('counts.value.of', { value: money(value) });
  const share = lines === 0 ? 1 : Math.round((exactLines / lines) * 1000) / 1000;
  return (
    <Figures>
      <Stat
        label={say('counts.exact')}
        value={percent(share)}
        hint={say('counts.exact.of', { exact: number(exactLines), lines: number(lines) })}
      />
      <Stat label={say('counts.short')} value={number(shortQuantity)} hint={worth(shortValue)} />
      <Stat label={say('counts.over')} value={number(overQuantity)} hint={worth(overValue)} />
      {shortValue !== null && overValue !== null && (
        <Stat label={say('counts.net')} value={money(overValue - shortValue)} />
      )}
    </Figures>
  );
}
