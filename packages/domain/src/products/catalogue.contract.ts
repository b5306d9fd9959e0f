import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { id, money, text } from '../fields/fields.ts';
import { priceRule } from './priceRules.entity.ts';
import { tax } from './taxes.entity.ts';
import { variantGroup, VARIANTS_MAX } from './variants.entity.ts';

/** Named tax rates. */
export const taxes = crud('/taxes', { name: 'taxes', module: 'Product', entity: tax, sorts: ['name', 'rate'] });

/** Gives the products that carry a named rate the rate that it has now. What is posted keeps its own. */
export const applyTax = endpoint({
  method: 'POST',
  path: '/taxes/:id/apply',
  needs: ['Product', 'update'],
  about: 'Give the products of a named tax its rate',
  params: z.strictObject({ id }),
  answer: z.object({ changed: z.int() }),
});

/** Sale prices and discounts for groups of customers. */
export const priceRules = crud('/price-rules', {
  name: 'priceRules',
  module: 'Product',
  entity: priceRule,
  sorts: ['name', 'priority', 'createdAt'],
  filters: { active: z.optional(z.enum(['true', 'false'])) },
});

const one = { params: z.strictObject({ id }), answer: variantGroup.read };
const attribute = text({ max: 20 });
const attributes = z.strictObject({
  color: z.optional(attribute),
  storage: z.optional(attribute),
  size: z.optional(attribute),
  network: z.optional(attribute),
});

/** Groups of variants. */
export const variantGroups = {
  name: 'variantGroups',
  list: endpoint({
    method: 'GET',
    path: '/variant-groups',
    needs: ['Product', 'read'],
    about: 'List groups of variants',
    query: listQuery(['name'], {}),
    answer: pageOf(variantGroup.read),
  }),
  one: endpoint({
    method: 'GET',
    path: '/variant-groups/:id',
    needs: ['Product', 'read'],
    about: 'One group of variants',
    ...one,
  }),
  /**
   * Makes a group round a product, or adds to one that stands: name, axes, and the variants that are still missing. Each
   * new one is a product like the base, but for its attributes, SKU and price. All or nothing.
   */
  save: endpoint({
    method: 'POST',
    path: '/variant-groups/:id',
    needs: ['Product', 'create'],
    about: 'Make or extend a group of variants',
    body: z.strictObject({
      ...variantGroup.draft.shape,
      /** The version that was read; null for a new group. */
      version: z.nullable(z.int()),
      /** The product that new variants are made like; it becomes, or is, one of the group. */
      baseId: id,
      /** What the base is on the group's axes. */
      base: attributes,
      variants: z
        .array(
          z.strictObject({
            id,
            attributes,
            sku: text({ required: true, max: 40, format: 'code' }),
            price: money({ required: true }),
          }),
        )
        .check(z.maxLength(VARIANTS_MAX)),
    }),
    ...one,
  }),
} as const;
