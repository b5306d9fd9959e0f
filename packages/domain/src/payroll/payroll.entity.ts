import * as z from 'zod/mini';
import { hours } from '../clock/hours.rules.ts';
import { choice, date, id, instant, money, text } from '../fields/fields.ts';

/**
 * Statuses of a payroll payment. A draft and an approved one hold the shifts that they pay; a paid one is corrected only by voiding
 * it, which reverses the payment by a counter-entry and reopens the shifts.
 */
export const payrollStatuses = ['draft', 'approved', 'paid', 'voided'] as const;
export type PayrollStatus = (typeof payrollStatuses)[number];

/** How pay is paid out. `cash` is taken from the drawer of the payer. */
export const payrollTenders = ['bank', 'check', 'cash'] as const;
export type PayrollTender = (typeof payrollTenders)[number];

/** Kinds of lines of a pay stub, in its order. */
export const payLineKinds = [
  'regular',
  'overtime',
  'doubleTime',
  'salary',
  'commission',
  'bonus',
  'deduction',
] as const;
export type PayLineKind = (typeof payLineKinds)[number];

/** A line of a pay stub. Amounts in minor units; a deduction is positive and reduces the net, a commission may be negative. */
export const payLine = z.object({
  kind: z.enum(payLineKinds),
  /** The name of a bonus or deduction. */
  label: z.nullable(z.string()),
  /** Whole minutes of hours; null for other lines. */
  minutes: z.nullable(z.int()),
  /** Calendar days of a salary. */
  days: z.nullable(z.int()),
  /** Minor units per hour or per month. */
  rate: z.nullable(z.int()),
  /** The days of a salary or of a settled commission. */
  from: z.nullable(date({ required: true })),
  to: z.nullable(date({ required: true })),
  amount: z.int(),
});
export type PayLine = z.output<typeof payLine>;

/** Sums of a pay stub: gross + commission + bonus - deductions = net. */
const payTotals = z.object({
  /** Hours and salary. */
  gross: z.int(),
  commission: z.int(),
  bonus: z.int(),
  deductions: z.int(),
  net: z.int(),
});
export type PayTotals = z.output<typeof payTotals>;

/** What a payment would be: its hours, lines and sums. */
export const payStub = z.object({
  from: date({ required: true }),
  to: date({ required: true }),
  hours,
  lines: z.array(payLine),
  ...payTotals.shape,
});
export type PayStub = z.output<typeof payStub>;

/** A bonus or a deduction as entered. */
export const payExtra = z.strictObject({
  kind: choice(['bonus', 'deduction'], { required: true }),
  label: text({ required: true }),
  amount: money({ required: true, min: 1 }),
});
export type PayExtra = z.output<typeof payExtra>;

/** A payroll payment of a person for the days of a period. */
export const payrollPayment = z.extend(payStub, {
  id,
  version: z.int(),
  /** 'PR-1001'. */
  number: z.string(),
  userId: id,
  employeeName: z.string(),
  status: choice(payrollStatuses, { required: true }),
  createdBy: z.string(),
  createdAt: instant({ required: true }),
  approvedBy: z.nullable(z.string()),
  approvedAt: z.nullable(instant({ required: true })),
  tender: z.nullable(z.enum(payrollTenders)),
  /** The reference of the transfer or check. */
  reference: z.nullable(z.string()),
  paidBy: z.nullable(z.string()),
  paidAt: z.nullable(instant({ required: true })),
  voidedBy: z.nullable(z.string()),
  /** Why it was voided. */
  reason: z.nullable(z.string()),
});
export type PayrollPayment = z.output<typeof payrollPayment>;
