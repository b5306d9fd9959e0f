import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id } from '../fields/fields.ts';

const moment = z.string();

/** A backup of the whole installation. */
const backup = z.object({
  id: z.string(),
  /** Asked for by an owner, made on schedule, or by the command line. */
  cause: z.enum(['asked', 'schedule', 'command']),
  state: z.enum(['running', 'done', 'failed']),
  problem: z.nullable(z.enum(['noRoom', 'noFolder', 'interrupted', 'failed'])),
  /** Bytes; null until it is done. */
  size: z.nullable(z.int()),
  /** Tables and files that are in it so far, of as many; both 0 where nobody knows. */
  done: z.int(),
  parts: z.int(),
  /** Uploaded files whose bytes were not there. */
  missing: z.int(),
  startedAt: moment,
  endedAt: z.nullable(moment),
});

const backupState = z.object({
  /** The newest first, twenty at most. */
  items: z.array(backup),
  /** The newest that is whole. */
  last: z.nullable(backup),
  /** The newest whole one is older than it should be, or there is none though there is something to lose. */
  isOverdue: z.boolean(),
  /** When one is made by itself, hours and minutes in the server's time zone; null: never. */
  at: z.nullable(z.string()),
  /** False where the installation serves several businesses: a backup holds all of them. */
  mayDownload: z.boolean(),
});

export type Backup = z.output<typeof backup>;
export type BackupStatus = z.output<typeof backupState>;

/** Backups are the business of admins alone: the server refuses everybody else, whatever their role. */
export const backupCalls = {
  one: endpoint({
    method: 'GET',
    path: '/backups',
    needs: ['Stores', 'update'],
    pin: true,
    about: 'When the last backup was made, and the latest ones',
    answer: backupState,
  }),
  make: endpoint({
    method: 'POST',
    path: '/backups',
    needs: ['Stores', 'update'],
    pin: true,
    about: 'Make a backup of the whole installation; it goes on when the answer has come',
    answer: backupState,
  }),
  file: endpoint({
    method: 'GET',
    path: '/backups/:id/file',
    needs: ['Stores', 'update'],
    pin: true,
    about: 'The file of a backup',
    carries: 'bytes',
    params: z.strictObject({ id }),
    answer: z.unknown(),
  }),
};
