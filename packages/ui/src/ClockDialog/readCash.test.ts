import { expect, test } from 'vitest';
import { readCash } from './readCash.ts';

test('[S5-01] an amount keeps digits and one dot', () => {
  expect(['100', '150.50', '$1,250.75', '1.2.3', '.5', 'abc', '', '-20', '99.999', '123456789'].map(readCash)).toEqual([
    '100',
    '150.50',
    '1250.75',
    '1.23',
    '.5',
    '',
    '',
    '20',
    '99.99',
    '1234567',
  ]);
});
