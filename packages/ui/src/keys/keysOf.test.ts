import { expect, test } from 'vitest';
import { keysOf } from './keysOf.ts';

test('a name that stands twice gets two keys', () => {
  expect(keysOf(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a 2', 'a 3']);
});
