import { describe, expect, test } from 'vitest';
import { Problem } from '../problems/Problem.ts';
import { isOverOffer, isUntouched, maskedNumber, assertTradeIn } from './tradeIns.rules.ts';

const fine = { blacklist: 'clear', unlocked: true, agreed: true } as const;
const rejection = (checks: Parameters<typeof assertTradeIn>[0], expires: string | null = null) => {
  try {
    assertTradeIn(checks, expires, '2026-03-02');
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.code, ...Object.keys(error.fields ?? {})];
  }
};

describe('what a shop may buy', () => {
  test.each([
    ['all as it should be', fine, null, null],
    ['a document that ends today', fine, '2026-03-02', null],
    ['a document that ended yesterday', fine, '2026-03-01', ['tradeIn.documentOver', 'document.expires']],
    ['a stolen phone', { ...fine, blacklist: 'listed' } as const, null, ['tradeIn.blacklisted', 'blacklist']],
    ['a phone with somebody’s account on it', { ...fine, unlocked: false }, null, ['tradeIn.locked', 'unlocked']],
    ['what nobody signed for', { ...fine, agreed: false }, null, ['tradeIn.notAgreed', 'agreed']],
  ])('%s', (_, checks, expires, rejected) => {
    expect(rejection(checks, expires)).toEqual(rejected);
  });
});

test('an offer at the price itself is no question; a cent more is', () => {
  expect([isOverOffer(20_000, 20_000), isOverOffer(20_001, 20_000)]).toEqual([false, true]);
});

test.each([
  ['D12345678', '•••678'],
  ['AB12', '•••2'],
  ['X', '•••'],
])('of the document %s others see %s', (number, shown) => {
  expect(maskedNumber(number)).toEqual(shown);
});

test('only what still waits for its inspection, and came by this very document, may leave with it', () => {
  expect([
    isUntouched({ status: 'pending_inspection', sourceId: 'a' }, 'a'),
    isUntouched({ status: 'pending_inspection', sourceId: 'b' }, 'a'),
    isUntouched({ status: 'in_stock', sourceId: 'a' }, 'a'),
  ]).toEqual([true, false, false]);
});
