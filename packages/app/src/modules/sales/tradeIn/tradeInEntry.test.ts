import { expect, test } from 'vitest';
import { beginTradeIn, missingIn, tradeInFields, tradeInOf, type TradeInEntry } from './tradeInEntry.ts';

const mia = { id: 'c', name: 'Mia', taxExempt: false };
const full: TradeInEntry = {
  ...beginTradeIn(mia),
  code: ' 356938035643809 ',
  product: { id: 'p', name: 'Phone', price: 20_000 },
  grade: 'B',
  blacklist: 'clear',
  unlocked: true,
  agreed: true,
  documentNumber: ' X1 ',
  offer: 12_000,
};

test('of a device of which nothing is known all but the day of the document is missing, in the order of the questions', () => {
  expect(missingIn(beginTradeIn(null))).toEqual(tradeInFields.filter((field) => field !== 'documentExpires'));
  expect(missingIn(full)).toEqual([]);
});

test('a wrong check digit is missing its confirmation', () => {
  const invalidImei = { ...full, code: '356938035643800' };
  expect([missingIn(invalidImei), missingIn({ ...invalidImei, isConfirmed: true })]).toEqual([['code'], []]);
});

test('is sent as it was entered, what was left out as nothing', () => {
  expect(tradeInOf({ ...full, offer: 0 }, 't', 'i')).toEqual(null);
  expect(tradeInOf(full, 't', 'i')).toEqual({
    id: 't',
    invoiceId: 'i',
    customerId: 'c',
    productId: 'p',
    codes: ['356938035643809'],
    isConfirmed: false,
    grade: 'B',
    color: null,
    storage: null,
    batteryHealth: null,
    lockStatus: 'unknown',
    notes: null,
    document: { kind: 'driverLicense', number: 'X1', expires: null },
    blacklist: 'clear',
    blacklistReference: null,
    unlocked: true,
    agreed: true,
    offer: 12_000,
    payout: 'cash',
  });
});
