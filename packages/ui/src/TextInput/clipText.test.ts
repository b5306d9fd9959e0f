import { expect, test } from 'vitest';
import { clipText } from './clipText.ts';

test('a text within the limit stays as it is', () => {
  expect(clipText('abc', 3, 3)).toEqual({ text: 'abc', caret: 3, overflowed: false });
});
test('what is typed past the limit is cut', () => {
  expect(clipText('abcd', 4, 3)).toEqual({ text: 'abc', caret: 3, overflowed: true });
});
test('a text pasted in the middle loses its own end, not what stood behind the caret', () => {
  expect(clipText('aXYZb', 4, 3)).toEqual({ text: 'aXb', caret: 2, overflowed: true });
});
test('a text that was too long before the edit is cut at its end', () => {
  expect(clipText('abcdef', 1, 3)).toEqual({ text: 'bcd', caret: 0, overflowed: true });
});
test('an emoji is kept whole or not at all', () => {
  expect(clipText('ab😀', 4, 3)).toEqual({ text: 'ab', caret: 2, overflowed: true });
});
