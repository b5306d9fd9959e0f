import * as a from '../../packages/server/src/storage/testing/specimens.ts';

/** A file that must be rejected. */
export type Hostile = { about: string; name: string; mime: string; data: Buffer };

const text = (fileText: string) => Buffer.from(fileText, 'latin1');
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const types = [...new Map(a.honest().map((file) => [file.mime.split(';')[0], file])).values()];
const pretending = (about: string, data: Buffer): Hostile[] =>
  types.map(({ name, mime }) => ({ about: `${about} as ${name}`, name, mime, data }));

const svg =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const page = '<!doctype html><html><body onload="alert(1)"></body></html>';
const program = Buffer.concat([text('MZ\x90\x00\x03\x00\x00\x00\x04'), Buffer.alloc(200)]);

/** Every type with the name and content type of every other. */
const wrongTypes = types.flatMap(({ name: of, mime, data }) =>
  types
    .filter((other) => other.mime !== mime)
    .map(({ name, mime: claimed }) => ({ about: `${of} as ${name}`, name, mime: claimed, data })),
);

const one = (about: string, name: string, mime: string, data: Buffer): Hostile => ({ about, name, mime, data });
const archive = a.zip([{ name: 'evil.js', data: text('alert(1)') }]);

const twoAtOnce = [
  one('a script in a note', 'a.gif', 'image/gif', a.gif({ comment: '<script>alert(1)</script>' })),
  one(
    'a script by its signature',
    'a.gif',
    'image/gif',
    Buffer.concat([text('GIF89a/*'), a.gif().subarray(8), text('*/=1;')]),
  ),
  one(
    'a script by its signature',
    'a.jpg',
    'image/jpeg',
    Buffer.concat([text('\xff\xd8\xff\xe0/*JFIF'), Buffer.alloc(10_800)]),
  ),
  one(
    'a script by its signature',
    'a.webp',
    'image/webp',
    Buffer.concat([text('RIFF/*..WEBPVP8L'), a.webp().subarray(16), text('*/=1')]),
  ),
  one('a page in a note', 'a.jpg', 'image/jpeg', a.jpeg({ comment: page })),
  one('a page in a note', 'a.png', 'image/png', a.png({ extra: [a.pngChunk('tEXt', text(`Comment\0${page}`))] })),
  one('a page behind it', 'a.png', 'image/png', a.png({ tail: text(page) })),
  one('a page behind it', 'a.webp', 'image/webp', a.webp({ tail: text(page) })),
  one('a page behind it', 'a.pdf', 'application/pdf', a.pdf({ tail: page })),
  one('a page in it', 'a.pdf', 'application/pdf', a.pdf({ inside: page })),
  one('a program that it starts', 'a.pdf', 'application/pdf', a.pdf({ inside: '/OpenAction<</S/Launch/F(cmd.exe)>>' })),
  one('a document behind a page', 'a.pdf', 'application/pdf', Buffer.concat([text(page), a.pdf()])),
  ...[a.png({ tail: archive }), a.jpeg({ tail: archive }), a.gif({ tail: archive }), a.webp({ tail: archive })].map(
    (data, i) =>
      one(
        'an archive behind it',
        ['a.png', 'a.jpg', 'a.gif', 'a.webp'][i]!,
        `image/${['png', 'jpeg', 'gif', 'webp'][i]!}`,
        data,
      ),
  ),
  one('an archive behind it', 'a.pdf', 'application/pdf', Buffer.concat([a.pdf(), archive])),
  one('an archive behind a picture', 'a.docx', DOCX, Buffer.concat([a.gif(), a.docx()])),
  one('a PDF in a picture', 'a.jpg', 'image/jpeg', a.jpeg({ comment: '%PDF-1.4' })),
  one('a page in UTF-7', 'a.txt', 'text/plain', text('+ADw-script+AD4-alert(1)')),
  one('a page in UTF-16', 'a.txt', 'text/plain', Buffer.from(`\ufeff${page}`, 'utf16le')),
];

