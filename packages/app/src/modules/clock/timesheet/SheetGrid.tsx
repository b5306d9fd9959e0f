import { Alert, EmptyState, Text } from '@tilldesk/ui';
import { DataTable, type Column } from '@tilldesk/ui/table';
import { TotalsRow } from '@tilldesk/ui/table-tools';
import { Row, Stack } from '../../../page/flow.styles.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useProblem } from '../../../i18n/useProblem.ts';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { CellHours, MarkLegend } from './CellHours.tsx';
import { hoursText } from '../../../timeclock/hours.ts';
import { GRID_DAYS_MAX } from './period.ts';
import type { Person } from './sheet.ts';
import { Pressed } from './Timesheet.styles.ts';
import type { SheetState } from './useSheet.ts';
import { useWeekdays } from './useWeekdays.ts';

/** Grid of hours with a row for each employee and a column for each day. Selecting a day opens its shift. */
export function SheetGrid({ sheet, long, onOpen }: { sheet: SheetState; long: boolean; onOpen: (id: string) => void }) {
  const t = useTranslate();
  const problems = useProblem();
  const columns = useColumns(sheet.days, onOpen);
  const totals = Object.entries(sheet.totals.days).map(([day, seconds]) => [day, <Total key={day} of={seconds} />]);
  return (
    <Stack>
      {long && <Alert tone="warn">{t('clock.grid.long', { days: GRID_DAYS_MAX })}</Alert>}
      {sheet.cut && <Alert tone="warn">{t('clock.grid.cut')}</Alert>}
      <DataTable
        label={t('clock.grid')}
        columns={columns}
        rows={sheet.people}
        rowId={({ id }) => id}
        loading={sheet.loading ? t('list.loading') : undefined}
        error={
          sheet.problem && {
            text: problems.message(sheet.problem),
            retryLabel: t('list.again'),
            onRetry: sheet.again,
          }
        }
        empty={<EmptyState icon="clock" title={t('clock.none')} text={t('clock.noneText')} />}
        foot={
          sheet.people.length === 0
            ? undefined
            : (place) => (
                <TotalsRow
                  {...place}
                  label={t('clock.grid.total')}
                  cells={{
                    ...Object.fromEntries(totals),
                    total: <Total of={sheet.totals.activeSeconds} />,
                  }}
                />
              )
        }
      />
      {sheet.people.length > 0 && (
        <Row role="group" aria-label={t('clock.marks')}>
          <MarkLegend />
        </Row>
      )}
    </Stack>
  );
}

function Total({ of }: { of: number }) {
  return <Text code>{hoursText(of)}</Text>;
}

function useColumns(days: readonly string[], onOpen: (id: string) => void): Column<Person>[] {
  const t = useTranslate();
  const { day: longDay } = useFormats();
  const weekday = useWeekdays();
  return [
    {
      id: 'name',
      header: t('clock.employee'),
      cell: ({ name }) => (
        <Text weight="medium" clip>
          {name}
        </Text>
      ),
      width: 176,
      sticky: true,
    },
    ...days.map((day): Column<Person> => ({
      id: day,
      header: weekday(day),
      align: 'end',
      width: 96,
      cell: ({ name, cells }) => {
        const cell = cells[day];
        if (cell === undefined) return <Text tone="muted">{t('list.absent')}</Text>;
        const [first] = cell.shifts;
        const at = { name, day: longDay(day), hours: hoursText(cell.seconds) };
        const mark = cell.mark === null ? '' : t(`clock.mark.${cell.mark}`);
        return (
          <Pressed
            tone="quiet"
            size="s"
            tabIndex={-1}
            aria-label={[
              t('clock.cell', at),
              mark,
              cell.corrected ? t('clock.mark.corrected') : '',
              cell.approved ? t('clock.approved') : '',
            ]
              .filter((part) => part !== '')
              .join(', ')}
            onClick={() => first && onOpen(first.id)}
          >
            <CellHours cell={cell} />
          </Pressed>
        );
      },
    })),
    {
      id: 'total',
      header: t('clock.grid.total'),
      align: 'end',
      width: 88,
      sticky: true,
      cell: ({ seconds }) => (
        <Text weight="strong" code>
          {hoursText(seconds)}
        </Text>
      ),
    },
  ];
}
