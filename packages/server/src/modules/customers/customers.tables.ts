import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, json, text, uuid } from 'drizzle-orm/pg-core';
import type { Customer } from '@tilldesk/domain/shop';
import { instant, auditColumns, money, nameText } from '../../database/columns.ts';
import { tenantTable } from '../../database/tenant-table.ts';

export const customers = tenantTable(
  'customers',
  {
    /** Derived from company or first and last name. Lists sort by it. */
    name: nameText('name').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    company: nameText('company'),
    /** `json` instead of `jsonb`, to retain the order of keys: comparisons use the text as written. */
    phones: json('phones').$type<Customer['phones']>().notNull().default([]),
    emails: json('emails').$type<Customer['emails']>().notNull().default([]),
    /** The primary phone and email, for lists. */
    phone: text('phone'),
    email: text('email'),
    street: text('street'),
    country: text('country'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postal_code'),
    preferredLanguage: text('preferred_language').$type<Customer['preferredLanguage']>(),
    hearAboutUs: text('hear_about_us').$type<Customer['hearAboutUs']>(),
    group: nameText('customer_group'),
    tags: text('tags').array().notNull().default([]),
    birthday: date('birthday', { mode: 'string' }),
    smsConsent: boolean('sms_consent').notNull().default(false),
    emailConsent: boolean('email_consent').notNull().default(false),
    consentAt: instant('consent_at'),
    taxExempt: boolean('tax_exempt').notNull().default(false),
    taxExemptNumber: text('tax_exempt_number'),
    taxExemptExpires: date('tax_exempt_expires', { mode: 'string' }),
    taxExemptFileId: uuid('tax_exempt_file_id'),
    creditLimit: money('credit_limit'),
    alert: text('alert'),
    notes: text('notes'),
    /** Updated by posting, recomputed by `verify`. */
    invoiceCount: integer('invoice_count').notNull().default(0),
    totalSpent: money('total_spent').notNull().default(0),
    lastVisit: instant('last_visit'),
    /** Updated by the store credit ledger, recomputed by `verify`. */
    storeCredit: money('store_credit').notNull().default(0),
    /** The target customer of the merge. This record only refers to it. */
    mergedInto: uuid('merged_into'),
    archivedAt: instant('archived_at'),
    ...auditColumns(),
  },
  (t) => [
    index('customers_by_name').on(t.businessId, t.name, t.id),
    index('customers_by_age').on(t.businessId, t.createdAt, t.id),
    index('customers_by_spent').on(t.businessId, t.totalSpent, t.id),
    index('customers_by_credit').on(t.businessId, t.storeCredit, t.id),
    index('customers_by_group')
      .on(t.businessId, t.group, t.id)
      .where(sql`${t.group} is not null`),
    index('customers_by_exemption_file')
      .on(t.businessId, t.taxExemptFileId)
      .where(sql`${t.taxExemptFileId} is not null`),
    check('customers_credit_covered', sql`${t.storeCredit} >= 0`),
    check('customers_merged_away', sql`${t.mergedInto} is null or ${t.archivedAt} is not null`),
    index('customers_by_visit').on(t.businessId, t.lastVisit.desc().nullsLast(), t.id.desc().nullsFirst()),
  ],
);
