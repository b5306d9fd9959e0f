import { applyRate } from '../money/money.ts';
import type { PriceRule } from './priceRules.entity.ts';

/** Fields of a price rule that determine a price. */
export type PricingRule = Pick<
  PriceRule,
  | 'id'
  | 'name'
  | 'scope'
  | 'categoryId'
  | 'productId'
  | 'customerGroup'
  | 'kind'
  | 'rate'
  | 'amount'
  | 'from'
  | 'to'
  | 'priority'
  | 'active'
>;

/** Product data for pricing, minor units; `categoryIds` are its category and main category. */
export type PricedProduct = {
  id: string;
  price: number;
  minPrice: number | null;
  categoryIds: readonly (string | null)[];
};

/** Customer group and day of the store ('YYYY-MM-DD'). */
export type PriceQuery = { customerGroup: string | null; day: string };

/** The current price, the price without rules, and the applied rule. */
export type AppliedPrice = { price: number; listPrice: number; rule: { id: string; name: string } | null };

/**
 * Calculates the price of a product. The applicable rule with the highest priority decides, of equals the lowest price, then the
 * smaller id; rules are never combined. A rule never raises a price and never goes below the product's minimum. Used by the
 * server and the till.
 */
export function priceFor(product: PricedProduct, priceQuery: PriceQuery, rules: readonly PricingRule[]): AppliedPrice {
  const { price: listPrice } = product;
  const [best] = rules
    .filter((rule) => applies(rule, product, priceQuery))
    .map((rule) => ({ rule, price: reducedPrice(rule, product) }))
    .filter(({ price }) => price < listPrice)
    .toSorted((a, b) => b.rule.priority - a.rule.priority || a.price - b.price || (a.rule.id < b.rule.id ? -1 : 1));
  if (!best) return { price: listPrice, listPrice, rule: null };
  return { price: best.price, listPrice, rule: { id: best.rule.id, name: best.rule.name } };
}

/** Whether a rule is for this product, this customer and this day. Groups are compared without regard to case. */
function applies(rule: PricingRule, product: PricedProduct, { customerGroup, day }: PriceQuery): boolean {
  if (!rule.active || (rule.from !== null && day < rule.from) || (rule.to !== null && day > rule.to)) return false;
  if (rule.customerGroup !== null && folded(rule.customerGroup) !== folded(customerGroup ?? '')) return false;
  if (rule.scope === 'product') return rule.productId === product.id;
  return rule.scope === 'all' || (rule.categoryId !== null && product.categoryIds.includes(rule.categoryId));
}

function reducedPrice({ kind, rate, amount }: PricingRule, { price, minPrice }: PricedProduct): number {
  const wished =
    kind === 'percent'
      ? price - applyRate(price, rate ?? '0')
      : kind === 'amount'
        ? price - (amount ?? 0)
        : (amount ?? price);
  return Math.max(wished, minPrice ?? 0, 0);
}

const folded = (group: string): string => group.trim().toLowerCase();

/** Returns the first problem of a price rule; null if it is valid. */
export function findRuleProblem(
  rule: Omit<PricingRule, 'id'>,
): { field: 'categoryId' | 'productId' | 'rate' | 'amount' | 'to'; code: 'required' | 'days.turned' } | null {
  if (rule.scope === 'category' && rule.categoryId === null) return { field: 'categoryId', code: 'required' };
  if (rule.scope === 'product' && rule.productId === null) return { field: 'productId', code: 'required' };
  if (rule.kind === 'percent' && rule.rate === null) return { field: 'rate', code: 'required' };
  if (rule.kind !== 'percent' && rule.amount === null) return { field: 'amount', code: 'required' };
  if (rule.from !== null && rule.to !== null && rule.to < rule.from) return { field: 'to', code: 'days.turned' };
  return null;
}
