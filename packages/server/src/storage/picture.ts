import type { Bytes } from './bytes.ts';

/** Maximum pixels of a picture: a larger one would exhaust the memory of programs that open it. */
const PIXELS_MAX = 64_000_000;
const SIDE_MAX = 20_000;
/** Pixels of all frames of an animated picture. */
const FRAME_PIXELS_MAX = 512_000_000;
/** Bytes of compressed data besides the pixels: profiles, notes. */
const EXTRA_MAX = 1_048_576;

/** Validates a picture; returns the offset of its end, or null if the file is invalid. */
type Reader = (bytes: Bytes) => Promise<number | null>;

const fits = (width: number, height: number, frames = 1): boolean =>
  width > 0 &&
  height > 0 &&
  width <= SIDE_MAX &&
  height <= SIDE_MAX &&
  width * height <= PIXELS_MAX &&
  width * height * frames <= FRAME_PIXELS_MAX;

/** PNG (ISO/IEC 15948): chunks from the signature to IEND. */
export const png: Reader = async (bytes) => {
  if (!(await bytes.at(0, 8)).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return null;
  let offset = 8;
  let size: [number, number] | undefined;
  let hasPixels = false;
  while (offset + 12 <= bytes.size) {
    const head = await bytes.at(offset, 16 + 4);
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (!/^[A-Za-z]{4}$/.test(type) || offset + 12 + length > bytes.size) return null;
    if (type === 'IHDR') size = [head.readUInt32BE(8), head.readUInt32BE(12)];
    else if (size === undefined) return null;
    if (type === 'acTL' && !fits(...size, head.readUInt32BE(8))) return null;
    if (/^(iCCP|zTXt|iTXt|tEXt|eXIf)$/.test(type) && length > EXTRA_MAX) return null;
    hasPixels ||= type === 'IDAT' && length > 0;
    offset += 12 + length;
    if (type === 'IEND') return size !== undefined && hasPixels && fits(...size) ? offset : null;
  }
  return null;
};

/** JPEG (ITU T.81): segments up to the first scan; the frame's size must precede it. */
export const jpeg: Reader = async (bytes) => {
  if ((await bytes.at(0, 3)).toString('hex') !== 'ffd8ff') return null;
  let offset = 2;
  let isSized = false;
  while (offset + 4 <= bytes.size) {
    const head = await bytes.at(offset, 9);
    if (head[0] !== 0xff) return null;
    const marker = head[1]!;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const length = head.readUInt16BE(2);
    if (length < 2) return null;
    // Frames: every SOF except DHT, JPG and DAC.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      if (head.length < 9 || !fits(head.readUInt16BE(7), head.readUInt16BE(5))) return null;
      isSized = true;
    }
    offset += 2 + length;
    if (marker === 0xda) return isSized ? endOfScans(bytes, offset) : null;
  }
  return null;
};

const STEP = 64 * 1024;

/** Returns the offset after the last end marker: cameras append previews and depth maps after the first one. */
async function endOfScans(bytes: Bytes, from: number): Promise<number | null> {
  let end: number | null = null;
  for (let offset = from; offset < bytes.size; offset += STEP) {
    const found = (await bytes.at(offset, STEP + 1)).lastIndexOf(Buffer.from([0xff, 0xd9]));
    if (found !== -1) end = offset + found + 2;
  }
  return end;
}

/** GIF (89a): blocks from the screen descriptor to the trailer; every frame is counted. */
export const gif: Reader = async (bytes) => {
  const head = await bytes.at(0, 13);
  if (head.length < 13 || !/^GIF8[79]a/.test(head.toString('latin1', 0, 6))) return null;
  const size = [head.readUInt16LE(6), head.readUInt16LE(8)] as const;
  let offset = 13 + colours(head[10]!);
  let frames = 0;
  while (offset < bytes.size) {
    const block = await bytes.at(offset, 10);
    if (block[0] === 0x3b) return frames > 0 && fits(...size, frames) ? offset + 1 : null;
    if (block[0] === 0x21) offset += 2;
    else if (block[0] === 0x2c && block.length === 10) {
      if (!fits(block.readUInt16LE(5), block.readUInt16LE(7))) return null;
      frames += 1;
      offset += 11 + colours(block[9]!);
    } else return null;
    const after = await endOfSubBlocks(bytes, offset);
    if (after === null) return null;
    offset = after;
  }
  return null;
};

const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

async function endOfSubBlocks(bytes: Bytes, from: number): Promise<number | null> {
  let offset = from;
  while (offset < bytes.size) {
    const chunk = await bytes.at(offset, STEP);
    let inside = 0;
    while (inside < chunk.length) {
      const length = chunk[inside]!;
      if (length === 0) return offset + inside + 1;
      inside += 1 + length;
    }
    offset += inside;
  }
  return null;
}

/** WebP (RIFF): one form whose length is that of the file. */
export const webp: Reader = async (bytes) => {
  const head = await bytes.at(0, 30);
  if (head.length < 30 || head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP') {
    return null;
  }
  const end = 8 + head.readUInt32LE(4);
  if (end > bytes.size) return null;
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return fits(1 + head.readUIntLE(24, 3), 1 + head.readUIntLE(27, 3)) ? end : null;
  if (kind === 'VP8L') {
    const bits = head.readUInt32LE(21);
    return head[20] === 0x2f && fits(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)) ? end : null;
  }
  if (kind !== 'VP8 ' || head.toString('hex', 23, 26) !== '9d012a') return null;
  return fits(head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff) ? end : null;
};
