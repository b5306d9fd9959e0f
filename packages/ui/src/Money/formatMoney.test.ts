import { expect, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';

test('cents become dollars with two places', () => {
  expect(formatMoney(128400, 'USD', 'en-US')).toEqual('$1,284.00');
  expect(formatMoney(5, 'USD', 'en-US')).toEqual('$0.05');
  expect(formatMoney(0, 'USD', 'en-US')).toEqual('$0.00');
});

test('money given back carries a minus', () => {
  expect(formatMoney(-1999, 'USD', 'en-US')).toEqual('-$19.99');
  expect(formatMoney(-5, 'USD', 'en-US')).toEqual('-$0.05');
});

test('a currency without cents stays whole, one with three places has three', () => {
  expect(formatMoney(1500, 'JPY', 'en-US')).toEqual('¥1,500');
  expect(formatMoney(1500, 'KWD', 'en-US').replace(/\s/, ' ')).toEqual('KWD 1.500');
});

test('no amount is too large for its last cent', () => {
  expect(formatMoney(9007199254740993n, 'USD', 'en-US')).toEqual('$90,071,992,547,409.93');
});
