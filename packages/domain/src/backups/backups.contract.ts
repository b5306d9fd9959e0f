import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id } from '../fields/fields.ts';

const moment = z.string();

/** A backup of the whole installation. */
const backup = z.object({
  id: z.string(),
  /** Requested by an owner, scheduled, or made on the command line. */
  cause: z.enum(['manual', 'schedule', 'command']),
  state: z.enum(['running', 'done', 'failed']),
  problem: z.nullable(z.enum(['noRoom', 'noFolder', 'interrupted', 'failed'])),
  /** Bytes; null until completed. */
  size: z.nullable(z.int()),
  /** Tables and files written so far, and their total; both 0 if unknown. */
  done: z.int(),
  parts: z.int(),
  /** Uploaded files whose content was missing. */
  missing: z.int(),
  startedAt: moment,
  endedAt: z.nullable(moment),
});

const backupState = z.object({
  /** The newest first, twenty at most. */
  items: z.array(backup),
  /** The newest complete backup. */
  last: z.nullable(backup),
  /** The newest complete backup is too old, or there is none although there is data. */
  isOverdue: z.boolean(),
  /** Time of the scheduled backup, hours and minutes in the server's time zone; null: never. */
  at: z.nullable(z.string()),
  /** False if the installation has several businesses: a backup contains all of them. */
  mayDownload: z.boolean(),
});

export type Backup = z.output<typeof backup>;
export type BackupStatus = z.output<typeof backupState>;

/** Backups are for admins only: the server rejects everyone else, regardless of role. */
export const backupCalls = {
  one: endpoint({
    method: 'GET',
    path: '/backups',
    needs: ['Stores', 'update'],
    pin: true,
    about: 'Get the backup status and the latest backups',
    answer: backupState,
  }),
  make: endpoint({
    method: 'POST',
    path: '/backups',
    needs: ['Stores', 'update'],
    pin: true,
    about: 'Start a backup of the whole installation',
    answer: backupState,
  }),
  file: endpoint({
    method: 'GET',
    path: '/backups/:id/file',
    needs: ['Stores', 'update'],
    pin: true,
    about: 'Download a backup',
    carries: 'bytes',
    params: z.strictObject({ id }),
    answer: z.unknown(),
  }),
};
