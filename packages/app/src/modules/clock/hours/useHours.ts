import { clock, sumHours, type Hours, type Shift } from '@tilldesk/domain/clock';
import type { DayRange } from '@tilldesk/domain/time';
import { useAnswer } from '../../../api/useAnswer.ts';
import type { SheetState } from '../timesheet/useSheet.ts';

/** The kinds of time, in the order of the columns. */
export const hourKinds = [
  'regular',
  'overtime',
  'doubleTime',
  'paidBreak',
  'unpaidBreak',
] as const satisfies (keyof Hours)[];

/** A row: a person, or a day of one person, with a `name` for a person only. */
export type HoursRow = { id: string; name: string | null; hours: Hours; shifts: readonly Shift[] };

/** Paid time of everybody in the days, or by day of one person; `sheet` has the shifts, which are approved with it. */
export function useHours({ from, to }: DayRange, employee: string | undefined, sheet: SheetState) {
  const { data, problem, loading, again } = useAnswer(
    clock.hours,
    { query: { startDate: from, endDate: to } },
    { keepPreviousData: true, watch: ['clock'] },
  );
  const people = data?.items ?? [];
  const person = people.find(({ userId }) => userId === employee);
  const shiftsOf = (userId: string, day?: string) =>
    Object.entries(sheet.people.find(({ id }) => id === userId)?.cells ?? {}).flatMap(([of, cell]) =>
      day === undefined || of === day ? cell.shifts : [],
    );
  const rows =
    employee === undefined
      ? people.map(({ userId, employeeName, total }): HoursRow => ({
          id: userId,
          name: employeeName,
          hours: total,
          shifts: shiftsOf(userId),
        }))
      : (person?.days ?? []).map(({ day, ...hours }): HoursRow => ({
          id: day,
          name: null,
          hours,
          shifts: shiftsOf(employee, day),
        }));
  return {
    rows,
    byDay: employee !== undefined,
    total: sumHours(rows.map(({ hours }) => hours)),
    problem: data === undefined ? problem : undefined,
    loading,
    again,
  };
}

export type HoursTableState = ReturnType<typeof useHours>;
