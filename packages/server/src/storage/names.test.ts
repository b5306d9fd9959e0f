import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, disposition } from './names.ts';

test.each([
  ['photo.png', 'photo.png'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Windows\\system32\\a.doc', 'a.doc'],
  ['/absolute/a.pdf', 'a.pdf'],
  ['evil\u202Egnp.exe', 'evilgnp.exe'],
  ['a\u0000b\u001f.png', 'ab.png'],
  ['\u200bhidden\ufeff.txt', 'hidden.txt'],
  ['  .. spaced .txt . ', 'spaced .txt'],
  ['CON.txt', '_CON.txt'],
  ['a<b>:"|?*.txt', 'a_b______.txt'],
  ['ma\u006e\u0303ana.pdf', 'mañana.pdf'],
  ['.png', 'png'],
  ['', 'file'],
  ['....', 'file'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(251)}.png`],
  [`${'ñ'.repeat(200)}.pdf`, `${'ñ'.repeat(125)}.pdf`],
  [`${'📱'.repeat(100)}.pdf`, `${'📱'.repeat(62)}.pdf`],
])('%j is kept as %j', (given, expectedName) => {
  expect(cleanName(given)).toEqual(expectedName);
});

test('whatever name is given, what is kept is no path, fits a disk, and is kept as it is the next time', () => {
  const name = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(name, (given) => {
      const expectedName = cleanName(given);
      expect([
        Buffer.byteLength(expectedName) <= 255,
        expectedName.length > 0,
        /[/\\\p{Cc}\p{Cs}]/u.test(expectedName),
      ]).toEqual([true, true, false]);
      expect(cleanName(expectedName)).toEqual(expectedName);
    }),
    { numRuns: 2000, seed: 19 },
  );
});

test('a file is handed over under its name, in letters that every browser reads', () => {
  expect(disposition('mañana "1".pdf', false)).toEqual(
    `attachment; filename="ma_ana _1_.pdf"; filename*=UTF-8''ma%C3%B1ana%20%221%22.pdf`,
  );
  expect(disposition('a.png', true)).toEqual(`inline; filename="a.png"; filename*=UTF-8''a.png`);
});
