import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, date, id, instant, text } from '../fields/fields.ts';
import { adjustmentReasons } from '../adjustments/adjustments.rules.ts';
import { unitIdentifier } from '../inventory/unitDetails.entity.ts';
import { acquiredVias, grades, lockStatuses, sourceKinds, unitStatuses } from '../inventory/units.entity.ts';
import { conditions } from '../products/products.entity.ts';
import { scanKinds } from './scans.rules.ts';

/** A scanned code, or part of it. */
const code = text({ required: true, max: 100 });

/** A record found by a code. */
export const scanHit = z.object({
  kind: choice(scanKinds, { required: true }),
  id,
  /** Display text: a name, document number or device code. */
  label: z.string(),
  /** Distinguishing detail: a product's SKU, a device's product, a document's vendor or customer. */
  note: z.nullable(z.string()),
  /** URL parameters of its page. */
  params: z.record(z.string(), z.string()),
});
export type ScanHit = z.output<typeof scanHit>;

/** Maximum records returned for a code. */
export const HITS_MAX = 20;

/**
 * Finds records by code: a device by an identifier or its last digits, a product by barcode or SKU, a document by number, a
 * customer by phone. Only searches modules that the user may read.
 */
export const scanLookup = endpoint({
  method: 'GET',
  path: '/scan',
  needs: 'signed-in',
  about: 'Look up a scanned code',
  query: z.strictObject({ q: code }),
  answer: z.object({ hits: z.array(scanHit) }),
});

const status = choice(unitStatuses, { required: true });

/** A device in the search results: its latest unit record. */
export const serialHit = z.object({
  deviceId: id,
  /** Main identifier of the device. */
  code: z.string(),
  /** The matched identifier; may equal `code`. */
  found: z.string(),
  productName: z.string(),
  status,
  storeName: z.string(),
  /** How often the business acquired it. */
  lives: z.int(),
  receivedAt: instant({ required: true }),
});
export type SerialHit = z.output<typeof serialHit>;

/** Minimum characters of an identifier search. */
export const SERIAL_LETTERS_MIN = 4;

/** Finds devices of the business by the beginning or last digits of an identifier, latest received first. */
export const serialLookup = endpoint({
  method: 'GET',
  path: '/serials',
  needs: ['Serial Tracking', 'read'],
  about: 'Search devices by identifier',
  query: z.strictObject({ q: code }),
  /** `more`: there are further matches; enter more digits. */
  answer: z.object({ items: z.array(serialHit), more: z.boolean() }),
});

/** An event of a device; null values are unknown or not visible to this user. */
export const serialEntry = z.object({
  at: instant({ required: true }),
  /**
   * `moved`: status change by a document. `cost`: freight share or cost correction. `counted`: scanned in an inventory count.
   * `changed`: edited. `activated`: activation by a carrier.
   */
  what: choice(['moved', 'cost', 'counted', 'changed', 'activated'], { required: true }),
  /** The unit record of the event. */
  unitId: id,
  from: z.nullable(status),
  to: z.nullable(status),
  source: choice(sourceKinds, { required: true }),
  /** Document and number, such as INV-1042; null for another store's document. */
  documentId: z.nullable(id),
  number: z.nullable(z.string()),
  /** The order that a receipt belongs to. */
  purchaseId: z.nullable(id),
  purchaseNumber: z.nullable(z.string()),
  /** The buyer, or the customer of the reservation. */
  customerId: z.nullable(id),
  customerName: z.nullable(z.string()),
  vendorName: z.nullable(z.string()),
  /** Reason of an adjustment. */
  reason: z.nullable(choice(adjustmentReasons, { required: true })),
  /** Sale price or cost change; minor units. */
  amount: z.nullable(z.int()),
  /** Last day of the warranty or of a reservation. */
  until: date(),
  storeName: z.string(),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type SerialEntry = z.output<typeof serialEntry>;

/** One unit record of a device: from acquisition until it left the business. */
export const serialLife = z.object({
  unitId: id,
  code: z.string(),
  productId: id,
  productName: z.string(),
  sku: z.string(),
  categoryId: id,
  categoryName: z.string(),
  status,
  storeName: z.string(),
  locationName: z.string(),
  /** Whether it is in the current store. */
  isHere: z.boolean(),
  acquiredVia: choice(acquiredVias, { required: true }),
  vendorName: z.nullable(z.string()),
  condition: choice(conditions, { required: true }),
  grade: choice(grades),
  color: z.nullable(z.string()),
  storage: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  lockStatus: choice(lockStatuses, { required: true }),
  batteryHealth: z.nullable(z.int()),
  price: z.int(),
  /** Null without the right to see costs. */
  cost: z.nullable(z.int()),
  receivedAt: instant({ required: true }),
  /** When it left the shop; null while in the shop. */
  goneAt: instant(),
  /** Whole days in the shop, until now or until it left. */
  daysInStock: z.int(),
  vendorWarrantyUntil: date(),
  notes: z.nullable(z.string()),
});
export type SerialLife = z.output<typeof serialLife>;

/** The timeline of a device: identifiers, unit records and events, newest first. */
export const serialTimeline = endpoint({
  method: 'GET',
  path: '/serials/:deviceId',
  needs: ['Serial Tracking', 'read'],
  about: 'Get the history of a device',
  params: z.strictObject({ deviceId: id }),
  answer: z.object({
    deviceId: id,
    identifiers: z.array(unitIdentifier),
    lives: z.array(serialLife),
    entries: z.array(serialEntry),
  }),
});
export type SerialTimeline = z.output<typeof serialTimeline.answer>;
