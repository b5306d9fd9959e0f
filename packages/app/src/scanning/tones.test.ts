import { expect, test } from 'vitest';
import { playTone, type Note } from './tones.ts';

const playedTones = (kind: 'taken' | 'refused') => {
  const notes: Note[] = [];
  playTone(kind, (note) => notes.push(note));
  return notes;
};
const ends = (notes: readonly Note[]) => Math.max(...notes.map(({ start, duration }) => start + duration));

test('what was taken goes up; what was refused is lower, rougher, longer and comes twice', () => {
  const [taken, refused] = [playedTones('taken'), playedTones('refused')];
  expect([taken.map(({ wave, hertz }) => [wave, hertz]), refused.map(({ wave, hertz }) => [wave, hertz])]).toEqual([
    [
      ['sine', 880],
      ['sine', 1320],
    ],
    [
      ['square', 220],
      ['square', 185],
    ],
  ]);
  expect(ends(refused)).toBeGreaterThan(2 * ends(taken));
});

test('where there is no sound, nothing breaks', () => {
  expect(() => playTone('taken')).not.toThrow();
});
