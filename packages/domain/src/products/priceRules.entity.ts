import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, money, quantity, rate, ref, text } from '../fields/fields.ts';

/** Scopes of price rules. */
export const priceScopes = ['all', 'category', 'product'] as const;
/** Effect: a percentage off, an amount off each piece, or a fixed price. */
export const priceKinds = ['percent', 'amount', 'price'] as const;

/** A sale price or a discount for a group of customers. Days are the store's, both included. */
export const priceRule = entity(
  'priceRule',
  {
    name: text({ required: true, max: 40 }),
    scope: choice(priceScopes, { required: true }),
    categoryId: ref('category'),
    productId: ref('product'),
    /** Only for customers of this group; null for all. */
    customerGroup: text({ max: 40 }),
    kind: choice(priceKinds, { required: true }),
    rate: rate(),
    amount: money(),
    from: date(),
    to: date(),
    /** The applicable rule with the highest priority decides; of equals the lowest price. */
    priority: quantity({ required: true, max: 999 }),
    active: flag(),
  },
  {
    /** Name of its product or category. */
    targetName: z.nullable(z.string()),
  },
);
export type PriceRule = Row<typeof priceRule>;
export type PriceRuleDraft = DraftOf<typeof priceRule>;
