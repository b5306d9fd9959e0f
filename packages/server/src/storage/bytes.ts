import type { FileHandle } from 'node:fs/promises';

/** A file that is read in ranges, never completely. */
export type Bytes = {
  size: number;
  /** Reads bytes at an offset; returns fewer bytes at the end of the file. */
  at: (offset: number, length: number) => Promise<Buffer>;
};

/** Reads from an open file. */
export function bytesOf(file: FileHandle, size: number): Bytes {
  return {
    size,
    async at(offset, length) {
      const byteCount = Math.max(0, Math.min(length, size - offset));
      const { buffer, bytesRead } = await file.read(Buffer.alloc(byteCount), 0, byteCount, offset);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/** Returns the last bytes of a file: fewer if the file is shorter. */
export const endOf = (bytes: Bytes, length: number): Promise<Buffer> =>
  bytes.at(Math.max(0, bytes.size - length), length);

const CHUNK = 64 * 1024;
/** More bytes than any text that is searched for. */
const OVERLAP = 32;

/** Returns whether one of the texts occurs anywhere from an offset on, ignoring case. */
export async function containsAny(bytes: Bytes, texts: readonly string[], from = 0): Promise<boolean> {
  for (let offset = from; offset < bytes.size; offset += CHUNK) {
    const text = (await bytes.at(offset, CHUNK + OVERLAP)).toString('latin1').toLowerCase();
    if (texts.some((byteCount) => text.includes(byteCount))) return true;
  }
  return false;
}

/** Beginnings of a page, a script or a vector picture: no accepted file contains any of these uncompressed. */
export const markup = [
  '<script',
  '<html',
  '<!doctype',
  '<svg',
  '<iframe',
  '<object',
  '<embed',
  '<body',
  '<head',
  '<img',
  '<?php',
  '<xsl:',
  'javascript:',
];
