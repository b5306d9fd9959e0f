import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, instant } from '../database/columns.ts';
import type { MailKind } from './email.ts';

export type MailState = 'waiting' | 'sent' | 'failed';

/** Mails to be sent, written in the transaction of what causes them, and for 30 days what became of them. */
export const mails = pgTable(
  'mails',
  {
    businessId: businessId(),
    /** Also the mail's Message-ID: one that arrives a second time is known by it. */
    id: uuid('id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    address: text('address').notNull(),
    /** The letter with its links and codes, sealed by the installation's key; null once it was sent or given up. */
    letter: text('letter'),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next, by the database's clock; while a server sends it: when another one may. */
    dueAt: instant('due_at').notNull(),
    /** When its code or link ends: it is not sent afterwards. */
    endsAt: instant('ends_at'),
    /** Why the last attempt failed, without a word of the mail. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    check('mails_state', sql`${t.state} in ('waiting', 'sent', 'failed')`),
    check('mails_letter', sql`(${t.letter} is null) = (${t.state} <> 'waiting')`),
    check('mails_ended', sql`(${t.endedAt} is null) = (${t.state} = 'waiting')`),
    index('mails_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
    index('mails_by_end').on(t.endedAt),
  ],
);
