import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { choice, date, id, instant } from '../fields/fields.ts';
import { unitGroups } from '../inventory/inventory.contract.ts';
import { grades, unitStatuses } from '../inventory/units.entity.ts';
import { conditions } from '../products/products.entity.ts';

/** Scope of the device list: the current store, or all stores of the business. */
export const serialReaches = ['here', 'everywhere'] as const;

/** A unit record in the list; null values are unknown or not visible to this user. */
export const serialRow = z.object({
  /** The life. */
  id,
  deviceId: id,
  code: z.string(),
  productId: id,
  productName: z.string(),
  sku: z.string(),
  status: choice(unitStatuses, { required: true }),
  storeName: z.string(),
  locationName: z.string(),
  vendorName: z.nullable(z.string()),
  condition: choice(conditions, { required: true }),
  grade: choice(grades),
  color: z.nullable(z.string()),
  storage: z.nullable(z.string()),
  price: z.int(),
  /** Null without the right to see costs. */
  cost: z.nullable(z.int()),
  receivedAt: instant({ required: true }),
});
export type SerialRow = z.output<typeof serialRow>;

/** Lists the unit records of the business, past and present, latest received first. */
export const serialList = endpoint({
  method: 'GET',
  path: '/serial-list',
  needs: ['Serial Tracking', 'read'],
  about: 'List devices',
  query: listQuery(['receivedAt', 'code', 'status'], {
    reach: z.optional(choice(serialReaches, { required: true })),
    status: z.optional(choice(unitStatuses, { required: true })),
    group: z.optional(choice(unitGroups, { required: true })),
    productId: z.optional(id),
    vendorId: z.optional(id),
    /** Received on these days of the store. */
    from: z.optional(date({ required: true })),
    to: z.optional(date({ required: true })),
  }),
  answer: pageOf(serialRow),
});
