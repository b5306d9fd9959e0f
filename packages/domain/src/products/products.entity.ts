import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, id, list, longText, money, quantity, rate, ref, text } from '../fields/fields.ts';
import { grades } from '../inventory/units.entity.ts';

/** Stock tracking of a product: by serial, by quantity, or none (a service). */
export const trackings = ['serialized', 'quantity', 'none'] as const;
export type Tracking = (typeof trackings)[number];

export const conditions = ['new', 'openBox', 'used', 'refurbished'] as const;

/** The sizes of labels: two of rolls, and a sheet of 24. */
export const labelSizes = ['small', 'medium', 'sheet'] as const;

/** Maximum images of a product; the first is the cover. */
export const IMAGES_MAX = 8;
/** Maximum components of a bundle. */
export const COMPONENTS_MAX = 20;

/** A component of a bundle: a quantity of a product tracked by quantity. */
export const component = z.strictObject({
  productId: id,
  quantity: quantity({ required: true, min: 1, max: 1000 }),
});
export type Component = z.output<typeof component>;

/** A product. Prices and costs are in minor units; the tax rate is decimal text. */
export const product = entity(
  'product',
  {
    name: text({ required: true }),
    sku: text({ required: true, max: 40, format: 'code' }),
    barcodes: list(text({ required: true, max: 40, format: 'code' }), { max: 10 }),
    categoryId: ref('category', { required: true }),
    brand: text(),
    model: text(),
    /** The carrier it is made for or locked to. */
    carrier: text({ max: 40 }),
    color: text({ max: 30 }),
    storage: text({ max: 20 }),
    size: text({ max: 20 }),
    network: text({ max: 20 }),
    condition: choice(conditions, { required: true }),
    /** Default cosmetic grade of used units. */
    grade: choice(grades),
    tracking: choice(trackings, { required: true }),
    price: money({ required: true }),
    /** Minimum price: no rule or discount goes below it. */
    minPrice: money(),
    /** The named tax of its rate. */
    taxId: ref('tax'),
    taxRate: rate({ required: true }),
    reorderPoint: quantity(),
    /** Target stock for reorders at the reorder point. */
    reorderTo: quantity(),
    warrantyDays: quantity({ max: 3650 }),
    /** Default label size. */
    labelSize: choice(labelSizes),
    description: longText(),
    /** File ids of images, cover first. */
    images: list(id, { max: IMAGES_MAX, required: false }),
    /** Components of a bundle; only for products without tracking. */
    components: list(component, { max: COMPONENTS_MAX, required: false }),
    active: flag(),
  },
  {
    categoryName: z.string(),
    /** Sellable now in this store; for a bundle the number available from its components. 0 for a service. */
    onHand: z.int(),
    /**
     * Moving average (or mean of the units in stock), for a bundle the sum of its components; null without the right to see
     * costs.
     */
    cost: z.nullable(z.int()),
    /** Cost of a piece when last received; null before, or without the right to see costs. */
    lastCost: z.nullable(z.int()),
    /** Its variant group. */
    groupId: z.nullable(z.uuid()),
    groupName: z.nullable(z.string()),
    /** The components with name and sellable stock. */
    parts: z.array(z.object({ ...component.shape, name: z.string(), sku: z.string(), onHand: z.int() })),
    archived: z.boolean(),
  },
);
export type Product = Row<typeof product>;
export type ProductDraft = DraftOf<typeof product>;

/** Kinds of categories, used by reports and commissions. */
export const categoryKinds = ['device', 'accessory', 'part', 'service', 'plan', 'topup', 'fee', 'other'] as const;
export type CategoryKind = (typeof categoryKinds)[number];

/** A category has two levels: main (no parent) and sub. */
export const category = entity(
  'category',
  {
    name: text({ required: true }),
    parentId: ref('category'),
    kind: choice(categoryKinds, { required: true }),
    /** New products of this category are tracked by serial by default. */
    isSerializedDefault: flag(),
    /** Default tax of new products of this category. */
    taxId: ref('tax'),
    /** Inactive categories are not offered for new products. */
    active: flag(),
  },
  {
    parentName: z.nullable(z.string()),
    productCount: z.int(),
    /** Its place among its siblings, from 0. */
    sort: z.int(),
  },
);
export type Category = Row<typeof category>;
