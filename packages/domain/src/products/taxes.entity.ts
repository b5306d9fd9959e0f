import * as z from 'zod/mini';
import { entity, type Row } from '../fields/entity.ts';
import { rate, text } from '../fields/fields.ts';

/** A named tax rate. A product stores the exact rate as well, so that a change here does not affect it. */
export const tax = entity(
  'tax',
  { name: text({ required: true, max: 40 }), rate: rate({ required: true }) },
  {
    /** Active products with this tax. */
    productCount: z.int(),
    /** Products of these whose rate differs from the current one. */
    behind: z.int(),
  },
);
export type Tax = Row<typeof tax>;
