import { expect, test } from 'vitest';
import { exportsSnapshot } from './gates/exported.ts';

test('the front doors let out what they let out before', async () => {
  await expect(exportsSnapshot()).toMatchFileSnapshot('exports.snapshot.txt');
});
