import type { InventoryCount } from '@tilldesk/domain/counts';
import { Avatar, Card, Figure, ItemList, ProgressBar, SumList, Text } from '@tilldesk/ui';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Person } from '../counts.styles.ts';

const problemKinds = ['unknown', 'wrongStatus', 'wrongLocation', 'outOfScope', 'duplicate'] as const;

/** Live progress of the count, the people counting, and the lines not counted yet. */
export function CountSidePanel({ count }: { count: InventoryCount }) {
  const t = useTranslate();
  const { number } = useFormats();
  const { lineCount, countedLines } = count;
  const occurring = problemKinds.filter((one) => count.problems[one] > 0);
  return (
    <Stack>
      <Card>
        <Stack>
          <Figure size="l" label={t('counts.total')} value={number(count.counted)} />
          {lineCount !== null && (
            <>
              <ProgressBar label={t('counts.progress')} value={countedLines} max={Math.max(1, lineCount)} />
              <Text size="s" tone="muted">
                {t('counts.progress.of', { done: number(countedLines), all: number(lineCount) })}
              </Text>
            </>
          )}
        </Stack>
      </Card>
      <Card title={t('counts.people')} flush>
        <ItemList
          variant="lined"
          items={count.counters.map(({ userId, name, scans, pieces }) => ({
            id: userId,
            title: (
              <Person>
                <Avatar name={name} decorative size={24} /> {name}
              </Person>
            ),
            text: t('counts.people.did', { scans }),
            value: number(pieces),
          }))}
        />
      </Card>
      {occurring.length > 0 && (
        <Card title={t('counts.problems')}>
          <SumList
            items={occurring.map((one) => ({
              id: one,
              label: t(`counts.problems.${one}`),
              value: number(count.problems[one]),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}
