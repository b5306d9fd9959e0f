import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockFolder } from './lock.ts';
import { StartupError } from './startup-error.ts';
import { scratchFolder } from './testing/scratch-folder.ts';

test('a data folder is one server’s at a time, and the next one may have it afterwards', () => {
  const folder = scratchFolder();
  mkdirSync(folder);
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder, 0)).toThrow(
    new StartupError(`Another Tilldesk is at work on the data folder ${folder}: stop that one first.`),
  );
  unlock();
  lockFolder(folder)();
});
