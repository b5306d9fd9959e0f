import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DepositEntryKind, DepositMethod } from '@tilldesk/domain/deposits';
import { instant, money } from '../../database/columns.ts';
import { reference, referenceByName, tenantTable } from '../../database/tenant-table.ts';
import { customers } from '../customers/customers.tables.ts';

/** Money taken for a draft or a quote before the sale. It belongs to the customer until a sale uses it. */
export const deposits = tenantTable(
  'deposits',
  {
    storeId: uuid('store_id').notNull(),
    /** Shown as DP-1001. */
    number: integer('number').notNull(),
    /** The draft or quote for which it was taken. */
    invoiceId: referenceByName('invoice_id', 'invoices').notNull(),
    customerId: reference('customer_id', customers).notNull(),
    /** Checked by database/tender-kinds.ts. */
    method: text('method').$type<DepositMethod>().notNull(),
    amount: money('amount').notNull(),
    /** The remaining balance: the sum of its entries. */
    rest: money('rest').notNull(),
    reference: text('reference'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    /** The business day, in the store's time zone. */
    businessDay: date('business_day', { mode: 'string' }).notNull(),
  },
  (t) => [
    unique('deposits_number').on(t.businessId, t.storeId, t.number),
    index('deposits_by_invoice').on(t.businessId, t.invoiceId),
    index('deposits_by_customer').on(t.businessId, t.customerId),
    check('deposits_amount', sql`${t.amount} > 0`),
    check('deposits_rest', sql`${t.rest} between 0 and ${t.amount}`),
  ],
);

/**
 * The deposit ledger, append-only. `amount` is signed. An entry that pays for a sale has the id of the payment; an entry that a
 * voided sale returns has the id of the payment's counter-entry. Cash of the other entries is in the drawer under their ids.
 */
export const depositEntries = tenantTable(
  'deposit_entries',
  {
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    depositId: reference('deposit_id', deposits).notNull(),
    kind: text('kind').$type<DepositEntryKind>().notNull(),
    amount: money('amount').notNull(),
    /** The balance of the deposit after the entry. */
    rest: money('rest').notNull(),
    /** The method of the payment. Null if no money moved. */
    method: text('method').$type<DepositMethod>(),
    reference: text('reference'),
    /** For an entry of a voided sale: the entry that it reverses. An entry can be reversed once. */
    reverses: uuid('reverses'),
    reason: text('reason'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('deposit_entries_by_deposit').on(t.businessId, t.depositId, t.seq),
    index('deposit_entries_by_time').on(t.businessId, t.storeId, t.at),
    unique('deposit_entries_reversed_once').on(t.businessId, t.reverses),
    check('deposit_entries_kind', sql`${t.kind} in ('taken', 'used', 'returned', 'givenBack')`),
    check(
      'deposit_entries_direction',
      sql`case when ${t.kind} in ('taken', 'returned') then ${t.amount} > 0 else ${t.amount} < 0 end`,
    ),
    check('deposit_entries_method', sql`(${t.kind} in ('taken', 'givenBack')) = (${t.method} is not null)`),
    check('deposit_entries_reverses', sql`(${t.kind} = 'returned') = (${t.reverses} is not null)`),
    check('deposit_entries_rest', sql`${t.rest} >= 0`),
  ],
);
