import { Problem } from '@tilldesk/domain/problems';
import type { customer, CustomerContent } from '@tilldesk/domain/customers';
import type { Changes, Draft } from '../../crud/spec.ts';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { normalizedContacts, customerRecords } from './customers.store.ts';
import { assertNoDuplicates } from './duplicates.store.ts';
import type { PhonePlace } from './phones.store.ts';
import {
  readCurrentCustomer,
  readNameOfCustomer,
  lockContact,
  saveConsentDate,
  lockCustomerRow,
  sumOwed,
} from './customers.statements.ts';

/** The scope of a customer change. The store determines the country of a phone without a country prefix. */
type Place = Scope & { store?: PhonePlace };
type CustomerEntity = typeof customer;

/**
 * Adds a customer with the id of the draft, phones in E.164. Throws customer.nameMissing, customer.contactMissing,
 * customer.duplicate for a phone or email of another customer that `despiteDuplicate` does not list, record.exists.
 */
export async function createCustomer(tx: Tx, scope: Place, now: string, draft: Draft<CustomerEntity>) {
  const { despiteDuplicate = [], ...content } = normalizedContacts(draft, scope.store);
  await assertNoDuplicates(tx, scope, draft.id, content, despiteDuplicate);
  const row = await customerRecords.create(tx, scope, now, content);
  if (row.smsConsent || row.emailConsent) await dateConsent(tx, scope, now, row.id);
  return row;
}

/**
 * Changes a customer. Only new phones and emails are checked for duplicates. Throws the errors of createCustomer, record.changed,
 * and customer.merged for a customer merged into another.
 */
export async function changeCustomer(tx: Tx, scope: Place, now: string, id: string, changes: Changes<CustomerEntity>) {
  const { despiteDuplicate = [], ...sent } = normalizedContacts(changes, scope.store);
  const before = await lockCustomer(tx, scope, id);
  const isNew = {
    phones: (sent.phones ?? []).filter(({ number }) => !before.phones.some((own) => own.number === number)),
    emails: (sent.emails ?? []).filter(({ address }) => !before.emails.some((own) => own.address === address)),
  };
  await assertNoDuplicates(tx, scope, id, isNew, despiteDuplicate);
  const row = await customerRecords.change(tx, scope, now, id, sent);
  if (row.smsConsent !== before.smsConsent || row.emailConsent !== before.emailConsent) {
    await dateConsent(tx, scope, now, id);
  }
  return row;
}

/** Returns a customer for the API. Throws customer.merged with the merge target for a merged customer. */
export async function readCustomer(tx: Tx, person: Reader, id: string) {
  await assertNotMerged(tx, person, id);
  return customerRecords.one(tx, person, id);
}

/** Restores an archived customer. A merged customer is restored only by undoing the merge. Throws customer.merged. */
export async function restoreCustomer(tx: Tx, scope: Scope, now: string, id: string) {
  await assertNotMerged(tx, scope, id);
  return customerRecords.restore(tx, scope, now, id);
}

/** Archives a customer. Throws customer.merged for a merged customer, and customer.owes. */
export async function archiveCustomer(tx: Tx, scope: Scope, now: string, id: string) {
  await assertNotMerged(tx, scope, id);
  await assertNothingOwed(tx, scope, id);
  return customerRecords.archive(tx, scope, now, id);
}

/** A customer with open invoices cannot be archived. Locks the customer, so that nothing is charged to the account meanwhile. */
async function assertNothingOwed(tx: Tx, { businessId }: Pick<Scope, 'businessId'>, id: string): Promise<void> {
  await tx.all(lockCustomerRow, { businessId, id });
  const open = await tx.first(sumOwed, { businessId, id });
  if (open && open.due > 0) throw new Problem('customer.owes', { due: open.due });
}

/** Returns the current customer of an id: the customer itself, or the target of its merges, through any number of them. */
export async function currentCustomerId(tx: Tx, scope: Pick<Scope, 'businessId'>, id: string): Promise<string> {
  const last = await tx.first(readCurrentCustomer, { businessId: scope.businessId, id });
  return last?.id ?? id;
}

/** Throws customer.merged, with the merge target, for a merged customer. */
export async function assertNotMerged(tx: Tx, scope: Pick<Scope, 'businessId'>, id: string): Promise<void> {
  const into = await currentCustomerId(tx, scope, id);
  if (into === id) return;
  const stayed = await tx.first(readNameOfCustomer, { businessId: scope.businessId, id: into });
  throw new Problem('customer.merged', { name: stayed?.name ?? '', into });
}

type LockedContacts = Pick<CustomerContent, 'phones' | 'emails' | 'smsConsent' | 'emailConsent'>;

/** Locks a customer for a change. Throws if the customer was merged while the lock was awaited. */
async function lockCustomer(tx: Tx, scope: Scope, id: string): Promise<LockedContacts> {
  const row = await tx.first(lockContact, { businessId: scope.businessId, id });
  if (row) return row;
  await assertNotMerged(tx, scope, id);
  throw new Problem('record.notFound');
}

async function dateConsent(tx: Tx, scope: Scope, now: string, id: string): Promise<void> {
  await tx.all(saveConsentDate, { businessId: scope.businessId, id, now });
}
