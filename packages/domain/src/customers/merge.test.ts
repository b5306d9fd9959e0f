import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CustomerContent } from './customers.entity.ts';
import {
  emptyCustomer,
  mergeDifferences,
  mergedCustomer,
  mergePartNames,
  unmergedCustomer,
  type MergePick,
} from './merge.rules.ts';

const phone = (number: string, isPrimary = true) => ({
  number,
  label: 'mobile' as const,
  contactName: null,
  isPrimary,
});

const randomValue = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null });
const contact = { nil: null, max: 3 };
const anybody: fc.Arbitrary<CustomerContent> = fc
  .record({
    firstName: randomValue,
    lastName: randomValue,
    company: randomValue,
    city: randomValue,
    group: randomValue,
    notes: randomValue,
    alert: randomValue,
    taxExemptNumber: randomValue,
    taxExempt: fc.boolean(),
    smsConsent: fc.boolean(),
    creditLimit: fc.option(fc.nat(contact.max), { nil: null }),
    numbers: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'), { maxLength: 3 }),
    tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
  })
  .map(({ numbers, ...rest }) => ({ ...emptyCustomer, ...rest, phones: numbers.map((n, at) => phone(n, at === 0)) }));
const picks = fc.dictionary(fc.constantFrom(...mergePartNames), fc.constantFrom<MergePick>('mine', 'theirs'));

test('a merge keeps one’s own, takes what is missing from the other, and unites phones and tags', () => {
  const mine = { ...emptyCustomer, firstName: 'Mia', phones: [phone('1')], tags: ['vip'], smsConsent: false };
  const theirs = {
    ...emptyCustomer,
    firstName: 'Mia',
    lastName: 'Torres',
    city: 'Brooklyn',
    phones: [phone('2'), phone('1', false)],
    tags: ['trade', 'vip'],
    smsConsent: true,
  };
  expect(mergeDifferences(mine, theirs)).toEqual([
    { part: 'name', pick: 'mine' },
    { part: 'address', pick: 'theirs' },
    { part: 'consent', pick: 'mine' },
  ]);
  expect(mergedCustomer(mine, theirs, { name: 'theirs' })).toEqual({
    ...mine,
    lastName: 'Torres',
    city: 'Brooklyn',
    phones: [phone('1'), phone('2', false)],
    tags: ['vip', 'trade'],
  });
});

test('a merge that is undone leaves what there was before it', () => {
  fc.assert(
    fc.property(anybody, anybody, picks, (mine, theirs, chosen) => {
      const merged = mergedCustomer(mine, theirs, chosen);
      expect(unmergedCustomer(merged, mine, merged)).toEqual(mine);
    }),
  );
});

test('what was written after the merge stays when it is undone, and only what the other brought goes', () => {
  const mine = { ...emptyCustomer, firstName: 'Mia', phones: [phone('1')], tags: ['vip'] };
  const theirs = {
    ...emptyCustomer,
    firstName: 'M',
    city: 'Brooklyn',
    group: 'Trade',
    phones: [phone('2')],
    tags: ['old'],
  };
  const merged = mergedCustomer(mine, theirs);
  const since = {
    ...merged,
    city: 'Queens',
    tags: [...merged.tags, 'new'],
    phones: [phone('1', false), phone('2'), phone('3', false)],
  };
  expect(unmergedCustomer(since, mine, merged)).toEqual({
    ...mine,
    city: 'Queens',
    tags: ['vip', 'new'],
    phones: [phone('1'), phone('3', false)],
  });
});
