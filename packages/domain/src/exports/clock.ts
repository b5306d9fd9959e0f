/** `@tilldesk/domain/clock`: time clock: shifts, punches and corrections. */
export { AUTO_CLOCK_OUT_NOTE, CASH_MINIMUM, clock, datePresets } from '../clock/clock.contract.ts';
export {
  clockFlags,
  clockSources,
  clockStatuses,
  type ClockLog,
  type ClockSource,
  type ClockStatus,
  type Shift,
  type ShiftDetails,
  type TodaySession,
} from '../clock/clock.entity.ts';
export {
  clockTransitions,
  clockText,
  correctionProblem,
  LONG_OPEN_SECONDS,
  mayFollow,
  moved,
  workedOf,
  type ClockOrder,
  type Punch,
  type Worked,
} from '../clock/clock.rules.ts';
