import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { choice, id } from '../fields/fields.ts';
import { category, product, trackings } from './products.entity.ts';

export const products = crud('/products', {
  name: 'products',
  module: 'Product',
  entity: product,
  sorts: ['name', 'sku', 'price', 'createdAt'],
  filters: {
    tracking: z.optional(choice(trackings, { required: true })),
    categoryId: z.optional(id),
    active: z.optional(z.enum(['true', 'false'])),
  },
});

/** Both levels in one list; `categoryId` of a product is a sub-category, or a main one without subs. */
export const categories = crud('/categories', {
  name: 'categories',
  module: 'Product',
  entity: category,
  sorts: ['name'],
});
