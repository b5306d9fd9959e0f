import type { SnapshotFrom } from 'xstate';
import type { clockMachine, ClockProblem } from './clock.machine.ts';
import type { ClockStatus } from './clock.entity.ts';
import { workedOf, type ClockOrder } from './clock.rules.ts';

export type ClockView = {
  /** The last status received from the server; null if unknown. */
  status: ClockStatus | null;
  /** Label of the header button (spec §4). */
  label: 'clockIn' | 'clockOut' | 'endBreak';
  loading: boolean;
  /** The pending order. */
  working: ClockOrder | null;
  /** The operations allowed now. */
  can: Record<ClockOrder, boolean>;
  /** Whole seconds of work when the shift was read, and the monotonic clock (ms) at that time. */
  activeSeconds: number;
  readAt: number | null;
  /** The seconds continue counting from `readAt`. */
  counting: boolean;
  /** Whole seconds of breaks when the shift was read; they continue counting during a break. */
  breakSeconds: number;
  firstClockIn: string | null;
  lastClockOut: string | null;
  /** Server time at `readAt`, from which date and time of the dialog continue. */
  serverTime: string | null;
  /** The drawer session with the shift's cash. */
  registerSessionId: string | null;
  /** Why the last order failed. */
  problem: ClockProblem | null;
  /** Why the shift could not be read; null unless it failed. */
  unread: { cause: unknown } | null;
};

/** Returns the view of the clock for header and dialog. */
export function clockView(snapshot: SnapshotFrom<typeof clockMachine>): ClockView {
  const { reading, problem, unread } = snapshot.context;
  const session = reading?.session ?? null;
  const status = session && (session.logs[0]?.status ?? 'CLOCKED_OUT');
  return {
    status,
    label: status === 'CLOCKED_IN' ? 'clockOut' : status === 'ON_BREAK' ? 'endBreak' : 'clockIn',
    loading: snapshot.matches({ unknown: 'loading' }),
    working: workingOn(snapshot),
    can: {
      in: snapshot.matches({ out: 'ready' }),
      takeBreak: snapshot.matches({ in: 'ready' }),
      endBreak: snapshot.matches({ onBreak: 'ready' }),
      out: snapshot.matches({ in: 'ready' }) || snapshot.matches({ onBreak: 'ready' }),
    },
    activeSeconds: session ? secondsOf(session.activeTime) : 0,
    readAt: reading?.at ?? null,
    counting: status === 'CLOCKED_IN',
    breakSeconds: session ? workedOf(session.logs.toReversed(), session.serverTime).breakSeconds : 0,
    firstClockIn: session?.firstClockIn ?? null,
    lastClockOut: session?.lastClockOut ?? null,
    serverTime: session?.serverTime ?? null,
    registerSessionId: session?.registerSessionId ?? null,
    problem,
    unread: snapshot.matches({ unknown: 'failed' }) ? { cause: unread } : null,
  };
}

/** The seconds to show at a monotonic clock reading (ms), independent of the wall clock. */
export const countedSeconds = ({ activeSeconds, readAt, counting }: ClockView, now: number): number =>
  counting && readAt !== null ? activeSeconds + Math.max(0, Math.floor((now - readAt) / 1000)) : activeSeconds;

/** The seconds of breaks at a reading of the monotonic clock (ms). */
export const pausedSeconds = ({ status, breakSeconds, readAt }: ClockView, now: number): number =>
  status === 'ON_BREAK' && readAt !== null
    ? breakSeconds + Math.max(0, Math.floor((now - readAt) / 1000))
    : breakSeconds;

function workingOn(snapshot: SnapshotFrom<typeof clockMachine>): ClockOrder | null {
  if (snapshot.matches({ out: 'clockingIn' })) return 'in';
  if (snapshot.matches({ in: 'startingBreak' })) return 'takeBreak';
  if (snapshot.matches({ onBreak: 'endingBreak' })) return 'endBreak';
  return snapshot.matches({ in: 'clockingOut' }) || snapshot.matches({ onBreak: 'clockingOut' }) ? 'out' : null;
}

/** `hh:mm:ss` in seconds. */
function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}
