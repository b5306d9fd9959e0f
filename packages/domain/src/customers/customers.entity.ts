import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, date, flag, id, instant, list, longText, money, ref, text } from '../fields/fields.ts';
import { CONTACTS_MAX, customerEmail, customerPhone } from './contacts.entity.ts';

/** How a customer may have heard of the shop. */
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

/** A person or company that buys: a name or a company, and at least a phone or an email. */
export const customer = entity(
  'customer',
  {
    firstName: text(),
    lastName: text(),
    company: text(),
    phones: list(customerPhone, { max: CONTACTS_MAX }),
    emails: list(customerEmail, { max: CONTACTS_MAX }),
    street: text(),
    /** ISO 3166's two letters where it was chosen from the list, else as it was typed. */
    country: text(),
    city: text(),
    state: text(),
    postalCode: text({ max: 20 }),
    /** What price rules are for, such as "Wholesale". */
    group: text({ max: 40 }),
    tags: list(text({ required: true, max: 30 }), { max: CONTACTS_MAX }),
    preferredLanguage: choice(['en', 'es']),
    hearAboutUs: choice(hearAboutUsChoices),
    birthday: date(),
    smsConsent: flag(),
    emailConsent: flag(),
    taxExempt: flag(),
    taxExemptNumber: text({ max: 40 }),
    /** The last day on which the exemption holds; null where it has no end. */
    taxExemptExpires: date(),
    /** The paper that proves it. */
    taxExemptFileId: ref('file'),
    /** What the shop lets them owe at most; null where nothing was agreed. */
    creditLimit: money(),
    /** Shown at the till when they are chosen. */
    alert: longText({ max: 300 }),
    notes: longText(),
  },
  {
    /** What a list and a picker show: company, or first and last name. */
    name: z.string(),
    /** The primary ones. */
    phone: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** When a consent to be written to was last given or taken back. */
    consentAt: instant(),
    invoiceCount: z.int(),
    totalSpent: money({ required: true }),
    lastVisit: instant(),
    /** What the shop owes them in goods, in minor units: the sum of their credit ledger. */
    storeCredit: z.int(),
  },
  {
    /** Customers that are known to bear the same phone or email and are somebody else all the same. */
    despiteDuplicate: z.optional(z.array(id).check(z.maxLength(100))),
  },
);
export type Customer = Row<typeof customer>;
export type CustomerDraft = DraftOf<typeof customer>;
/** All that a person writes of a customer. */
export type CustomerContent = Pick<Customer, keyof typeof customer.fields>;

type Named = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  company?: string | null | undefined;
};

/** The name to show for a customer. */
export const customerName = (c: Named): string =>
  c.company?.trim() || [c.firstName, c.lastName].filter(Boolean).join(' ').trim();
