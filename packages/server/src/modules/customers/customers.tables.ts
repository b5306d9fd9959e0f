import { sql } from 'drizzle-orm';
import { check, index, integer, json, text, uuid } from 'drizzle-orm/pg-core';
import { customer, type Customer } from '@tilldesk/domain/customers';
import { instant, money, nameText } from '../../database/columns.ts';
import { columnsOf } from '../../database/entity-columns.ts';
import { tenantTable } from '../../database/tenant-table.ts';

export const customers = tenantTable(
  'customers',
  {
    ...columnsOf(customer, { defaults: { smsConsent: false, emailConsent: false, taxExempt: false } }),
    /** Derived from company or first and last name. Lists sort by it. */
    name: nameText('name').notNull(),
    company: nameText('company'),
    group: nameText('customer_group'),
    /** `json` instead of `jsonb`, to retain the order of keys: comparisons use the text as written. */
    phones: json('phones').$type<Customer['phones']>().notNull().default([]),
    emails: json('emails').$type<Customer['emails']>().notNull().default([]),
    /** The primary phone and email, for lists. */
    phone: text('phone'),
    email: text('email'),
    tags: text('tags').array().notNull().default([]),
    consentAt: instant('consent_at'),
    /** Updated by posting, recomputed by `verify`. */
    invoiceCount: integer('invoice_count').notNull().default(0),
    totalSpent: money('total_spent').notNull().default(0),
    lastVisit: instant('last_visit'),
    /** Updated by the store credit ledger, recomputed by `verify`. */
    storeCredit: money('store_credit').notNull().default(0),
    /** The target customer of the merge. This record only refers to it. */
    mergedInto: uuid('merged_into'),
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
