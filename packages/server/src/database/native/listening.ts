import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closedFolder, type Account } from './account.ts';
import { NativeUnavailable } from './unavailable.ts';

/**
 * The address of the database: a Unix socket, or the loopback address with a password where there are no Unix sockets.
 */
export interface Listening {
  /** The folder of the socket, or an address. */
  host: string;
  port: number;
  password?: string;
}

/** The system allows about 104 bytes, including the socket's file name. */
const longestSocketPath = 100;

export function isSocket({ host }: Pick<Listening, 'host'>): boolean {
  return path.isAbsolute(host);
}

/**
 * Returns a Unix socket in the cluster's own folder, which only its account may enter, or in a short folder if that
 * path is too long.
 */
export function listenOnSocket(folder: string, account: Account | undefined): Listening {
  const port = 5432;
  const fits = Buffer.byteLength(path.join(folder, `.s.PGSQL.${port}`)) <= longestSocketPath;
  return { host: fits ? folder : shortFolder(folder, account), port };
}

function shortFolder(folder: string, account: Account | undefined): string {
  const name = `tilldesk-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const runtime = process.env.XDG_RUNTIME_DIR;
  const parent =
    runtime && !account && existsSync(runtime)
      ? runtime
      : account && closedFolder(tmpdir(), account)
        ? '/tmp'
        : tmpdir();
  const shortPath = path.join(parent, name);
  mkdirSync(shortPath, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(shortPath);
  const own = account?.uid ?? process.getuid?.();
  // Any user can create a folder of this name there, and would then receive the connections.
  if (uid !== own && uid !== process.getuid?.()) throw new NativeUnavailable(`${shortPath} belongs to another user`);
  if (account) chownSync(shortPath, account.uid, account.gid);
  chmodSync(shortPath, 0o700);
  return shortPath;
}

/** Removes a short socket folder once nothing listens in it. */
export function removeSocketFolder({ folder, listening }: { folder: string; listening: Listening }): void {
  if (isSocket(listening) && listening.host !== folder) rmSync(listening.host, { recursive: true, force: true });
}

/** Returns a free port on the loopback address; the password is in a file that only its owner may read. */
export async function listenOnLoopback(home: string): Promise<Listening> {
  return { host: '127.0.0.1', port: await freePort(), password: passwordIn(passwordFile(home)) };
}

export function passwordFile(home: string): string {
  return path.join(home, 'postgres.password');
}

/** Reads the password, or creates one. */
export function passwordIn(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
