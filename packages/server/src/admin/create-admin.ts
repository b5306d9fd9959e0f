import { parseArgs } from 'node:util';
import { allRights } from '@tilldesk/domain/rights';
import { PASSWORD_MAX, PASSWORD_MIN } from '@tilldesk/domain/signin';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import { StartupError } from '../database/startup-error.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import { isCommon } from '../modules/session/password/password-choice.ts';
import { createPerson, createRole } from '../modules/session/people.store.ts';
import { foundBusiness } from '../modules/stores/stores.store.ts';
import { openStore } from '../modules/manage-stores/open-store.ts';

/**
 * Creates a business with its first store and its first admin from command line arguments; returns a message.
 * @throws StartupError naming the missing or invalid argument.
 */
export async function createAdmin(db: Db, args: string[]): Promise<string> {
  const { business, store, email, name, password, timezone, currency, tax } = cliArgs(args);
  if (await isCommon(password, [email, name, business, store])) {
    throw new StartupError('--password is too common, or made of the words beside it: choose another.');
  }
  const existingStore = await asOwner(db, (tx) =>
    tx.raw('select 1 from stores where code = $1', [store.toLowerCase()]),
  );
  if (existingStore.length > 0) throw new StartupError(`The store code '${store}' is taken.`);

  const now = new Date().toISOString();
  const businessId = newId(now);
  await inBusiness(db, businessId, async (tx) => {
    await foundBusiness(tx, businessId, business, now);
    const { storeId } = await openStore(tx, businessId, now, {
      code: store,
      name: business,
      currency,
      timeZone: timezone,
      screenTimeout: 5,
      defaultTaxRate: tax,
    });
    const role = { name: 'Owner', permissions: allRights(), limits: { viewCost: true } };
    const roleId = await createRole(tx, businessId, now, role);
    const person = { email, name, username: email, userType: 'admin', roleId, password, pin: null };
    await createPerson(tx, businessId, now, { ...person, storeIds: [storeId] });
  });
  return `${email} may now sign in at store '${store}'.`;
}

function cliArgs(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    business: text,
    store: text,
    email: text,
    name: text,
    password: text,
    timezone: text,
    currency: text,
    tax: text,
  };
  const { values } = parseArgs({ args, options });
  const need = (key: keyof typeof options): string => {
    const value = values[key]?.trim();
    if (!value) throw new StartupError(`create-admin needs --${key}.`);
    return value;
  };
  const given = {
    business: need('business'),
    store: need('store'),
    email: need('email'),
    name: need('name'),
    // A password is never trimmed (ASVS 6.2.8).
    password: values.password ?? need('password'),
    timezone: values.timezone ?? 'America/New_York',
    currency: values.currency ?? 'USD',
    tax: values.tax ?? '0',
  };
  if (!/^[\w-]{1,60}$/.test(given.store)) throw new StartupError('--store takes letters, digits, - and _.');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given.email)) throw new StartupError('--email does not look like an e-mail.');
  if (given.password.length < PASSWORD_MIN || given.password.length > PASSWORD_MAX) {
    throw new StartupError(`--password needs ${PASSWORD_MIN} to ${PASSWORD_MAX} characters.`);
  }
  if (!Intl.supportedValuesOf('timeZone').includes(given.timezone)) throw new StartupError('--timezone is not known.');
  if (!/^[A-Z]{3}$/.test(given.currency)) throw new StartupError('--currency takes three capital letters.');
  if (!/^0(\.\d{1,6})?$/.test(given.tax)) throw new StartupError('--tax is a share such as 0.0825.');
  return given;
}
