import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, refundOf, ruleOf, saleOf } from '../testing/commissions.ts';
import { commissionEntries, type CommissionEntry, type CommissionInput } from './entries.rules.ts';
import { lineKindOf, type CommissionChange, type RuleVersion } from './lines.rules.ts';

type Given = Partial<Omit<CommissionInput, 'rules' | 'changes'>>;
/** The entries of March. */
const march = (rules: RuleVersion[], changes: CommissionChange[], more: Given = {}): CommissionEntry[] =>
  commissionEntries({
    from: '2026-03-01',
    to: '2026-03-31',
    rules,
    changes,
    earlier: [],
    versions: rules,
    roleOf: (userId) => (userId === 'ana' ? 'sales' : null),
    ...more,
  });
const april = { from: '2026-04-01', to: '2026-04-30' };
const amounts = (entries: readonly CommissionEntry[]) =>
  entries.map(({ kind, userId, baseAmount, value, amount }) => [kind, userId, baseAmount, value, amount]);
const sum = (entries: readonly CommissionEntry[]) => entries.reduce((all, { amount }) => all + amount, 0);
const cable = lineOf('cable', '2026-03-02');
const phone = lineOf('phone', '2026-03-05', { kind: 'withoutActivation', productId: 'phone', brand: 'Apple' });

describe('what a line earns', () => {
  test('is a rate of its net or its margin, or an amount for each piece', () => {
    const sold = [{ ...saleOf(cable, 1_999), pieces: 2 }];
    expect(amounts(march([ruleOf()], sold))).toEqual([['earn', 'ana', 1_999, 1_000, 200]]);
    expect(amounts(march([ruleOf({ base: 'margin' })], sold))).toEqual([['earn', 'ana', 999, 1_000, 100]]);
    const perPiece = ruleOf({ base: 'flatPerUnit', rate: null, amount: 150 });
    expect(amounts(march([perPiece], sold))).toEqual([['earn', 'ana', 2, 150, 300]]);
  });

  test('is an amount for each invoice of a salesperson, whatever the number of lines', () => {
    const other = { ...phone, invoiceId: cable.invoiceId };
    const rule = ruleOf({ base: 'flatPerInvoice', rate: null, amount: 500 });
    const entries = march([rule], [saleOf(cable, 1_000), saleOf(other, 2_000), saleOf(phone, 3_000, 'ben')]);
    expect(entries.map((one) => [one.userId, one.lineId, one.baseAmount, one.amount])).toEqual([
      ['ana', null, 3_000, 500],
      ['ben', null, 3_000, 500],
    ]);
  });

  test('counts with what is left of it within the period', () => {
    const back = [saleOf(cable, 2_000), refundOf(cable, '2026-03-20', 500)];
    expect(amounts(march([ruleOf()], back))).toEqual([['earn', 'ana', 1_500, 1_000, 150]]);
    expect(march([ruleOf()], [saleOf(cable, 2_000), refundOf(cable, '2026-03-20', 2_000)])).toEqual([]);
  });

  test('counts on the day of its sale, or once its invoice is paid', () => {
    const paid = ruleOf({ payOn: 'paid' });
    const late = lineOf('late', '2026-02-20', { paidDay: '2026-03-09' });
    const open = lineOf('open', '2026-03-02', { paidDay: null });
    expect(amounts(march([paid], [saleOf(late, 1_000), saleOf(open, 1_000)]))).toEqual([
      ['earn', 'ana', 1_000, 1_000, 100],
    ]);
    expect(amounts(march([ruleOf()], [saleOf(late, 1_000), saleOf(open, 1_000)]))).toEqual([
      ['earn', 'ana', 1_000, 1_000, 100],
    ]);
    const before = [saleOf(late, 1_000), refundOf(late, '2026-02-25', 400)];
    expect(sum(march([paid], before))).toEqual(60);
  });

  test('follows what a rule selects: days, stores, people, roles, kinds, categories, products and brands', () => {
    const rate = (more: Partial<RuleVersion>) =>
      sum(march([ruleOf(more)], [saleOf(cable, 1_000), saleOf(phone, 500, 'ben')]));
    expect(rate({ from: '2026-03-03' })).toEqual(50);
    expect(rate({ to: '2026-03-02' })).toEqual(100);
    expect(rate({ active: false })).toEqual(0);
    expect([rate({ storeIds: ['other'] }), rate({ storeIds: ['store'] })]).toEqual([0, 150]);
    expect([rate({ userIds: ['ben'] }), rate({ roleIds: ['sales'] })]).toEqual([50, 100]);
    expect(rate({ userIds: ['ben'], roleIds: ['sales'] })).toEqual(150);
    expect([rate({ lineKinds: ['accessory'] }), rate({ lineKinds: ['withoutActivation'] })]).toEqual([100, 50]);
    expect([rate({ categoryIds: ['cables'] }), rate({ productIds: ['phone'], brands: ['Nokia'] })]).toEqual([150, 50]);
    expect(rate({ brands: ['Apple'] })).toEqual(50);
  });
});

