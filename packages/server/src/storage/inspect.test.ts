import { Problem } from '@tilldesk/domain/problems';
import { describe, expect, test } from 'vitest';
import type { Bytes } from './bytes.ts';
import { inspect } from './inspect.ts';
import * as a from './testing/specimens.ts';

const inMemory = (data: Buffer): Bytes => ({
  size: data.length,
  at: (offset, length) => Promise.resolve(Buffer.from(data.subarray(offset, offset + length))),
});
const scanResult = async (name: string, mime: string, data: Buffer): Promise<string> => {
  try {
    return await inspect({ name, mime }, inMemory(data));
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};
const text = (fileText: string) => Buffer.from(fileText, 'latin1');
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('what is taken in', () => {
  test.each(a.honest().map((file) => [file.name, file] as const))('%s', async (_, { name, mime, data }) => {
    expect(await scanResult(name, mime, data)).toEqual(mime.split(';')[0]);
  });

  test('a photo with a preview behind its end, as cameras write it', async () => {
    const photo = a.jpeg({ tail: a.jpeg({ width: 8, height: 8 }) });
    expect(await scanResult('photo.jpg', 'image/jpeg', photo)).toEqual('image/jpeg');
  });
});

describe('what is rejected', () => {
  test.each<[string, string, string, Buffer, string]>([
    ['a type that is not on the list', 'a.svg', 'image/svg+xml', text('<svg/>'), 'file.type'],
    ['a page', 'a.html', 'text/html', text('<html>'), 'file.type'],
    ['a name of another type', 'photo.exe', 'image/png', a.png(), 'file.type'],
    ['a name without an ending', 'photo', 'image/png', a.png(), 'file.type'],
    ['a type of another content', 'a.png', 'image/png', a.pdf(), 'file.mismatch'],
    ['a script as text', 'a.txt', 'text/plain', text('hello <ScRiPt>alert(1)</script>'), 'file.unsafe'],
    ['a vector picture as text', 'a.txt', 'text/plain', text('  <svg onload=alert(1)>'), 'file.unsafe'],
    ['a wide page as text', 'a.txt', 'text/plain', Buffer.from('\ufeff<html>', 'utf16le'), 'file.unsafe'],
    ['a program as text', 'a.txt', 'text/plain', text('MZ\x90\x00\x03'), 'file.mismatch'],
    ['a picture with a script in a note', 'a.gif', 'image/gif', a.gif({ comment: '<script>' }), 'file.unsafe'],
    ['a photo with a page in a note', 'a.jpg', 'image/jpeg', a.jpeg({ comment: '<html>' }), 'file.unsafe'],
    [
      'a photo with an archive behind it',
      'a.jpg',
      'image/jpeg',
      a.jpeg({ tail: a.zip([{ name: 'a' }]) }),
      'file.unsafe',
    ],
    ['a picture with much behind it', 'a.png', 'image/png', a.png({ tail: Buffer.alloc(100) }), 'file.unsafe'],
    ['a picture of 900 million pixels', 'a.png', 'image/png', a.png({ width: 30_000, height: 30_000 }), 'file.unsafe'],
    ['a photo of 4 billion pixels', 'a.jpg', 'image/jpeg', a.jpeg({ width: 65_535, height: 65_535 }), 'file.unsafe'],
    [
      'a moving picture without end',
      'a.gif',
      'image/gif',
      a.gif({ width: 8000, height: 8000, frames: 9 }),
      'file.unsafe',
    ],
    ['a picture that breaks off', 'a.png', 'image/png', a.png().subarray(0, 50), 'file.unsafe'],
    ['a PDF with a page in it', 'a.pdf', 'application/pdf', a.pdf({ inside: '<html><script>' }), 'file.unsafe'],
    ['a PDF that starts a program', 'a.pdf', 'application/pdf', a.pdf({ inside: '/Launch' }), 'file.unsafe'],
    ['a PDF with an archive behind it', 'a.pdf', 'application/pdf', a.pdf({ tail: 'PK\x05\x06' }), 'file.unsafe'],
    ['a PDF that breaks off', 'a.pdf', 'application/pdf', a.pdf().subarray(0, 60), 'file.unsafe'],
    ['an archive that is no document', 'a.docx', DOCX, a.zip([{ name: 'a.txt' }]), 'file.unsafe'],
    ['a table as a document', 'a.docx', DOCX, a.xlsx(), 'file.unsafe'],
    [
      'an archive that grows a thousandfold',
      'a.docx',
      DOCX,
      a.docx([{ name: 'word/x.xml', data: Buffer.alloc(50_000), unpacked: 50_000_000, method: 8 }]),
      'file.unsafe',
    ],
    [
      'an archive whose parts overlap',
      'a.docx',
      DOCX,
      a.docx([
        { name: 'word/x.xml', data: Buffer.alloc(50_000) },
        { name: 'word/y.xml', data: Buffer.alloc(9), offset: 200 },
      ]),
      'file.unsafe',
    ],
    ['a document with macros', 'a.docx', DOCX, a.docx([{ name: 'word/vbaProject.bin' }]), 'file.unsafe'],
    ['a part that leads out', 'a.docx', DOCX, a.docx([{ name: '../../etc/passwd' }]), 'file.unsafe'],
    ['an archive behind something else', 'a.docx', DOCX, a.docx([], { before: text('PK\x03\x04x') }), 'file.unsafe'],
    ['an archive with a note', 'a.docx', DOCX, a.docx([], { note: '<script>' }), 'file.unsafe'],
    ['a locked archive', 'a.docx', DOCX, a.docx([{ name: 'a', flags: 1 }]), 'file.unsafe'],
    ['an old document that is a table', 'a.doc', 'application/msword', a.xls(), 'file.unsafe'],
    ['an old document with macros', 'a.doc', 'application/msword', a.compound(['WordDocument', 'VBA']), 'file.unsafe'],
  ])('%s', async (_, name, mime, data, code) => {
    expect(await scanResult(name, mime, data)).toEqual(code);
  });

  test('every honest file that is cut anywhere is none, or still whole', async () => {
    for (const { name, mime, data } of a.honest()) {
      if (mime.startsWith('text/')) continue;
      for (let length = 1; length < data.length; length += 7) {
        const cut = await scanResult(name, mime, data.subarray(0, length));
        expect([name, length, cut]).toEqual([name, length, cut.startsWith('file.') ? cut : 'file.unsafe']);
      }
    }
  });
});
