import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFor, findRuleProblem, type PriceQuery, type PricedProduct, type PricingRule } from './prices.rules.ts';

const phone: PricedProduct = { id: 'phone', price: 79_900, minPrice: null, categoryIds: ['iphone', 'phones'] };
const rule = (id: string, of: Partial<PricingRule>): PricingRule => ({
  id,
  name: `Rule ${id}`,
  scope: 'all',
  categoryId: null,
  productId: null,
  customerGroup: null,
  kind: 'percent',
  rate: '0.1',
  amount: null,
  from: null,
  to: null,
  priority: 0,
  active: true,
  ...of,
});
const anybody: PriceQuery = { customerGroup: null, day: '2026-11-22' };
const priceOf = (rules: readonly PricingRule[], priceQuery = anybody, product = phone) => {
  const { price, rule: by } = priceFor(product, priceQuery, rules);
  return [price, by?.id ?? null];
};

test('without a rule a piece costs what the product says', () => {
  expect(priceFor(phone, anybody, [])).toEqual({ price: 79_900, listPrice: 79_900, rule: null });
});

test('a rule takes a share off, an amount off, or sets the price, and is named', () => {
  expect(priceFor(phone, anybody, [rule('a', {})])).toEqual({
    price: 71_910,
    listPrice: 79_900,
    rule: { id: 'a', name: 'Rule a' },
  });
  expect(priceOf([rule('a', { kind: 'amount', rate: null, amount: 5_000 })])).toEqual([74_900, 'a']);
  expect(priceOf([rule('a', { kind: 'price', rate: null, amount: 69_900 })])).toEqual([69_900, 'a']);
});

test('it is for its product, its category or the main one above, or everything', () => {
  const scopes: Partial<PricingRule>[] = [
    { scope: 'product', productId: 'phone' },
    { scope: 'product', productId: 'case' },
    { scope: 'category', categoryId: 'iphone' },
    { scope: 'category', categoryId: 'phones' },
    { scope: 'category', categoryId: 'cases' },
  ];
  expect(scopes.map((of) => priceOf([rule('a', of)])[1])).toEqual(['a', null, 'a', 'a', null]);
});

test('it holds from its first to its last day, and while it is active', () => {
  const week = { from: '2026-11-20', to: '2026-11-22' };
  const on = (day: string, of: Partial<PricingRule> = week) => priceOf([rule('a', of)], { ...anybody, day })[1];
  expect(['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map((day) => on(day))).toEqual([
    null,
    'a',
    'a',
    null,
  ]);
  expect(on('2026-11-21', { ...week, active: false })).toEqual(null);
});

test('one for a group of customers is for nobody else, in whichever case the group is written', () => {
  const vip = [rule('a', { customerGroup: 'VIP' })];
  const groups = [null, 'Staff', 'vip '];
  expect(groups.map((customerGroup) => priceOf(vip, { ...anybody, customerGroup })[1])).toEqual([null, null, 'a']);
});

test('the highest priority decides, of equals the best price; rules are not added up', () => {
  const [tenth, third] = [rule('a', { rate: '0.1' }), rule('b', { rate: '0.3' })];
  expect(priceOf([tenth, third])).toEqual([55_930, 'b']);
  expect(priceOf([{ ...tenth, priority: 5 }, third])).toEqual([71_910, 'a']);
  expect(priceOf([rule('d', {}), rule('c', {})])).toEqual([71_910, 'c']);
});

test('a rule never raises a price and stops at the lowest one', () => {
  expect(priceOf([rule('a', { kind: 'price', rate: null, amount: 99_900 })])).toEqual([79_900, null]);
  expect(priceOf([rule('a', { rate: '0.5' })], anybody, { ...phone, minPrice: 60_000 })).toEqual([60_000, 'a']);
  expect(priceOf([rule('a', { kind: 'amount', rate: null, amount: 99_900 })])).toEqual([0, 'a']);
});

const amount = fc.integer({ min: 0, max: 999_999_999 });
const aRule = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 6 }),
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'price' as const),
    millionths: fc.integer({ min: 0, max: 1_000_000 }),
    amount,
    priority: fc.integer({ min: 0, max: 3 }),
    active: fc.boolean(),
    customerGroup: fc.constantFrom(null, 'VIP'),
  })
  .map(({ id, millionths, ...of }) => rule(id, { ...of, rate: (millionths / 1_000_000).toFixed(6) }));

describe('whatever the rules', () => {
  test('a price lies between the lowest and the list price, and says why exactly where it is below', () => {
    fc.assert(
      fc.property(fc.array(aRule, { maxLength: 6 }), amount, fc.option(amount), (rules, price, floor) => {
        const minPrice = floor === null ? null : Math.min(floor, price);
        const found = priceFor({ ...phone, price, minPrice }, { ...anybody, customerGroup: 'VIP' }, rules);
        expect(found.listPrice).toEqual(price);
        expect(found.price).toBeLessThanOrEqual(price);
        expect(found.price).toBeGreaterThanOrEqual(minPrice ?? 0);
        expect(found.rule !== null).toEqual(found.price < price);
      }),
    );
  });

  test('their order says nothing, and of the highest priority that lowers it none makes it cheaper', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aRule, { maxLength: 6, selector: ({ id }) => id }), amount, (rules, price) => {
        const product = { ...phone, price };
        const found = priceFor(product, anybody, rules);
        expect(priceFor(product, anybody, rules.toReversed())).toEqual(found);
        const alone = rules.map((one) => ({ one, ...priceFor(product, anybody, [one]) })).filter((by) => by.rule);
        const top = Math.max(...alone.map(({ one }) => one.priority));
        const prices = alone.filter(({ one }) => one.priority === top).map((by) => by.price);
        expect(found.price).toEqual(Math.min(price, ...prices));
      }),
    );
  });
});

test('what a rule lacks is said at the field', () => {
  const { id: _id, ...plain } = rule('a', {});
  const invalidRules: Partial<PricingRule>[] = [
    {},
    { scope: 'category' },
    { scope: 'product' },
    { rate: null },
    { kind: 'price' },
    { from: '2026-11-22', to: '2026-11-21' },
  ];
  expect(invalidRules.map((of) => findRuleProblem({ ...plain, ...of })?.field ?? null)).toEqual([
    null,
    'categoryId',
    'productId',
    'rate',
    'amount',
    'to',
  ]);
});
