import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { clusterFolder } from './native/cluster.ts';
import { StartupError } from './startup-error.ts';
import { wasmFolder } from './wasm/pglite-server.ts';

/** The engines that store their data in the data folder. */
export type FolderEngine = 'embedded' | 'embedded-wasm';

/**
 * Creates the data folder if it does not exist.
 * @throws StartupError if it cannot be created or written.
 */
export function openFolder(folder: string): void {
  try {
    const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
    // When the server runs as root, PostgreSQL runs as another user, who must be able to traverse this folder; its
    // contents have their own permissions.
    if (isNew && process.getuid?.() === 0) chmodSync(folder, 0o711);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(`The data folder ${folder} cannot be written (${reason(error)}).`);
  }
}

/** Returns the engine that wrote the data in the folder; undefined in a folder without data. */
export function engineOf(folder: string): FolderEngine | undefined {
  const file = engineFile(folder);
  // Without the file the engine is inferred from the data, because starting an empty database next to existing data
  // would be worse than an error.
  if (!existsSync(file)) return engineByData(folder);
  const text = readFileSync(file, 'utf8');
  // A power cut can leave the file empty: the engine is inferred from the data, as without the file.
  if (text.trim() === '') return engineByData(folder);
  const [, engine] = /"engine":\s*"(embedded|embedded-wasm)"/.exec(text) ?? [];
  if (engine === 'embedded' || engine === 'embedded-wasm') return engine;
  throw new StartupError(`${file} names no engine that this Tilldesk knows.`);
}

function engineByData(folder: string): FolderEngine | undefined {
  if (existsSync(clusterFolder(folder))) return 'embedded';
  return existsSync(wasmFolder(folder)) ? 'embedded-wasm' : undefined;
}

/** Saves which engine writes the data in the folder. Durable once it returns, also after a power cut. */
export function rememberEngine(folder: string, engine: FolderEngine): void {
  const file = engineFile(folder);
  writeFileSync(`${file}.new`, `${JSON.stringify({ engine }, undefined, 2)}\n`, { flush: true });
  renameSync(`${file}.new`, file);
  syncFolder(folder);
}

/** Flushes the entries of a folder to disk. Windows has no such call, and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function engineFile(folder: string): string {
  return path.join(folder, 'engine.json');
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
