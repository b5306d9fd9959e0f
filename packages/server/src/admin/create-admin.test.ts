import { expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner } from '../database/transaction.ts';
import { secretMatches } from '../modules/session/password/password.ts';
import { createAdmin } from './create-admin.ts';

const db = await testDatabase();

const cliArgs = (store: string, ...more: string[]) =>
  `--business Harbour --store ${store} --email ana@${store}.test --name Ana --password correct-horse-battery`
    .split(' ')
    .concat(more);
const currencyOf = (store: string) =>
  asOwner(db, (tx) => tx.raw('select currency from stores where code = $1', [store]));

test('[S9-18] a store counts in US dollars unless another currency is named', async () => {
  await createAdmin(db, cliArgs('one'));
  await createAdmin(db, cliArgs('two', '--currency', 'EUR'));
  expect([await currencyOf('one'), await currencyOf('two')]).toEqual([[{ currency: 'USD' }], [{ currency: 'EUR' }]]);
});

test('a store code is taken once, and a word that is missing is named', async () => {
  await expect(createAdmin(db, cliArgs('one'))).rejects.toThrow("The store code 'one' is taken.");
  await expect(createAdmin(db, ['--business', 'X'])).rejects.toThrow('create-admin needs --store.');
});

test('the first admin chooses a password by the rules of everybody, and it is not trimmed', async () => {
  const withPassword = (store: string, password: string) => {
    const [business, name] = ['Harbour Phones', 'Ana Ruiz'];
    const given = { business, store, email: `ana@${store}.test`, name, password };
    return createAdmin(
      db,
      Object.entries(given).flatMap(([option, value]) => [`--${option}`, value]),
    );
  };
  await expect(withPassword('three', 'elevenchars')).rejects.toThrow('--password needs 12 to 1000 characters.');
  for (const easy of ['qwerty123456', 'HarbourPhones1', 'ana@three.test']) {
    await expect(withPassword('three', easy)).rejects.toThrow(
      '--password is too common, or made of the words beside it: choose another.',
    );
  }
  await withPassword('three', '  correct horse  ');
  const [row] = await asOwner(db, (tx) =>
    tx.raw<{ hash: string }>(`select password_hash as hash from users where email = 'ana@three.test'`),
  );
  expect(await secretMatches(row?.hash ?? null, '  correct horse  ')).toEqual(true);
});
