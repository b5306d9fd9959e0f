import { expect, test } from 'vitest';
import { cleanPhone } from './cleanPhone.ts';

test('a number stays as it is typed', () => {
  expect(cleanPhone('+1 (305) 555-0101')).toEqual('+1 (305) 555-0101');
});
test('words and other signs around a pasted number go', () => {
  expect(cleanPhone('tel:305.555.0101')).toEqual('3055550101');
  expect(cleanPhone('  Ana:  305   555 0101')).toEqual('305 555 0101');
});
test('a plus stands only at the beginning', () => {
  expect(cleanPhone('305+555')).toEqual('305555');
});
test('the digits of an Arabic keyboard are dialled', () => {
  expect(cleanPhone('+٢٠ ١٢')).toEqual('+20 12');
});