const bombs = [
  a.docx([{ name: 'word/a.xml', data: Buffer.alloc(4_000_000), unpacked: 4_000_000_000, method: 8 }]),
  a.docx(
    Array.from({ length: 40 }, (_, i) => ({
      name: `word/${i}.xml`,
      data: Buffer.alloc(50_000),
      unpacked: 9_000_000,
      method: 8,
    })),
  ),
  a.docx([
    { name: 'word/a.xml', data: Buffer.alloc(50_000) },
    { name: 'word/b.xml', data: Buffer.alloc(9), offset: 120 },
  ]),
  a.docx(Array.from({ length: 3000 }, (_, i) => ({ name: `word/${i}` }))),
  a.docx([{ name: 'word/a.xml', data: Buffer.alloc(100), method: 12 }]),
  a.docx([{ name: 'word/a.xml', data: Buffer.alloc(100), flags: 1 }]),
  a.docx([{ name: 'word/vbaProject.bin', data: Buffer.alloc(100) }]),
  a.docx([{ name: '..\\..\\evil.dll' }]),
  a.docx([{ name: '/etc/cron.d/evil' }]),
  a.docx([], { note: page }),
  a.docx([], { before: Buffer.alloc(8) }),
].map((data, i) => one(`a bomb ${i + 1}`, 'a.docx', DOCX, data));

const floods = [
  one('400 million pixels', 'a.png', 'image/png', a.png({ width: 20_000, height: 20_000 })),
  one('4 thousand million pixels', 'a.png', 'image/png', a.png({ width: 65_535, height: 65_535 })),
  one('2^62 pixels', 'a.png', 'image/png', a.png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 })),
  one('no pixels', 'a.png', 'image/png', a.png({ width: 0, height: 0 })),
  one('4 thousand million pixels', 'a.jpg', 'image/jpeg', a.jpeg({ width: 65_535, height: 65_535 })),
  one('a strip', 'a.jpg', 'image/jpeg', a.jpeg({ width: 65_535, height: 1 })),
  one('4 thousand million pixels', 'a.gif', 'image/gif', a.gif({ width: 65_535, height: 65_535 })),
  one('many frames', 'a.gif', 'image/gif', a.gif({ width: 7000, height: 7000, frames: 5000 })),
  one('268 million pixels', 'a.webp', 'image/webp', a.webp({ width: 16_383, height: 16_383 })),
  one('a large profile', 'a.png', 'image/png', a.png({ extra: [a.pngChunk('iCCP', Buffer.alloc(2_000_000))] })),
];

const names = [
  `${'x'.repeat(250)}.html`,
  `${'x'.repeat(250)}.exe`,
  `${'ñ'.repeat(130)}.svg`,
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/var/www/a.php',
  'photo.png.exe',
  'photo.png\u0000.html',
  'photo\u202Egnp.exe',
  'photo.png.js',
  'photo.png.js',
  'photo.',
  '.htaccess',
  'con.html',
  'a.png;.js',
  'a.png%00.svg',
  'a.svgz',
  'a.xhtml',
  '<script>.js',
  'a.png\r\nContent-Type: text.html',
].map((name) => one('a name', name, 'image/png', a.png()));

const FILE_MAX = 10_485_760;
const sizes = [
  ...pretending('nothing', Buffer.alloc(0)),
  ...types
    .filter(({ mime }) => !mime.startsWith('text/'))
    .map(({ name, mime, data }) => one(`half of ${name}`, name, mime, data.subarray(0, Math.ceil(data.length / 2)))),
  one('a byte more', 'a.txt', 'text/plain', Buffer.alloc(FILE_MAX + 1, 'a')),
  one('a byte more', 'a.png', 'image/png', a.png({ tail: Buffer.alloc(FILE_MAX + 1 - a.png().length) })),
  one('three times too much', 'a.pdf', 'application/pdf', Buffer.alloc(3 * FILE_MAX, ' ')),
];

/** Files that must be rejected (E-19), each for a different reason. */
export const hostile: readonly Hostile[] = [
  ...pretending('a vector picture', text(svg)),
  ...pretending('a page', text(page)),
  ...pretending('a program', program),
  ...wrongTypes,
  ...twoAtOnce,
  ...bombs,
  ...floods,
  ...names,
  ...sizes,
  one('a type that is not on the list', 'a.svg', 'image/svg+xml', text(svg)),
  one('a type that is not on the list', 'a.html', 'text/html', text(page)),
  one('a type that is not on the list', 'a.js', 'text/javascript', text('alert(1)')),
  one('a type that is not on the list', 'a.png', 'image/svg+xml', a.png()),
  one('a type that is none', 'a.png', 'image/png, text/html', a.png()),
];
