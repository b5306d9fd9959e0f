import { customer, customerName, unreachable } from '@tilldesk/domain/shop';
import { eq } from 'drizzle-orm';
import { records } from '../../crud/records.ts';
import type { ListQuery } from '../../crud/spec.ts';
import { termsOf } from '../../search/terms.ts';
import { customers } from './customers.tables.ts';

type Query = ListQuery & { preferredLanguage?: 'en' | 'es' | undefined };

/** Customers of the business: found by name, company, email and phone, the last digits too. */
export const customerRecords = records(customer, {
  table: customers,
  sorts: {
    name: customers.name,
    createdAt: customers.createdAt,
    totalSpent: customers.totalSpent,
    lastVisit: customers.lastVisit,
  },
  filters: (query: Query) => [query.preferredLanguage && eq(customers.preferredLanguage, query.preferredLanguage)],
  terms: (c) => termsOf([c.firstName, c.lastName, c.company, c.email], [c.phone]),
  columns: (c) => ({ ...c, name: customerName(c) }),
  check: (_tx, _scope, _id, c) => {
    const problem = unreachable(c);
    if (problem) throw problem;
  },
});

/** Adds a customer with the id of the draft. Throws customer.contactMissing, record.exists. */
export const createCustomer = customerRecords.create;
