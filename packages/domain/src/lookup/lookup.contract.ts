import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { choice, date, id, instant, text } from '../fields/fields.ts';
import { adjustmentReasons } from '../adjustments/adjustments.rules.ts';
import { unitIdentifier } from '../inventory/unitDetails.entity.ts';
import { acquiredVias, grades, lockStatuses, sourceKinds, unitStatuses } from '../inventory/units.entity.ts';
import { conditions } from '../products/products.entity.ts';
import { scanKinds } from './scans.rules.ts';

/** What is looked for: a code as it was scanned, or some of it. */
const code = text({ required: true, max: 100 });

/** A record that a code leads to. */
export const scanHit = z.object({
  kind: choice(scanKinds, { required: true }),
  id,
  /** What it is called: a name, a document's number, a device's code. */
  label: z.string(),
  /** What tells it apart from others: a product's SKU, a device's product, a document's vendor or customer. */
  note: z.nullable(z.string()),
  /** The parameters of its page, by name. */
  params: z.record(z.string(), z.string()),
});
export type ScanHit = z.output<typeof scanHit>;

/** The most records that a code is answered with. */
export const HITS_MAX = 20;

/**
 * Where a code leads: a device by any of its identifiers or the last digits of one, a product by barcode or SKU, a
 * document by its number, a customer by telephone. Only kinds that the person may read are looked for.
 */
export const scanLookup = endpoint({
  method: 'GET',
  path: '/scan',
  needs: 'signed-in',
  about: 'What a scanned code leads to',
  query: z.strictObject({ q: code }),
  answer: z.object({ hits: z.array(scanHit) }),
});

const status = choice(unitStatuses, { required: true });

/** A device as a list of finds shows it: by its latest life. */
export const serialHit = z.object({
  deviceId: id,
  /** The identifier by which it is called. */
  code: z.string(),
  /** The identifier that was found; the same as `code` where that was. */
  found: z.string(),
  productName: z.string(),
  status,
  storeName: z.string(),
  /** How often it came to the business. */
  lives: z.int(),
  receivedAt: instant({ required: true }),
});
export type SerialHit = z.output<typeof serialHit>;

/** The fewest letters or digits of an identifier that are looked for. */
export const SERIAL_LETTERS_MIN = 4;

/** The devices of the business that an identifier finds, by its beginning or its last digits, latest received first. */
export const serialLookup = endpoint({
  method: 'GET',
  path: '/serials',
  needs: ['Serial Tracking', 'read'],
  about: 'Find devices by any identifier',
  query: z.strictObject({ q: code }),
  /** `more`: there are others; who looks on gives more digits. */
  answer: z.object({ items: z.array(serialHit), more: z.boolean() }),
});

/** What happened to a device; what is null is not known, or not for this person. */
export const serialEntry = z.object({
  at: instant({ required: true }),
  /**
   * `moved`: its status changed, for a document. `cost`: a share of freight or a correction came to its cost. `counted`:
   * an inventory count saw it. `changed`: somebody wrote about it. `activated`: a carrier was asked to switch it on.
   */
  what: choice(['moved', 'cost', 'counted', 'changed', 'activated'], { required: true }),
  /** The life in which it happened. */
  unitId: id,
  from: z.nullable(status),
  to: z.nullable(status),
  source: choice(sourceKinds, { required: true }),
  /** The document and its number, such as INV-1042; null for one of another store. */
  documentId: z.nullable(id),
  number: z.nullable(z.string()),
  /** The order that a receipt belongs to. */
  purchaseId: z.nullable(id),
  purchaseNumber: z.nullable(z.string()),
  /** Who bought it, or for whom it was kept. */
  customerId: z.nullable(id),
  customerName: z.nullable(z.string()),
  vendorName: z.nullable(z.string()),
  /** Why an adjustment was made. */
  reason: z.nullable(choice(adjustmentReasons, { required: true })),
  /** What it was sold for, or what its cost changed by; minor units. */
  amount: z.nullable(z.int()),
  /** The last day of the warranty it was sold with, or of a reservation. */
  until: date(),
  storeName: z.string(),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type SerialEntry = z.output<typeof serialEntry>;

/** One life of a device in the business. */
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
  /** Whether it stands in the store that the person works in. */
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
  /** Null for those who may not see costs. */
  cost: z.nullable(z.int()),
  receivedAt: instant({ required: true }),
  /** When it left the shop; null while it stands there. */
  goneAt: instant(),
  /** Whole days in the shop, up to now or up to its going. */
  daysInStock: z.int(),
  vendorWarrantyUntil: date(),
  notes: z.nullable(z.string()),
});
export type SerialLife = z.output<typeof serialLife>;

/** A device over all its lives in the business: its identifiers, its lives and what happened to it, newest first. */
export const serialTimeline = endpoint({
  method: 'GET',
  path: '/serials/:deviceId',
  needs: ['Serial Tracking', 'read'],
  about: 'The whole history of a device',
  params: z.strictObject({ deviceId: id }),
  answer: z.object({
    deviceId: id,
    identifiers: z.array(unitIdentifier),
    lives: z.array(serialLife),
    entries: z.array(serialEntry),
  }),
});
export type SerialTimeline = z.output<typeof serialTimeline.answer>;
