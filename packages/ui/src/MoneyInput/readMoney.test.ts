import { expect, test } from 'vitest';
import { moneyNotation, readMoney, writeMoney, writePlain } from './readMoney.ts';

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
test('an amount is written plainly for typing and with its sign for reading', () => {
  expect(writePlain(5, dollars)).toEqual('0.05');
  expect(writePlain(-123_450, euros)).toEqual('-1234,50');
  expect(writeMoney(123_450, 'USD', 'en-US')).toEqual('$1,234.50');
});
