import type { InventoryCount } from '@tilldesk/domain/stock';
import { Avatar, Card, Figure, ItemList, ProgressBar, SumList, Text } from '@tilldesk/ui';
import { Stack } from '../../../kit/page/flow.styles.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { Person } from '../counts.styles.ts';

const troubles = ['unknown', 'wrongStatus', 'wrongLocation', 'outOfScope', 'duplicate'] as const;

/** How far the count is, who counts along, and what was not counted; all of it as it happens. */
export function CountSide({ count }: { count: InventoryCount }) {
  const say = useSay();
  const { number } = useFormats();
  const { lineCount, countedLines } = count;
  const met = troubles.filter((one) => count.troubles[one] > 0);
  return (
    <Stack>
      <Card>
        <Stack>
          <Figure size="l" label={say('counts.total')} value={number(count.counted)} />
          {lineCount !== null && (
            <>
              <ProgressBar label={say('counts.progress')} value={countedLines} max={Math.max(1, lineCount)} />
              <Text size="s" tone="muted">
                {say('counts.progress.of', { done: number(countedLines), all: number(lineCount) })}
              </Text>
            </>
          )}
        </Stack>
      </Card>
      <Card title={say('counts.people')} flush>
        <ItemList
          look="lined"
          items={count.counters.map(({ userId, name, scans, pieces }) => ({
            id: userId,
            title: (
              <Person>
                <Avatar name={name} decorative size={24} /> {name}
              </Person>
            ),
            text: say('counts.people.did', { scans }),
            value: number(pieces),
          }))}
        />
      </Card>
      {met.length > 0 && (
        <Card title={say('counts.troubles')}>
          <SumList
            items={met.map((one) => ({
              id: one,
              label: say(`counts.troubles.${one}`),
              value: number(count.troubles[one]),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}
