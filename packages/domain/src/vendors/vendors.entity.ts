import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, instant, longText, quantity, text } from '../fields/fields.ts';

/** A vendor. Only the name is required. */
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
    /** Language of orders to them; null is English. */
    preferredLanguage: choice(['en', 'es']),
    /** Our customer number at the vendor. */
    accountNo: text({ max: 40 }),
    taxId: text({ max: 40 }),
    /** Payment terms in days from the bill date; null is due immediately. */
    termsDays: quantity({ max: 365 }),
    /** Usual days from order to delivery. */
    leadDays: quantity({ max: 365 }),
    isCarrier: flag(),
    isDistributor: flag(),
    /** Days after the receipt during which goods can be returned. */
    rmaWindowDays: quantity({ max: 3650 }),
    rmaEmail: text({ format: 'email' }),
    /** Whether returns require an RMA number; null is unknown. */
    rmaApproval: choice(['notNeeded', 'numberFirst']),
    /** Where the vendor is paid: the bank, its routing number or BIC, and the account number or IBAN. */
    bankName: text(),
    bankRouting: text({ max: 20 }),
    bankAccount: text({ max: 40 }),
    notes: longText(),
    active: flag(),
  },
  {
    /**
     * Amount owed to the vendor in the store's currency, minor units: the sum of the ledger. Negative: the vendor owes. Null
     * without the right to see costs.
     */
    balance: z.nullable(z.int()),
    /** Credit notes of the vendor in the store's currency, minor units. Null without the right to see costs. */
    credits: z.nullable(z.int()),
    /** Open orders of this store. */
    openOrders: z.int(),
    lastOrderAt: instant(),
  },
);
export type Vendor = Row<typeof vendor>;
export type VendorDraft = DraftOf<typeof vendor>;
