import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositMethods } from '../deposits/deposits.rules.ts';
import { bookedKinds, paymentKinds, receivedKinds, tenderKinds } from '../sales/invoices.entity.ts';
import {
  kindsOfDrawer,
  needsCustomer,
  refundedKinds,
  rulesOf,
  spreadOffers,
  tenderRules,
  tradeInPayoutKinds,
} from './tenders.rules.ts';

test('the lists of kinds follow from the rules, in the order of the list', () => {
  const received = ['cash', 'card', 'check', 'storeCredit', 'other'];
  expect(receivedKinds).toEqual(received);
  expect(paymentKinds).toEqual([...received, 'tradeIn', 'deposit']);
  expect(bookedKinds).toEqual([...received, 'tradeIn', 'deposit', 'exchange', 'refund']);
  expect(tenderKinds).toEqual([...received, 'tradeIn', 'deposit', 'onAccount']);
  expect(depositMethods).toEqual(['cash', 'card', 'check', 'other']);
  expect(kindsOfDrawer('total')).toEqual(['card', 'check', 'storeCredit', 'other', 'tradeIn']);
  expect(refundedKinds()).toEqual(['card', 'storeCredit', 'check', 'other', 'cash']);
  expect(tradeInPayoutKinds()).toEqual(['cash', 'storeCredit']);
  expect([...tenderRules.keys()].filter(needsCustomer)).toEqual(['storeCredit', 'deposit', 'onAccount']);
});

test('a kind that is not registered has no rules', () => {
  expect(() => rulesOf('shells')).toThrow('No tender of the kind shells is registered.');
});

test('offers pay a sale in their order, and what is more goes out: no cent is lost, none is paid twice', () => {
  expect(spreadOffers(10_000, [12_000, 3_000])).toEqual([
    { paid: 10_000, out: 2_000 },
    { paid: 0, out: 3_000 },
  ]);
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 6 }),
      (total, offers) => {
        const spread = spreadOffers(total, offers);
        const sum = (key: 'paid' | 'out') => spread.reduce((all, part) => all + part[key], 0);
        const offered = offers.reduce((all, offer) => all + offer, 0);
        expect(spread.map(({ paid, out }) => paid + out)).toEqual(offers);
        expect(sum('paid')).toEqual(Math.min(total, offered));
        expect(spread.every(({ paid, out }) => paid >= 0 && out >= 0)).toEqual(true);
      },
    ),
  );
});
