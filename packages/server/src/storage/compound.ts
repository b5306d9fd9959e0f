import type { Bytes } from './bytes.ts';

const STEP = 128;
const CHUNK = 64 * 1024;
const NAME_MAX = 64;

/**
 * Returns the names of the streams in an office document from before 2007 ([MS-CFB]), or null if it is none. The
 * entries of its directory are at multiples of 128 bytes, each with its name in UTF-16 and the name's length.
 */
export async function compoundNames(bytes: Bytes): Promise<Set<string> | null> {
  const head = await bytes.at(0, 32);
  if (head.toString('hex', 0, 8) !== 'd0cf11e0a1b11ae1' || bytes.size % STEP !== 0) return null;
  const names = new Set<string>();
  for (let start = 512; start < bytes.size; start += CHUNK) {
    const chunk = await bytes.at(start, CHUNK);
    for (let offset = 0; offset + STEP <= chunk.length; offset += STEP) {
      const length = chunk.readUInt16LE(offset + NAME_MAX);
      const kind = chunk[offset + NAME_MAX + 2]!;
      if (length < 4 || length > NAME_MAX || length % 2 !== 0 || ![1, 2, 5].includes(kind)) continue;
      const name = chunk.toString('utf16le', offset, offset + length - 2);
      if (/^\p{ASCII}+$/u.test(name)) names.add(name);
    }
  }
  return names.has('Root Entry') ? names : null;
}
