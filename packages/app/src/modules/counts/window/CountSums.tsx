import type { InventoryCount } from '@tilldesk/domain/counts';
import { Card, Figure } from '@tilldesk/ui';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Sums } from '../counts.styles.ts';

/** Progress of the count in one line. A blind count does not show the number of lines. */
export function CountSums({ count }: { count: InventoryCount }) {
  const t = useTranslate();
  const { number } = useFormats();
  const { lineCount, countedLines } = count;
  const problemCount = Object.values(count.problems).reduce((sum, occurrences) => sum + occurrences, 0);
  const shown: [label: string, value: string][] = [[t('counts.total'), number(count.counted)]];
  if (lineCount !== null) {
    shown.push(
      [t('counts.progress'), t('counts.sums.of', { done: number(countedLines), all: number(lineCount) })],
      [t('counts.sums.missing'), number(Math.max(0, lineCount - countedLines))],
    );
  }
  shown.push([t('counts.problems'), number(problemCount)], [t('counts.people'), number(count.counters.length)]);
  return (
    <Card aria-label={t('counts.sums')}>
      <Sums>
        {shown.map(([label, value]) => (
          <Figure key={label} size="s" label={label} value={value} />
        ))}
      </Sums>
    </Card>
  );
}
