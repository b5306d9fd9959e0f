import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { accountForPrograms, closedFolder, type Account } from './account.ts';
import { listenOnLoopback, listenOnSocket, type Listening } from './listening.ts';
import { findPrograms, type Programs } from './programs.ts';
import { NativeUnavailable } from './unavailable.ts';

/** A PostgreSQL installation: its programs, its data, and the address to listen on. */
export interface Cluster {
  programs: Programs;
  account: Account | undefined;
  /** PostgreSQL's own data folder. */
  folder: string;
  logFile: string;
  listening: Listening;
}

/** The user that initdb creates: the owner of all objects. */
export const ownerName = 'tilldesk';

/** Returns PostgreSQL's own data folder inside the server's data folder. */
export function clusterFolder(home: string): string {
  return path.join(home, 'postgres');
}

/**
 * Creates the cluster inside `home` (which exists) if there is none yet.
 * @throws NativeUnavailable when the programs cannot run here, or cannot enter the folder.
 * @throws StartupError when the data was written by another major version of PostgreSQL.
 */
export async function prepareCluster(
  home: string,
  { loopback, durable }: { loopback: boolean; durable: boolean },
): Promise<Cluster> {
  const programs = findPrograms();
  const account = accountForPrograms();
  if (account) assertReadableFolders(programs, home, account);
  const folder = clusterFolder(home);

  const [, major = ''] = /PostgreSQL\) (\d+)/.exec(await runProgram(programs.postgres, ['--version'], account)) ?? [];
  const listening = loopback ? await listenOnLoopback(home) : listenOnSocket(folder, account);
  if (!existsSync(folder)) await initialise({ programs, account, folder, password: listening.password, durable });
  const written = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (written !== major) {
    throw new StartupError(
      `The data in ${home} was written by PostgreSQL ${written} and this is ${major}: restore a backup into a new folder.`,
    );
  }
  return { programs, account, folder, logFile: path.join(home, 'postgres.log'), listening };
}

function assertReadableFolders(programs: Programs, home: string, account: Account): void {
  const forPrograms = closedFolder(path.dirname(programs.postgres), account);
  if (forPrograms) throw new NativeUnavailable(`as root they run as the user nobody, who may not enter ${forPrograms}`);
  const forData = closedFolder(home, account);
  if (forData) throw new NativeUnavailable(`as root they run as the user nobody, who may not enter ${forData}`);
}

interface NewCluster extends Pick<Cluster, 'programs' | 'account' | 'folder'> {
  password: string | undefined;
  durable: boolean;
}

/** Created next to its final path and then renamed, so that an interrupted start leaves nothing that looks complete. */
async function initialise({ programs, account, folder, password, durable }: NewCluster): Promise<void> {
  const incomplete = `${folder}.new`;
  const secret = `${folder}.secret`;
  rmSync(incomplete, { recursive: true, force: true });
  mkdirSync(incomplete, { mode: 0o700 });
  const chownToAccount = (file: string) => account && chownSync(file, account.uid, account.gid);
  chownToAccount(incomplete);
  const form = ['-D', incomplete, '-U', ownerName, '-E', 'UTF8', '--locale=C', '--data-checksums', '--no-instructions'];
  const access = password ? ['-A', 'scram-sha-256', `--pwfile=${secret}`] : ['-A', 'trust'];
  try {
    if (password) {
      writeFileSync(secret, password, { mode: 0o600 });
      chownToAccount(secret);
    }
    await runProgram(programs.initdb, [...form, ...access, ...(durable ? [] : ['--no-sync'])], account);
  } finally {
    rmSync(secret, { force: true });
  }
  chmodSync(incomplete, 0o700);
  renameSync(incomplete, folder);
}

/** The programs must not inherit a user's PG… variables or secrets of the server. */
export function environmentOfPrograms(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env;
  return { PATH, SystemRoot, TEMP, TMPDIR, LC_ALL: 'C', TZ: 'UTC' };
}

function runProgram(file: string, args: string[], account: Account | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: environmentOfPrograms(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', (error) =>
      reject(new NativeUnavailable(`${path.basename(file)} does not start (${error.message})`)),
    );
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else
        reject(
          new NativeUnavailable(`${path.basename(file)} says «${output.trim().split('\n').at(-1) ?? `exit ${code}`}»`),
        );
    });
  });
}
