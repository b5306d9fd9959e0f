import { expect, test } from 'vitest';
import { depositMethods } from '../deposits/deposits.rules.ts';
import { bookedKinds, paymentKinds, receivedKinds, tenderKinds } from '../sales/invoices.entity.ts';
import { kindsOfDrawer, needsCustomer, refundedKinds, rulesOf, tenderRules } from './tenders.rules.ts';

test('the lists of kinds follow from the rules, in the order of the list', () => {
  const received = ['cash', 'card', 'check', 'storeCredit', 'other'];
  expect(receivedKinds).toEqual(received);
  expect(paymentKinds).toEqual([...received, 'tradeIn', 'deposit']);
  expect(bookedKinds).toEqual([...received, 'tradeIn', 'deposit', 'exchange', 'refund']);
  expect(tenderKinds).toEqual([...received, 'tradeIn', 'deposit', 'onAccount']);
  expect(depositMethods).toEqual(['cash', 'card', 'check', 'other']);
  expect(kindsOfDrawer('total')).toEqual(['card', 'check', 'storeCredit', 'other', 'tradeIn']);
  expect(refundedKinds()).toEqual(['card', 'storeCredit', 'check', 'other', 'cash']);
  expect([...tenderRules.keys()].filter(needsCustomer)).toEqual(['storeCredit', 'deposit', 'onAccount']);
});

test('a kind that is not registered has no rules', () => {
  expect(() => rulesOf('shells')).toThrow('No tender of the kind shells is registered.');
});
