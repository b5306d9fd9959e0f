import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tenderKinds } from './invoices.entity.ts';
import { isTenderTaken, needOfLine, type LimitedLine, type PriceSettings } from './storeLimits.rules.ts';

const open: PriceSettings = {
  raisePrices: true,
  lowerPrices: true,
  maxDiscount: null,
  discountReasonFrom: null,
  priceReason: false,
};
/** Two cables offered at 10.00 each, which cost 3.00 together. */
const line = (more: Partial<LimitedLine> = {}): LimitedLine => {
  const unitPrice = more.unitPrice ?? 1_000;
  return {
    quantity: 2,
    offered: 1_000,
    unitPrice,
    net: 2 * unitPrice,
    cost: 300,
    isDiscounted: false,
    isInvoiceDiscounted: false,
    priceReason: null,
    discountReason: null,
    invoiceDiscountReason: null,
    ...more,
  };
};
const refusal = (settings: Partial<PriceSettings>, more: Partial<LimitedLine>) => {
  const refused = needOfLine(line(more), null, { ...open, ...settings }).refusal;
  return refused && `${refused.field}: ${refused.code}`;
};
const missing = (settings: Partial<PriceSettings>, more: Partial<LimitedLine>) =>
  needOfLine(line(more), null, { ...open, ...settings }).missing;

test('a store allows higher and lower prices apart', () => {
  const prices = [999, 1_000, 1_001].map((unitPrice) => ({ unitPrice }));
  expect([
    prices.map((of) => refusal({}, of)),
    prices.map((of) => refusal({ lowerPrices: false }, of)),
    prices.map((of) => refusal({ raisePrices: false }, of)),
  ]).toEqual([
    [null, null, null],
    ['unitPrice: invoice.priceLowered', null, null],
    [null, null, 'unitPrice: invoice.priceRaised'],
  ]);
});

test('the largest discount of the store counts lower prices and all discounts together', () => {
  const tenth = { maxDiscount: '0.1' };
  expect([
    refusal(tenth, { net: 1_800, isDiscounted: true }),
    refusal(tenth, { net: 1_799, isDiscounted: true }),
    refusal(tenth, { unitPrice: 899 }),
    refusal(tenth, { unitPrice: 950, net: 1_799, isDiscounted: true }),
    refusal(tenth, { net: 1_799, isInvoiceDiscounted: true }),
  ]).toEqual([
    null,
    'discount: invoice.discountOverStore',
    'unitPrice: invoice.discountOverStore',
    'discount: invoice.discountOverStore',
    'discount: invoice.discountOverStore',
  ]);
});

test('a discount needs a reason from the share on that the store names, a changed price where it asks', () => {
  expect([
    missing({}, { net: 1_000, isDiscounted: true }),
    missing({ discountReasonFrom: '0' }, { net: 1_999, isDiscounted: true }),
    missing({ discountReasonFrom: '0' }, { net: 1_999, isDiscounted: true, discountReason: 'Friend' }),
    missing({ discountReasonFrom: '0.1' }, { net: 1_800, isDiscounted: true }),
    missing({ discountReasonFrom: '0.1' }, { net: 1_799, isInvoiceDiscounted: true }),
    missing({ discountReasonFrom: '0' }, { unitPrice: 900 }),
    missing({ priceReason: true }, { unitPrice: 1_100 }),
    missing({ priceReason: true }, { unitPrice: 1_100, priceReason: 'Engraved' }),
    missing({ priceReason: true }, { net: 1_500, isDiscounted: true }),
  ]).toEqual([null, 'discountReason', null, null, 'invoiceDiscountReason', 'priceReason', 'priceReason', null, null]);
});

test('a line at its offered price is never refused and needs no reason; stricter settings never allow more', () => {
  const rate = fc.option(fc.integer({ min: 0, max: 100 }).map((percent) => String(percent / 100)));
  const settings = fc.record({
    raisePrices: fc.boolean(),
    lowerPrices: fc.boolean(),
    maxDiscount: rate,
    discountReasonFrom: rate,
    priceReason: fc.boolean(),
  });
  const priced = fc.record({ unitPrice: fc.integer({ min: 0, max: 3_000 }), off: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(settings, priced, (chosen, { unitPrice, off }) => {
      const unchanged = needOfLine(line(), null, chosen);
      expect([unchanged.refusal, unchanged.missing]).toEqual([null, null]);
      const of = line({ unitPrice, net: Math.round((2 * unitPrice * (100 - off)) / 100), isDiscounted: off > 0 });
      const allowed = needOfLine(of, null, chosen).refusal === null;
      const strict = needOfLine(of, null, { ...chosen, raisePrices: false, lowerPrices: false, maxDiscount: '0' });
      expect(allowed || strict.refusal !== null).toBe(true);
      expect(needOfLine(of, null, open).refusal).toBeNull();
    }),
  );
});

test('a store that wants sales paid in full takes every tender but an amount on account', () => {
  const taken = (allowPartialPayment: boolean) =>
    tenderKinds.filter((kind) => isTenderTaken({ allowPartialPayment }, kind));
  expect([taken(true), tenderKinds.filter((kind) => !taken(false).includes(kind))]).toEqual([
    [...tenderKinds],
    ['onAccount'],
  ]);
});
