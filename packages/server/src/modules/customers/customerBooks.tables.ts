import { sql } from 'drizzle-orm';
import { bigint, check, index, json, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { CustomerContent, CreditKind, MergeMoves, Relation } from '@tilldesk/domain/customers';
import { instant, money } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';
import { customers } from './customers.tables.ts';

/** Links between customers. Each link is two rows, one for each side; `verify` checks that they match. */
export const customerLinks = keyedTable(
  'customer_links',
  ['customerId', 'otherId'],
  {
    customerId: reference('customer_id', customers).notNull(),
    otherId: uuid('other_id').notNull(),
    /** The role of the other customer for this one. */
    relation: text('relation').$type<Relation>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('links_of_two', sql`${t.customerId} <> ${t.otherId}`)],
);

/** Notes on customers. Notes are never changed; a merge moves them to the target customer. */
export const customerNotes = tenantTable(
  'customer_notes',
  {
    customerId: reference('customer_id', customers).notNull(),
    text: text('text').notNull(),
    userId: reference('user_id', users).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('notes_by_customer').on(t.businessId, t.customerId, t.at)],
);

/** The store credit ledger, append-only: errors are corrected by a counter-entry. `balance` is the balance after the entry. */
export const customerCredits = tenantTable(
  'customer_credits',
  {
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    customerId: reference('customer_id', customers).notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    amount: money('amount').notNull(),
    balance: money('balance').notNull(),
    reason: text('reason').notNull(),
    /** The entry that this one reverses. An entry can be reversed once. */
    corrects: uuid('corrects'),
    /** The merge that moved it. */
    mergeId: uuid('merge_id'),
    userId: reference('user_id', users).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('credits_corrected_once').on(t.businessId, t.corrects),
    index('credits_by_customer').on(t.businessId, t.customerId, t.seq),
    check('credits_covered', sql`${t.balance} >= 0`),
    check('credits_move', sql`${t.amount} <> 0`),
    check('credits_kind', sql`${t.kind} in ('grant', 'correction', 'merge', 'sale', 'tradeIn', 'refund')`),
    check('credits_corrects', sql`(${t.kind} = 'correction') = (${t.corrects} is not null)`),
    check('credits_merged', sql`(${t.kind} = 'merge') = (${t.mergeId} is not null)`),
  ],
);

/** A link before a merge. */
export type LinkBefore = { otherId: string; relation: Relation; moved: boolean };

/** Merges of two customers, with all data that is needed to undo them. */
export const customerMerges = tenantTable(
  'customer_merges',
  {
    /** The order of merging. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    staysId: reference('stays_id', customers).notNull(),
    goneId: reference('gone_id', customers).notNull(),
    /** The target customer, before and after the merge. */
    before: json('before').$type<CustomerContent>().notNull(),
    merged: json('merged').$type<CustomerContent>().notNull(),
    links: json('links').$type<LinkBefore[]>().notNull(),
    moves: json('moves').$type<MergeMoves>().notNull(),
    userId: reference('user_id', users).notNull(),
    at: instant('at').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (t) => [
    index('merges_by_customer').on(t.businessId, t.staysId, t.seq),
    check('merges_of_two', sql`${t.staysId} <> ${t.goneId}`),
    check('merges_undone_whole', sql`(${t.undoneAt} is null) = (${t.undoneBy} is null)`),
  ],
);

/**
 * Records that refer to a customer by id and move with a merge, one table for each kind; all have an `id` column. Links and store
 * credit are two-sided and follow their own rules.
 */
export const carried = {
  invoice: 'invoices',
  note: 'customer_notes',
  reservation: 'stock_reservations',
  adjustment: 'stock_adjustments',
  tradeIn: 'trade_ins',
  refund: 'refunds',
  deposit: 'deposits',
  billPayment: 'bill_payments',
} as const;
export type Carried = keyof typeof carried;

/** The records that a merge moved, so that an undo returns exactly these. */
export const customerMergeItems = keyedTable('customer_merge_items', ['mergeId', 'kind', 'itemId'], {
  mergeId: reference('merge_id', customerMerges).notNull(),
  kind: text('kind').$type<Carried>().notNull(),
  itemId: uuid('item_id').notNull(),
});