test('a line earns by the rule with the highest priority that is not stackable, and by every stackable one', () => {
  const rules = [
    ruleOf({ id: 'low', priority: 1 }),
    ruleOf({ id: 'high', priority: 20, rate: 300, productIds: ['cable'] }),
    ruleOf({
      id: 'spiff',
      kind: 'spiff',
      base: 'flatPerUnit',
      rate: null,
      amount: 100,
      stackable: true,
      productIds: ['cable'],
    }),
  ];
  const entries = march(rules, [saleOf(cable, 1_000), saleOf(phone, 1_000)]);
  expect(entries.map(({ ruleId, kind, amount }) => [ruleId, kind, amount])).toEqual([
    ['high', 'earn', 30],
    ['spiff', 'spiff', 100],
    ['low', 'earn', 100],
  ]);
});

describe('the total of the period', () => {
  const tiers = [
    { from: 0, to: 1_000, value: 500 },
    { from: 1_000, to: 3_000, value: 1_000 },
    { from: 3_000, to: null, value: 2_000 },
  ];
  const three = ['2026-03-02', '2026-03-03', '2026-03-04'].map((day, index) => saleOf(lineOf(`l${index}`, day), 1_333));

  test('chooses a tier for all of it', () => {
    const rule = ruleOf({ rate: null, tiers, retroactive: true });
    expect(amounts(march([rule], three)).map(([, , , ...rest]) => rest)).toEqual([
      [2_000, 267],
      [2_000, 267],
      [2_000, 267],
    ]);
    expect(amounts(march([rule], [saleOf(cable, 1_000)]))).toEqual([['earn', 'ana', 1_000, 1_000, 100]]);
  });

  test('has parts in tiers, whose sum is distributed over the lines', () => {
    const entries = march([ruleOf({ rate: null, tiers })], three);
    // 1,000 × 5 % + 2,000 × 10 % + 999 × 20 % = 449.8
    expect(entries.map(({ amount, value }) => [amount, value])).toEqual([
      [150, 1_125],
      [150, 1_125],
      [150, 1_125],
    ]);
  });

  test('earns nothing below the quota, and at most the cap', () => {
    expect(march([ruleOf({ quota: 4_000 })], three)).toEqual([]);
    expect(sum(march([ruleOf({ quota: 3_999 })], three))).toEqual(399);
    const capped = march([ruleOf({ cap: 100 })], three);
    expect(capped.map(({ amount, isCapped }) => [amount, isCapped])).toEqual([
      [34, true],
      [33, true],
      [33, true],
    ]);
  });

  test('is that of one salesperson, and returns of lines that earned earlier do not lower it', () => {
    const other = saleOf(phone, 5_000, 'ben');
    expect(sum(march([ruleOf({ quota: 4_000 })], [...three, other]))).toEqual(500);
  });
});

