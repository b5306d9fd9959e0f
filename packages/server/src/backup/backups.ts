import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '@tilldesk/domain/problems';
import type { BackupStatus } from '@tilldesk/domain/backups';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/pool.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { noteInstallation } from '../storage/storage.store.ts';
import type { Backups } from '../http/backups.ts';
import { OutgoingFile } from '../http/file-transfer.ts';
import { notifyAdmins } from '../modules/notifications/notifications.store.ts';
import type { UserEvent } from '../realtime/changes.ts';
import type { BackupCause } from './backups.tables.ts';
import { backupName, latestBackups, startBackup, type BackupRow } from './jobs.store.ts';
import { overdueFiles } from './retention.ts';
import { isDue } from './due.ts';
import type { BackupSettings } from './settings.ts';
import { BackupInProgress } from './write-backup.ts';

/** Milliseconds after which the last backup is overdue: one day plus a tolerance of half a day. */
const OVERDUE_MS = 36 * 60 * 60 * 1000;

export type BackupsOptions = {
  db: Db;
  fileStorage: FileStorage;
  settings: BackupSettings;
  keyFingerprint: string;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  publish: (event: UserEvent) => void;
};

/** Creates backups in the folder of the settings. */
export function createBackups({
  db,
  fileStorage,
  settings,
  keyFingerprint,
  clock,
  log,
  publish,
}: BackupsOptions): Backups {
  let working: Promise<void> = Promise.resolve();

  const start = async (cause: BackupCause, latestSeen?: string | null): Promise<{ ended: Promise<void> }> => {
    const file = path.join(settings.folder, backupName(clock()));
    const { finished } = await startBackup({ db, fileStorage, file, keyFingerprint }, cause, clock, latestSeen);
    const done = finished.then(
      () => removeOverdue(settings),
      (error: unknown) => {
        log.error({ err: error }, 'a backup failed');
        return notifyAllAdmins(db, clock().toISOString(), publish);
      },
    );
    working = done.catch((error: unknown) => log.error({ err: error }, 'after a backup'));
    return { ended: working };
  };

  const status = async (): Promise<BackupStatus> => {
    const [rows, { since, businesses }] = await Promise.all([latestBackups(db), installationOf(db, clock())]);
    const items = rows.map(viewOf);
    const last = items.find(({ state }) => state === 'done') ?? null;
    const { at } = settings;
    return {
      items,
      last,
      isOverdue: clock().getTime() - new Date(last?.startedAt ?? since).getTime() > OVERDUE_MS,
      at: at ? `${two(at.hours)}:${two(at.minutes)}` : null,
      mayDownload: businesses === 1,
    };
  };

  return {
    status,
    settled: () => working,
    begin: async () => {
      await start('manual').catch((error: unknown) => {
        throw error instanceof BackupInProgress ? new Problem('backup.underWay') : error;
      });
    },
    async runDueBackup() {
      const [rows, { since }] = await Promise.all([latestBackups(db), installationOf(db, clock())]);
      const begun = (row: BackupRow | undefined) => row && new Date(row.startedAt);
      const backupState = { now: clock(), at: settings.at, since: new Date(since) };
      const done = rows.find(({ state }) => state === 'done');
      if (!isDue({ ...backupState, lastDone: begun(done), lastTried: begun(rows[0]) })) return;
      await start('schedule', rows[0]?.id ?? null).then(
        ({ ended }) => ended,
        (error: unknown) => {
          // Another server started first.
          if (!(error instanceof BackupInProgress)) throw error;
        },
      );
    },
    async file(id) {
      if ((await installationOf(db, clock())).businesses !== 1) throw new Problem('backup.shared');
      const row = (await latestBackups(db)).find((one) => one.id === id && one.state === 'done');
      if (!row) throw new Problem('record.notFound');
      const size = await stat(row.file).then(
        (about) => about.size,
        () => null,
      );
      // Created on another machine, or deleted by retention.
      if (size === null) throw new Problem('backup.gone');
      return new OutgoingFile(createReadStream(row.file), {
        name: path.basename(row.file),
        mime: 'application/zip',
        size,
      });
    },
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

const viewOf = ({ id, cause, state, problem, size, done, parts, missing, startedAt, endedAt }: BackupRow) => ({
  id,
  cause,
  state,
  problem,
  size,
  done,
  parts,
  missing,
  startedAt,
  endedAt,
});

async function installationOf(db: Db, now: Date): Promise<{ since: string; businesses: number }> {
  const [row] = await asOwner(db, async (tx) => {
    await noteInstallation(tx, now.toISOString());
    return tx.raw<{ since: string; businesses: number }>(
      `select created_at as since, (select count(*) from businesses)::int as businesses from installation`,
    );
  });
  return row!;
}

async function removeOverdue({ folder, retention }: BackupSettings): Promise<void> {
  for (const name of overdueFiles(await readdir(folder), retention)) await rm(path.join(folder, name), { force: true });
}

/** Notifies the admins of every business, because a missing backup affects all of them. */
async function notifyAllAdmins(db: Db, now: string, publish: (event: UserEvent) => void): Promise<void> {
  const businesses = await asOwner(db, (tx) => tx.raw<{ id: string }>('select id from businesses order by id'));
  for (const { id } of businesses) {
    const event = await inBusiness(db, id, (tx) =>
      notifyAdmins(tx, id, now, {
        kind: 'backupFailed',
        params: {},
        link: '/profile-settings?tab=backups',
        groupKey: 'backupFailed',
      }),
    );
    event.forEach(publish);
  }
}
