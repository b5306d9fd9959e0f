import { expect, test } from 'vitest';
import { tooLong } from './length.ts';

const file = (path: string, lines: number) => ({ path, text: 'a;\n'.repeat(lines) });

test('a file of 300 lines passes and one more is named with its length', () => {
  expect(tooLong([file('a.ts', 300), file('b.tsx', 301)])).toEqual(['b.tsx: 301 lines, at most 300']);
});

test('tests and stories may have 400 lines', () => {
  const files = [file('a.test.ts', 400), file('b.stories.tsx', 400), file('c.e2e.ts', 401)];
  expect(tooLong(files)).toEqual(['c.e2e.ts: 401 lines, at most 400']);
});
