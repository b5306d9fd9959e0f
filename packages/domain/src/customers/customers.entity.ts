import * as z from 'zod/mini';
import { entity, type DraftOf, type Row } from '../fields/entity.ts';
import { choice, flag, instant, longText, money, text } from '../fields/fields.ts';

/** How a customer may have heard of the shop. */
export const heardFrom = [
  'walkIn',
  'friend',
  'google',
  'facebook',
  'instagram',
  'flyer',
  'returning',
  'other',
] as const;

/** A person or company that buys: the name and at least a phone or an email. */
export const customer = entity(
  'customer',
  {
    firstName: text({ required: true }),
    lastName: text(),
    company: text(),
    phone: text({ format: 'phone' }),
    email: text({ format: 'email' }),
    street: text(),
    city: text(),
    state: text(),
    postalCode: text({ max: 20 }),
    preferredLanguage: choice(['en', 'es']),
    hearAboutUs: choice(heardFrom),
    taxExempt: flag(),
    notes: longText(),
  },
  {
    /** What a list and a picker show: company, or first and last name. */
    name: z.string(),
    invoiceCount: z.int(),
    totalSpent: money({ required: true }),
    lastVisit: instant(),
  },
);
export type Customer = Row<typeof customer>;
export type CustomerDraft = DraftOf<typeof customer>;

/** The name to show for a customer. */
export const customerName = (c: { firstName: string; lastName?: string | null; company?: string | null }): string =>
  c.company?.trim() || [c.firstName, c.lastName].filter(Boolean).join(' ').trim();
