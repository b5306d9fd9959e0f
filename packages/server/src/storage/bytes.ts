import type { FileHandle } from 'node:fs/promises';

/** A file that is read here and there, never whole. */
export type Bytes = {
  size: number;
  /** What stands at an offset; fewer bytes at the end of the file. */
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

/** The last bytes of a file: fewer where it has fewer. */
export const endOf = (bytes: Bytes, length: number): Promise<Buffer> =>
  bytes.at(Math.max(0, bytes.size - length), length);

const CHUNK = 64 * 1024;
/** Longer than anything that is looked for. */
const OVERLAP = 32;

/** Whether one of the texts stands anywhere from an offset on, in capitals or small letters. */
export async function containsAny(bytes: Bytes, texts: readonly string[], from = 0): Promise<boolean> {
  for (let offset = from; offset < bytes.size; offset += CHUNK) {
    const text = (await bytes.at(offset, CHUNK + OVERLAP)).toString('latin1').toLowerCase();
    if (texts.some((byteCount) => text.includes(byteCount))) return true;
  }
  return false;
}

/** How a page, a script or a vector picture begins: no file that is taken in holds any of these in the open. */
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
