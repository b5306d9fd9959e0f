import { expect, test } from 'vitest';
import { hear, scanEndedAt, silence } from './burst.ts';

/** Keys with a gap between them, and the Enter after the last one. */
const typed = (text: string, gapMs: number) => {
  const burst = Array.from(text).reduce((heard, key, i) => hear(heard, key, 1_000 + i * gapMs), silence);
  return scanEndedAt(burst, 1_000 + text.length * gapMs);
};

test('a scanner is told from a person by its pace', () => {
  expect([typed('356938035643809', 8), typed('356938035643809', 34), typed('356938035643809', 60)]).toEqual([
    '356938035643809',
    '356938035643809',
    null,
  ]);
});

test('fewer than six characters are no scan', () => {
  expect([typed('12345', 5), typed('123456', 5)]).toEqual([null, '123456']);
});

test('a scan that follows typing holds the code alone', () => {
  const byHand = hear(hear(silence, 'a', 0), 'b', 200);
  const burst = Array.from('ACC-001').reduce((heard, key, i) => hear(heard, key, 500 + i * 10), byHand);
  expect(scanEndedAt(burst, 575)).toEqual('ACC-001');
});

test('an Enter that comes late ends nothing', () => {
  const burst = Array.from('356938035643809').reduce((heard, key, i) => hear(heard, key, i * 10), silence);
  expect(scanEndedAt(burst, 1_000)).toEqual(null);
});
