import type { Db } from '../database/pool.ts';
import { StartupError } from '../database/startup-error.ts';
import { asOwner, outsideBusiness } from '../database/transaction.ts';
import { isLoopback, type Settings } from '../settings.ts';
import { encryptionFor } from '../encryption/encryption-of.ts';
import { plantDemo } from './plant.ts';
import { codeCommand } from './demo-code.ts';
import signIns from './lists/sign-ins.json' with { type: 'json' };

/**
 * Creates the demo business in an empty database if only this machine can reach the server, or on any host with
 * TILLDESK_DEMO=public. Prints the demo's sign-ins if the demo exists.
 */
export async function offerDemo(db: Db, settings: Settings, print: (sentence: string) => void): Promise<void> {
  const isRequested = settings.demo === 'public' || (settings.demo === 'on' && isLoopback(settings.host));
  if (isRequested && (await isEmpty(db))) {
    print('Planting the demo business: 18 months of a phone shop, ending now.');
    await plantDemo(db, new Date(), print, { encryption: encryptionFor(settings) });
  }
  if (await hasDemo(db)) for (const line of signInLines()) print(line);
}

/** Refuses to start with demo accounts, whose passwords are public, if other machines can reach the server. */
export async function guardDemo(db: Db, settings: Settings): Promise<void> {
  if (settings.demo === 'public' || isLoopback(settings.host)) return;
  if (await hasDemo(db)) {
    throw new StartupError(
      `These data hold demo accounts with known passwords, and ${settings.host} can be reached by others: use other data, or set TILLDESK_DEMO=public.`,
    );
  }
}

const signInLines = (): string[] => [
  'Sign in to the demo with:',
  ...signIns.map(
    (s) =>
      `  store ${s.store.padEnd(6)} ${s.email.padEnd(20)} ${s.password}  (PIN ${s.pin}${'authenticator' in s ? `, code by: ${codeCommand}` : ''})`,
  ),
];

async function hasDemo(db: Db): Promise<boolean> {
  const [row] = await outsideBusiness(db, (tx) => tx.raw<{ found: boolean }>('select has_demo_accounts() as found'));
  return row?.found === true;
}

async function isEmpty(db: Db): Promise<boolean> {
  const rows = await asOwner(db, (tx) => tx.raw('select 1 from businesses limit 1'));
  return rows.length === 0;
}
