import { customer } from '@tilldesk/domain/shop';
import { customerImport } from '@tilldesk/domain/stock';
import * as z from 'zod/mini';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { CONTACT, customerRecords, keptContacts } from '../customers/customers.store.ts';
import { keptPhone } from '../customers/phones.store.ts';
import type { ImportNoun, Keyed, Worker } from './noun.ts';
import { referencesOf } from './references.store.ts';

const references = referencesOf(customer.name);

/**
 * Customers: found by the reference that they had elsewhere, else by email, else by phone. A new one whose phone somebody
 * else bears is added all the same, since families share phones; two records of one person are merged afterwards.
 */
export const customerNoun: ImportNoun = {
  of: customerImport,
  many: customerRecords.many,
  find: findCustomers,
  settle: (record, { store }) => ({ ...record, ...keptContacts(z.parse(contacts, record), store) }),
  beside: references.beside,
  tells: ['customers'],
  grows: ['customers', 'external_references'],
};

const contacts = z.object({ phones: customer.fields.phones, emails: customer.fields.emails });

async function findCustomers(tx: Tx, who: Worker, rows: readonly Keyed[]): Promise<string[][]> {
  const wanted = rows.map(({ read: { extras } }) => ({
    reference: typeof extras['reference'] === 'string' ? [extras['reference']] : [],
    email: textsOf(extras['email']).map((address) => address.toLowerCase()),
    phone: textsOf(extras['phone']).map((number) => keptPhone(number, who.store)),
  }));
  const byReference = await references.find(
    tx,
    who,
    wanted.flatMap(({ reference }) => reference),
  );
  const byContact = await bearers(
    tx,
    who,
    wanted.flatMap(({ email, phone }) => [...email, ...phone]),
  );
  return wanted.map(({ reference, email, phone }) => {
    const known = reference.flatMap((one) => byReference.get(one) ?? []);
    if (known.length > 0) return known;
    const contact = email.length > 0 ? email : phone;
    return [...new Set(contact.flatMap((one) => byContact.get(one) ?? []))];
  });
}

const textsOf = (cell: unknown): string[] => (Array.isArray(cell) ? cell.map(String) : []);

/** The standing customers who bear an email or a phone, as these are kept. */
async function bearers(tx: Tx, { businessId }: Scope, values: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx.raw<{ value: string; ids: string[] }>(
    `select s.term as value, array_agg(distinct c.id::text) as ids
     from search_terms s join customers c on c.business_id = s.business_id and c.id = s.target_id
     where s.business_id = $1 and s.kind = '${CONTACT}' and s.term = any($2::text[]) and c.archived_at is null
     group by s.term`,
    [businessId, values],
    'customers_of_rows',
  );
  return new Map(rows.map(({ value, ids }) => [value, ids]));
}
