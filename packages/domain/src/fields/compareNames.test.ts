import { expect, test } from 'vitest';
import { compareNames } from './compareNames.ts';

test('names are sorted without regard to case and accents, numbers by their value', () => {
  const names = ['iPhone 17', 'Zagg', 'iPad 9', 'Écran', 'ecran', 'iPad 10', 'ESR', 'apple watch', 'Apple iPad'];
  expect(names.toSorted(compareNames)).toEqual([
    'Apple iPad',
    'apple watch',
    'ecran',
    'Écran',
    'ESR',
    'iPad 9',
    'iPad 10',
    'iPhone 17',
    'Zagg',
  ]);
});
