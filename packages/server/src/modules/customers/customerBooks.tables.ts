import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { CustomerContent } from '@tilldesk/domain/shop';
import type { CreditKind, MergeMoves, Relation } from '@tilldesk/domain/stock';
import { businessId, instant, money } from '../../database/columns.ts';
import { users } from '../session/session.tables.ts';
import { customers } from './customers.tables.ts';

const ofCustomer = (t: { businessId: AnyPgColumn; customerId: AnyPgColumn }) =>
  foreignKey({ columns: [t.businessId, t.customerId], foreignColumns: [customers.businessId, customers.id] });
const byUser = (t: { businessId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({ columns: [t.businessId, t.userId], foreignColumns: [users.businessId, users.id] });

/** Links between customers. Each link is two rows, one for each side; `verify` checks that they match. */
export const customerLinks = pgTable(
  'customer_links',
  {
    businessId: businessId(),
    customerId: uuid('customer_id').notNull(),
    otherId: uuid('other_id').notNull(),
    /** The role of the other customer for this one. */
    relation: text('relation').$type<Relation>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.customerId, t.otherId] }),
    ofCustomer(t),
    check('links_of_two', sql`${t.customerId} <> ${t.otherId}`),
  ],
);

/** Notes on customers. Notes are never changed; a merge moves them to the target customer. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    customerId: uuid('customer_id').notNull(),
    text: text('text').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    ofCustomer(t),
    byUser(t),
    index('notes_by_customer').on(t.businessId, t.customerId, t.at),
  ],
);

/** The store credit ledger, append-only: errors are corrected by a counter-entry. `balance` is the balance after the entry. */
export const customerCredits = pgTable(
  'customer_credits',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    amount: money('amount').notNull(),
    balance: money('balance').notNull(),
    reason: text('reason').notNull(),
    /** The entry that this one reverses. An entry can be reversed once. */
    corrects: uuid('corrects'),
    /** The merge that moved it. */
    mergeId: uuid('merge_id'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('credits_corrected_once').on(t.businessId, t.corrects),
    ofCustomer(t),
    byUser(t),
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
export const customerMerges = pgTable(
  'customer_merges',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The order of merging. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    staysId: uuid('stays_id').notNull(),
    goneId: uuid('gone_id').notNull(),
    /** The target customer, before and after the merge. */
    before: json('before').$type<CustomerContent>().notNull(),
    merged: json('merged').$type<CustomerContent>().notNull(),
    links: json('links').$type<LinkBefore[]>().notNull(),
    moves: json('moves').$type<MergeMoves>().notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.staysId], foreignColumns: [customers.businessId, customers.id] }),
    foreignKey({ columns: [t.businessId, t.goneId], foreignColumns: [customers.businessId, customers.id] }),
    byUser(t),
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
} as const;
export type Carried = keyof typeof carried;

/** The records that a merge moved, so that an undo returns exactly these. */
export const customerMergeItems = pgTable(
  'customer_merge_items',
  {
    businessId: businessId(),
    mergeId: uuid('merge_id').notNull(),
    kind: text('kind').$type<Carried>().notNull(),
    itemId: uuid('item_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.mergeId, t.kind, t.itemId] }),
    foreignKey({ columns: [t.businessId, t.mergeId], foreignColumns: [customerMerges.businessId, customerMerges.id] }),
  ],
);
