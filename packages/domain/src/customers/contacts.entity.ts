import * as z from 'zod/mini';
import { choice, text } from '../fields/fields.ts';

/** Types of phone numbers. */
export const phoneLabels = ['mobile', 'home', 'work', 'other'] as const;
export type PhoneLabel = (typeof phoneLabels)[number];

/** Maximum number of phones, emails and tags of a customer, each. */
export const CONTACTS_MAX = 20;

/**
 * A phone of a customer: stored in E.164 (`+17185550142`) if it is a possible number, else as typed. `whose` names the person if
 * it is not the customer's own, such as "mother".
 */
export const customerPhone = z.strictObject({
  number: text({ required: true, format: 'phone' }),
  label: choice(phoneLabels, { required: true }),
  contactName: text({ max: 40 }),
  isPrimary: z.boolean(),
});
export type CustomerPhone = z.output<typeof customerPhone>;

export const customerEmail = z.strictObject({
  address: text({ required: true, format: 'email' }),
  isPrimary: z.boolean(),
});
export type CustomerEmail = z.output<typeof customerEmail>;

/** Removes duplicates by `keyOf` and ensures exactly one primary contact: the first marked one, or the first. */
export function withOnePrimary<C extends { isPrimary: boolean }>(
  contacts: readonly C[],
  keyOf: (contact: C) => string,
): C[] {
  const distinct = contacts.filter((c, index) => contacts.findIndex((other) => keyOf(other) === keyOf(c)) === index);
  const primary = Math.max(
    0,
    distinct.findIndex(({ isPrimary }) => isPrimary),
  );
  return distinct.map((contact, index) => ({ ...contact, isPrimary: index === primary }));
}

/** Formats a phone number: North American ones (`+1` and ten digits) as `(718) 555-0142`, others as stored. */
export function formatPhone(number: string): string {
  const [, area, office, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return area === undefined ? number : `(${area}) ${office}-${line}`;
}
