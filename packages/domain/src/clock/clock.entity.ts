import * as z from 'zod/mini';
import { date, id, instant } from '../fields/fields.ts';

/** The statuses of a person's clock (spec §4). */
export const clockStatuses = ['CLOCKED_IN', 'ON_BREAK', 'CLOCKED_OUT'] as const;
export type ClockStatus = (typeof clockStatuses)[number];

/** Source of a punch: the user, the automatic clock-out on sign-out, or a correction by a manager. */
export const clockSources = ['web', 'auto', 'manager'] as const;
export type ClockSource = (typeof clockSources)[number];

/** One punch of the time clock. */
const clockLog = z.object({
  id,
  status: z.enum(clockStatuses),
  at: instant({ required: true }),
  source: z.enum(clockSources),
  note: z.nullable(z.string()),
});

export type ClockLog = z.output<typeof clockLog>;

/**
 * The `data` of getEmployeeTodaySession (spec §3, §7): the open shift even after midnight, else today's last one. `logs` newest
 * first; `activeTime` counts CLOCKED_IN alone.
 */
export const todaySession = z.object({
  logs: z.array(clockLog),
  /** hh:mm:ss at `serverTime`. */
  activeTime: z.string(),
  firstClockIn: z.nullable(instant({ required: true })),
  lastClockOut: z.nullable(instant({ required: true })),
  /** Not in the specification: server time, from which the counter continues. */
  serverTime: instant({ required: true }),
  /** Not in the specification: the drawer session with the shift's cash. */
  registerSessionId: z.nullable(id),
});

export type TodaySession = z.output<typeof todaySession>;

/** A correction of a shift, as shown in its history. */
const clockCorrection = z.object({
  id,
  by: z.string(),
  at: instant({ required: true }),
  reason: z.string(),
  before: z.array(z.object({ status: z.enum(clockStatuses), at: z.string() })),
  after: z.array(z.object({ status: z.enum(clockStatuses), at: z.string() })),
});

/** Why a manager should review a shift: open for more than 16 hours, ended by a sign-out, or its cash was not counted. */
export const clockFlags = ['longOpen', 'autoOut', 'uncounted'] as const;

/** A shift as the timesheet shows it. Cash in minor units. */
export const shift = z.object({
  id,
  version: z.int(),
  userId: id,
  employeeName: z.string(),
  employeeEmail: z.string(),
  storeId: id,
  /** The store's day of the clock-in. */
  businessDay: date({ required: true }),
  status: z.enum(clockStatuses),
  firstClockIn: instant({ required: true }),
  lastClockOut: z.nullable(instant({ required: true })),
  /** Whole seconds until now, or until the clock-out. */
  activeSeconds: z.int(),
  breakSeconds: z.int(),
  clockInCash: z.nullable(z.int()),
  clockOutCash: z.nullable(z.int()),
  notes: z.nullable(z.string()),
  flags: z.array(z.enum(clockFlags)),
  voided: z.boolean(),
  corrected: z.boolean(),
  /** An approved shift is fixed until it is reopened. */
  approvedAt: z.nullable(instant({ required: true })),
  /** The name of the person who approved it. */
  approvedBy: z.nullable(z.string()),
  /** The payroll payment that pays it; null if none does. */
  payrollId: z.nullable(id),
});

export type Shift = z.output<typeof shift>;

/** An approval of a shift, or why it was reopened. */
const clockApproval = z.object({
  id,
  by: z.string(),
  at: instant({ required: true }),
  /** Null for an approval. */
  reopenedFor: z.nullable(z.string()),
});

/** A shift with its current punches, oldest first; corrections and approvals, latest first. */
export const shiftDetails = z.extend(shift, {
  logs: z.array(clockLog),
  corrections: z.array(clockCorrection),
  approvals: z.array(clockApproval),
});
export type ShiftDetails = z.output<typeof shiftDetails>;
