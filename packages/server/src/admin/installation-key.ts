import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../database/startup-error.ts';
import { installationSecret, SECRET_MIN } from '../encryption/installation-secret.ts';
import type { Settings } from '../settings.ts';
import { fingerprintOf } from '../backup/manifest.ts';

type Keyed = Pick<Settings, 'dataFolder' | 'databaseUrl' | 'mail'>;

const keyFile = (dataFolder: string): string => path.join(dataFolder, 'installation.key');

/**
 * Returns the fingerprint of this installation's key. @throws StartupError if the database is external and the key is
 * neither set nor in the data folder: a new key would differ from that of the servers.
 */
export function installationFingerprint({ dataFolder, databaseUrl, mail }: Keyed): string {
  if (databaseUrl !== undefined && mail.secret === undefined && !existsSync(keyFile(dataFolder))) {
    throw new StartupError(
      `The installation's key is neither in TILLDESK_SECRET nor in ${dataFolder}: set the TILLDESK_SECRET or TILLDESK_DATA of the server.`,
    );
  }
  return fingerprintOf(installationSecret(mail.secret, dataFolder));
}

/** The key for a restored installation, and a function that saves it after the restore. */
export type RestoreKey = { fingerprint: string; save: () => void };

/**
 * Returns the key of `--key FILE`, otherwise TILLDESK_SECRET, otherwise that of the data folder, which is created if it
 * does not exist. @throws StartupError
 */
export function restoreKey({ dataFolder, mail }: Keyed, given: string | undefined): RestoreKey {
  mkdirSync(dataFolder, { recursive: true });
  if (given === undefined) {
    return { fingerprint: fingerprintOf(installationSecret(mail.secret, dataFolder)), save: () => undefined };
  }
  const secret = readKey(given);
  if (mail.secret !== undefined && mail.secret !== secret) {
    throw new StartupError(
      `TILLDESK_SECRET is set to another key than ${given} holds: unset it, or set it to that key.`,
    );
  }
  const save = () => {
    const file = keyFile(dataFolder);
    if (mail.secret !== undefined || (existsSync(file) && readFileSync(file, 'utf8').trim() === secret)) return;
    if (existsSync(file)) renameSync(file, `${file}.former`);
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  };
  // If there is no key yet, it can be saved before the rows that need it are restored.
  if (!existsSync(keyFile(dataFolder))) save();
  return { fingerprint: fingerprintOf(secret), save };
}

function readKey(file: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartupError(`The key ${file} cannot be read.`, { cause: error });
  }
  if (secret.length < SECRET_MIN) throw new StartupError(`The key ${file} is too short to be one.`);
  return secret;
}
