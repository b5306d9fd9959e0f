import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, instant, longText, quantity, text } from '../fields/fields.ts';

/** Whom the business buys from. Only the name is needed. */
export const vendor = entity(
  'vendor',
  {
    name: text({ required: true }),
    contactName: text(),
    phone: text({ format: 'phone' }),
    email: text({ format: 'email' }),
    street: text(),
    /** ISO 3166 two-letter code if chosen from the list, else as typed. */
    country: text(),
    city: text(),
    state: text(),
    postalCode: text({ max: 20 }),
    /** The language that orders are written to them in; none is English. */
    preferredLanguage: choice(['en', 'es']),
    /** Our number with them. */
    accountNo: text({ max: 40 }),
    taxId: text({ max: 40 }),
    /** Days from a bill's date until it is due; none is at once. */
    termsDays: quantity({ max: 365 }),
    /** Days from the order until the goods usually come. */
    leadDays: quantity({ max: 365 }),
    isCarrier: flag(),
    isDistributor: flag(),
    /** Days after the receipt in which goods may go back. */
    rmaWindowDays: quantity({ max: 3650 }),
    rmaEmail: text({ format: 'email' }),
    /** Whether goods go back at once, or only under a number that they give before; none is not known. */
    rmaApproval: choice(['notNeeded', 'numberFirst']),
    notes: longText(),
    active: flag(),
  },
  {
    /**
     * What the business owes them in the store's currency, minor units: the sum of their ledger. Below zero they owe it. Null
     * for people who may not see costs.
     */
    balance: z.nullable(z.int()),
    /** Credit notes of theirs in the store's currency, minor units. Null for people who may not see costs. */
    credits: z.nullable(z.int()),
    /** Orders of this store that are under way. */
    openOrders: z.int(),
    lastOrderAt: instant(),
  },
);
export type Vendor = Row<typeof vendor>;
export type VendorDraft = DraftOf<typeof vendor>;
