import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, id, list, longText, money, quantity, rate, ref, text } from '../fields/fields.ts';
import { grades } from '../inventory/units.entity.ts';

/** How stock of a product is held: one unit at a time by serial, by quantity, or not at all (a service). */
export const trackings = ['serialized', 'quantity', 'none'] as const;
export type Tracking = (typeof trackings)[number];

export const conditions = ['new', 'openBox', 'used', 'refurbished'] as const;

/** The sizes of labels: two of rolls, and a sheet of 24. */
export const labelSizes = ['small', 'medium', 'sheet'] as const;

/** Pictures that a product may have; the first is its cover. */
export const IMAGES_MAX = 8;
/** Different products that a bundle may hold. */
export const COMPONENTS_MAX = 20;

/** A part of a bundle: so many pieces of a product that is held by quantity. */
export const component = z.strictObject({
  productId: id,
  quantity: quantity({ required: true, min: 1, max: 1000 }),
});
export type Component = z.output<typeof component>;

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
    /** The carrier that it is made for or locked to. */
    carrier: text({ max: 40 }),
    color: text({ max: 30 }),
    storage: text({ max: 20 }),
    size: text({ max: 20 }),
    network: text({ max: 20 }),
    condition: choice(conditions, { required: true }),
    /** How a used one looks, as a rule. */
    grade: choice(grades),
    tracking: choice(trackings, { required: true }),
    price: money({ required: true }),
    /** Below this no piece is sold, whatever rule or discount asks for it. */
    minPrice: money(),
    /** The named rate that its rate was taken from. */
    taxId: ref('tax'),
    taxRate: rate({ required: true }),
    reorderPoint: quantity(),
    /** Up to how many pieces are ordered once the reorder point is reached. */
    reorderTo: quantity(),
    warrantyDays: quantity({ max: 3650 }),
    /** On which label it is printed unless somebody chooses another. */
    labelSize: choice(labelSizes),
    description: longText(),
    /** Files of the files module, the cover first. */
    images: list(id, { max: IMAGES_MAX, required: false }),
    /** What a bundle holds; only a product that is not tracked has any. */
    components: list(component, { max: COMPONENTS_MAX, required: false }),
    active: flag(),
  },
  {
    categoryName: z.string(),
    /** Sellable now in this store; of a bundle, as many as its components make. 0 for a service. */
    onHand: z.int(),
    /** Moving average (or mean of the live units), of a bundle its components'; null for those who may not see costs. */
    cost: z.nullable(z.int()),
    /** What one piece cost when last taken in; null before, and for those who may not see costs. */
    lastCost: z.nullable(z.int()),
    /** The group of variants that it belongs to. */
    groupId: z.nullable(z.uuid()),
    groupName: z.nullable(z.string()),
    /** The components by name, with what is sellable of each. */
    parts: z.array(z.object({ ...component.shape, name: z.string(), sku: z.string(), onHand: z.int() })),
    archived: z.boolean(),
  },
);
export type Product = Row<typeof product>;
export type ProductDraft = DraftOf<typeof product>;

/** What a category is of: reports and commissions tell sales apart by it. */
export const categoryKinds = ['device', 'accessory', 'part', 'service', 'plan', 'topup', 'fee', 'other'] as const;
export type CategoryKind = (typeof categoryKinds)[number];

/** A category has two levels: main (no parent) and sub. */
export const category = entity(
  'category',
  {
    name: text({ required: true }),
    parentId: ref('category'),
    kind: choice(categoryKinds, { required: true }),
    /** A new product of it begins as tracked by serial. */
    isSerializedDefault: flag(),
    /** The named rate that a new product of it begins with. */
    taxId: ref('tax'),
    /** One that is not is offered for no further product. */
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
