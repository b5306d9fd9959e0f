import { expect, test } from 'vitest';
import { latinDigits } from './latinDigits.ts';

test('digits of other keyboards are read as 0 to 9', () => {
  expect([latinDigits('٠١٢٣٤٥٦٧٨٩'), latinDigits('۱۲۳'), latinDigits('１２３')]).toEqual(['0123456789', '123', '123']);
});
test('an Arabic decimal mark is a dot', () => {
  expect(latinDigits('١٢٫٥')).toEqual('12.5');
});
test('every other sign stays', () => {
  expect(latinDigits('Ana 12 😀 p')).toEqual('Ana 12 😀 p');
});
