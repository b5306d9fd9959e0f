import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  billCarrier,
  billPayment,
  billProvider,
  type AgencyEntryKind,
  type BillPaymentStatus,
  type BillTenderKind,
} from '@tilldesk/domain/billPayments';
import { exactText, instant, money } from '../../database/columns.ts';
import { columnsOf } from '../../database/entity-columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';
import { customers } from '../customers/customers.tables.ts';
import { registerSessions } from '../registers/registers.tables.ts';
import { stores } from '../stores/stores.tables.ts';

export const billProviders = tenantTable(
  'bill_providers',
  {
    ...columnsOf(billProvider),
    /** The name in lower case without accents: it is unique among providers. */
    nameKey: text('name_key').notNull(),
  },
  (t) => [
    uniqueIndex('bill_providers_name')
      .on(t.businessId, t.nameKey)
      .where(sql`archived_at is null`),
    index('bill_providers_by_name').on(t.businessId, t.name, t.id),
  ],
);

export const billCarriers = tenantTable(
  'bill_carriers',
  {
    ...columnsOf(billCarrier, { references: { providerId: billProviders } }),
    /** The name in lower case without accents: it is unique among the carriers of a provider. */
    nameKey: text('name_key').notNull(),
  },
  (t) => [
    uniqueIndex('bill_carriers_name')
      .on(t.businessId, t.providerId, t.nameKey)
      .where(sql`archived_at is null`),
    index('bill_carriers_by_name').on(t.businessId, t.name, t.id),
    index('bill_carriers_by_fee').on(t.businessId, t.feeAmount, t.id),
    check('bill_carriers_commission', sql`${t.commissionRate} is null or ${t.commissionAmount} is null`),
  ],
);

/** Bill payments. Provider, fee, tax and commission are those of the carrier when the draft was saved. */
export const billPayments = tenantTable(
  'bill_payments',
  {
    ...columnsOf(billPayment, { references: { carrierId: billCarriers, customerId: customers } }),
    storeId: reference('store_id', stores).notNull(),
    /** Null until the money is taken; shown as BP-1001. */
    number: integer('number'),
    status: text('status').$type<BillPaymentStatus>().notNull().default('draft'),
    /** The provider of the carrier when the draft was saved. */
    providerId: reference('provider_id', billProviders),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    commission: money('commission').notNull(),
    total: money('total').notNull(),
    policyText: text('policy_text'),
    /** The id of the payment at the provider, in upper case: it is unique there. */
    providerTransactionId: exactText('provider_transaction_id'),
    createdBy: reference('created_by', users).notNull(),
    takenBy: reference('taken_by', users),
    /** The drawer that its taker was assigned to, also for money that is not cash. */
    sessionId: reference('session_id', registerSessions),
    takenAt: instant('taken_at'),
    /** The business day on which the money was taken, in the store's time zone. */
    businessDay: date('business_day', { mode: 'string' }),
    processedAt: instant('processed_at'),
    reconciledAt: instant('reconciled_at'),
    /** When it failed or was reversed, and why. */
    endedAt: instant('ended_at'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('bill_payments_number').on(t.businessId, t.storeId, t.number),
    uniqueIndex('bill_payments_transaction')
      .on(t.businessId, t.providerId, t.providerTransactionId)
      .where(sql`provider_transaction_id is not null`),
    index('bill_payments_by_created').on(t.businessId, t.storeId, t.createdAt, t.id),
    index('bill_payments_by_taken').on(t.businessId, t.storeId, t.takenAt, t.id),
    index('bill_payments_by_day').on(t.businessId, t.storeId, t.businessDay),
    index('bill_payments_by_amount').on(t.businessId, t.storeId, t.amount, t.id),
    index('bill_payments_by_total').on(t.businessId, t.storeId, t.total, t.id),
    index('bill_payments_by_carrier').on(t.businessId, t.carrierId),
    index('bill_payments_by_customer').on(t.businessId, t.customerId),
    index('bill_payments_pending')
      .on(t.businessId, t.storeId, t.takenAt)
      .where(sql`status = 'pending'`),
    check(
      'bill_payments_status',
      sql`${t.status} in ('draft', 'pending', 'processed', 'reconciled', 'failed', 'reversed')`,
    ),
    check('bill_payments_numbered', sql`(${t.status} = 'draft') = (${t.number} is null)`),
    check(
      'bill_payments_taken',
      sql`(${t.number} is null) = (${t.takenAt} is null) and (${t.number} is null) = (${t.businessDay} is null)
        and (${t.number} is null) = (${t.takenBy} is null) and (${t.number} is null or ${t.providerId} is not null)`,
    ),
    check(
      'bill_payments_processed',
      sql`(${t.status} in ('processed', 'reconciled', 'reversed')) = (${t.processedAt} is not null)
        and (${t.processedAt} is null) = (${t.providerTransactionId} is null)`,
    ),
    check('bill_payments_ended', sql`(${t.status} in ('failed', 'reversed')) = (${t.endedAt} is not null)`),
    check('bill_payments_amount', sql`${t.amount} > 0 and least(${t.fee}, ${t.tax}, ${t.commission}) >= 0`),
    check('bill_payments_total', sql`${t.total} = ${t.amount} + ${t.fee} + ${t.tax}`),
  ],
);

/**
 * Money of bill payments by tender, append-only: taken (positive) and given back (negative). Cash is a movement in a drawer with the
 * same id.
 */
export const billMoney = tenantTable(
  'bill_money',
  {
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    billPaymentId: reference('bill_payment_id', billPayments).notNull(),
    /** Checked by database/tender-kinds.ts. */
    kind: text('kind').$type<BillTenderKind>().notNull(),
    amount: money('amount').notNull(),
    tendered: money('tendered').notNull(),
    change: money('change').notNull(),
    reference: text('reference'),
    userId: reference('user_id', users).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('bill_money_by_payment').on(t.businessId, t.billPaymentId, t.seq),
    index('bill_money_by_time').on(t.businessId, t.storeId, t.at),
    check('bill_money_amount', sql`${t.amount} <> 0 and ${t.amount} = ${t.tendered} - ${t.change}`),
    check('bill_money_change', sql`${t.change} >= 0 and (${t.amount} > 0 or ${t.change} = 0)`),
  ],
);

/**
 * What the store handles for carriers and earns with it, append-only; amounts are signed. Revenue is fee and commission; what was
 * handled belongs to the carriers.
 */
export const agencyEntries = tenantTable(
  'agency_entries',
  {
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    billPaymentId: reference('bill_payment_id', billPayments).notNull(),
    kind: text('kind').$type<AgencyEntryKind>().notNull(),
    handled: money('handled').notNull(),
    fee: money('fee').notNull(),
    tax: money('tax').notNull(),
    commission: money('commission').notNull(),
    /** Who took the money: its fee and commission count for this person. */
    userId: reference('user_id', users).notNull(),
    businessDay: date('business_day', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('agency_entries_once').on(t.businessId, t.billPaymentId, t.kind),
    index('agency_entries_by_day').on(t.businessId, t.storeId, t.businessDay),
    check('agency_entries_kind', sql`${t.kind} in ('taken', 'processed', 'failed', 'reversed')`),
    check(
      'agency_entries_direction',
      sql`case when ${t.kind} in ('taken', 'processed') then least(${t.handled}, ${t.fee}, ${t.tax}, ${t.commission}) >= 0
        else greatest(${t.handled}, ${t.fee}, ${t.tax}, ${t.commission}) <= 0 end`,
    ),
  ],
);
