import { Problem, problemAt } from '../problems/Problem.ts';
import type { ProblemCode } from '../problems/catalogue.ts';
import type { ClockStatus, Shift } from './clock.entity.ts';

/** Operations of the time clock. */
export type ClockOrder = 'in' | 'takeBreak' | 'endBreak' | 'out';

/**
 * The status after an order, and the orders allowed in a status (spec §4), used by the server and the screens. Without an open
 * shift the status is CLOCKED_OUT; a clock-in then starts a new one.
 */
export const clockTransitions: Readonly<Record<ClockStatus, Readonly<Partial<Record<ClockOrder, ClockStatus>>>>> = {
  CLOCKED_OUT: { in: 'CLOCKED_IN' },
  CLOCKED_IN: { takeBreak: 'ON_BREAK', out: 'CLOCKED_OUT' },
  ON_BREAK: { endBreak: 'CLOCKED_IN', out: 'CLOCKED_OUT' },
};

/** Whether one status may follow another within a shift; null is the start. */
export const mayFollow = (before: ClockStatus | null, after: ClockStatus): boolean =>
  before === null
    ? after === 'CLOCKED_IN'
    : before !== 'CLOCKED_OUT' && Object.values(clockTransitions[before]).includes(after);

const problemCodes: Readonly<Record<ClockOrder, ProblemCode>> = {
  in: 'clock.already',
  takeBreak: 'clock.notIn',
  endBreak: 'clock.notOnBreak',
  out: 'clock.notClockedIn',
};

/** Returns the status after an order. Throws the problem of the specification if the status does not allow it. */
export function moved(status: ClockStatus, order: ClockOrder): ClockStatus {
  const to = clockTransitions[status][order];
  if (to) return to;
  throw new Problem(status === 'ON_BREAK' && order === 'takeBreak' ? 'clock.onBreak' : problemCodes[order]);
}

/** The fields of a punch that determine times. */
export type Punch = { status: ClockStatus; at: string };

/** Whole seconds of a shift, worked and paused. */
export type Worked = { activeSeconds: number; breakSeconds: number };

/**
 * Sums the punches of one shift, or of several consecutive ones (oldest first), until the last clock-out or `until`. Seconds are
 * differences of UTC times, so midnight and time zone changes do not matter; work and breaks of a shift add up exactly to its
 * duration, and several shifts to the sum of each.
 */
export function workedOf(punches: readonly Punch[], until: string): Worked {
  let start = Date.parse(punches[0]?.at ?? until);
  const second = (at: string) => Math.max(0, Math.floor((Date.parse(at) - start) / 1000));
  const sum: Record<ClockStatus, number> = { CLOCKED_IN: 0, ON_BREAK: 0, CLOCKED_OUT: 0 };
  punches.forEach(({ status, at }, i) => {
    if (punches[i - 1]?.status === 'CLOCKED_OUT') start = Date.parse(at);
    // A clock that was set back does not reduce the time.
    sum[status] += Math.max(0, second(punches[i + 1]?.at ?? until) - second(at));
  });
  return { activeSeconds: sum.CLOCKED_IN, breakSeconds: sum.ON_BREAK };
}

/** Seconds as `hh:mm:ss`; a hundred hours have three digits. */
export function clockText(seconds: number): string {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Longest plausible shift, in seconds (16 hours): a manager should review one that is open longer. */
export const LONG_OPEN_SECONDS = 57_600;

/**
 * Validates the punches of a correction: they begin with a clock-in, each is a valid transition and later than the one before,
 * and none is after `now`. Returns the problem, or null.
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

type Approvable = Pick<Shift, 'userId' | 'employeeName' | 'businessDay' | 'status' | 'flags' | 'voided' | 'approvedAt'>;

/**
 * Returns why a person cannot approve a shift, or null: it is their own, voided, approved, still open, or ended by a sign-out, so that
 * a correction must first say when the work ended.
 */
export function approvalProblem(shift: Approvable, approverId: string): Problem | null {
  const { userId, employeeName: person, businessDay: day, status, flags, voided, approvedAt } = shift;
  if (voided) return new Problem('clock.voided');
  if (approvedAt !== null) return new Problem('clock.approved', { person, day });
  if (userId === approverId) return new Problem('clock.ownApproval');
  if (status !== 'CLOCKED_OUT') return new Problem('clock.stillOpen', { person, day });
  return flags.includes('autoOut') ? new Problem('clock.toReview', { person, day }) : null;
}
