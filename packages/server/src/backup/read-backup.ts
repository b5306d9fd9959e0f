import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { StartupError } from '../database/startup-error.ts';
import type { Migration } from '../database/migrate.ts';
import { version } from '../version.ts';
import { openZip, type Zip } from '../storage/open-zip.ts';
import { FORMAT, MANIFEST, MANIFEST_SUM, parseManifest, sha256, type Manifest } from './manifest.ts';

/** An opened backup. */
export type Backup = {
  manifest: Manifest;
  /** Reads the bytes of a part; at the end they are compared with the manifest. */
  read: (name: string, expected: { sha256: string }) => AsyncGenerator<Buffer>;
  close: () => void;
};

const damaged = (file: string, cause?: unknown): StartupError =>
  new StartupError(`The backup ${file} is damaged or cut short. Nothing was restored: take another one.`, { cause });

/**
 * Opens a backup and reads its manifest.
 * @throws StartupError if the file does not exist, is not a backup, is damaged, or was created by a newer program
 */
export async function openBackup(file: string, known: readonly Migration[]): Promise<Backup> {
  if (!(await beginsAsZip(file))) throw new StartupError(`${file} is not a backup of Tilldesk.`);
  const zip = await openZip(file).catch((error: unknown) => {
    throw damaged(file, error);
  });
  try {
    const manifest = await readManifest(file, zip);
    assertNotNewer(file, manifest, known);
    return { manifest, close: zip.close, read: (name, expected) => checked(file, zip, name, expected) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function beginsAsZip(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    throw new StartupError(`The backup ${file} cannot be read (${reason(error)}).`, { cause: error });
  });
  try {
    const { buffer: head, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && head.toString('latin1') === 'PK\u0003\u0004';
  } catch (error) {
    throw new StartupError(`The backup ${file} cannot be read (${reason(error)}).`, { cause: error });
  } finally {
    await handle.close();
  }
}

const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

async function readManifest(file: string, zip: Zip): Promise<Manifest> {
  if (!zip.has(MANIFEST) || !zip.has(MANIFEST_SUM)) throw new StartupError(`${file} is not a backup of Tilldesk.`);
  const read = async (name: string) => (await buffer(await zip.read(name))).toString();
  const [text, sum] = await Promise.all([read(MANIFEST), read(MANIFEST_SUM)]).catch((error: unknown) => {
    throw damaged(file, error);
  });
  if (sha256(text) !== sum) throw damaged(file);
  const { format } = Object(JSON.parse(text)) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) throw newer(file, text);
  const manifest = parseManifest(text);
  if (manifest === null) throw damaged(file);
  return manifest;
}

const newer = (file: string, of: string): StartupError =>
  new StartupError(
    `The backup ${file} was made by a newer Tilldesk (${/"version":"([^"]*)"/.exec(of)?.[1] ?? '?'}; this is ${version}): ` +
      'update this one first.',
  );

function assertNotNewer(file: string, manifest: Manifest, known: readonly Migration[]): void {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of manifest.migrations) {
    const own = hashes.get(name);
    if (own === undefined) throw newer(file, JSON.stringify({ version: manifest.version }));
    if (own !== hash) {
      throw new StartupError(
        `The backup ${file} was made with another migration ${name} than this Tilldesk has: restore it with the version that made it (${manifest.version}).`,
      );
    }
  }
}

async function* checked(file: string, zip: Zip, name: string, expected: { sha256: string }): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of (await zip.read(name)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw damaged(file, error);
  }
  if (hash.digest('hex') !== expected.sha256) throw damaged(file);
}
