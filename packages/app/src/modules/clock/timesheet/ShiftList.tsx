import type { Shift } from '@tilldesk/domain/clock';
import { Text } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../../resource/list/ListColumn.ts';
import { ListView } from '../../../resource/list/ListView.tsx';
import type { TickedProps } from '../../../resource/resource.ts';
import type { List } from '../../../resource/list/useList.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApproveButton } from '../shift/ApproveButton.tsx';
import { decimalHours, hoursText } from '../../../timeclock/hours.ts';
import { ShiftMarks, ShiftStatus } from './ShiftBadges.tsx';

type ShiftListProps = { list: List<Shift>; filters: ReactNode; onOpen: (id: string) => void };

/** Lists all shifts of the days, newest first, ten per page (spec §9). */
export function ShiftList({ list, filters, onOpen }: ShiftListProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const columns = useColumns();
  return (
    <ListView
      list={list}
      name="timesheet"
      label={t('clock.list')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ employeeName, firstClockIn }) => `${employeeName}, ${moment(firstClockIn)}`}
      onOpen={({ id }) => onOpen(id)}
      searchHint={null}
      filters={filters}
      totals={{}}
      ticked={Approve}
      empty={{ icon: 'clock', title: t('clock.none'), text: t('clock.noneText') }}
    />
  );
}

/** Approves the selected shifts. */
function Approve({ rows, list }: TickedProps<Shift>) {
  return <ApproveButton size="s" shifts={rows} onDone={() => list.select([])} />;
}

function useColumns(): ListColumn<Shift>[] {
  const t = useTranslate();
  const { time } = useFormats();
  const marks = ({ flags, corrected, approvedAt, payrollId }: Shift) => [
    ...flags.map((flag) => t(`clock.flag.${flag}`)),
    ...(corrected ? [t('clock.mark.corrected')] : []),
    ...(approvedAt === null ? [] : [t(payrollId === null ? 'clock.approved' : 'clock.onPayroll')]),
  ];
  return [
    { id: 'employee', header: t('clock.employee'), kind: 'text', value: (row) => row.employeeName },
    { id: 'day', header: t('clock.day'), kind: 'date', value: (row) => row.businessDay },
    {
      id: 'status',
      header: t('clock.status'),
      kind: 'text',
      value: ({ status, voided }) => (voided ? t('clock.voided') : t(`clock.status.${status}`)),
      cell: (row) => <ShiftStatus shift={row} />,
      width: 124,
    },
    {
      id: 'in',
      header: t('clock.in'),
      kind: 'instant',
      value: (row) => row.firstClockIn,
      cell: (row) => <Text code>{time(row.firstClockIn)}</Text>,
      width: 96,
    },
    {
      id: 'out',
      header: t('clock.out'),
      kind: 'instant',
      value: (row) => row.lastClockOut,
      cell: ({ lastClockOut: out }) => <Text code>{out === null ? t('list.absent') : time(out)}</Text>,
      width: 96,
    },
    {
      id: 'worked',
      header: t('clock.worked'),
      kind: 'quantity',
      value: (row) => decimalHours(row.activeSeconds),
      cell: (row) => <Text code>{hoursText(row.activeSeconds)}</Text>,
      width: 88,
    },
    {
      id: 'breaks',
      header: t('clock.breaks'),
      kind: 'quantity',
      value: (row) => decimalHours(row.breakSeconds),
      cell: (row) => <Text code>{hoursText(row.breakSeconds)}</Text>,
      width: 88,
    },
    { id: 'cashIn', header: t('clock.cashIn'), kind: 'money', value: (row) => row.clockInCash, hidden: true },
    { id: 'cashOut', header: t('clock.cashOut'), kind: 'money', value: (row) => row.clockOutCash, hidden: true },
    {
      id: 'marks',
      header: t('clock.marks'),
      kind: 'list',
      value: marks,
      cell: (row) => <ShiftMarks shift={row} />,
      width: 220,
    },
    { id: 'notes', header: t('clock.notes'), kind: 'text', value: (row) => row.notes, hidden: true },
  ];
}
