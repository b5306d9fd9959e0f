import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { count, pageOf } from '../contract/page.ts';
import { date, id, instant, longText, text, version } from '../fields/fields.ts';
import { namedRanges } from '../time/ranges.ts';
import { clockStatuses, shift, shiftDetails, todaySession } from './clock.entity.ts';
import { hours, hoursRules, hoursRulesFields } from './hours.rules.ts';

/** Note of the automatic clock-out on sign-out, which requires no PIN and no cash count (spec §4). */
export const AUTO_CLOCK_OUT_NOTE = 'Auto clock out on logout';

/** Minimum cash amount of the dialog, in main units (spec §5, §9). */
export const CASH_MINIMUM = 100;

const email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254));
/** An amount in the calls of the specification: main units, as a number or decimal text. */
const mainUnits = z.union([
  z.number().check(z.gte(0), z.lte(9_999_999.99)),
  z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/)),
]);
const pin = z.string().check(z.regex(/^\d{4}$/));
const session = z.object({ data: todaySession });
const sheet = ['Employee - Clock In / Clock Out Time Sheet', 'read'] as const;
const correct = ['Employee - Clock In / Clock Out Time Sheet', 'update'] as const;

/** The paid time of a person, by day and in total; `shifts` without voided ones. */
const hoursOfPerson = z.object({
  userId: id,
  employeeName: z.string(),
  days: z.array(z.extend(hours, { day: date({ required: true }) })),
  total: hours,
  shifts: z.int(),
  approved: z.int(),
});
export type HoursOfPerson = z.output<typeof hoursOfPerson>;

/** Version 0 are the default rules. */
const savedRules = z.extend(hoursRules, { version });
export type SavedHoursRules = z.output<typeof savedRules>;

/** The date presets of a list; days of the store. `custom` uses `startDate` and `endDate`. */
export const datePresets = [...namedRanges, 'custom'] as const;

/**
 * The six calls of the time clock (spec §7), and the corrections and approvals of a manager. The e-mail must be that of the token's user;
 * another one returns 403.
 */
export const clock = {
  in: endpoint({
    method: 'POST',
    path: '/clock/in',
    needs: 'signed-in',
    about: 'Clock in and count the drawer',
    body: z.strictObject({ email, pin, clockInCash: mainUnits, registerId: z.optional(id) }),
    answer: session,
  }),
  /**
   * With the note of a sign-out and cash 0 it requires no PIN, and the drawer remains uncounted. Any other one is rejected while
   * bill payments of the person or of their drawer are not processed (`billPayment.pending`), unless `confirmsPending` is true.
   */
  out: endpoint({
    method: 'POST',
    path: '/clock/out',
    needs: 'signed-in',
    about: 'Clock out and count the drawer',
    body: z.strictObject({
      email,
      pin: z.optional(z.nullable(z.union([pin, z.literal('')]))),
      notes: z.optional(longText()),
      clockOutCash: mainUnits,
      confirmsPending: z.optional(z.boolean()),
    }),
    answer: session,
  }),
  takeBreak: endpoint({
    method: 'POST',
    path: '/clock/takeBreak',
    needs: 'signed-in',
    about: 'Start a break',
    body: z.strictObject({ email }),
    answer: session,
  }),
  endBreak: endpoint({
    method: 'POST',
    path: '/clock/endBreak',
    needs: 'signed-in',
    about: 'End a break',
    body: z.strictObject({ email }),
    answer: session,
  }),
  today: endpoint({
    method: 'GET',
    path: '/clock/getEmployeeTodaySession',
    needs: 'signed-in',
    about: 'Get my shift of today',
    query: z.strictObject({ email }),
    answer: session,
  }),
  list: endpoint({
    method: 'GET',
    path: '/clock/list',
    needs: sheet,
    about: 'List shifts in a period, newest first',
    query: z.strictObject({
      page: z._default(count(10_000), 1),
      limit: z._default(count(500), 10),
      preset: z.optional(z.enum(datePresets)),
      startDate: z.optional(date({ required: true })),
      endDate: z.optional(date({ required: true })),
      employee: z.optional(id),
      status: z.optional(z.enum(clockStatuses)),
    }),
    /** `totals` cover all matching shifts, not only the page. */
    answer: z.extend(pageOf(shift), { totals: z.object({ activeSeconds: z.int(), breakSeconds: z.int() }) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/clock/shifts/:id',
    needs: sheet,
    about: 'Get a shift with its punches and corrections',
    params: z.strictObject({ id }),
    answer: shiftDetails,
  }),
  /** Replaces the punches of a shift: in order, beginning with CLOCKED_IN, valid transitions only, none in the future. */
  correct: endpoint({
    method: 'PATCH',
    path: '/clock/shifts/:id',
    needs: correct,
    about: 'Correct a shift, with a reason',
    params: z.strictObject({ id }),
    body: z.strictObject({
      version,
      reason: text({ required: true, max: 200 }),
      logs: z
        .array(z.strictObject({ status: z.enum(clockStatuses), at: instant({ required: true }) }))
        .check(z.minLength(1), z.maxLength(50)),
    }),
    answer: shiftDetails,
  }),
  void: endpoint({
    method: 'DELETE',
    path: '/clock/shifts/:id',
    needs: correct,
    about: 'Void a shift, with a reason',
    params: z.strictObject({ id }),
    body: z.strictObject({ version, reason: text({ required: true, max: 200 }) }),
    answer: shiftDetails,
  }),
  /**
   * Approves shifts, all or none, each by the version that was seen. Errors: record.notFound, record.changed, and those of
   * `approvalProblem`.
   */
  approve: endpoint({
    method: 'POST',
    path: '/clock/approvals',
    needs: correct,
    about: 'Approve shifts',
    body: z.strictObject({
      shifts: z.array(z.strictObject({ id, version })).check(z.minLength(1), z.maxLength(500)),
    }),
    answer: z.object({ approved: z.int() }),
  }),
  /** Takes an approval back, so that the shift can be corrected. Errors: clock.notApproved, clock.onPayroll. */
  reopen: endpoint({
    method: 'POST',
    path: '/clock/shifts/:id/reopen',
    needs: correct,
    about: 'Reopen an approved shift, with a reason',
    params: z.strictObject({ id }),
    body: z.strictObject({ version, reason: text({ required: true, max: 200 }) }),
    answer: shiftDetails,
  }),
  /** Paid time by person and day, at most 62 days. Weekly overtime counts the person's shifts in all stores. */
  hours: endpoint({
    method: 'GET',
    path: '/clock/hours',
    needs: sheet,
    about: 'Get regular time, overtime and breaks by person and day',
    query: z.strictObject({ startDate: date({ required: true }), endDate: date({ required: true }) }),
    answer: z.object({ items: z.array(hoursOfPerson) }),
  }),
  rules: endpoint({
    method: 'GET',
    path: '/clock/rules',
    needs: sheet,
    about: "Get the store's rules for overtime and breaks",
    answer: savedRules,
  }),
  /** They count for hours that are not paid yet; payroll payments keep what was computed. */
  changeRules: endpoint({
    method: 'PATCH',
    path: '/clock/rules',
    needs: correct,
    about: "Change the store's rules for overtime and breaks",
    body: z.strictObject({ version, ...hoursRulesFields }),
    answer: savedRules,
  }),
} as const;
