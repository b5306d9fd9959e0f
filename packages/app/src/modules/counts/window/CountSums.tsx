import type { InventoryCount } from '@tilldesk/domain/stock';
import { Card, Figure } from '@tilldesk/ui';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Sums } from '../counts.styles.ts';

/** How far the count is, in one line; one who counts blind is not told how many lines there are. */
export function CountSums({ count }: { count: InventoryCount }) {
  const say = useSay();
  const { number } = useFormats();
  const { lineCount, countedLines } = count;
  const troubles = Object.values(count.troubles).reduce((sum, met) => sum + met, 0);
  const shown: [label: string, value: string][] = [[say('counts.total'), number(count.counted)]];
  if (lineCount !== null) {
    shown.push(
      [say('counts.progress'), say('counts.sums.of', { done: number(countedLines), all: number(lineCount) })],
      [say('counts.sums.missing'), number(Math.max(0, lineCount - countedLines))],
    );
  }
  shown.push([say('counts.troubles'), number(troubles)], [say('counts.people'), number(count.counters.length)]);
  return (
    <Card aria-label={say('counts.sums')}>
      <Sums>
        {shown.map(([label, value]) => (
          <Figure key={label} size="s" label={label} value={value} />
        ))}
      </Sums>
    </Card>
  );
}
