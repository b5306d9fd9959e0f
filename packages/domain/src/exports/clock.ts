/** `@tilldesk/domain/clock`: time clock: shifts, punches, corrections, approvals and paid hours. */
export {
  AUTO_CLOCK_OUT_NOTE,
  CASH_MINIMUM,
  clock,
  datePresets,
  type HoursOfPerson,
  type SavedHoursRules,
} from '../clock/clock.contract.ts';
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
  approvalProblem,
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
export {
  defaultHoursRules,
  hoursOf,
  hoursRulesFields,
  sumHours,
  weekdays,
  weekOf,
  type Hours,
  type HoursOfShift,
  type HoursRules,
  type WorkedShift,
} from '../clock/hours.rules.ts';
