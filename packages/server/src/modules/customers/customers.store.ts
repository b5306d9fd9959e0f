import {
  customerName,
  customerProblem,
  customers,
  type customer,
  type CustomerContent,
  withOnePrimary,
} from '@tilldesk/domain/customers';
import { problemAt } from '@tilldesk/domain/problems';
import { crudModule } from '../../crud/crud.ts';
import type { Complete } from '../../crud/spec.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { boughtBy } from './purchases.store.ts';
import { customers as table } from './customers.tables.ts';
import { normalizedPhone, nationalPhone, type PhonePlace } from './phones.store.ts';
import { findFile } from './customers.statements.ts';

/**
 * Customers of the business. Searches by name, company, tag, any email or phone (also by its last digits), and by purchases: an
 * IMEI or an invoice number.
 */
export const customerRecords = crudModule(customers, table, {
  terms: (c) => customerTerms(c),
  found: (tx, person, search) => boughtBy(tx, person.businessId, search),
  columns: (c) => customerColumns(c),
  check: async (tx, scope, _id, c) => {
    const invalid = customerProblem(c);
    if (invalid) throw invalid;
    if (!c.taxExemptFileId) return;
    const file = await tx.first(findFile, { businessId: scope.businessId, taxExemptFileId: c.taxExemptFileId });
    if (!file) throw problemAt('taxExemptFileId', 'record.notFound');
  },
  saveRelations: (tx, scope, id, c) => setTerms(tx, scope.businessId, CONTACT, id, contactsOf(c)),
  release: (tx, scope, { id }) => setTerms(tx, scope.businessId, CONTACT, id, []),
});

/** The kind of search terms that the duplicate check uses to find customers by phone or email. Terms have the normalized form. */
export const CONTACT = 'contact';

/** Returns the phones and emails of a customer in normalized form. */
export const contactsOf = ({ phones, emails }: Pick<CustomerContent, 'phones' | 'emails'>): string[] => [
  ...phones.map(({ number }) => number),
  ...emails.map(({ address }) => address),
];

/** Returns the search terms of a customer. */
export const customerTerms = (c: Complete<typeof customer>): string[] =>
  termsOf(
    [c.firstName, c.lastName, c.company, c.group, ...c.tags, ...c.emails.map(({ address }) => address)],
    [...c.phones.map(({ number }) => number), ...c.phones.map(({ number }) => nationalPhone(number))],
  );

/** Returns the row of a customer, with the name and the contacts that lists show. */
export const customerColumns = (c: CustomerContent) => ({
  ...c,
  name: customerName(c),
  phone: c.phones.find(({ isPrimary }) => isPrimary)?.number ?? null,
  email: c.emails.find(({ isPrimary }) => isPrimary)?.address ?? null,
});

type Contacts = { [K in 'phones' | 'emails']?: CustomerContent[K] | undefined };

/** Normalizes phones and emails: phones in E.164 where possible, no contact twice, one primary phone and one primary email. */
export function normalizedContacts<C extends Contacts>(c: C, place: PhonePlace | undefined): C {
  const { phones, emails } = c;
  return {
    ...c,
    ...(phones && {
      phones: withOnePrimary(
        phones.map((phone) => ({ ...phone, number: normalizedPhone(phone.number, place) })),
        ({ number }) => number,
      ),
    }),
    ...(emails && { emails: withOnePrimary(emails, ({ address }) => address) }),
  };
}
