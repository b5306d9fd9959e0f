import { customer } from '@tilldesk/domain/customers';
import { customerImport } from '@tilldesk/domain/imports';
import * as z from 'zod/mini';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { CONTACT, customerRecords, normalizedContacts } from '../customers/customers.store.ts';
import { normalizedPhone } from '../customers/phones.store.ts';
import type { Importer, Keyed, ImportCaller } from './importer.ts';
import { externalReferences } from './references.store.ts';

const references = externalReferences(customer.name);

/**
 * Customers. Matched by their reference in the other system, otherwise by email, otherwise by phone. A new customer is added even
 * if another customer has the phone, since families share phones; duplicates are merged later.
 */
export const customerImporter: Importer = {
  entity: customerImport,
  batch: customerRecords.many,
  findIds: findCustomers,
  normalize: (record, { store }) => ({ ...record, ...normalizedContacts(z.parse(contacts, record), store) }),
  relatedData: references.relatedData,
  changedResources: ['customers'],
  grows: ['customers', 'external_references'],
};

const contacts = z.object({ phones: customer.fields.phones, emails: customer.fields.emails });

async function findCustomers(tx: Tx, caller: ImportCaller, rows: readonly Keyed[]): Promise<string[][]> {
  const requestedCustomers = rows.map(({ read: { extras } }) => ({
    reference: typeof extras['reference'] === 'string' ? [extras['reference']] : [],
    email: textsOf(extras['email']).map((address) => address.toLowerCase()),
    phone: textsOf(extras['phone']).map((number) => normalizedPhone(number, caller.store)),
  }));
  const byReference = await references.find(
    tx,
    caller,
    requestedCustomers.flatMap(({ reference }) => reference),
  );
  const byContact = await customersByContact(
    tx,
    caller,
    requestedCustomers.flatMap(({ email, phone }) => [...email, ...phone]),
  );
  return requestedCustomers.map(({ reference, email, phone }) => {
    const known = reference.flatMap((one) => byReference.get(one) ?? []);
    if (known.length > 0) return known;
    const contact = email.length > 0 ? email : phone;
    return [...new Set(contact.flatMap((one) => byContact.get(one) ?? []))];
  });
}

const textsOf = (cell: unknown): string[] => (Array.isArray(cell) ? cell.map(String) : []);

/** Returns the current customers with a normalized email or phone. */
async function customersByContact(
  tx: Tx,
  { businessId }: Scope,
  values: readonly string[],
): Promise<Map<string, string[]>> {
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
