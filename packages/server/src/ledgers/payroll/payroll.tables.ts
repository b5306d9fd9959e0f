import { payLineKinds, type PayLineKind, type PayrollStatus, type PayrollTender } from '@tilldesk/domain/employees';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { auditColumns, instant, money } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';
import { stores } from '../../modules/stores/stores.tables.ts';
import { commissionSettlements } from '../commissions/settlements.tables.ts';

const lineKinds = sql.raw(payLineKinds.map((kind) => `'${kind}'`).join(', '));

/** Payroll payments of people, with their sums as computed on creation. Days are inclusive; hours are whole minutes. */
export const payrollPayments = tenantTable(
  'payroll_payments',
  {
    storeId: reference('store_id', stores).notNull(),
    number: integer('number').notNull(),
    userId: reference('user_id', users).notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    status: text('status').$type<PayrollStatus>().notNull().default('draft'),
    regular: integer('regular').notNull(),
    overtime: integer('overtime').notNull(),
    doubleTime: integer('double_time').notNull(),
    paidBreak: integer('paid_break').notNull(),
    unpaidBreak: integer('unpaid_break').notNull(),
    gross: money('gross').notNull(),
    commission: money('commission').notNull(),
    bonus: money('bonus').notNull(),
    deductions: money('deductions').notNull(),
    net: money('net').notNull(),
    createdBy: reference('created_by', users).notNull(),
    approvedBy: reference('approved_by', users),
    approvedAt: instant('approved_at'),
    tender: text('tender').$type<PayrollTender>(),
    reference: text('reference'),
    paidBy: reference('paid_by', users),
    paidAt: instant('paid_at'),
    voidedBy: reference('voided_by', users),
    /** Why it was voided. */
    reason: text('reason'),
    ...auditColumns(),
  },
  (t) => [
    uniqueIndex('payroll_payments_number').on(t.businessId, t.storeId, t.number),
    index('payroll_payments_by_person').on(t.businessId, t.userId, t.from),
    check('payroll_payments_status', sql`${t.status} in ('draft', 'approved', 'paid', 'voided')`),
    check('payroll_payments_days', sql`${t.from} <= ${t.to}`),
    check(
      'payroll_payments_net',
      sql`${t.net} = ${t.gross} + ${t.commission} + ${t.bonus} - ${t.deductions} and ${t.net} >= 0`,
    ),
    check(
      'payroll_payments_paid',
      sql`(${t.tender} is null) = (${t.paidAt} is null) and (${t.status} <> 'paid' or ${t.paidAt} is not null)`,
    ),
    check('payroll_payments_approved', sql`${t.status} in ('draft', 'voided') or ${t.approvedBy} <> ${t.userId}`),
    check('payroll_payments_payer', sql`${t.paidBy} <> ${t.userId}`),
  ],
);

/** The lines of pay stubs, append-only. */
export const payrollLines = tenantTable(
  'payroll_lines',
  {
    paymentId: reference('payment_id', payrollPayments).notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<PayLineKind>().notNull(),
    label: text('label'),
    minutes: integer('minutes'),
    days: integer('days'),
    rate: money('rate'),
    from: date('from_day', { mode: 'string' }),
    to: date('to_day', { mode: 'string' }),
    amount: money('amount').notNull(),
    settlementId: reference('settlement_id', commissionSettlements),
  },
  (t) => [
    uniqueIndex('payroll_lines_order').on(t.businessId, t.paymentId, t.position),
    index('payroll_lines_by_settlement')
      .on(t.businessId, t.settlementId)
      .where(sql`${t.settlementId} is not null`),
    check('payroll_lines_kind', sql`${t.kind} in (${lineKinds})`),
    check('payroll_lines_settlement', sql`(${t.kind} = 'commission') = (${t.settlementId} is not null)`),
  ],
);

/** What was paid out, append-only: a payment is positive, its reversal negative. Cash is a movement of the same id. */
export const payrollEntries = tenantTable(
  'payroll_entries',
  {
    paymentId: reference('payment_id', payrollPayments).notNull(),
    amount: money('amount').notNull(),
    tender: text('tender').$type<PayrollTender>().notNull(),
    reference: text('reference'),
    /** The entry that this one reverses. */
    reversesId: uuid('reverses_id'),
    /** The business day of the payment. */
    day: date('day', { mode: 'string' }).notNull(),
    userId: reference('user_id', users).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('payroll_entries_once')
      .on(t.businessId, t.paymentId)
      .where(sql`${t.reversesId} is null`),
    uniqueIndex('payroll_entries_reversed')
      .on(t.businessId, t.reversesId)
      .where(sql`${t.reversesId} is not null`),
    check(
      'payroll_entries_amount',
      sql`case when ${t.reversesId} is null then ${t.amount} >= 0 else ${t.amount} <= 0 end`,
    ),
    check('payroll_entries_tender', sql`${t.tender} in ('bank', 'check', 'cash')`),
  ],
);
