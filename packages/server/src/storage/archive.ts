import { endOf, type Bytes } from './bytes.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRIES_MAX = 2000;
const NAMES_MAX = 2_097_152;
/** Maximum bytes of all parts when unpacked. */
const UNPACKED_MAX = 100 * 1024 * 1024;
/** Maximum ratio of unpacked to packed size of a part; parts below `SMALL` bytes are exempt. */
const RATIO_MAX = 200;
const SMALL = 1_048_576;

/** A part of an archive, as listed in the directory at its end. */
type Part = { name: string; packed: number; unpacked: number; offset: number };

/**
 * Returns the names in the archive of an office document, or null if the archive is unsafe to open: it does not fill
 * its file, its parts overlap or grow too large, or a name leads outside. Nothing is unpacked.
 */
export async function archiveNames(bytes: Bytes): Promise<Set<string> | null> {
  if ((await bytes.at(0, 4)).toString('hex') !== '504b0304') return null;
  const end = await endOf(bytes, END_LENGTH);
  // An archive comment or data after the archive is not accepted: it would move the archive within the file.
  if (end.length < END_LENGTH || end.readUInt32LE(0) !== END || end.readUInt16LE(20) !== 0) return null;
  const count = end.readUInt16LE(10);
  const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count === 0 || count > ENTRIES_MAX || length > NAMES_MAX || count !== end.readUInt16LE(8)) return null;
  if (start + length + END_LENGTH !== bytes.size) return null;
  const parts = partsIn(await bytes.at(start, length), count);
  if (parts === null || !isSafe(parts, start)) return null;
  return new Set(parts.map(({ name }) => name));
}

function partsIn(directory: Buffer, count: number): Part[] | null {
  const parts: Part[] = [];
  let offset = 0;
  for (let i = 0; i < count; i += 1) {
    if (offset + 46 > directory.length || directory.readUInt32LE(offset) !== ENTRY) return null;
    const [name, extra, note] = [28, 30, 32].map((at) => directory.readUInt16LE(offset + at)) as [
      number,
      number,
      number,
    ];
    const flags = directory.readUInt16LE(offset + 8);
    const method = directory.readUInt16LE(offset + 10);
    // Stored or deflated, and not encrypted.
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) return null;
    parts.push({
      name: directory.toString('utf8', offset + 46, offset + 46 + name),
      packed: directory.readUInt32LE(offset + 20),
      unpacked: directory.readUInt32LE(offset + 24),
      offset: directory.readUInt32LE(offset + 42),
    });
    offset += 46 + name + extra + note;
  }
  return offset === directory.length ? parts : null;
}

function isSafe(parts: readonly Part[], end: number): boolean {
  const arePartsValid = parts.every(({ name, packed, unpacked }) => {
    const isInside = !/^[/\\]|\\|(^|\/)\.\.(\/|$)|^[a-z]:|\0/i.test(name);
    return isInside && packed <= unpacked * 1.01 + 1024 && (unpacked <= SMALL || unpacked <= packed * RATIO_MAX);
  });
  if (!arePartsValid || parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > UNPACKED_MAX) return false;
  const inOrder = parts.toSorted((a, b) => a.offset - b.offset);
  // Parts that are read several times, or that overlap, are how a small archive expands to a very large one.
  return (
    inOrder[0]?.offset === 0 &&
    inOrder.every(({ offset, packed }, i) => offset + 30 + packed <= (inOrder[i + 1]?.offset ?? end))
  );
}
