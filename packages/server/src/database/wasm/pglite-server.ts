import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import type { Address } from '../pool.ts';
import { Wire } from './wire.ts';

/** PostgreSQL compiled to WebAssembly, inside this process. */
export interface WasmDatabase {
  /** For a pool of one: the engine has a single session. */
  address: Address;
  stop(): Promise<void>;
}

/** Returns the engine's data folder inside the server's data folder. */
export function wasmFolder(home: string): string {
  return path.join(home, 'pglite');
}

/** Opens the WebAssembly engine on the data in `home`. The module is loaded on demand because it takes 300 MB. */
export async function runWasm(home: string): Promise<WasmDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const folder = wasmFolder(home);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const engine = await PGlite.create({
    dataDir: folder,
    // Its default parameters turn fsync off (-F); open_datasync is the only method that reaches the disk through its
    // file system.
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=open_datasync',
    ],
  }).catch((error: unknown) => {
    throw new StartupError(
      `The data in ${folder} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  return {
    address: { user: 'postgres', database: 'postgres', stream: () => new Wire(engine) },
    stop: () => engine.close(),
  };
}
