import { expect, test } from 'vitest';
import { cleanMoney, moneyNotation, readMoney, isAmountText, writePlain } from './readMoney.ts';

const dollars = moneyNotation('USD', 'en-US');
const euros = moneyNotation('EUR', 'es-ES');
const yen = moneyNotation('JPY', 'en-US');

test('a currency knows its decimals and a language its mark', () => {
  expect([dollars, euros, yen]).toEqual([
    { digits: 2, decimal: '.' },
    { digits: 2, decimal: ',' },
    { digits: 0, decimal: '.' },
  ]);
});
test('a pasted amount is cleaned of its signs and grouping', () => {
  expect(readMoney('$1,234.50', dollars)).toEqual(123_450);
  expect(readMoney(' USD 1 234 567.8 ', dollars)).toEqual(123_456_780);
  expect(readMoney('1.234,50 €', euros)).toEqual(123_450);
});
test('of two different marks the last one is the decimal mark, whatever the language', () => {
  expect(readMoney('1.234,50', dollars)).toEqual(123_450);
});
test('a lone comma in dollars groups thousands, but before one or two digits it is a decimal mark', () => {
  expect(readMoney('1,234', dollars)).toEqual(123_400);
  expect(readMoney('12,5', dollars)).toEqual(1250);
});
test('decimals past the cent are rounded half up', () => {
  expect(readMoney('0.125', dollars)).toEqual(13);
  expect(readMoney('19.994', dollars)).toEqual(1999);
});
test('a minus or a parenthesis makes the amount negative, but nothing is never negative', () => {
  expect(readMoney('-$5', dollars)).toEqual(-500);
  expect(readMoney('($5.00)', dollars)).toEqual(-500);
  expect(readMoney('-0', dollars)).toEqual(0);
});
test('a currency without decimals has none', () => {
  expect(readMoney('¥1,200', yen)).toEqual(1200);
  expect(writePlain(1200, yen)).toEqual('1200');
});
test('no digits are no amount, and too many are none either', () => {
  expect(readMoney('$', dollars)).toEqual(null);
  expect(readMoney('99999999999999.00', dollars)).toEqual(null);
});
test('an amount is written plainly for typing', () => {
  expect(writePlain(5, dollars)).toEqual('0.05');
  expect(writePlain(-123_450, euros)).toEqual('-1234,50');
});
test('German and Mexican amounts are read as they are written there', () => {
  expect(readMoney('1.234,50 €', moneyNotation('EUR', 'de-DE'))).toEqual(123_450);
  expect(readMoney('1.234', moneyNotation('EUR', 'de-DE'))).toEqual(123_400);
  expect(readMoney('$1,234.50', moneyNotation('MXN', 'es-MX'))).toEqual(123_450);
  expect(readMoney('١٢٫٥٠', moneyNotation('EGP', 'ar-EG'))).toEqual(1250);
});
test('of what is typed only digits and marks stay, and a minus where one is allowed', () => {
  expect(cleanMoney('-$1,234.50 USD 😀', dollars, false)).toEqual({ text: '1,234.50', overflowed: false });
  expect(cleanMoney('-$1,234.50', dollars, true)).toEqual({ text: '-1,234.50', overflowed: false });
  expect(cleanMoney('($5.00)', dollars, true)).toEqual({ text: '-5.00', overflowed: false });
  expect(cleanMoney('$-5', dollars, true)).toEqual({ text: '-5', overflowed: false });
});
test('a pasted megabyte is cut to the largest amount that is still exact', () => {
  const cut = cleanMoney('9'.repeat(1_000_000), dollars, false);
  expect(cut).toEqual({ text: '9999999999999', overflowed: true });
  expect(readMoney(cut.text, dollars)).toEqual(999_999_999_999_900);
  expect(cleanMoney(`0.${'3'.repeat(1_000_000)}`, dollars, false)).toEqual({
    text: '0.3333333333333333333333',
    overflowed: true,
  });
});
test('a text says its amount unless it has two decimal marks or too many decimals', () => {
  const areAmounts = (notation: typeof dollars, ...texts: string[]) =>
    texts.map((text) => isAmountText(text, notation));
  expect(areAmounts(dollars, '', '12.', '12.50', '1,234.50', '12,5')).toEqual([true, true, true, true, true]);
  expect(areAmounts(dollars, '12.505', '1.2.50', '1,234.505')).toEqual([false, false, false]);
  expect([...areAmounts(euros, '12,5', '12,505'), ...areAmounts(yen, '1200', '12.5')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
