import { expect, test } from 'vitest';
import { withTyped } from './withTyped.ts';

const start = { notes: '', vendor: null as string | null, lines: [] as { id: string; quantity: number }[] };
const savedDraft = { notes: 'Call first', vendor: 'North', lines: [{ id: 'a', quantity: 2 }] };

test('without anything typed the kept draft is there whole', () => {
  expect(withTyped(start, start, savedDraft)).toEqual(savedDraft);
});

test('what was typed meanwhile wins, value by value', () => {
  expect(withTyped(start, { ...start, notes: 'Gift' }, savedDraft)).toEqual({ ...savedDraft, notes: 'Gift' });
});

test('rows that were added meanwhile follow the kept ones, each once', () => {
  const typed = { ...start, lines: [{ id: 'b', quantity: 1 }, ...savedDraft.lines] };
  expect(withTyped(start, typed, savedDraft).lines.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a row that was changed meanwhile stays changed', () => {
  const begun = { ...start, lines: [{ id: 'a', quantity: 1 }] };
  const typed = { ...start, lines: [{ id: 'a', quantity: 5 }] };
  expect(withTyped(begun, typed, savedDraft).lines).toEqual([{ id: 'a', quantity: 5 }]);
});

test('a value that was emptied meanwhile stays empty', () => {
  const saved = { ...start, notes: 'Saved before' };
  expect(withTyped(saved, { ...saved, notes: '' }, savedDraft).notes).toBe('');
});
