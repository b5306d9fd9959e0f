import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DepositEntryKind, DepositMethod } from '@tilldesk/domain/selling';
import { businessId, instant, money } from '../../database/columns.ts';
import { customers } from '../customers/customers.tables.ts';
import { invoices } from '../sales/sales.tables.ts';

/** Money taken for a draft or a quote before it is sold: the customer's until a sale uses it up. */
export const deposits = pgTable(
  'deposits',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    /** Shown as DP-1001. */
    number: integer('number').notNull(),
    /** The draft or quote for which it was taken. */
    invoiceId: uuid('invoice_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    way: text('way').$type<DepositMethod>().notNull(),
    amount: money('amount').notNull(),
    /** What of it is still the customer's: the sum of its entries. */
    rest: money('rest').notNull(),
    reference: text('reference'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    /** The store's day. */
    businessDay: date('business_day', { mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }),
    foreignKey({ columns: [t.businessId, t.customerId], foreignColumns: [customers.businessId, customers.id] }),
    unique('deposits_number').on(t.businessId, t.storeId, t.number),
    index('deposits_by_invoice').on(t.businessId, t.invoiceId),
    index('deposits_by_customer').on(t.businessId, t.customerId),
    check('deposits_way', sql`${t.way} in ('cash', 'card', 'check', 'other')`),
    check('deposits_amount', sql`${t.amount} > 0`),
    check('deposits_rest', sql`${t.rest} between 0 and ${t.amount}`),
  ],
);

/**
 * What became of deposits, append-only; `amount` is signed. One that pays for a sale bears the id of the payment, one that
 * comes back with a voided sale that of the payment's counter-entry; cash of the others is in the drawer under their ids.
 */
export const depositEntries = pgTable(
  'deposit_entries',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    depositId: uuid('deposit_id').notNull(),
    kind: text('kind').$type<DepositEntryKind>().notNull(),
    amount: money('amount').notNull(),
    /** What was left of the deposit after it. */
    rest: money('rest').notNull(),
    /** How the money came in or went out; null where none moved. */
    way: text('way').$type<DepositMethod>(),
    reference: text('reference'),
    /** The entry by which a sale had used it, of one that brings that back: each once. */
    reverses: uuid('reverses'),
    reason: text('reason'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.depositId], foreignColumns: [deposits.businessId, deposits.id] }),
    index('deposit_entries_by_deposit').on(t.businessId, t.depositId, t.seq),
    index('deposit_entries_by_time').on(t.businessId, t.storeId, t.at),
    unique('deposit_entries_reversed_once').on(t.businessId, t.reverses),
    check('deposit_entries_kind', sql`${t.kind} in ('taken', 'used', 'returned', 'givenBack')`),
    check(
      'deposit_entries_direction',
      sql`case when ${t.kind} in ('taken', 'returned') then ${t.amount} > 0 else ${t.amount} < 0 end`,
    ),
    check('deposit_entries_way', sql`(${t.kind} in ('taken', 'givenBack')) = (${t.way} is not null)`),
    check('deposit_entries_reverses', sql`(${t.kind} = 'returned') = (${t.reverses} is not null)`),
    check('deposit_entries_rest', sql`${t.rest} >= 0`),
  ],
);
