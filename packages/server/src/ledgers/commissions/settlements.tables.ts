import {
  commissionEntryKinds,
  settlementStatuses,
  type ChangeKind,
  type CommissionBaseKind,
  type CommissionEntryKind,
  type SettlementStatus,
} from '@tilldesk/domain/commissions';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { auditColumns, instant, money } from '../../database/columns.ts';
import { reference, referenceByName, tenantTable } from '../../database/tenant-table.ts';
import { stores } from '../../modules/stores/stores.tables.ts';
import { users } from '../../parties/people/people.tables.ts';

const textList = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** Closed periods of commissions, append-only: days of the store, both included, each beginning the day after the one before. */
export const commissionPeriods = tenantTable(
  'commission_periods',
  {
    storeId: reference('store_id', stores).notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    closedBy: reference('closed_by', users).notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (t) => [
    unique('commission_periods_from').on(t.businessId, t.storeId, t.from),
    unique('commission_periods_to').on(t.businessId, t.storeId, t.to),
    check('commission_periods_days', sql`${t.from} <= ${t.to}`),
  ],
);

/** What each person earned in a closed period. The total is the sum of the entries and does not change. */
export const commissionSettlements = tenantTable(
  'commission_settlements',
  {
    storeId: reference('store_id', stores).notNull(),
    periodId: reference('period_id', commissionPeriods).notNull(),
    userId: reference('user_id', users).notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    /** Negative if more was taken back than earned. */
    total: money('total').notNull(),
    status: text('status').$type<SettlementStatus>().notNull(),
    approvedBy: reference('approved_by', users),
    approvedAt: instant('approved_at'),
    /** The payment of payroll, and when it was made. */
    paymentId: uuid('payment_id'),
    paidAt: instant('paid_at'),
    /** Why it was cancelled. */
    reason: text('reason'),
    ...auditColumns(),
  },
  (t) => [
    unique('commission_settlements_person').on(t.businessId, t.periodId, t.userId),
    index('commission_settlements_by_person').on(t.businessId, t.userId, t.to),
    index('commission_settlements_by_payment')
      .on(t.businessId, t.paymentId)
      .where(sql`${t.paymentId} is not null`),
    check('commission_settlements_status', sql`${t.status} in (${textList(settlementStatuses)})`),
    check('commission_settlements_approved', sql`${t.status} in ('draft', 'cancelled') or ${t.approvedAt} is not null`),
    check(
      'commission_settlements_paid',
      sql`(${t.status} = 'paid') = (${t.paymentId} is not null) and (${t.paymentId} is null) = (${t.paidAt} is null)`,
    ),
  ],
);

/**
 * Commission entries, append-only. Those of a closed period are written when it is closed. Adjustments by hand are written at once,
 * without a period: they belong to the period of their day.
 */
export const commissionEntries = tenantTable(
  'commission_entries',
  {
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: reference('store_id', stores).notNull(),
    periodId: reference('period_id', commissionPeriods),
    kind: text('kind').$type<CommissionEntryKind>().notNull(),
    /** The person who gets the amount. */
    userId: reference('user_id', users).notNull(),
    /** The salesperson whose base it was calculated from. */
    sellerId: uuid('seller_id'),
    ruleId: uuid('rule_id'),
    ruleVersion: integer('rule_version'),
    invoiceId: referenceByName('invoice_id', 'invoices'),
    /** Null for an amount per invoice. */
    lineId: referenceByName('line_id', 'invoice_lines'),
    base: text('base').$type<CommissionBaseKind>(),
    /** In the unit of the base: minor units, pieces. Signed. */
    baseAmount: bigint('base_amount', { mode: 'number' }),
    /** Basis points of the base, or minor units for each piece or invoice. */
    value: integer('value'),
    /** The person's share of the commission, in basis points. */
    share: integer('share'),
    /** Whether the maximum of the rule lowered it. */
    isCapped: boolean('is_capped').notNull().default(false),
    /** What changed the base of a charge-back. */
    causes: jsonb('causes').$type<ChangeKind[]>(),
    amount: money('amount').notNull(),
    /** The store's business day from which it counts. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Of an adjustment: why, and who made it. */
    reason: text('reason'),
    createdBy: reference('created_by', users),
    at: instant('at').notNull(),
  },
  (t) => [
    index('commission_entries_by_period').on(t.businessId, t.periodId, t.userId),
    index('commission_entries_by_invoice')
      .on(t.businessId, t.invoiceId)
      .where(sql`${t.invoiceId} is not null`),
    index('commission_adjustments_by_day')
      .on(t.businessId, t.storeId, t.day)
      .where(sql`${t.periodId} is null`),
    check('commission_entries_kind', sql`${t.kind} in (${textList(commissionEntryKinds)})`),
    check(
      'commission_entries_source',
      sql`case ${t.kind} when 'adjustment' then ${t.periodId} is null and ${t.ruleId} is null and ${t.reason} is not null
          and ${t.createdBy} is not null and ${t.createdBy} <> ${t.userId} and ${t.amount} <> 0
        else ${t.periodId} is not null and ${t.ruleVersion} is not null and ${t.invoiceId} is not null
          and ${t.sellerId} is not null and ${t.baseAmount} is not null and ${t.value} is not null
          and ${t.share} between 0 and 10000 end`,
    ),
  ],
);
