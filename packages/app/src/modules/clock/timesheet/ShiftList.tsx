import type { Shift } from '@tilldesk/domain/shop';
import { Text } from '@tilldesk/ui';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../../kit/resource/ListColumn.ts';
import { ListView } from '../../../kit/resource/ListView.tsx';
import type { List } from '../../../kit/resource/useList.ts';
import { useFormats } from '../../../kit/say/useFormats.ts';
import { useSay } from '../../../kit/say/useSay.ts';
import { decimalHours, hoursText } from './hours.ts';
import { ShiftMarks, ShiftStatus } from './ShiftBadges.tsx';

type ShiftListProps = { list: List<Shift>; filters: ReactNode; onOpen: (id: string) => void };

/** Every shift of the days, newest first, ten on a page (spec §9). */
export function ShiftList({ list, filters, onOpen }: ShiftListProps) {
  const say = useSay();
  const { moment } = useFormats();
  const columns = useColumns();
  return (
    <ListView
      list={list}
      name="timesheet"
      label={say('clock.list')}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ employeeName, firstClockIn }) => `${employeeName}, ${moment(firstClockIn)}`}
      onOpen={({ id }) => onOpen(id)}
      searchHint={null}
      filters={filters}
      empty={{ icon: 'clock', title: say('clock.none'), text: say('clock.noneText') }}
    />
  );
}

function useColumns(): ListColumn<Shift>[] {
  const say = useSay();
  const { time } = useFormats();
  const marks = ({ flags, corrected }: Shift) => [
    ...flags.map((flag) => say(`clock.flag.${flag}`)),
    ...(corrected ? [say('clock.mark.corrected')] : []),
  ];
  return [
    { id: 'employee', header: say('clock.employee'), kind: 'text', value: (row) => row.employeeName },
    { id: 'day', header: say('clock.day'), kind: 'date', value: (row) => row.businessDay },
    {
      id: 'status',
      header: say('clock.status'),
      kind: 'text',
      value: ({ status, voided }) => (voided ? say('clock.voided') : say(`clock.status.${status}`)),
      cell: (row) => <ShiftStatus shift={row} />,
      width: 124,
    },
    {
      id: 'in',
      header: say('clock.in'),
      kind: 'instant',
      value: (row) => row.firstClockIn,
      cell: (row) => <Text code>{time(row.firstClockIn)}</Text>,
      width: 96,
    },
    {
      id: 'out',
      header: say('clock.out'),
      kind: 'instant',
      value: (row) => row.lastClockOut,
      cell: ({ lastClockOut: out }) => <Text code>{out === null ? say('list.absent') : time(out)}</Text>,
      width: 96,
    },
    {
      id: 'worked',
      header: say('clock.worked'),
      kind: 'quantity',
      value: (row) => decimalHours(row.activeSeconds),
      cell: (row) => <Text code>{hoursText(row.activeSeconds)}</Text>,
      width: 88,
    },
    {
      id: 'breaks',
      header: say('clock.breaks'),
      kind: 'quantity',
      value: (row) => decimalHours(row.breakSeconds),
      cell: (row) => <Text code>{hoursText(row.breakSeconds)}</Text>,
      width: 88,
    },
    { id: 'cashIn', header: say('clock.cashIn'), kind: 'money', value: (row) => row.clockInCash, hidden: true },
    { id: 'cashOut', header: say('clock.cashOut'), kind: 'money', value: (row) => row.clockOutCash, hidden: true },
    {
      id: 'marks',
      header: say('clock.marks'),
      kind: 'list',
      value: marks,
      cell: (row) => <ShiftMarks shift={row} />,
      width: 220,
    },
    { id: 'notes', header: say('clock.notes'), kind: 'text', value: (row) => row.notes, hidden: true },
  ];
}
