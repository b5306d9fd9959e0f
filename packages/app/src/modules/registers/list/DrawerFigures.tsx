import { registers } from '@tilldesk/domain/registers';
import { Stat } from '@tilldesk/ui';
import type { List } from '../../../resource/list/useList.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSigned } from '../DrawerStatus.tsx';
import { Figures } from '../registers.styles.ts';

/** Totals of the listed drawers, and the number of drawers that were not counted. */
export function DrawerFigures({ list }: { list: Pick<List<never>, 'query'> }) {
  const t = useTranslate();
  const { money, number } = useFormats();
  const signed = useSigned();
  const { data } = useAnswer(
    registers.sessions,
    { query: { ...list.query, page: 1, limit: 1 } },
    { keepPreviousData: true, watch: ['registers', 'clock', 'invoices'] },
  );
  const { counted = 0, expected = 0, over = 0, short = 0, uncounted = 0 } = data?.totals ?? {};
  const loading = data === undefined;
  return (
    <Figures aria-label={t('drawers.figures')}>
      <Stat label={t('drawers.counted')} value={money(counted)} loading={loading} />
      <Stat label={t('drawers.expected')} value={money(expected)} loading={loading} />
      <Stat label={t('drawers.over')} value={signed(over)} loading={loading} />
      <Stat label={t('drawers.short')} value={signed(0 - Math.abs(short))} loading={loading} />
      <Stat label={t('drawers.status.uncounted')} value={number(uncounted)} loading={loading} />
    </Figures>
  );
}
