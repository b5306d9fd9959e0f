/** `in` and `break` are at work; the spec's CLOCKED_OUT, CLOCKED_IN, ON_BREAK. */
export const clockStates = ['out', 'in', 'break'] as const;
export type ClockState = (typeof clockStates)[number];

export type ClockTexts = {
  title: string;
  close: string;
  /** The text of each clock state. */
  states: Record<ClockState, string>;
  activeTime: string;
  firstClockIn: string;
  lastClockOut: string;
  email: string;
  amount: string;
  amountTooSmall: string;
  pin: string;
  notes: string;
  clockIn: string;
  clockOut: string;
  takeBreak: string;
  endBreak: string;
  /** Shown when the employee tries to start a break before clocking in. */
  breakTooEarly: string;
};

export const clockTexts: ClockTexts = {
  title: 'Clock In/Out',
  close: 'Close',
  states: { out: 'Clocked out', in: 'Clocked in', break: 'On break' },
  activeTime: 'Active time',
  firstClockIn: 'First clock-in',
  lastClockOut: 'Last clock-out',
  email: 'Employee email',
  amount: 'Cash register amount',
  amountTooSmall: 'Cash register amount cannot be less than $100',
  pin: 'Access PIN',
  notes: 'Notes',
  clockIn: 'Clock In',
  clockOut: 'Clock Out',
  takeBreak: 'Take A Break',
  endBreak: 'End Break',
  breakTooEarly: 'Please Clock In to Take a Break',
};
