import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { freeBytes } from './free-space.ts';

/** Storage of uploaded files under generated names: `<business>/<id>`. */
export type FileStorage = {
  /** A local folder for files that are still being received. */
  arriving: string;
  /** Free bytes of the disk where files are received. */
  freeSpace: () => Promise<number>;
  put: (key: string, from: string, size: number, mime: string) => Promise<void>;
  /** The bytes of a key, or null if there are none. */
  get: (key: string) => Promise<Readable | null>;
  drop: (key: string) => Promise<void>;
  move: (from: string, to: string) => Promise<void>;
  /** Lists everything of a business, page by page. */
  list: (business: string) => AsyncIterable<{ key: string; since: Date }>;
  /** The mark that identifies this storage to its database; null if the storage has none. */
  mark: () => Promise<string | null>;
  setMark: (mark: string) => Promise<void>;
};

/** Located next to the folders of the businesses. */
const MARK = 'storage.id';

/** Accepts no files and contains none: used if no storage is configured. */
export const noFileStorage: FileStorage = {
  arriving: '',
  freeSpace: () => Promise.resolve(0),
  put: () => Promise.reject(new Error('no file storage')),
  get: () => Promise.resolve(null),
  drop: () => Promise.resolve(),
  move: () => Promise.resolve(),
  async *list() {},
  mark: () => Promise.resolve(null),
  setMark: () => Promise.resolve(),
};

/** A bucket of an S3-compatible storage. */
export type Bucket = {
  name: string;
  region: string;
  /** @default Amazon's endpoint */
  endpoint: string | undefined;
  key: { id: string; secret: string } | undefined;
};

/** Opens the file storage: a bucket if one is configured, otherwise the folder `files` next to the database. */
export function openFileStorage(dataFolder: string, bucket: Bucket | undefined): FileStorage {
  const root = path.join(dataFolder, 'files');
  const arriving = path.join(dataFolder, 'arriving');
  let opened: Promise<Disk> | undefined;
  const disk = () => (opened ??= bucket ? bucketDisk(bucket) : localDisk(root));
  return {
    arriving,
    async freeSpace() {
      await mkdir(arriving, { recursive: true });
      return freeBytes(arriving);
    },
    async put(key, from, size, mime) {
      await (await disk()).putStream(key, createReadStream(from), { contentLength: size, contentType: mime });
      if (!bucket) await settle(path.join(root, key));
    },
    async get(key) {
      const at = await disk();
      return (await at.exists(key)) ? at.getStream(key) : null;
    },
    drop: async (key) => (await disk()).delete(key),
    move: async (from, to) => (await disk()).move(from, to),
    async mark() {
      const at = await disk();
      return (await at.exists(MARK)) ? (await at.get(MARK)).trim() : null;
    },
    setMark: async (mark) => (await disk()).put(MARK, `${mark}\n`),
    async *list(business) {
      const at = await disk();
      let next: string | undefined;
      do {
        const page = await at.listAll(`${business}/`, { recursive: true, ...(next ? { paginationToken: next } : {}) });
        for (const file of page.objects) {
          if (file.isFile) yield { key: file.key, since: (await file.getMetaData()).lastModified };
        }
        next = page.paginationToken;
      } while (next);
    },
  };
}

/** Returns a description of the storage for messages. */
export const storagePlace = (dataFolder: string, bucket: Bucket | undefined): string =>
  bucket ? `the bucket ${bucket.name}` : `the folder ${path.join(dataFolder, 'files')}`;

async function localDisk(root: string): Promise<Disk> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location: root, visibility: 'private' }));
}

async function bucketDisk({ name, region, endpoint, key }: Bucket): Promise<Disk> {
  // The library is large, so it is loaded only if a bucket is configured.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const options = {
    bucket: name,
    region,
    visibility: 'private' as const,
    supportsACL: false,
    // S3-compatible storages of other vendors do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(key ? { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } } : {}),
  };
  return new Disk(new S3Driver(options));
}

/** Flushes a file and its folder entry to disk, so that a confirmed upload survives a power cut. */
export async function settle(file: string): Promise<void> {
  for (const one of [file, path.dirname(file)]) {
    const handle = await open(one, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

/** Deletes files that were being received when the server stopped; their uploads have ended. */
export const clearArriving = ({ arriving }: FileStorage): Promise<void> =>
  rm(arriving, { recursive: true, force: true });
