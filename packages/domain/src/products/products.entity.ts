import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, list, longText, money, quantity, rate, ref, text } from '../fields/fields.ts';

/** How stock of a product is held: one unit at a time by serial, by quantity, or not at all (a service). */
export const trackings = ['serialized', 'quantity', 'none'] as const;
export type Tracking = (typeof trackings)[number];

export const conditions = ['new', 'openBox', 'used', 'refurbished'] as const;

/** What is sold. Prices and costs are minor units; the tax rate is decimal text. */
export const product = entity(
  'product',
  {
    name: text({ required: true }),
    sku: text({ required: true, max: 40, format: 'code' }),
    barcodes: list(text({ required: true, max: 40, format: 'code' }), { max: 10 }),
    categoryId: ref('category', { required: true }),
    brand: text(),
    model: text(),
    condition: choice(conditions, { required: true }),
    tracking: choice(trackings, { required: true }),
    price: money({ required: true }),
    taxRate: rate({ required: true }),
    reorderPoint: quantity(),
    warrantyDays: quantity({ max: 3650 }),
    description: longText(),
    active: flag(),
  },
  {
    categoryName: z.string(),
    /** Sellable now in this store. 0 for what is not tracked. */
    onHand: z.int(),
    /** Moving average (or mean of the live units); null for those who may not see costs. */
    cost: z.nullable(z.int()),
  },
);
export type Product = Row<typeof product>;
export type ProductDraft = DraftOf<typeof product>;

/** A category has two levels: main (no parent) and sub. */
export const category = entity(
  'category',
  { name: text({ required: true }), parentId: ref('category') },
  { parentName: z.nullable(z.string()), productCount: z.int() },
);
export type Category = Row<typeof category>;
