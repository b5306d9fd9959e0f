import type { Permission } from '@tilldesk/domain/rights';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { hashSecret } from './password/password.ts';
import { roles, userStores, users } from '../../parties/people/people.tables.ts';
import type { Limits } from '@tilldesk/domain/roles';

export type NewPerson = {
  email: string;
  name: string;
  username: string;
  /** admin, manager, employee; others are possible (spec §1). */
  userType: string;
  language?: string | null;
  roleId: string;
  password: string;
  /** Four digits; null for a person without a PIN. */
  pin: string | null;
  storeIds: readonly string[];
  hireDate?: string;
  isDemo?: boolean;
};

export async function createRole(
  tx: Tx,
  businessId: string,
  now: string,
  role: { name: string; permissions: Permission[]; limits: Limits },
): Promise<string> {
  const id = newId(now);
  await tx.insert(roles).values({ ...role, businessId, id, createdAt: now, updatedAt: now });
  await setTerms(tx, businessId, 'role', id, termsOf([role.name]));
  return id;
}

/** Adds a person to a business; password and PIN are stored as argon2id hashes only. */
export async function createPerson(tx: Tx, businessId: string, now: string, person: NewPerson): Promise<string> {
  const id = newId(now);
  const { password, pin, storeIds, ...columns } = person;
  const [passwordHash, pinHash] = await Promise.all([hashSecret(password), pin ? hashSecret(pin) : null]);
  await tx.insert(users).values({
    ...columns,
    businessId,
    id,
    email: person.email.toLowerCase(),
    passwordHash,
    pinHash,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(userStores).values(storeIds.map((storeId) => ({ businessId, userId: id, storeId })));
  await findable(tx, businessId, id, person);
  return id;
}

/** Returns a hash that no password matches, for an invited person who has not chosen a password yet. */
export const noPassword = (): Promise<string> => hashSecret(crypto.randomUUID());

/** The kind of people in the search index. */
export const PERSON_KIND = 'employee';

/** Makes a person searchable by name, username and email, and by the last digits of the phone. */
export async function findable(
  tx: Tx,
  businessId: string,
  id: string,
  {
    name,
    username,
    email,
    phone,
  }: { name: string; username: string; email: string; phone?: string | null | undefined },
): Promise<void> {
  await setTerms(tx, businessId, PERSON_KIND, id, termsOf([name, username, email], [phone]));
}
