import * as z from 'zod/mini';
import { entity, type Row } from '../fields/entity.ts';
import { choice, instant, money, ref, text } from '../fields/fields.ts';

/** Statuses of a serialized unit (docs/decisions/commerce/0018). Only `in_stock` may be sold. */
export const unitStatuses = [
  'expected',
  'backordered',
  'in_transit',
  'at_vendor',
  'in_stock',
  'reserved',
  'pending_inspection',
  'pending_refurb',
  'in_repair',
  'pending_restock',
  'demo',
  'loaner',
  'pending_rma',
  'sold',
  'returned_to_vendor',
  'exchanged_by_vendor',
  'scrapped',
  'lost',
  'stolen',
  'parts_only',
  'void',
] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** The statuses that count as on hand and in the stock value. */
export const liveStatuses = [
  'in_stock',
  'reserved',
  'pending_inspection',
  'pending_refurb',
  'in_repair',
  'pending_restock',
  'demo',
  'loaner',
  'pending_rma',
] as const satisfies readonly UnitStatus[];

/** The statuses in which a unit belongs to the shop: an identifier is on one such unit at a time. */
export const activeStatuses = [
  'expected',
  'backordered',
  'in_transit',
  'at_vendor',
  ...liveStatuses,
] as const satisfies readonly UnitStatus[];

/** Cosmetic grades of used units, best first. */
export const grades = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof grades)[number];

/** Whether a phone takes any carrier's SIM. */
export const lockStatuses = ['unlocked', 'carrier', 'blacklisted', 'unknown'] as const;
export type LockStatus = (typeof lockStatuses)[number];

/** How a unit was acquired. */
export const acquiredVias = ['opening', 'purchase', 'tradeIn', 'return', 'count', 'transfer'] as const;
export type AcquiredVia = (typeof acquiredVias)[number];

/** The kinds of documents that move units and stock. */
export const sourceKinds = [
  'opening',
  'invoice',
  'receipt',
  'adjustment',
  'count',
  'landedCost',
  'bill',
  'manifest',
  'transfer',
  'refund',
  'tradeIn',
  'reservation',
  'unit',
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** One serialized piece: a phone by its IMEI. */
export const unit = entity(
  'unit',
  {
    productId: ref('product', { required: true }),
    /** IMEI, MEID or serial number, as scanned. */
    code: text({ required: true, max: 40, format: 'code' }),
    color: text({ max: 30 }),
    storage: text({ max: 20 }),
  },
  {
    productName: z.string(),
    sku: z.string(),
    status: choice(unitStatuses, { required: true }),
    locationName: z.string(),
    /** Its own price, or its product's. */
    price: money({ required: true }),
    /** Own condition, or that of its product. */
    condition: choice(['new', 'openBox', 'used', 'refurbished'], { required: true }),
    grade: choice(grades),
    /** Null without the right to see costs. */
    cost: z.nullable(z.int()),
    receivedAt: instant({ required: true }),
    daysInStock: z.int(),
    /** The invoice it was sold on, if sold. */
    invoiceId: z.nullable(z.uuid()),
    invoiceNumber: z.nullable(z.string()),
  },
);
export type Unit = Row<typeof unit>;
