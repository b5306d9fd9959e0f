import { expect, test } from 'vitest';
import { baseName, extensionOf, megabytes, rejectionOf, sortFiles } from './fileRules.ts';

const MB = 1024 * 1024;
const photos = { extensions: ['.png', '.jpg'], types: ['image/*'], maxBytes: 5 * MB, maxFiles: 2 };
const photo = { name: 'counter.png', size: MB, type: 'image/png' };

test('a photo of the right kind and size is taken', () => {
  expect(rejectionOf(photo, photos)).toEqual(null);
  expect(rejectionOf({ ...photo, name: 'COUNTER.PNG' }, photos)).toEqual(null);
  expect(rejectionOf({ ...photo, size: 5 * MB }, photos)).toEqual(null);
});
test('an ending that is not listed is rejected, whatever the browser takes the file for', () => {
  expect(rejectionOf({ ...photo, name: 'counter.exe' }, photos)).toEqual('type');
  expect(rejectionOf({ ...photo, name: 'counter.png.exe' }, photos)).toEqual('type');
  expect(rejectionOf({ ...photo, name: 'counter' }, photos)).toEqual('type');
});
test('a type that is not listed is rejected, whatever the ending', () => {
  expect(rejectionOf({ ...photo, type: 'text/html' }, photos)).toEqual('type');
});
test('a type that the browser does not know passes by its ending alone', () => {
  expect(rejectionOf({ ...photo, type: '' }, photos)).toEqual(null);
  expect(rejectionOf({ ...photo, type: '' }, { ...photos, extensions: [] })).toEqual('type');
});
test('where no kind is listed any kind is taken', () => {
  expect(rejectionOf({ name: 'x', size: 1, type: '' }, { extensions: [], types: [], maxBytes: 1 })).toEqual(null);
});
test('a file without a byte is rejected, and one of 2 GB as well', () => {
  expect(rejectionOf({ ...photo, size: 0 }, photos)).toEqual('empty');
  expect(rejectionOf({ ...photo, size: 2 * 1024 * MB }, photos)).toEqual('size');
});
test('of more files than there may be the first are taken', () => {
  const [one, other, third] = [photo, { ...photo, name: 'b.png' }, { ...photo, name: 'c.png' }];
  expect(sortFiles([one, other, third], photos, 1)).toEqual({
    taken: [one],
    rejected: [
      { file: other, rejection: 'count' },
      { file: third, rejection: 'count' },
    ],
  });
});
test('of a single file the first valid one is taken', () => {
  const wrongFile = { ...photo, name: 'a.exe' };
  expect(sortFiles([wrongFile, photo], { ...photos, maxFiles: 1 }, 0)).toEqual({
    taken: [photo],
    rejected: [{ file: wrongFile, rejection: 'type' }],
  });
});
test('of a name only what stands after the folders is shown', () => {
  expect(['../../etc/passwd.png', 'C:\\fakepath\\a.png', '..', 'a/', 'Ana 😀.png'].map(baseName)).toEqual([
    'passwd.png',
    'a.png',
    '',
    '',
    'Ana 😀.png',
  ]);
});
test('a sign that turns the ending of a name around is taken away', () => {
  expect(baseName('invoice\u202egnp.exe')).toEqual('invoicegnp.exe');
  expect(extensionOf('invoice\u202egnp.exe')).toEqual('.exe');
});
test('an ending begins with the last dot, and a name that begins with it has none', () => {
  expect(['a.tar.GZ', '.env', 'a', 'a.', '../b.d/c'].map(extensionOf)).toEqual(['.gz', '', '', '', '']);
});
test('sizes are written in MB, and a small file is never nothing', () => {
  expect([megabytes(5 * MB, 'en'), megabytes(1.5 * MB, 'es'), megabytes(1, 'en'), megabytes(0, 'en')]).toEqual([
    '5',
    '1,5',
    '0.01',
    '0',
  ]);
});
