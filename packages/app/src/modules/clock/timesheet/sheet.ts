import { compareNames } from '@tilldesk/domain/fields';
import type { Shift } from '@tilldesk/domain/clock';

/** The work of one employee on one day. */
export type Cell = {
  shifts: readonly Shift[];
  seconds: number;
  mark: Mark | null;
  corrected: boolean;
  /** Whether all shifts are approved. */
  approved: boolean;
};

/** What is notable about a day: the employee is at work or on a break, or a manager should review it. */
export type Mark = 'in' | 'break' | 'look';

/** A row of the grid. */
export type Person = {
  id: string;
  name: string;
  cells: Readonly<Record<string, Cell>>;
  seconds: number;
};

type Totals = { days: Readonly<Record<string, number>>; activeSeconds: number; breakSeconds: number };

/** Groups shifts into rows by employee and columns by business day. Voided shifts are left out. */
export function sheetOf(shifts: readonly Shift[]): { people: Person[]; totals: Totals; toReview: number } {
  const counted = shifts.filter(({ voided }) => !voided);
  const byPerson = grouped(counted, ({ userId }) => userId);
  const people = [...byPerson.entries()].map(([id, own]): Person => ({
    id,
    name: own[0]?.employeeName ?? '',
    cells: cellsOf(own),
    seconds: sum(own, ({ activeSeconds }) => activeSeconds),
  }));
  const byDay = grouped(counted, ({ businessDay }) => businessDay);
  return {
    people: people.toSorted((a, b) => compareNames(a.name, b.name)),
    totals: {
      days: Object.fromEntries([...byDay].map(([day, own]) => [day, sum(own, ({ activeSeconds }) => activeSeconds)])),
      activeSeconds: sum(counted, ({ activeSeconds }) => activeSeconds),
      breakSeconds: sum(counted, ({ breakSeconds }) => breakSeconds),
    },
    toReview: counted.filter(({ flags }) => flags.length > 0).length,
  };
}

/** Returns the shifts of a list as they are `seconds` after the response: time of open work or breaks increases. */
export const advanceShifts = (shifts: readonly Shift[], seconds: number): Shift[] =>
  shifts.map((shift) => ({
    ...shift,
    activeSeconds: shift.activeSeconds + (shift.status === 'CLOCKED_IN' ? seconds : 0),
    breakSeconds: shift.breakSeconds + (shift.status === 'ON_BREAK' ? seconds : 0),
  }));

function cellsOf(own: readonly Shift[]): Record<string, Cell> {
  const days = grouped(own, ({ businessDay }) => businessDay);
  return Object.fromEntries(
    [...days].map(([day, all]): [string, Cell] => {
      const shifts = all.toSorted((a, b) => a.firstClockIn.localeCompare(b.firstClockIn));
      const seconds = sum(shifts, ({ activeSeconds }) => activeSeconds);
      const corrected = shifts.some((shift) => shift.corrected);
      const approved = shifts.every(({ approvedAt }) => approvedAt !== null);
      return [day, { shifts, seconds, mark: markOf(shifts), corrected, approved }];
    }),
  );
}

function markOf(shifts: readonly Shift[]): Mark | null {
  if (shifts.some(({ flags }) => flags.length > 0)) return 'look';
  if (shifts.some(({ status }) => status === 'CLOCKED_IN')) return 'in';
  return shifts.some(({ status }) => status === 'ON_BREAK') ? 'break' : null;
}

const sum = (shifts: readonly Shift[], of: (shift: Shift) => number): number =>
  shifts.reduce((total, shift) => total + of(shift), 0);

function grouped(shifts: readonly Shift[], by: (shift: Shift) => string): Map<string, Shift[]> {
  const groups = new Map<string, Shift[]>();
  for (const shift of shifts) groups.set(by(shift), [...(groups.get(by(shift)) ?? []), shift]);
  return groups;
}
