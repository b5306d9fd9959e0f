import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { id, money, text } from '../fields/fields.ts';
import { priceRule } from './priceRules.entity.ts';
import { tax } from './taxes.entity.ts';
import { variantGroup, VARIANTS_MAX } from './variants.entity.ts';

/** Named tax rates. */
export const taxes = crud('/taxes', {
  name: 'taxes',
  module: 'Product',
  entity: tax,
  sorts: ['name', 'rate'],
  search: ['name'],
});

/** Updates all products with a named tax to its current rate. Posted documents retain their rate. */
export const applyTax = endpoint({
  method: 'POST',
  path: '/taxes/:id/apply',
  needs: ['Product', 'update'],
  about: "Apply a tax's rate to its products",
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
  search: ['name', 'customerGroup'],
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
    about: 'List variant groups',
    query: listQuery(['name'], {}),
    answer: pageOf(variantGroup.read),
  }),
  one: endpoint({
    method: 'GET',
    path: '/variant-groups/:id',
    needs: ['Product', 'read'],
    about: 'Get a variant group',
    ...one,
  }),
  /**
   * Creates a variant group for a product, or adds to an existing one: name, axes, and missing variants. Each new variant copies
   * the base product except attributes, SKU and price. All or nothing.
   */
  save: endpoint({
    method: 'POST',
    path: '/variant-groups/:id',
    needs: ['Product', 'create'],
    about: 'Create or extend a variant group',
    body: z.strictObject({
      ...variantGroup.draft.shape,
      /** The version that was read; null for a new group. */
      version: z.nullable(z.int()),
      /** The base product that new variants copy; it is part of the group. */
      baseId: id,
      /** Attributes of the base product. */
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
