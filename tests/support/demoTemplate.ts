import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../../tools/build.ts';
import { dataFolder, startServer } from './server.ts';

const PREFIX = 'tilldesk-demo-';
const VARIABLE = 'TILLDESK_TEST_DEMO';

/**
 * Before the first test: builds, and seeds the demo once for all workers, which takes most of a minute. The data folder is reused
 * for runs of the same day with the same demo and schema. Playwright calls it by this name.
 */
export default async function setup(): Promise<void> {
  await buildWhatChanged();
  const template = path.join(tmpdir(), `${PREFIX}${keyOfDemo()}`);
  if (!existsSync(template)) {
    removeOthers(path.basename(template));
    const { folder, remove } = dataFolder();
    const server = await startServer({ TILLDESK_DATA: folder });
    const code = await server.stop();
    // A copy of a running database does not start.
    if (code !== 0)
      throw new Error(`the demo could not be seeded: the server ended with ${String(code)}\n${server.printed()}`);
    // Another run may have been faster: the first one is retained.
    if (!existsSync(template)) renameSync(folder, template);
    remove();
  }
  process.env[VARIABLE] = template;
}

/** A separate data folder with the demo, and a function to remove it. */
export function demoFolder(): ReturnType<typeof dataFolder> {
  const own = dataFolder();
  const template = process.env[VARIABLE];
  if (template === undefined)
    throw new Error('demoFolder: the demo was not seeded; run by Playwright, which does it first');
  // With owners and modes: as root the database runs as another user.
  execFileSync('cp', ['-a', template, own.folder]);
  return own;
}

/** The cache key: the day, since the demo ends today, and the sources of demo and schema. */
function keyOfDemo(): string {
  const hash = createHash('sha256').update(String(process.getuid?.()));
  for (const folder of [
    '../../packages/server/src/demo',
    '../../packages/server/src/database/migrations',
    '../../packages/server/src/database/functions',
  ]) {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      hash.update(name).update(readFileSync(path.join(parentPath, name)));
  }
  return `${new Date().toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 12)}`;
}

/** Removes the demos of earlier days. */
function removeOthers(name: string): void {
  const today = name.slice(0, PREFIX.length + 10);
  for (const other of readdirSync(tmpdir()))
    if (other.startsWith(PREFIX) && !other.startsWith(today)) rmSync(path.join(tmpdir(), other), { recursive: true });
}
