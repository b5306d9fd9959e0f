import { compareNames } from '@tilldesk/domain/fields';
import { clock } from '@tilldesk/domain/clock';
import { dayOf, type DayRange } from '@tilldesk/domain/time';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../../api/useAnswer.ts';
import { useSecondsSince } from '../../../browser/useSecondsSince.ts';
import { useSession } from '../../../session/useSession.ts';
import { daysOf, readPeriod, stepped, writePeriod, type Period } from './period.ts';
import { advanceShifts, sheetOf } from './sheet.ts';

/** The maximum number of shifts in one response: a week of seventy people. */
const SHIFTS_MAX = 500;
/** Interval, in seconds, at which the hours of employees at work are updated; a sheet shows minutes. */
const REDRAW_SECONDS = 15;

/** The days of the timesheet from the address, with functions to change them. */
export function usePeriod(): Period & { today: string; choose: (range: DayRange) => void; step: (by: -1 | 1) => void } {
  const { timeZone } = useSession().store;
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [address, setAddress] = useSearchParams();
  const period = readPeriod(address, today);
  const choose = (range: DayRange) =>
    setAddress((current) => writePeriod(current, range, today), { preventScrollReset: true });
  return { ...period, today, choose, step: (by) => choose(stepped(period, by)) };
}

/** The query for a list of shifts. */
export const queryFor = ({ from, to }: DayRange) => ({ preset: 'custom' as const, startDate: from, endDate: to });

/**
 * All shifts of the days as a grid, filtered by `employee` and `status`. Updates with the clock and with every change.
 */
export function useSheet(period: Period, { employee, status }: Readonly<Record<string, string>>) {
  const { data, problem, loading, again } = useAnswer(
    clock.list,
    { query: { ...queryFor(period), page: 1, limit: SHIFTS_MAX } },
    { keepPreviousData: true },
  );
  const shifts = advanceShifts(data?.items ?? [], useSecondsSince(data, REDRAW_SECONDS));
  const fitting = shifts
    .filter((shift) => employee === undefined || shift.userId === employee)
    .filter((shift) => status === undefined || shift.status === status);
  const names = new Map(shifts.map(({ userId, employeeName }) => [userId, employeeName]));
  return {
    ...sheetOf(fitting),
    days: daysOf(period),
    /** Everyone who has a shift in these days, by name. */
    employees: [...names].map(([id, label]) => ({ id, label })).toSorted((a, b) => compareNames(a.label, b.label)),
    nothing: data !== undefined && fitting.length === 0,
    cut: data?.pagination.hasNextPage === true,
    problem: data === undefined ? problem : undefined,
    loading,
    again,
  };
}

export type SheetState = ReturnType<typeof useSheet>;
