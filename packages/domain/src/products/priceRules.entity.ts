import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, money, quantity, rate, ref, text } from '../fields/fields.ts';

/** What a price rule is for. */
export const priceScopes = ['all', 'category', 'product'] as const;
/** What it does: takes a share off, takes an amount off each piece, or sets the price. */
export const priceKinds = ['percent', 'amount', 'price'] as const;

/** A sale price or a discount for a group of customers. Days are the store's, both included. */
export const priceRule = entity(
  'priceRule',
  {
    name: text({ required: true, max: 40 }),
    scope: choice(priceScopes, { required: true }),
    categoryId: ref('category'),
    productId: ref('product'),
    /** Only for customers of this group; for everybody where it is null. */
    customerGroup: text({ max: 40 }),
    kind: choice(priceKinds, { required: true }),
    rate: rate(),
    amount: money(),
    from: date(),
    to: date(),
    /** Of several that apply the highest decides; of equals the best for the customer. */
    priority: quantity({ required: true, max: 999 }),
    active: flag(),
  },
  {
    /** The product or category that it is for. */
    targetName: z.nullable(z.string()),
  },
);
export type PriceRule = Row<typeof priceRule>;
export type PriceRuleDraft = DraftOf<typeof priceRule>;
