import { registers, registerSessionStatuses, type RegisterSession } from '@tilldesk/domain/registers';
import { Badge } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import { Row, Stack } from '../../../page/flow.styles.ts';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { ClearFilters, ListFilter } from '../../../resource/list/ListFilters.tsx';
import { ListView } from '../../../resource/list/ListView.tsx';
import { useList } from '../../../resource/list/useList.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useAnswer } from '../../../api/useAnswer.ts';
import { Difference, DrawerStatus } from '../DrawerStatus.tsx';
import { TillsAndToday } from '../registers.styles.ts';
import { DrawerDays } from './DrawerDays.tsx';
import { DrawerFigures } from './DrawerFigures.tsx';
import { queryForDays, useDrawerDays } from './useDrawerDays.ts';
import { usePeople } from './usePeople.ts';

const filters = ['status', 'registerId', 'employee'];
const watch = ['registers', 'clock', 'invoices'];

type DrawerListProps = { tills: ReactNode; today: ReactNode; onOpen: (sessionId: string) => void };

/**
 * Lists all drawers of the store, the latest opened first. The tills with today's movements and the totals of the listed drawers
 * are above.
 */
export function DrawerList({ tills, today, onOpen }: DrawerListProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const chosen = useDrawerDays();
  const fixed = queryForDays(chosen.days);
  const list = useList(registers.sessions, { sort: '', limit: 10, filters, fixed, watch });
  const columns = useColumns();
  const people = usePeople();
  const { data: known } = useAnswer(registers.list, {});
  const named = (known?.items ?? []).map(({ id, name }) => ({ id, label: name }));
  const choice = (name: string, label: string, options: readonly { id: string; label: string }[]) => (
    <ListFilter
      label={label}
      value={list.filters[name] ?? ''}
      options={options}
      onChange={(value) => list.setFilter(name, value)}
    />
  );
  return (
    <Stack>
      <TillsAndToday>
        {tills}
        {today}
      </TillsAndToday>
      <DrawerFigures list={list} />
      <ListView
        list={list}
        name="drawers"
        label={t('drawers.history')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ registerName, openedAt }) => `${registerName}, ${moment(openedAt)}`}
        onOpen={({ id }) => onOpen(id)}
        searchHint={null}
        filters={
          <>
            <DrawerDays {...chosen} />
            {choice(
              'status',
              t('drawers.status'),
              registerSessionStatuses.map((id) => ({ id, label: t(`drawers.status.${id}`) })),
            )}
            {named.length > 1 && choice('registerId', t('drawers.register'), named)}
            {people.length > 0 && choice('employee', t('drawers.person'), people)}
            <ClearFilters list={list} />
          </>
        }
        empty={{ icon: 'drawer', title: t('drawers.none'), text: t('drawers.noneText') }}
      />
    </Stack>
  );
}

function useColumns(): ListColumn<RegisterSession>[] {
  const t = useTranslate();
  const marksOf = ({ forced, reasonMissing, openingDifference }: RegisterSession) => [
    ...(openingDifference !== null && openingDifference !== 0 ? [t('drawers.mark.opening')] : []),
    ...(forced ? [t('drawers.mark.forced')] : []),
    ...(reasonMissing ? [t('drawers.mark.reason')] : []),
  ];
  return [
    { id: 'register', header: t('drawers.register'), kind: 'text', value: (row) => row.registerName },
    { id: 'openedAt', header: t('drawers.openedAt'), kind: 'instant', value: (row) => row.openedAt },
    { id: 'openedBy', header: t('drawers.openedBy'), kind: 'text', value: (row) => row.openedBy },
    {
      id: 'status',
      header: t('drawers.status'),
      kind: 'text',
      value: ({ status }) => t(`drawers.status.${status}`),
      cell: ({ status }) => <DrawerStatus status={status} />,
      whole: true,
    },
    { id: 'opening', header: t('drawers.opening'), kind: 'money', value: (row) => row.openingCounted, hidden: true },
    { id: 'expected', header: t('drawers.expected'), kind: 'money', value: (row) => row.expected },
    { id: 'counted', header: t('drawers.counted'), kind: 'money', value: (row) => row.counted },
    {
      id: 'difference',
      header: t('drawers.difference'),
      kind: 'money',
      value: (row) => row.difference,
      cell: ({ difference }) => <Difference value={difference} />,
    },
    {
      id: 'marks',
      header: t('drawers.marks'),
      kind: 'list',
      value: marksOf,
      cell: (row) =>
        marksOf(row).length === 0 ? (
          t('list.absent')
        ) : (
          <Row>
            {marksOf(row).map((mark) => (
              <Badge key={mark} tone="warn">
                {mark}
              </Badge>
            ))}
          </Row>
        ),
      whole: true,
    },
    { id: 'closedAt', header: t('drawers.closedAt'), kind: 'instant', value: (row) => row.closedAt, hidden: true },
    { id: 'closedBy', header: t('drawers.closedBy'), kind: 'text', value: (row) => row.closedBy, hidden: true },
    { id: 'dropped', header: t('drawers.drop'), kind: 'money', value: (row) => row.dropped, hidden: true },
    { id: 'left', header: t('drawers.left'), kind: 'money', value: (row) => row.left, hidden: true },
    { id: 'reason', header: t('drawers.why'), kind: 'text', value: (row) => row.reason, hidden: true },
  ];
}
