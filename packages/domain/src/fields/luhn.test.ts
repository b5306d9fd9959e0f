import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isImei, luhnDigit } from './luhn.ts';

const fourteen = fc.array(fc.nat(9), { minLength: 14, maxLength: 14 }).map((digits) => digits.join(''));

test('the check digit of known IMEIs and card numbers', () => {
  expect(['49015420323751', '35693803564380', '411111111111111', '7992739871'].map(luhnDigit)).toEqual([8, 9, 1, 3]);
});

test('an IMEI is 15 digits with the right last one', () => {
  expect(
    ['490154203237518', '490154203237519', '4901542032375180', '49015420323751', '49-015420-323751-8', ''].map(isImei),
  ).toEqual([true, false, false, false, false, false]);
});

test('of the ten last digits exactly one makes an IMEI', () => {
  fc.assert(
    fc.property(fourteen, (digits) => {
      const right = Array.from({ length: 10 }, (_, last) => last).filter((last) => isImei(`${digits}${last}`));
      expect(right).toEqual([luhnDigit(digits)]);
    }),
  );
});

test('one digit misread is always noticed', () => {
  fc.assert(
    fc.property(fourteen, fc.nat(14), fc.integer({ min: 1, max: 9 }), (digits, place, off) => {
      const imei = `${digits}${luhnDigit(digits)}`;
      const misread = [...imei].map((d, i) => (i === place ? String((Number(d) + off) % 10) : d)).join('');
      expect([isImei(imei), isImei(misread)]).toEqual([true, false]);
    }),
  );
});
