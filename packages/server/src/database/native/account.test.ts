import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { closedFolder } from './account.ts';

const nobody = { uid: 65_534, gid: 65_534 };

test('the outermost folder that another user may not enter is named', () => {
  const folder = scratchFolder();
  const inner = path.join(folder, 'shop', 'data');
  mkdirSync(inner, { recursive: true });
  expect(closedFolder(inner, nobody)).toBe(undefined);
  chmodSync(path.join(folder, 'shop'), 0o700);
  expect(closedFolder(inner, nobody)).toBe(path.join(folder, 'shop'));
});
