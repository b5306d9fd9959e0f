import { expect, test } from 'vitest';
import { playTone, type Note } from './tones.ts';

const playedTones = (kind: 'taken' | 'rejected') => {
  const notes: Note[] = [];
  playTone(kind, (note) => notes.push(note));
  return notes;
};
const ends = (notes: readonly Note[]) => Math.max(...notes.map(({ start, duration }) => start + duration));

test('what was taken goes up; what was rejected is lower, rougher, longer and comes twice', () => {
  const [taken, rejected] = [playedTones('taken'), playedTones('rejected')];
  expect([taken.map(({ wave, hertz }) => [wave, hertz]), rejected.map(({ wave, hertz }) => [wave, hertz])]).toEqual([
    [
      ['sine', 880],
      ['sine', 1320],
    ],
    [
      ['square', 220],
      ['square', 185],
    ],
  ]);
  expect(ends(rejected)).toBeGreaterThan(2 * ends(taken));
});

test('where there is no sound, nothing breaks', () => {
  expect(() => playTone('taken')).not.toThrow();
});
