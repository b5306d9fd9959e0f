import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../database/engine.ts';
import { StartupError } from '../database/startup-error.ts';
import { freeBytes } from '../storage/free-space.ts';
import { openFileStorage } from '../storage/file-storage.ts';
import type { Settings } from '../settings.ts';
import { backupName, makeBackup } from '../backup/jobs.store.ts';
import { installationFingerprint, restoreKey } from './installation-key.ts';
import { restoreBackup } from '../backup/restore.ts';
import { BackupInProgress } from '../backup/write-backup.ts';

type Print = (sentence: string) => void;
const inMB = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** `tilldesk backup [file]`. @throws StartupError */
export async function backupCommand(db: Database, settings: Settings, args: string[], print: Print): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length > 1) throw new StartupError('tilldesk backup takes one file.');
  const { dataFolder, bucket, backup } = settings;
  const file = path.resolve(positionals[0] ?? path.join(backup.folder, backupName(new Date())));
  const options = {
    db,
    file,
    fileStorage: openFileStorage(dataFolder, bucket),
    keyFingerprint: installationFingerprint(settings),
  };
  const { size, manifest } = await makeBackup(options, 'command', () => new Date()).catch((error: unknown) => {
    if (error instanceof BackupInProgress) throw new StartupError(error.message, { cause: error });
    throw error;
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  for (const key of manifest.missingFiles) print(`The uploaded file ${key} was not there.`);
  print(
    `${file}: ${inMB(size)}, ${manifest.tables.length} tables, ${rows} rows, ${manifest.files.length} uploaded files.`,
  );
  print('The key of the installation is not in it: keep installation.key, or TILLDESK_SECRET, in another place.');
}

const restoreOptions = {
  replace: { type: 'boolean' },
  yes: { type: 'boolean' },
  key: { type: 'string' },
  'without-key': { type: 'boolean' },
} as const;

/** Reads and confirms the arguments of `tilldesk restore`, before the database is opened. @throws StartupError */
export async function readRestore(args: string[], print: Print) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: restoreOptions });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new StartupError('tilldesk restore takes the file of a backup.');
  if (values.key !== undefined && values['without-key']) {
    throw new StartupError('--key and --without-key exclude each other.');
  }
  if (values.replace && !values.yes) await confirm(print);
  return {
    file: path.resolve(file),
    replace: values.replace ?? false,
    key: values.key,
    withoutKey: values['without-key'] ?? false,
  };
}

async function confirm(print: Print): Promise<void> {
  const rejected = new StartupError('Nothing was restored: --replace is confirmed by typing replace, or by --yes.');
  if (!process.stdin.isTTY) throw rejected;
  print('Everything that is in the database now will be replaced by the backup.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type replace to go on: ').finally(() => terminal.close());
  if (answer.trim() !== 'replace') throw rejected;
}

/** `tilldesk restore FILE`. @returns the number of ledger differences that `verify` found. @throws StartupError */
export async function restoreCommand(
  db: Database,
  settings: Settings,
  { file, replace, key, withoutKey }: Awaited<ReturnType<typeof readRestore>>,
  print: Print,
): Promise<number> {
  const { dataFolder, databaseUrl, bucket } = settings;
  const { fingerprint, save: retention } = restoreKey(settings, key);
  const { manifest, differences, newSteps } = await restoreBackup({
    db,
    file,
    replace,
    withoutKey,
    print,
    fileStorage: openFileStorage(dataFolder, bucket),
    keyFingerprint: fingerprint,
    now: new Date(),
    freeSpace: databaseUrl === undefined ? () => freeBytes(dataFolder) : undefined,
  });
  retention();
  if (newSteps.length > 0) print(`The schema was brought up to this version: ${newSteps.join(', ')}.`);
  for (const missing of manifest.missingFiles) print(`The uploaded file ${missing} was not in the backup.`);
  for (const d of differences) print(`${d.ledger}: ${d.subject} is stored as ${d.stored}, its rows make ${d.computed}`);
  print(`${differences.length} differences`);
  print(`Restored as of ${manifest.createdAt}. Everybody signs in again.`);
  return differences.length;
}
