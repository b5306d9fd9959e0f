import { registers } from '@tilldesk/domain/registers';
import { Alert, Card, ItemList, Text } from '@tilldesk/ui';
import { Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSigned } from '../DrawerStatus.tsx';

/** Lists ledger movements that can explain the difference of a drawer. */
export function PossibleCauses({ id, reasonMissing }: { id: string; reasonMissing: boolean }) {
  const t = useTranslate();
  const problems = useProblem();
  const { time } = useFormats();
  const signed = useSigned();
  const { data, problem } = useAnswer(registers.report, { params: { id } });
  return (
    <Card title={t('drawers.causes')} hint={t('drawers.causes.hint')}>
      <Stack>
        {reasonMissing && <Alert tone="warn">{t('drawers.explain.missing')}</Alert>}
        {problem && !data && <Alert tone="bad">{problems.message(problem)}</Alert>}
        {data?.causes.length === 0 && (
          <Text as="p" tone="muted">
            {t('drawers.causes.none')}
          </Text>
        )}
        {data && data.causes.length > 0 && (
          <ItemList
            items={data.causes.map(({ cause, movement }) => ({
              id: movement.id,
              icon: 'search' as const,
              title: t(`drawers.cause.${cause}`),
              text: [t(`drawers.kind.${movement.kind}`), movement.invoice?.number, movement.by]
                .filter((part) => part !== undefined)
                .join(' · '),
              at: movement.at,
              timeText: time(movement.at),
              value: movement.amount === null ? t('list.absent') : signed(movement.amount),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}
