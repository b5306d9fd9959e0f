import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILE_MAX, fileTypes, STAFF_FILE_MAX } from '../files/files.rules.ts';
import { attachmentProblem, firstValid, previewKind } from './attachments.rules.ts';

const fileOf = (name: string, type: string, size = 1_000) => ({ name, type, size });
const photo = fileOf('screen.png', 'image/png');
const program = fileOf('setup.exe', 'application/x-msdownload');

test('[S5-21] the ten types of the spec are taken, and no other', () => {
  const acceptedFiles = Object.entries(fileTypes).flatMap(([type, endings]) =>
    endings.map((ending) => fileOf(`a.${ending}`, type)),
  );
  expect(acceptedFiles.map((file) => attachmentProblem(file, FILE_MAX))).toEqual(acceptedFiles.map(() => null));
  expect(attachmentProblem(program, FILE_MAX)).toEqual({ code: 'file.type', type: 'application/x-msdownload' });
  expect(attachmentProblem(fileOf('page.svg', 'image/svg+xml'), FILE_MAX)).toEqual({
    code: 'file.type',
    type: 'image/svg+xml',
  });
});

test('[S5-21] a file that the browser knows no type of is judged by the ending of its name', () => {
  expect(attachmentProblem(fileOf('Rechnung.DOCX', ''), FILE_MAX)).toEqual(null);
  expect(attachmentProblem(fileOf('notes.heic', ''), FILE_MAX)).toEqual({ code: 'file.type', type: 'heic' });
  expect(attachmentProblem(fileOf('Makefile', ''), FILE_MAX)).toEqual({ code: 'file.type', type: 'Makefile' });
});

test.each([
  ['[S5-22] staff', STAFF_FILE_MAX, 5],
  ['[S5-23] requesters', FILE_MAX, 10],
] as const)('%s may send a file of exactly the limit, and not one byte more', (_, limit, megabytes) => {
  expect(attachmentProblem({ ...photo, size: limit }, limit)).toEqual(null);
  expect(attachmentProblem({ ...photo, size: limit + 1 }, limit)).toEqual({
    code: 'file.tooLarge',
    name: 'screen.png',
    limit: megabytes,
  });
});

test('[S5-24] of a selection the first file that may be sent is taken, and it is said why those before it are not', () => {
  const large = { ...photo, name: 'large.png', size: FILE_MAX + 1 };
  expect(firstValid([program, large, photo, fileOf('b.pdf', 'application/pdf')], FILE_MAX)).toEqual({
    file: photo,
    problems: [
      { code: 'file.type', type: 'application/x-msdownload' },
      { code: 'file.tooLarge', name: 'large.png', limit: 10 },
    ],
  });
  expect(firstValid([], FILE_MAX)).toEqual({ file: null, problems: [] });
});

test('[S5-24] whatever is chosen, the one taken may be sent and none before it may', () => {
  const anyFile = fc.record({
    name: fc.constantFrom('a.png', 'b.exe', 'c.pdf', 'd'),
    type: fc.constantFrom('image/png', 'application/pdf', 'text/html', ''),
    size: fc.integer({ min: 0, max: FILE_MAX * 2 }),
  });
  fc.assert(
    fc.property(fc.array(anyFile), (files) => {
      const { file, problems } = firstValid(files, FILE_MAX);
      const firstAccepted = files.findIndex((one) => attachmentProblem(one, FILE_MAX) === null);
      expect(file).toEqual(files[firstAccepted] ?? null);
      expect(problems.length).toEqual(firstAccepted === -1 ? files.length : firstAccepted);
    }),
  );
});

test.each([
  ['photo.JPG', 'image'],
  ['a.jpeg', 'image'],
  ['a.png', 'image'],
  ['a.gif', 'image'],
  ['a.webp', 'image'],
  ['offer.pdf', 'pdf'],
  ['a.doc', 'document'],
  ['a.docx', 'document'],
  ['a.xls', 'spreadsheet'],
  ['a.xlsx', 'spreadsheet'],
  ['a.txt', 'text'],
  ['archive.tar.gz', 'generic'],
  ['constructor', 'generic'],
  ['a.constructor', 'generic'],
  ['', 'generic'],
] as const)('[S5-29] %s is shown as %s', (name, kind) => {
  expect(previewKind(name)).toEqual(kind);
});
