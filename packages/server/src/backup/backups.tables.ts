import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Properties of the whole installation: one row, not visible to any business. */
export const installation = pgTable(
  'installation',
  {
    only: boolean('only').primaryKey().default(true),
    /** Included in backups, to identify the installation that they belong to. */
    id: uuid('id').notNull(),
    /** The mark of the storage with the uploaded files of this database; null until a server has started. */
    storageId: uuid('storage_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [check('installation_only', sql`${t.only}`)],
);

export type BackupCause = 'manual' | 'schedule' | 'command';
export type BackupState = 'running' | 'done' | 'failed';
/** Why a backup failed, for the page; the log has the complete error. */
export type BackupProblem = 'noRoom' | 'noFolder' | 'interrupted' | 'failed';

/** The backups of the installation. They belong to no business, and are not part of a backup themselves. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey(),
    cause: text('cause').$type<BackupCause>().notNull(),
    state: text('state').$type<BackupState>().notNull(),
    problem: text('problem').$type<BackupProblem>(),
    /** The absolute path of the file. */
    file: text('file').notNull(),
    size: bigint('size', { mode: 'number' }),
    /** Tables and files that are written so far, of `parts`. */
    done: integer('done').notNull().default(0),
    parts: integer('parts').notNull().default(0),
    rows: bigint('rows', { mode: 'number' }),
    /** Uploaded files whose bytes were not found. */
    missing: integer('missing').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    check('backups_cause', sql`${t.cause} in ('manual', 'schedule', 'command')`),
    check('backups_state', sql`${t.state} in ('running', 'done', 'failed')`),
    check('backups_problem', sql`(${t.problem} is null) = (${t.state} <> 'failed')`),
    index('backups_by_start').on(t.startedAt),
  ],
);
