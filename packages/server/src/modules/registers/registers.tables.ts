import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CashCategory, CashMovementKind, Denomination, RegisterSessionStatus } from '@tilldesk/domain/registers';
import { instant, auditColumns, money, nameText } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';
import { stores } from '../stores/stores.tables.ts';

/** A till of a store. Each browser is assigned to a register once. */
export const registers = tenantTable(
  'registers',
  {
    storeId: reference('store_id', stores).notNull(),
    name: nameText('name').notNull(),
    active: boolean('active').notNull().default(true),
    ...auditColumns(),
  },
  (t) => [index('registers_by_store').on(t.businessId, t.storeId)],
);

/** A drawer from opening to closing. Expected cash is the sum of `cash_movements` and is never stored. */
export const registerSessions = tenantTable(
  'register_sessions',
  {
    storeId: uuid('store_id').notNull(),
    registerId: reference('register_id', registers).notNull(),
    status: text('status').$type<RegisterSessionStatus>().notNull(),
    openedBy: reference('opened_by', users).notNull(),
    openedAt: instant('opened_at').notNull(),
    /** The amount left by the last closing; null for the first session and after an uncounted closing. */
    openingExpected: money('opening_expected'),
    openingCounted: money('opening_counted').notNull(),
    openingDenominations: jsonb('opening_denominations').$type<Denomination[]>(),
    openingNote: text('opening_note'),
    closedBy: uuid('closed_by'),
    closedAt: instant('closed_at'),
    /** Null if it was not counted; then there is no difference either (docs/decisions). */
    countedCash: money('counted_cash'),
    /** Frozen at the closing. */
    expectedCash: money('expected_cash'),
    closingNote: text('closing_note'),
    denominations: jsonb('denominations').$type<Denomination[]>(),
    /** The part of the counted cash that went to the bank; the rest is left for the next opening. */
    bankDrop: money('bank_drop').notNull().default(0),
    varianceReason: text('variance_reason'),
    /** The difference exceeded the limit of that day, and no reason has been given yet. */
    reasonMissing: boolean('reason_missing').notNull().default(false),
    /** Closed by a user who was not assigned to it. */
    forced: boolean('forced').notNull().default(false),
    approvalId: uuid('approval_id'),
    /** The user who later counted a drawer that was closed uncounted. */
    countedBy: uuid('counted_by'),
    countedAt: instant('counted_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('register_sessions_open')
      .on(t.businessId, t.registerId)
      .where(sql`${t.closedAt} is null`),
    index('register_sessions_by_age').on(t.businessId, t.storeId, t.openedAt),
    check('register_sessions_status', sql`${t.status} in ('open', 'closed', 'uncounted')`),
    check('register_sessions_ended', sql`(${t.status} = 'open') = (${t.closedAt} is null)`),
    check('register_sessions_counted', sql`(${t.status} = 'closed') = (${t.countedCash} is not null)`),
    check('register_sessions_dropped', sql`${t.bankDrop} between 0 and coalesce(${t.countedCash}, 0)`),
  ],
);

/**
 * The assignments of people to drawers, current and past. The cash of a person's sales goes into their drawer. A person is
 * assigned to at most one drawer of a store at a time.
 */
export const registerSessionPeople = tenantTable(
  'register_session_people',
  {
    storeId: uuid('store_id').notNull(),
    sessionId: reference('session_id', registerSessions).notNull(),
    userId: reference('user_id', users).notNull(),
    joinedAt: instant('joined_at').notNull(),
    leftAt: instant('left_at'),
  },
  (t) => [
    uniqueIndex('register_session_people_now')
      .on(t.businessId, t.storeId, t.userId)
      .where(sql`${t.leftAt} is null`),
    index('register_session_people_by_session').on(t.businessId, t.sessionId),
  ],
);

/**
 * The cash that went into and out of a drawer, append-only; `amount` is signed. A count is a row of amount 0 with the counted
 * amount.
 */
export const cashMovements = tenantTable(
  'cash_movements',
  {
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sessionId: reference('session_id', registerSessions).notNull(),
    kind: text('kind').$type<CashMovementKind>().notNull(),
    amount: money('amount').notNull(),
    counted: money('counted'),
    category: text('category').$type<CashCategory>(),
    reason: text('reason'),
    /** The movement that this one reverses. */
    reversesId: uuid('reverses_id'),
    sourceId: uuid('source_id'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('cash_movements_by_session').on(t.businessId, t.sessionId, t.seq),
    uniqueIndex('cash_movements_reversed')
      .on(t.businessId, t.reversesId)
      .where(sql`${t.reversesId} is not null`),
    check('cash_movements_count', sql`(${t.kind} = 'count') = (${t.counted} is not null)`),
  ],
);