test('a split shares each line, and a salesperson who is also named has one share', () => {
  const splits = [
    { userId: null, share: 6_667 },
    { userId: 'boss', share: 3_333 },
  ];
  const entries = march([ruleOf({ splits })], [saleOf(cable, 1_005), saleOf(phone, 1_000, 'boss')]);
  expect(entries.map(({ kind, userId, sellerId, share, amount }) => [kind, userId, sellerId, share, amount])).toEqual([
    ['earn', 'ana', 'ana', 6_667, 67],
    ['split', 'boss', 'ana', 3_333, 34],
    ['earn', 'boss', 'boss', 10_000, 100],
  ]);
});

describe('what changes after a closed period', () => {
  const rule = ruleOf({
    splits: [
      { userId: null, share: 7_000 },
      { userId: 'boss', share: 3_000 },
    ],
  });
  const earned = march([rule], [saleOf(cable, 1_000)]);

  test('is charged back by the version that earned it, from all who had a share', () => {
    const now = ruleOf({ version: 2, rate: 5_000 });
    const entries = march([now], [refundOf(cable, '2026-04-02', 500)], { ...april, earlier: earned, versions: [rule] });
    expect(
      entries.map(({ kind, userId, ruleVersion, amount, causes }) => [kind, userId, ruleVersion, amount, causes]),
    ).toEqual([
      ['chargeback', 'ana', 1, -35, ['refund']],
      ['chargeback', 'boss', 1, -15, ['refund']],
    ]);
  });

  test('is not charged back without that setting or after its days; a void and a correction always are', () => {
    const refund = refundOf(cable, '2026-04-02', 1_000);
    const charged = (by: Partial<RuleVersion>, change: CommissionChange = refund) => {
      const version = ruleOf(by);
      const earlier = march([version], [saleOf(cable, 1_000)]);
      return sum(march([version], [change], { ...april, earlier }));
    };
    expect([charged({}), charged({ chargeback: false })]).toEqual([-100, 0]);
    expect([charged({ chargebackDays: 31 }), charged({ chargebackDays: 30 })]).toEqual([-100, 0]);
    expect(charged({ chargeback: false }, { ...refund, kind: 'correction', refundDay: null })).toEqual(-100);
    expect(charged({ chargeback: false }, { ...refund, kind: 'void', refundDay: null })).toEqual(-100);
  });

  test('is given back when the refund is voided', () => {
    const back = refundOf(cable, '2026-04-02', 1_000);
    const charged = march([rule], [back], { ...april, earlier: earned });
    const again: CommissionChange = {
      ...back,
      kind: 'refundVoid',
      day: '2026-05-03',
      pieces: 1,
      net: 1_000,
      margin: 500,
    };
    const may = { from: '2026-05-01', to: '2026-05-31', earlier: [...earned, ...charged] };
    expect(march([rule], [again], may).map(({ amount }) => amount)).toEqual([70, 30]);
  });

  test('of an invoice is charged back when nothing of it is left', () => {
    const perInvoice = ruleOf({ base: 'flatPerInvoice', rate: null, amount: 500 });
    const earlier = march([perInvoice], [saleOf(cable, 1_000)]);
    const part = march([perInvoice], [refundOf(cable, '2026-04-02', 400)], { ...april, earlier });
    expect(amounts(part)).toEqual([['chargeback', 'ana', -400, 500, 0]]);
    const rest = { from: '2026-05-01', to: '2026-05-31', earlier: [...earlier, ...part] };
    expect(sum(march([perInvoice], [refundOf(cable, '2026-05-02', 600)], rest))).toEqual(-500);
  });

  test('by a correction earns for the new salesperson, and a line never earns by two rules that are not stackable', () => {
    const taken: CommissionChange = { ...refundOf(cable, '2026-04-02', 1_000), kind: 'correction', refundDay: null };
    const given: CommissionChange = { ...saleOf(cable, 1_000, 'ben'), kind: 'correction', day: '2026-04-02' };
    const entries = march([rule], [taken, given], { ...april, earlier: earned });
    expect(entries.map(({ kind, userId, amount }) => [kind, userId, amount])).toEqual([
      ['chargeback', 'ana', -70],
      ['chargeback', 'boss', -30],
      ['earn', 'ben', 70],
      ['split', 'boss', 30],
    ]);
    const better = ruleOf({ id: 'better', priority: 99, payOn: 'paid' });
    const late = lineOf('cable', '2026-03-02', { paidDay: '2026-04-03' });
    expect(march([rule, better], [saleOf(late, 1_000)], { ...april, earlier: earned, versions: [rule] })).toEqual([]);
  });
});

