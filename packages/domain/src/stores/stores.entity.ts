import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { flag, id, list, longText, quantity, rate, ref, text } from '../fields/fields.ts';
import { storeTransaction } from './transaction.entity.ts';

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The opening hours of a weekday, 0 is Sunday; a day that is missing is closed. Times are local, 'HH:MM'. */
export const openingHours = z.strictObject({ day: z.int().check(z.gte(0), z.lte(6)), from: timeOfDay, to: timeOfDay });
export type OpeningHours = z.output<typeof openingHours>;

const SERIES_MAX = 99_999_999;

/** A store of the business as its managers edit it (spec §2, `/manage-stores`). */
export const managedStore = entity(
  'store',
  {
    name: text({ required: true }),
    /** The code for signing in: letters, digits, - and _; stored in lower case, unique in the installation. */
    code: text({ required: true }),
    /** People sign in at active stores only. */
    active: flag(),
    email: text({ format: 'email' }),
    phone: text({ format: 'phone' }),
    street: text({ max: 120 }),
    /** ISO 3166 two-letter code if chosen from the list, else as typed. */
    country: text(),
    state: text(),
    city: text(),
    postalCode: text({ max: 20 }),
    /** ISO 4217 code; fixed once the store has documents. */
    currency: text({ required: true, max: 3 }),
    /** IANA name. */
    timeZone: text({ required: true }),
    /** Minutes without activity until a till signs out; 0 disables. */
    screenTimeout: quantity({ required: true, max: 720 }),
    taxNumber: text({ max: 40 }),
    /** The rate of new products, and of lines with a typed price. */
    defaultTaxRate: rate({ required: true }),
    openingHours: list(openingHours, { max: 7 }),
    receiptHeader: longText({ max: 300 }),
    receiptFooter: longText({ max: 300 }),
    /** The next number of each series. It can only be raised; null leaves it, and a new store begins with 1001. */
    nextInvoice: quantity({ min: 1, max: SERIES_MAX }),
    nextRefund: quantity({ min: 1, max: SERIES_MAX }),
    nextPurchase: quantity({ min: 1, max: SERIES_MAX }),
    /** The store whose settings and policies a new store was given; fixed. */
    copiedFrom: ref('stores'),
  },
  {
    /** Whether the store has documents, stock movements or drawers: its currency is fixed. */
    hasDocuments: z.boolean(),
  },
);
export type ManagedStore = Row<typeof managedStore>;
export type ManagedStoreDraft = DraftOf<typeof managedStore>;

/** A shop of the business (spec §3). `screenTimeout` is minutes, 0 disables. Both `id` and `_id` in the API. */
export const store = z.object({
  id,
  _id: id,
  code: z.string(),
  storeName: z.string(),
  storeEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  defaultCurrency: z.string(),
  timeZone: z.string(),
  screenTimeout: z.int(),
  /** Decimal text: default rate of new products. */
  defaultTaxRate: z.string(),
  taxNumber: z.nullable(z.string()),
  receiptHeader: z.nullable(z.string()),
  receiptFooter: z.nullable(z.string()),
  transaction: storeTransaction,
});
export type Store = z.output<typeof store>;
