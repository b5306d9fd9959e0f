import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, id, instant, list, longText, money, ref, text } from '../fields/fields.ts';
import { CONTACTS_MAX, customerEmail, customerPhone } from './contacts.entity.ts';

/** How a customer heard of the shop. */
export const hearAboutUsChoices = [
  'walkIn',
  'friend',
  'google',
  'facebook',
  'instagram',
  'flyer',
  'returning',
  'other',
] as const;

/** A person or company: a name or a company, and at least a phone or an email. */
export const customer = entity(
  'customer',
  {
    firstName: text(),
    lastName: text(),
    company: text(),
    phones: list(customerPhone, { max: CONTACTS_MAX }),
    emails: list(customerEmail, { max: CONTACTS_MAX }),
    street: text(),
    /** ISO 3166 two-letter code if chosen from the list, else as typed. */
    country: text(),
    city: text(),
    state: text(),
    postalCode: text({ max: 20 }),
    /** Customer group for price rules, such as "Wholesale". */
    group: text({ max: 40 }),
    tags: list(text({ required: true, max: 30 }), { max: CONTACTS_MAX }),
    preferredLanguage: choice(['en', 'es']),
    hearAboutUs: choice(hearAboutUsChoices),
    birthday: date(),
    smsConsent: flag(),
    emailConsent: flag(),
    taxExempt: flag(),
    taxExemptNumber: text({ max: 40 }),
    /** Last day of the exemption; null if it does not expire. */
    taxExemptExpires: date(),
    /** The document of the exemption. */
    taxExemptFileId: ref('file'),
    /** Credit limit; null without an agreement. */
    creditLimit: money(),
    /** Shown at the till when the customer is selected. */
    alert: longText({ max: 300 }),
    notes: longText(),
  },
  {
    /** Display name: company, or first and last name. */
    name: z.string(),
    /** The primary phone and email. */
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** When a marketing consent was last given or withdrawn. */
    consentAt: instant(),
    invoiceCount: z.int(),
    totalSpent: money({ required: true }),
    lastVisit: instant(),
    /** Store credit in minor units: the sum of the credit ledger. */
    storeCredit: z.int(),
  },
  {
    /** Customers with the same phone or email that were confirmed as different people. */
    despiteDuplicate: z.optional(z.array(id).check(z.maxLength(100))),
  },
);
export type Customer = Row<typeof customer>;
export type CustomerDraft = DraftOf<typeof customer>;
/** All writable data of a customer. */
export type CustomerContent = Pick<Customer, keyof typeof customer.fields>;

type Named = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  company?: string | null | undefined;
};

/** Returns the display name of a customer. */
export const customerName = (c: Named): string =>
  c.company?.trim() || [c.firstName, c.lastName].filter(Boolean).join(' ').trim();
