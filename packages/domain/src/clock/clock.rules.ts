import { Problem, problemAt } from '../problems/Problem.ts';
import type { ProblemCode } from '../problems/catalogue.ts';
import type { ClockStatus } from './clock.entity.ts';

/** What a person may ask of the clock. */
export type ClockOrder = 'in' | 'takeBreak' | 'endBreak' | 'out';

/**
 * Which status an order leads to, and which orders a status knows (spec §4); server and screens read this one table. Who has no
 * open shift is CLOCKED_OUT; a clock-in then begins another.
 */
export const clockMoves: Readonly<Record<ClockStatus, Readonly<Partial<Record<ClockOrder, ClockStatus>>>>> = {
  CLOCKED_OUT: { in: 'CLOCKED_IN' },
  CLOCKED_IN: { takeBreak: 'ON_BREAK', out: 'CLOCKED_OUT' },
  ON_BREAK: { endBreak: 'CLOCKED_IN', out: 'CLOCKED_OUT' },
};

/** Whether one status may follow another inside a shift; null is the beginning. */
export const mayFollow = (before: ClockStatus | null, after: ClockStatus): boolean =>
  before === null
    ? after === 'CLOCKED_IN'
    : before !== 'CLOCKED_OUT' && Object.values(clockMoves[before]).includes(after);

const problemCodes: Readonly<Record<ClockOrder, ProblemCode>> = {
  in: 'clock.already',
  takeBreak: 'clock.notIn',
  endBreak: 'clock.notOnBreak',
  out: 'clock.notClockedIn',
};

/** The status that an order leads to. Throws what the spec says of one that the status does not know. */
export function moved(status: ClockStatus, order: ClockOrder): ClockStatus {
  const to = clockMoves[status][order];
  if (to) return to;
  throw new Problem(status === 'ON_BREAK' && order === 'takeBreak' ? 'clock.onBreak' : problemCodes[order]);
}

/** A stroke of the clock, as far as times follow from it. */
export type Punch = { status: ClockStatus; at: string };

/** Whole seconds of a shift, worked and paused. */
export type Worked = { activeSeconds: number; breakSeconds: number };

/**
 * What the punches of one shift, or of several after one another (oldest first), add up to, until the last clock-out or `until`.
 * Seconds are differences of moments in UTC, so neither midnight nor a change of the store's clock makes one more or less; the work
 * and breaks of a shift add up to the whole exactly, and several shifts have the sum of what each has alone.
 */
export function workedOf(punches: readonly Punch[], until: string): Worked {
  let start = Date.parse(punches[0]?.at ?? until);
  const second = (at: string) => Math.max(0, Math.floor((Date.parse(at) - start) / 1000));
  const sum: Record<ClockStatus, number> = { CLOCKED_IN: 0, ON_BREAK: 0, CLOCKED_OUT: 0 };
  punches.forEach(({ status, at }, i) => {
    if (punches[i - 1]?.status === 'CLOCKED_OUT') start = Date.parse(at);
    // A clock that was set back since gives no time back.
    sum[status] += Math.max(0, second(punches[i + 1]?.at ?? until) - second(at));
  });
  return { activeSeconds: sum.CLOCKED_IN, breakSeconds: sum.ON_BREAK };
}

/** Seconds as `hh:mm:ss`; a hundred hours have three digits. */
export function clockText(seconds: number): string {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** The longest shift that is believed, in seconds: a manager should look at one that is open for longer (16 hours). */
export const LONG_OPEN_SECONDS = 57_600;

/**
 * What is wrong with the strokes that a correction puts in place of a shift's, or null: they begin with a clock-in, each is a move
 * of the clock and later than the one before, and none lies ahead of `now`.
 */
export function correctionProblem(punches: readonly Punch[], now: string): Problem | null {
  for (const [i, { status, at }] of punches.entries()) {
    const before = punches[i - 1];
    if (!mayFollow(before?.status ?? null, status)) return problemAt(`logs.${i}.status`, 'clock.order');
    if (before && Date.parse(at) <= Date.parse(before.at)) return problemAt(`logs.${i}.at`, 'clock.order');
    if (Date.parse(at) > Date.parse(now)) return problemAt(`logs.${i}.at`, 'clock.ahead');
  }
  return punches.length > 0 ? null : problemAt('logs', 'clock.order');
}
