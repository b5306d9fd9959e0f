import * as z from 'zod/mini';
import { entity, type Row } from '../fields/entity.ts';
import { rate, text } from '../fields/fields.ts';

/** A named tax rate. A product keeps the exact rate beside the name, so that a change here changes nothing by itself. */
export const tax = entity(
  'tax',
  { name: text({ required: true, max: 40 }), rate: rate({ required: true }) },
  {
    /** Standing products that carry it. */
    productCount: z.int(),
    /** Those of them that have another rate than it has now. */
    behind: z.int(),
  },
);
export type Tax = Row<typeof tax>;
