import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ClockSource, ClockStatus, HoursRules } from '@tilldesk/domain/clock';
import { instant, auditColumns, money } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { registerSessions } from '../registers/registers.tables.ts';
import { users } from '../../parties/people/people.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** A shift, from the clock-in to the clock-out, possibly past midnight. Its times are derived from its punches. */
export const clockSessions = tenantTable(
  'clock_sessions',
  {
    storeId: reference('store_id', stores).notNull(),
    userId: reference('user_id', users).notNull(),
    status: text('status').$type<ClockStatus>().notNull(),
    /** The business day of the clock-in, in the store's time zone. */
    businessDay: date('business_day', { mode: 'string' }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Whole seconds, recomputed whenever a punch is added or corrected. */
    activeSeconds: integer('active_seconds').notNull().default(0),
    breakSeconds: integer('break_seconds').notNull().default(0),
    clockInCash: money('clock_in_cash'),
    clockOutCash: money('clock_out_cash'),
    registerSessionId: reference('register_session_id', registerSessions),
    notes: text('notes'),
    /** The time at which a test entry or an error was voided. A voided shift remains stored and is excluded from all totals. */
    voidedAt: instant('voided_at'),
    /** The last approval; null while it may be corrected. */
    approvedAt: instant('approved_at'),
    approvedBy: reference('approved_by', users),
    /** The payroll payment that pays it. */
    payrollId: uuid('payroll_id'),
    ...auditColumns(),
  },
  (t) => [
    // One open shift for each person, also if several are started at the same time.
    uniqueIndex('clock_sessions_open')
      .on(t.businessId, t.userId)
      .where(sql`${t.endedAt} is null and ${t.voidedAt} is null`),
    index('clock_sessions_by_day').on(t.businessId, t.storeId, t.businessDay, t.id),
    index('clock_sessions_by_person').on(t.businessId, t.userId, t.startedAt),
    index('clock_sessions_by_payroll')
      .on(t.businessId, t.payrollId)
      .where(sql`${t.payrollId} is not null`),
    check('clock_sessions_status', sql`${t.status} in ('CLOCKED_IN', 'ON_BREAK', 'CLOCKED_OUT')`),
    check('clock_sessions_ended', sql`(${t.status} = 'CLOCKED_OUT') = (${t.endedAt} is not null)`),
    check('clock_sessions_approver', sql`(${t.approvedAt} is null) = (${t.approvedBy} is null)`),
    check(
      'clock_sessions_approved',
      sql`${t.approvedAt} is null or (${t.endedAt} is not null and ${t.voidedAt} is null)`,
    ),
    check('clock_sessions_payroll', sql`${t.payrollId} is null or ${t.approvedAt} is not null`),
  ],
);

/** The punches, in order. A correction adds rows and marks the rows that it replaces; nothing is overwritten. */
export const clockLogs = tenantTable(
  'clock_logs',
  {
    sessionId: reference('session_id', clockSessions).notNull(),
    /** The order of entry, also for punches in the same millisecond. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    status: text('status').$type<ClockStatus>().notNull(),
    at: instant('at').notNull(),
    source: text('source').$type<ClockSource>().notNull(),
    note: text('note'),
    /** The correction that replaced this punch. */
    replacedBy: uuid('replaced_by'),
  },
  (t) => [index('clock_logs_by_session').on(t.businessId, t.sessionId, t.seq)],
);

/** The corrections of shifts: user, time, reason, before and after. */
export const clockCorrections = tenantTable(
  'clock_corrections',
  {
    sessionId: reference('session_id', clockSessions).notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<{ status: ClockStatus; at: string }[]>().notNull(),
    after: jsonb('after').$type<{ status: ClockStatus; at: string }[]>().notNull(),
  },
  (t) => [unique('clock_corrections_order').on(t.businessId, t.sessionId, t.at, t.id)],
);

/** The approvals of shifts, append-only; one with a reason takes the approval before it back. */
export const clockApprovals = tenantTable(
  'clock_approvals',
  {
    sessionId: reference('session_id', clockSessions).notNull(),
    /** The order of entry, also in the same millisecond. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: reference('user_id', users).notNull(),
    at: instant('at').notNull(),
    /** Why the shift was reopened; null for an approval. */
    reopenedFor: text('reopened_for'),
  },
  (t) => [index('clock_approvals_by_shift').on(t.businessId, t.sessionId, t.seq)],
);

/** The rules of a store for overtime and breaks; a store without a row has the default ones. */
export const clockRules = tenantTable(
  'clock_rules',
  {
    storeId: reference('store_id', stores).notNull(),
    weekStart: text('week_start').$type<HoursRules['weekStart']>().notNull(),
    dailyOvertime: integer('daily_overtime'),
    dailyDoubleTime: integer('daily_double_time'),
    weeklyOvertime: integer('weekly_overtime'),
    paidBreak: integer('paid_break').notNull(),
    version: integer('version').notNull(),
  },
  (t) => [uniqueIndex('clock_rules_of_store').on(t.businessId, t.storeId)],
);
