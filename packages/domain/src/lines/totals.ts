import { applyRate, allocate } from '../money/money.ts';

/** A discount on a line or a whole document: minor units, or a share as decimal text ('0.1' is 10 %). */
export type Discount = { kind: 'amount'; amount: number } | { kind: 'share'; rate: string } | null;

/** Input of a line total: whole pieces, price in minor units, tax rate as decimal text. */
export type PricedLine = { quantity: number; unitPrice: number; discount: Discount; taxRate: string };

/** Every part of a line in minor units; stored at posting and never recalculated (docs/architecture.md). */
export type LineTotals = {
  gross: number;
  lineDiscount: number;
  documentDiscount: number;
  net: number;
  tax: number;
  total: number;
};

export type DocumentTotals = {
  gross: number;
  discount: number;
  net: number;
  tax: number;
  total: number;
  lines: LineTotals[];
};

/**
 * Calculates the totals of a document: gross = quantity × price, less the line discount, less the share of the document discount
 * (largest remainder over the remaining line amounts), tax on the rest rounded per line. So lines always add up to the document.
 * Discounts are limited to the amount they apply to.
 */
export function documentTotals(lines: readonly PricedLine[], discount: Discount): DocumentTotals {
  const gross = lines.map((l) => l.quantity * l.unitPrice);
  const lineDiscounts = lines.map((l, i) => discountOf(l.discount, gross[i]!));
  const netBeforeDocumentDiscount = gross.map((g, i) => g - lineDiscounts[i]!);
  const shares = allocate(discountOf(discount, sum(netBeforeDocumentDiscount)), netBeforeDocumentDiscount);
  const lineTotals = lines.map((l, i): LineTotals => {
    const net = netBeforeDocumentDiscount[i]! - shares[i]!;
    const tax = applyRate(net, l.taxRate);
    return {
      gross: gross[i]!,
      lineDiscount: lineDiscounts[i]!,
      documentDiscount: shares[i]!,
      net,
      tax,
      total: net + tax,
    };
  });
  return {
    gross: sum(gross),
    discount: sum(lineDiscounts) + sum(shares),
    net: sum(lineTotals.map((p) => p.net)),
    tax: sum(lineTotals.map((p) => p.tax)),
    total: sum(lineTotals.map((p) => p.total)),
    lines: lineTotals,
  };
}

/** The amount of a discount: between zero and the discounted amount. */
export function discountOf(discount: Discount, amount: number): number {
  if (!discount) return 0;
  const requested = discount.kind === 'amount' ? discount.amount : applyRate(amount, discount.rate);
  return Math.min(Math.max(requested, 0), amount);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
