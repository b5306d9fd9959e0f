import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Customer } from '@tilldesk/domain/shop';
import { businessId, exactText, instant, kept, money } from '../../database/columns.ts';

export const customers = pgTable(
  'customers',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** Derived from company or first and last name; lists sort by it. */
    name: exactText('name').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    company: text('company'),
    phone: text('phone'),
    email: text('email'),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postal_code'),
    preferredLanguage: text('preferred_language').$type<Customer['preferredLanguage']>(),
    hearAboutUs: text('hear_about_us').$type<Customer['hearAboutUs']>(),
    taxExempt: boolean('tax_exempt').notNull().default(false),
    notes: text('notes'),
    /** Kept by posting, recomputed by `verify`. */
    invoiceCount: integer('invoice_count').notNull().default(0),
    totalSpent: money('total_spent').notNull().default(0),
    lastVisit: instant('last_visit'),
    archivedAt: instant('archived_at'),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    index('customers_by_name').on(t.businessId, t.name, t.id),
    index('customers_by_age').on(t.businessId, t.createdAt, t.id),
    index('customers_by_spent').on(t.businessId, t.totalSpent, t.id),
    index('customers_by_visit').on(t.businessId, t.lastVisit.desc().nullsLast(), t.id.desc().nullsFirst()),
  ],
);
