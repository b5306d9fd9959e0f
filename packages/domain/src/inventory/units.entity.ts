import * as z from 'zod/mini';
import { entity, type Row } from '../fields/entity.ts';
import { choice, instant, money, ref, text } from '../fields/fields.ts';

/** Where a serialized unit can stand. Live ones are counted as on hand; only `in_stock` may be sold. */
export const unitStatuses = ['in_stock', 'reserved', 'sold', 'scrapped', 'lost'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** The statuses that count as on hand. */
export const liveStatuses = ['in_stock', 'reserved'] as const satisfies readonly UnitStatus[];

/** One serialized piece: a phone by its IMEI. */
export const unit = entity(
  'unit',
  {
    productId: ref('product', { required: true }),
    /** IMEI, MEID or serial number, as it is scanned. */
    code: text({ required: true, max: 40, format: 'code' }),
    color: text({ max: 30 }),
    storage: text({ max: 20 }),
  },
  {
    productName: z.string(),
    sku: z.string(),
    status: choice(unitStatuses, { required: true }),
    locationName: z.string(),
    price: money({ required: true }),
    /** Null for those who may not see costs. */
    cost: z.nullable(z.int()),
    receivedAt: instant({ required: true }),
    daysInStock: z.int(),
    /** The invoice it went on, once sold. */
    invoiceId: z.nullable(z.uuid()),
    invoiceNumber: z.nullable(z.string()),
  },
);
export type Unit = Row<typeof unit>;