const rules = fc.record({
  base: fc.constantFrom('net' as const, 'margin' as const, 'flatPerUnit' as const, 'flatPerInvoice' as const),
  cap: fc.option(fc.integer({ min: 0, max: 5_000 })),
  shares: fc.integer({ min: 1, max: 9_999 }),
  tiered: fc.boolean(),
  retroactive: fc.boolean(),
});
const tiersOf = (step: number) => [
  { from: 0, to: step, value: 700 },
  { from: step, to: null, value: 1_300 },
];

test('whatever is sold and returned in whatever parts and periods: shares add up, and nothing is left of a full return', () => {
  const sold = fc.array(
    fc.record({
      net: fc.integer({ min: 1, max: 50_000 }),
      back: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(rules, sold, ({ base, cap, shares, tiered, retroactive }, lines) => {
      const rule = ruleOf({
        base,
        cap,
        retroactive,
        rate: 1_000,
        amount: 300,
        tiers: tiered ? tiersOf(base === 'flatPerUnit' ? 4 : 20_000) : null,
        splits: [
          { userId: null, share: shares },
          { userId: 'boss', share: 10_000 - shares },
        ],
      });
      const sales = lines.map(({ net }, index) => saleOf(lineOf(`l${index}`, '2026-03-02'), net));
      const earned = march([rule], sales);
      expect(sum(earned)).toBeLessThanOrEqual(cap ?? Infinity);
      const all = [...earned];
      // Each line is returned in parts, one in each of the next periods, the last part all that is left.
      const parts = lines.map(({ back }) => back.length + 1);
      for (let nth = 0; nth < Math.max(...parts); nth++) {
        const changes = sales.flatMap((sale, index) => {
          if (nth >= parts[index]!) return [];
          const isLast = nth === parts[index]! - 1;
          const before = Math.floor((sale.net * nth) / parts[index]!);
          const upTo = isLast ? sale.net : Math.floor((sale.net * (nth + 1)) / parts[index]!);
          const margin = Math.floor(before / 2) - Math.floor(upTo / 2);
          const returned = refundOf(sale.line, `2026-04-0${nth + 1}`, upTo - before);
          return [{ ...returned, pieces: isLast ? -1 : 0, margin }];
        });
        const day = `2026-04-0${nth + 1}`;
        all.push(...march([rule], changes, { from: day, to: day, earlier: all }));
        expect(
          all.filter(({ userId }) => userId === 'ana').reduce((left, { amount }) => left + amount, 0),
        ).toBeGreaterThanOrEqual(0);
      }
      for (const person of ['ana', 'boss']) expect(sum(all.filter(({ userId }) => userId === person))).toEqual(0);
    }),
  );
});

test('the kind of a line follows from the line, its activation and its category', () => {
  const line = { isCharge: false, isSerialized: false, isActivated: false, categoryKind: 'accessory' as const };
  expect(lineKindOf(line)).toEqual('accessory');
  expect(lineKindOf({ ...line, isCharge: true, categoryKind: null })).toEqual('charge');
  expect(lineKindOf({ ...line, isSerialized: true })).toEqual('withoutActivation');
  expect(lineKindOf({ ...line, isSerialized: true, isActivated: true })).toEqual('withActivation');
  expect(lineKindOf({ ...line, categoryKind: 'device' })).toEqual('other');
});
