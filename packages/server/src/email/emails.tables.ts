import { sql } from 'drizzle-orm';
import { check, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { tenantTable } from '../database/tenant-table.ts';
import type { MailKind } from './email.ts';

export type MailState = 'waiting' | 'sent' | 'failed';

/** Mails to be sent, written in the transaction of their cause, and for 30 days the result of sent and failed ones. */
export const mails = tenantTable(
  'mails',
  {
    /** Also the mail's Message-ID, which identifies a mail that arrives twice. */
    id: uuid('id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    address: text('address').notNull(),
    /**
     * The content with its links and codes, encrypted with the installation's key; null once it was sent or has failed.
     */
    content: text('content'),
    state: text('state').$type<MailState>().notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /**
     * Moment of the next attempt, by the database's clock; while a server sends it: when another server may claim it.
     */
    dueAt: instant('due_at').notNull(),
    /** When its code or link expires: it is not sent afterwards. */
    endsAt: instant('ends_at'),
    /** Why the last attempt failed; contains nothing of the mail's content. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    check('mails_state', sql`${t.state} in ('waiting', 'sent', 'failed')`),
    check('mails_content', sql`(${t.content} is null) = (${t.state} <> 'waiting')`),
    check('mails_ended', sql`(${t.endedAt} is null) = (${t.state} = 'waiting')`),
    index('mails_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
    index('mails_by_end').on(t.endedAt),
  ],
);
