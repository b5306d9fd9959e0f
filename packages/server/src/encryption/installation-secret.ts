import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../database/startup-error.ts';

/** Minimum characters of TILLDESK_SECRET: it must not be guessable. */
export const SECRET_MIN = 32;

/**
 * Returns the installation's secret: the given one; otherwise that of `installation.key` in the data folder. That file
 * is created if it does not exist, and only its owner may read it. Several servers on one database need the same
 * secret.
 * @throws StartupError when the file cannot be read or created.
 */
export function installationSecret(given: string | undefined, dataFolder: string): string {
  if (given !== undefined) return given;
  const file = path.join(dataFolder, 'installation.key');
  try {
    // `wx` creates the file or leaves an existing one: two servers that start at once use the same secret.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw unreadable(file, error);
  }
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length < SECRET_MIN) throw new Error('it is too short');
    return secret;
  } catch (error) {
    throw unreadable(file, error);
  }
}

const unreadable = (file: string, error: unknown): StartupError =>
  new StartupError(
    `The installation's key ${file} cannot be read or made (${error instanceof Error ? error.message : String(error)}): mend it, or set TILLDESK_SECRET.`,
  );
