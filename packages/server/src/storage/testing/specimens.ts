import { crc32 } from 'node:zlib';

/** Small valid files, generated here so that no test depends on an external file. */

const NOTHING: Buffer = Buffer.alloc(0);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

// One white pixel, deflated.
const PIXEL = Buffer.from('789c63f8ffff3f0005fe02fe', 'hex');

export function png({ width = 1, height = 1, extra = [] as Buffer[], tail = NOTHING } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', PIXEL),
    chunk('IEND', Buffer.alloc(0)),
    tail,
  ]);
}

export const pngChunk = chunk;

export function jpeg({ width = 1, height = 1, comment = '', tail = NOTHING } = {}): Buffer {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex')),
    ...(comment === '' ? [] : [segment(0xfe, Buffer.from(comment, 'latin1'))]),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 0x3f, 0])),
    Buffer.from([0x3f, 0xff, 0xd9]),
    tail,
  ]);
}

export function gif({ width = 1, height = 1, frames = 1, comment = '', tail = NOTHING } = {}): Buffer {
  const screen = Buffer.alloc(13);
  screen.write('GIF89a', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  screen[10] = 0x80;
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  const note = Buffer.concat([
    Buffer.from([0x21, 0xfe]),
    ...(comment === '' ? [] : [Buffer.from([comment.length]), Buffer.from(comment, 'latin1')]),
    Buffer.from([0]),
  ]);
  return Buffer.concat([
    screen,
    Buffer.from([0, 0, 0, 255, 255, 255]),
    note,
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
    tail,
  ]);
}

export function webp({ width = 1, height = 1, tail = NOTHING } = {}): Buffer {
  const bits = Buffer.alloc(5);
  bits[0] = 0x2f;
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  const data = Buffer.concat([bits, Buffer.from('0710fd8ffe07220000', 'hex')]);
  const head = Buffer.alloc(20);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(12 + data.length, 4);
  head.write('WEBPVP8L', 8, 'latin1');
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data, tail]);
}

export const pdf = ({ inside = '', tail = '' } = {}): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${inside}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n` +
      `trailer<</Root 1 0 R>>\n%%EOF\n${tail}`,
    'latin1',
  );

export type ZipPart = {
  name: string;
  data?: Buffer;
  /** Overrides of the directory's entry for this part. */
  packed?: number;
  unpacked?: number;
  offset?: number;
  method?: number;
  flags?: number;
};

export function zip(parts: readonly ZipPart[], { before = NOTHING, note = '' } = {}): Buffer {
  const files: Buffer[] = [before];
  const directory: Buffer[] = [];
  let offset = before.length;
  for (const part of parts) {
    const name = Buffer.from(part.name, 'utf8');
    const data = part.data ?? Buffer.alloc(0);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(part.flags ?? 0, 2);
    facts.writeUInt16LE(part.method ?? 0, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(part.packed ?? data.length, 14);
    facts.writeUInt32LE(part.unpacked ?? data.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    facts.copy(entry, 6);
    entry.writeUInt32LE(part.offset ?? offset, 42);
    directory.push(entry, name);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), facts, name, data);
    offset += 30 + name.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(note.length, 20);
  return Buffer.concat([...files, listed, end, Buffer.from(note, 'latin1')]);
}

const office =
  (main: string) =>
  (parts: readonly ZipPart[] = [], around?: Parameters<typeof zip>[1]) =>
    zip(
      [
        { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
        { name: main, data: Buffer.from('<w/>') },
        ...parts,
      ],
      around,
    );
export const docx = office('word/document.xml');
export const xlsx = office('xl/workbook.xml');

/** A compound file with streams of these names: a header, and one sector of the directory. */
export function compound(names: readonly string[]): Buffer {
  const head = Buffer.alloc(512);
  head.write('d0cf11e0a1b11ae1', 'hex');
  const entries = ['Root Entry', ...names].map((name, i) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry[66] = i === 0 ? 5 : 2;
    return entry;
  });
  return Buffer.concat([head, ...entries]);
}
const doc = () => compound(['WordDocument', '1Table']);
export const xls = () => compound(['Workbook']);

/** Returns some well-formed files of every type, with name and type as a browser sends them. */
export const honest = (): { name: string; mime: string; data: Buffer }[] => [
  { name: 'pixel.png', mime: 'image/png', data: png() },
  { name: 'photo.jpg', mime: 'image/jpeg', data: jpeg() },
  { name: 'PHOTO.JPEG', mime: 'image/jpeg', data: jpeg({ width: 4032, height: 3024, comment: 'Phone X' }) },
  { name: 'wink.gif', mime: 'image/gif', data: gif({ frames: 12, comment: 'hello' }) },
  { name: 'box.webp', mime: 'image/webp', data: webp() },
  { name: 'invoice.pdf', mime: 'application/pdf', data: pdf() },
  { name: 'offer.doc', mime: 'application/msword', data: doc() },
  {
    name: 'offer.docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    data: docx([{ name: 'word/media/image1.png', data: png() }]),
  },
  { name: 'notes.txt', mime: 'text/plain', data: Buffer.from('Cambiar pantalla, 5 < 7\r\n\tmañana') },
  { name: 'old.txt', mime: 'text/plain; charset=windows-1252', data: Buffer.from('ma\xf1ana', 'latin1') },
  { name: 'wide.txt', mime: 'text/plain', data: Buffer.from('\ufeffmañana 📱', 'utf16le') },
  { name: 'list.xls', mime: 'application/vnd.ms-excel', data: xls() },
  { name: 'list.xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', data: xlsx() },
];
