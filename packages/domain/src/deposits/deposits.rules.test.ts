import { expect, test } from 'vitest';
import { Problem } from '../problems/Problem.ts';
import { mayUse, assertDeposit, spreadDeposits, type DepositMethod } from './deposits.rules.ts';

const deposit = (id: string, invoiceId: string, rest: number, isFree = false) => ({ id, invoiceId, rest, isFree });

test('a sale uses its own deposits, then those that wait for nothing, and none that waits for another draft', () => {
  const free = deposit('free', 'past', 300, true);
  const own = deposit('own', 'sale', 500);
  const all = [free, deposit('elsewhere', 'other', 900), own];
  const spread = (due: number) => spreadDeposits(due, all, 'sale').map(({ deposit: { id }, amount }) => [id, amount]);
  expect(spread(10_000)).toEqual([
    ['own', 500],
    ['free', 300],
  ]);
  expect(spread(600)).toEqual([
    ['own', 500],
    ['free', 100],
  ]);
  expect(spread(500)).toEqual([['own', 500]]);
  expect(spread(0)).toEqual([]);
  expect(all.map((one) => mayUse(one, 'sale'))).toEqual([true, false, true]);
});

test.each([
  ['cash', 100, null, null],
  ['cash', 101, null, ['deposit.over', ['amount']]],
  ['card', 100, '  ', ['tender.referenceMissing', ['reference']]],
  ['check', 100, null, ['tender.numberMissing', ['reference']]],
  ['other', 100, 'Voucher 7', null],
] as const)('%s of %i named %s', (method: DepositMethod, amount, reference, rejected) => {
  const rejection = () => {
    try {
      assertDeposit({ method, amount, reference }, 100);
      return null;
    } catch (error) {
      return error instanceof Problem ? [error.code, Object.keys(error.fields ?? {})] : error;
    }
  };
  expect(rejection()).toEqual(rejected);
});
