import * as z from 'zod/mini';
import { entity, type Row } from '../fields/entity.ts';
import { choice, list, text } from '../fields/fields.ts';

/** The attributes of a product by which variants may differ. */
export const variantAxes = ['color', 'storage', 'size', 'network'] as const;
export type VariantAxis = (typeof variantAxes)[number];

/** Maximum variants of a group. */
export const VARIANTS_MAX = 200;

/** An attribute and its values in a group, in display order. */
export const axis = z.strictObject({
  axis: choice(variantAxes, { required: true }),
  values: z.array(text({ required: true, max: 20 })).check(z.minLength(1), z.maxLength(30)),
});
export type Axis = z.output<typeof axis>;

/** A group of products that differ in color, size and so on; each variant is a product of its own. */
export const variantGroup = entity(
  'variantGroup',
  { name: text({ required: true }), axes: list(axis, { max: variantAxes.length }) },
  { productCount: z.int() },
);
export type VariantGroup = Row<typeof variantGroup>;
