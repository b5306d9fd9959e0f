import type { Hours } from '@tilldesk/domain/clock';
import { EmptyState, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { TotalsRow } from '@tilldesk/ui/table-tools';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { ApproveButton } from '../shift/ApproveButton.tsx';
import { hoursText } from '../../../timeclock/hours.ts';
import { hourKinds, type HoursRow, type HoursTableState } from './useHours.ts';

type HoursTableProps = {
  hours: HoursTableState;
  /** Shows the days of one person. */
  onPerson: (userId: string) => void;
};

/** Paid time by person, or by day for one person: regular time, overtime, double time, breaks, and what is approved. */
export function HoursTable({ hours, onPerson }: HoursTableProps) {
  const t = useTranslate();
  const problems = useProblem();
  const columns = useColumns(hours.byDay);
  return (
    <DataTable
      label={t('clock.hours')}
      columns={columns}
      rows={hours.rows}
      rowId={({ id }) => id}
      onOpen={hours.byDay ? undefined : ({ id }) => onPerson(id)}
      loading={hours.loading ? t('list.loading') : undefined}
      error={
        hours.problem && { text: problems.message(hours.problem), retryLabel: t('list.again'), onRetry: hours.again }
      }
      empty={<EmptyState icon="clock" title={t('clock.none')} text={t('clock.noneText')} />}
      foot={
        hours.rows.length === 0
          ? undefined
          : (place) => <TotalsRow {...place} label={t('clock.grid.total')} cells={timesOf(hours.total)} />
      }
    />
  );
}

const timesOf = (hours: Hours) =>
  Object.fromEntries(hourKinds.map((kind) => [kind, <Time key={kind} minutes={hours[kind]} />]));

function Time({ minutes }: { minutes: number }) {
  return (
    <Text code tone={minutes === 0 ? 'muted' : undefined}>
      {hoursText(minutes * 60)}
    </Text>
  );
}

function useColumns(byDay: boolean): Column<HoursRow>[] {
  const t = useTranslate();
  const { day } = useFormats();
  return [
    {
      id: 'name',
      header: t(byDay ? 'clock.day' : 'clock.employee'),
      cell: ({ id, name }) => (
        <Text weight="medium" clip>
          {name ?? day(id)}
        </Text>
      ),
      width: 160,
      sticky: true,
    },
    ...hourKinds.map((kind): Column<HoursRow> => ({
      id: kind,
      header: t(`clock.hours.${kind}`),
      align: 'end',
      width: 92,
      cell: (row) => <Time minutes={row.hours[kind]} />,
    })),
    {
      id: 'approved',
      header: t('clock.approved'),
      align: 'end',
      width: 88,
      cell: ({ shifts }) => (
        <Text>
          {t('clock.approved.of', {
            approved: shifts.filter((one) => one.approvedAt !== null).length,
            count: shifts.length,
          })}
        </Text>
      ),
    },
    {
      id: 'approve',
      header: t('clock.approval'),
      align: 'end',
      width: 124,
      cell: ({ id, name, shifts }) => <ApproveButton size="s" shifts={shifts} name={name ?? day(id)} />,
    },
  ];
}
