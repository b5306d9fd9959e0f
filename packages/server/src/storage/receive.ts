import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from '@tilldesk/domain/problems';
import { FILE_MAX, type FileType } from '@tilldesk/domain/files';
import { bytesOf, type Bytes } from './bytes.ts';
import { inspect, type Claimed } from './inspect.ts';
import { cleanName } from './names.ts';
import { isDiskFull, FREE_SPACE_MIN } from './free-space.ts';
import type { FileStorage } from './file-storage.ts';

/** An incoming file, as the client declared it. */
export type Incoming = { name: string; mime: string; stream: Readable };

/** A file that was received completely and validated; it is stored at `at` until `store` has finished. */
export type Arrived<M = FileType> = { at: string; name: string; mime: M; size: number; sha256: string };

/**
 * Determines the type of a file from its name, declared type and content; throws a Problem for a file that is not
 * allowed.
 */
export type DetectType<M> = (claimed: Claimed, bytes: Bytes) => Promise<M>;

/**
 * Receives a file, counting its bytes while it streams, validates it, and passes it to `store`. In every case the file
 * is then removed from the receiving folder. @throws Problem file.noRoom, file.missing, file.empty, file.tooLarge,
 * file.cut and the problems of `inspect`
 */
export function receive<T>(
  fileStorage: FileStorage,
  next: () => Promise<Incoming | null>,
  store: (file: Arrived) => Promise<T>,
): Promise<T> {
  return receiveAs(inspect, fileStorage, next, store);
}

/** Receives a file of another kind, such as a spreadsheet that is read and not stored. */
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
