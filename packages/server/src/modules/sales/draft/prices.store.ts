import { problemAt } from '@tilldesk/domain/problems';
import type { DocumentTotals } from '@tilldesk/domain/lines';
import { priceFor, type PriceQuery, type AppliedPrice, type PricingRule } from '@tilldesk/domain/products';
import { dayOf } from '@tilldesk/domain/time';
import type { Scope, StoreScope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import { rulesInForce } from '../../../catalogue/priceRules.store.ts';
import { readCustomerGroup, listPriceFacts } from './draft.statements.ts';

/** The facts of a product that decide its price: a unit's own price has precedence over the product's. */
export type PriceFacts = {
  id: string;
  price: number;
  minPrice: number | null;
  categoryIds: readonly (string | null)[];
  unitPrice: number | null;
};

/** Returns the price of a product or unit for a customer on the store's day. */
export type Quoter = (facts: PriceFacts) => AppliedPrice;

/**
 * Returns a quoter for given rules. A unit with its own price may be sold for it, even below the product's minimum price.
 */
export const quoterOf =
  (rules: readonly PricingRule[], requestedPrice: PriceQuery): Quoter =>
  ({ unitPrice, ...product }) =>
    priceFor(
      unitPrice === null ? product : { ...product, price: unitPrice, minPrice: lowestOf(product, unitPrice) },
      requestedPrice,
      rules,
    );

/** Returns the minimum price of a piece; null if none is set. */
export const lowestOf = ({ minPrice }: Pick<PriceFacts, 'minPrice'>, unitPrice: number | null): number | null =>
  minPrice === null || unitPrice === null ? minPrice : Math.min(minPrice, unitPrice);

/** Returns a quoter for a customer, or without a customer. */
export async function quoterFor(tx: Tx, scope: StoreScope, now: string, customerId: string | null): Promise<Quoter> {
  const day = dayOf(now, scope.store.timeZone);
  const rules = await rulesInForce(tx, scope, day);
  const needsGroup = customerId !== null && rules.some((rule) => rule.customerGroup !== null);
  return quoterOf(rules, { day, customerGroup: needsGroup ? await groupOf(tx, scope, customerId) : null });
}

async function groupOf(tx: Tx, scope: Scope, customerId: string): Promise<string | null> {
  const customer = await tx.first(readCustomerGroup, { businessId: scope.businessId, customerId });
  return customer?.group ?? null;
}

type PricedLine = { id: string; productId: string; unitId: string | null };

/** Returns the current prices of a cart's lines for a customer; lines whose product no longer exists are left out. */
export async function pricesNowOf(
  tx: Tx,
  scope: StoreScope,
  now: string,
  { customerId, lines }: { customerId: string | null; lines: readonly PricedLine[] },
) {
  const quote = await quoterFor(tx, scope, now, customerId);
  const found = await tx.all(listPriceFacts, { businessId: scope.businessId, lines: JSON.stringify(lines) });
  return { prices: found.map(({ line, ...facts }) => ({ id: line, ...shown(quote(facts)) })) };
}

/** Returns a price in the form of the API: with the name of the rule. */
export const shown = ({ price, listPrice, rule }: AppliedPrice) => ({ price, listPrice, rule: rule?.name ?? null });

/** The price of a saved line, and what it is a price of. */
export type SavedPrice = {
  price: number;
  rule: string | null;
  offered: number | null;
  productId: string | null;
  unitId: string | null;
  quantity: number;
};
type Frozen = { unitPrice: number; listPrice: number | null; priceRule: string | null };
/** `saved` is the saved price for the same product or unit; `agreed` also for the same quantity and price group. */
type PriceContext = { saved: SavedPrice | undefined; agreed: SavedPrice | undefined; mayChange: boolean };

/**
 * Returns the price that a line is saved with. A list price, or a price that a rule or an earlier list price had set, is
 * replaced by the current price. A price that was agreed for this line is retained. Any other price is a manual one and
 * requires the permission to change prices.
 */
export function frozenPrice(
  requestedPrice: number,
  quoted: AppliedPrice,
  { saved, agreed, mayChange }: PriceContext,
): Frozen | 'rejected' {
  const wasQuoted =
    saved !== undefined &&
    requestedPrice === saved.price &&
    (saved.rule !== null || (agreed === undefined && saved.offered === saved.price));
  if (requestedPrice === quoted.listPrice || requestedPrice === quoted.price || wasQuoted) {
    const { price, listPrice, rule } = quoted;
    return rule === null
      ? { unitPrice: price, listPrice: null, priceRule: null }
      : { unitPrice: price, listPrice, priceRule: rule.name };
  }
  if (!mayChange && requestedPrice !== agreed?.price) return 'rejected';
  return { unitPrice: requestedPrice, listPrice: null, priceRule: null };
}

/**
 * Rejects lines whose price, after their own discounts and the document's, is below the minimum price of their products.
 */
export function assertNotBelowMinimum(
  lines: readonly { quantity: number; description: string; lowest: number | null }[],
  totals: DocumentTotals,
): void {
  lines.forEach(({ quantity, description, lowest }, at) => {
    const { gross, lineDiscount, net } = totals.lines[at]!;
    if (lowest === null || net >= lowest * quantity) return;
    const beforeDocument = gross - lineDiscount;
    const field =
      gross < lowest * quantity
        ? `lines.${at}.unitPrice`
        : beforeDocument < lowest * quantity
          ? `lines.${at}.discount`
          : 'discount';
    throw problemAt(field, 'price.belowMinimum', { product: description });
  });
}
