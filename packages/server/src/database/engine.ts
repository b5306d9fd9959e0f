import path from 'node:path';
import pg from 'pg';
import { engineOf, openFolder, rememberEngine, type FolderEngine } from './folder.ts';
import { FolderInUse, lockFolder } from './lock.ts';
import { runNative, servedAddress } from './native/supervisor.ts';
import { NativeUnavailable } from './native/unavailable.ts';
import { openPool, type Address, type DatabaseKind, type Db } from './pool.ts';
import { ensureRole } from './roles.ts';
import { StartupError } from './startup-error.ts';
import { runWasm } from './wasm/pglite-server.ts';

export interface Log {
  info(sentence: string): void;
  warn(sentence: string): void;
}

export interface DatabaseOptions {
  dataFolder: string;
  /** An external PostgreSQL to use instead of the embedded one: `postgres://…`. */
  databaseUrl?: string | undefined;
  log: Log;
  /** `embedded-wasm` does not try the native programs in a new folder. */
  engine?: FolderEngine | undefined;
  /** For commands: if a server is running on the folder, its PostgreSQL is shared and left running at the end. */
  joinRunningServer?: boolean;
}

/** An open database. `close` ends the pool's connections, then the engine, then the lock on the folder. */
export interface Database extends Db {
  /** The selected engine and the reason, as printed at start-up. */
  readonly sentence: string;
  close(): Promise<void>;
}

/**
 * Opens the database: the PostgreSQL of `databaseUrl`; otherwise the embedded one in the data folder; otherwise, if the
 * folder is new or was created by it, the WebAssembly engine. Creates the application's role; `migrate` creates the
 * schema.
 * @throws StartupError for every error that the operator can correct.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openServer(options.databaseUrl, options.log) : openEmbedded(options);
}

async function openServer(connectionString: string, log: Log): Promise<Database> {
  const where = placeOf(connectionString);
  try {
    const sentence = `The database is the PostgreSQL at ${where}.`;
    return await open('postgres', { connectionString }, { sentence, log });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The PostgreSQL at ${where} cannot be used: ${describeError(error)}.`, { cause: error });
  }
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const folder = path.resolve(options.dataFolder);
  openFolder(folder);
  try {
    const unlock = lockFolder(folder, options.joinRunningServer ? 0 : undefined);
    return await openLocked(folder, unlock, options);
  } catch (error) {
    const address = options.joinRunningServer && error instanceof FolderInUse ? servedAddress(folder) : undefined;
    if (!address) throw error;
    return open('embedded', address, {
      sentence: `The database is the one of the server that is at work on ${folder}.`,
      log: options.log,
    });
  }
}

async function openLocked(folder: string, unlock: () => void, { log, engine }: DatabaseOptions): Promise<Database> {
  try {
    const made = engineOf(folder);
    const database =
      made === 'embedded-wasm' || (engine === 'embedded-wasm' && !made)
        ? await openWasm(folder, log, made ? 'its data folder was made by this engine' : 'it was asked for')
        : await openNative(folder, log, made);
    if (!made) rememberEngine(folder, database.kind === 'embedded' ? 'embedded' : 'embedded-wasm');
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openNative(folder: string, log: Log, made: FolderEngine | undefined): Promise<Database> {
  try {
    const { address, startMode, pid, stop } = await runNative(folder, { warn: (sentence) => log.warn(sentence) });
    const how = {
      started: `started (process ${pid})`,
      adopted: `adopted: process ${pid}, which outlived the last server`,
      replaced: `started (process ${pid}) in place of one that had ended without tidying up`,
    };
    return await open('embedded', address, {
      sentence: `The database is our own PostgreSQL in ${folder}, ${how[startMode]}.`,
      log,
      stop,
    });
  } catch (error) {
    if (!(error instanceof NativeUnavailable)) throw error;
    if (!made) return openWasm(folder, log, `PostgreSQL's own programs cannot run here: ${error.message}`);
    throw new StartupError(
      `The data in ${folder} needs PostgreSQL's own programs, and they cannot run: ${error.message}.`,
    );
  }
}

async function openWasm(folder: string, log: Log, why: string): Promise<Database> {
  const { address, stop } = await runWasm(folder);
  const sentence =
    `The database is PostgreSQL in WebAssembly, because ${why}; ` +
    'this engine survives a killed server, but not a power cut.';
  return open('embedded-wasm', address, { sentence, log, stop });
}

interface Opening {
  sentence: string;
  log: Log;
  stop?: () => Promise<void>;
}

async function open(kind: DatabaseKind, address: Address, { sentence, log, stop }: Opening): Promise<Database> {
  try {
    await makeReady(address);
  } catch (error) {
    await stop?.();
    throw error;
  }
  if (kind === 'embedded-wasm') log.warn(sentence);
  else log.info(sentence);
  const pool = openPool(address, kind === 'embedded-wasm' ? 1 : undefined);
  return {
    kind,
    pool,
    sentence,
    async close() {
      await pool.end();
      await stop?.();
    },
  };
}

async function makeReady(address: Address): Promise<void> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await ensureRole(client);
  } finally {
    await client.end();
  }
}

/** Host and database without the password, for messages and logs. */
function placeOf(connectionString: string): string {
  try {
    const { host, pathname } = new URL(connectionString);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}

function describeError(error: unknown): string {
  const one = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return one instanceof Error ? one.message : String(one);
}
