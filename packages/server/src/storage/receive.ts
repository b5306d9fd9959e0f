import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from '@tilldesk/domain/problems';
import { FILE_MAX, type FileType } from '@tilldesk/domain/shop';
import { bytesOf, type Bytes } from './bytes.ts';
import { inspect, type Claimed } from './inspect.ts';
import { cleanName } from './names.ts';
import { isDiskFull, FREE_SPACE_MIN } from './free-space.ts';
import type { FileStorage } from './file-storage.ts';

/** A file on its way in, as the client announced it. */
export type Incoming = { name: string; mime: string; stream: Readable };

/** A file that arrived whole and is what it says; it lies at `at` until it is let go. */
export type Arrived<M = FileType> = { at: string; name: string; mime: M; size: number; sha256: string };

/** Says what a file is, by its name, by what was claimed of it and by its content; throws a Problem for what it may not be. */
export type DetectType<M> = (claimed: Claimed, bytes: Bytes) => Promise<M>;

/**
 * Takes a file in, counting while it streams, looks into it, and hands it to `take`. Whatever happens, nothing of it stays
 * where files arrive. @throws Problem file.noRoom, file.missing, file.empty, file.tooLarge, file.cut and what `look` says
 */
export function receive<T>(
  fileStorage: FileStorage,
  next: () => Promise<Incoming | null>,
  store: (file: Arrived) => Promise<T>,
): Promise<T> {
  return receiveAs(inspect, fileStorage, next, store);
}

/** Takes in a file of a kind of its own, such as a sheet that is read and not kept. */
export async function receiveAs<M, T>(
  detectType: DetectType<M>,
  fileStorage: FileStorage,
  next: () => Promise<Incoming | null>,
  store: (file: Arrived<M>) => Promise<T>,
): Promise<T> {
  const incoming = await next();
  if (incoming === null) throw new Problem('file.missing');
  if ((await fileStorage.freeSpace()) < FREE_SPACE_MIN) throw new Problem('file.noRoom');
  const name = cleanName(incoming.name);
  await mkdir(fileStorage.arriving, { recursive: true, mode: 0o700 });
  const at = path.join(fileStorage.arriving, randomUUID());
  const file = await open(at, 'wx+', 0o600);
  try {
    const { size, sha256 } = await write(file, incoming.stream, name);
    const mime = await detectType({ name, mime: incoming.mime }, bytesOf(file, size));
    return await store({ at, name, mime, size, sha256 });
  } finally {
    incoming.stream.destroy();
    await file.close();
    await rm(at, { force: true });
  }
}

async function write(file: FileHandle, stream: Readable, name: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > FILE_MAX) break;
      hash.update(chunk);
      await file.write(chunk);
    }
  } catch (error) {
    throw isDiskFull(error) ? new Problem('file.noRoom') : new Problem('file.cut');
  }
  if (size > FILE_MAX) throw new Problem('file.tooLarge', { name, limit: FILE_MAX / 1024 / 1024 });
  if (size === 0) throw new Problem('file.empty', { name });
  return { size, sha256: hash.digest('hex') };
}
