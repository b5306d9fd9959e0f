import { problemAt } from '@tilldesk/domain/problems';
import type { DocumentTotals } from '@tilldesk/domain/lines';
import { priceFor, type PriceQuery, type PriceInForce, type RuleFacts } from '@tilldesk/domain/catalogue';
import { dayOf } from '@tilldesk/domain/time';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { rulesInForce } from '../products/priceRules.store.ts';

/** What of a product decides its price: a unit's own price stands before the product's. */
export type PriceFacts = {
  id: string;
  price: number;
  minPrice: number | null;
  categoryIds: readonly (string | null)[];
  unitPrice: number | null;
};

/** Says what things cost a customer on the store's day. */
export type Quoter = (facts: PriceFacts) => PriceInForce;

/** A quoter over rules that are known. A unit with a price of its own may go for it, whatever the product's lowest price. */
export const quoterOf =
  (rules: readonly RuleFacts[], priceQuery: PriceQuery): Quoter =>
  ({ unitPrice, ...product }) =>
    priceFor(
      unitPrice === null ? product : { ...product, price: unitPrice, minPrice: lowestOf(product, unitPrice) },
      priceQuery,
      rules,
    );

/** The least that a piece is sold for; null where nobody said. */
export const lowestOf = ({ minPrice }: Pick<PriceFacts, 'minPrice'>, unitPrice: number | null): number | null =>
  minPrice === null || unitPrice === null ? minPrice : Math.min(minPrice, unitPrice);

/** A quoter for a customer, or for nobody in particular. */
export async function quoterFor(tx: Tx, scope: StoreScope, now: string, customerId: string | null): Promise<Quoter> {
  const day = dayOf(now, scope.store.timeZone);
  const rules = await rulesInForce(tx, scope, day);
  const needsGroup = customerId !== null && rules.some((rule) => rule.customerGroup !== null);
  return quoterOf(rules, { day, customerGroup: needsGroup ? await groupOf(tx, scope, customerId) : null });
}

async function groupOf(tx: Tx, scope: Scope, customerId: string): Promise<string | null> {
  const [customer] = await tx.raw<{ group: string | null }>(
    'select customer_group as "group" from customers where business_id = $1 and id = $2 and archived_at is null',
    [scope.businessId, customerId],
  );
  return customer?.group ?? null;
}

type PricedLine = { id: string; productId: string; unitId: string | null };

/** What the lines of a cart cost a customer now; a line whose product is gone is left out. */
export async function pricesNowOf(
  tx: Tx,
  scope: StoreScope,
  now: string,
  { customerId, lines }: { customerId: string | null; lines: readonly PricedLine[] },
) {
  const quote = await quoterFor(tx, scope, now, customerId);
  const found = await tx.raw<PriceFacts & { line: string }>(
    `select x.id as line, p.id, p.price, p.min_price as "minPrice", u.price as "unitPrice",
       array[p.category_id, c.parent_id] as "categoryIds"
     from jsonb_to_recordset($2::jsonb) as x(id uuid, "productId" uuid, "unitId" uuid)
     join products p on p.business_id = $1 and p.id = x."productId" and p.active and p.archived_at is null
     join categories c on c.business_id = $1 and c.id = p.category_id
     left join units u on u.business_id = $1 and u.id = x."unitId" and u.product_id = p.id`,
    [scope.businessId, JSON.stringify(lines)],
    'till_prices',
  );
  return { prices: found.map(({ line, ...facts }) => ({ id: line, ...shown(quote(facts)) })) };
}

/** A price as the wire has it: the rule by its name. */
export const shown = ({ price, listPrice, rule }: PriceInForce) => ({ price, listPrice, rule: rule?.name ?? null });

/** What stands on a saved line, and what it is a price of. */
export type SavedPrice = {
  price: number;
  rule: string | null;
  offered: number | null;
  productId: string | null;
  unitId: string | null;
  quantity: number;
};
type Frozen = { unitPrice: number; listPrice: number | null; priceRule: string | null };
/** `standing` is of the same thing, `agreed` also for as many pieces and the same price group. */
type PriceContext = { standing: SavedPrice | undefined; agreed: SavedPrice | undefined; mayChange: boolean };

/**
 * The price that a line is saved with. One at list price, or at a price that a rule set or the list named before, gets what
 * it costs now; a price that was agreed for this very line stays; another is typed, which only those may do who may change
 * prices.
 */
export function frozenPrice(
  priceQuery: number,
  quoted: PriceInForce,
  { standing: saved, agreed, mayChange }: PriceContext,
): Frozen | 'refused' {
  const wasQuoted =
    saved !== undefined &&
    priceQuery === saved.price &&
    (saved.rule !== null || (agreed === undefined && saved.offered === saved.price));
  if (priceQuery === quoted.listPrice || priceQuery === quoted.price || wasQuoted) {
    const { price, listPrice, rule } = quoted;
    return rule === null
      ? { unitPrice: price, listPrice: null, priceRule: null }
      : { unitPrice: price, listPrice, priceRule: rule.name };
  }
  if (!mayChange && priceQuery !== agreed?.price) return 'refused';
  return { unitPrice: priceQuery, listPrice: null, priceRule: null };
}

/** Refuses lines that, after their own discounts and the document's, bring less than their products may be sold for. */
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
