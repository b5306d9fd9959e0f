import type { ImportJob } from '@tilldesk/domain/imports';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { importFile } from '../../testing/importing.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import { tempFileStorage } from '../../testing/uploads.ts';
import { workOnImports } from './worker.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'imca');
const { fileStorage, remove } = tempFileStorage();
const { app, services } = await servicesOn(db, undefined, { fileStorage });
const worker = workOnImports(services);
const admin = await signIn(app, shop, 'admin');
afterAll(async () => {
  await worker.stop();
  await app.close();
  remove();
});

const categories = async (): Promise<(readonly [string | null, string])[]> => {
  const { body } = await admin.request('GET', '/categories?limit=500&sort=name');
  const { items } = body as { items: { name: string; parentName: string | null }[] };
  return items.map(({ name, parentName }) => [parentName, name] as const);
};
const runImport = async (content: string, makesMissing: boolean, run = false): Promise<ImportJob> =>
  (await importFile(app, admin, worker.settled, 'products', content, { makesMissing, run })).body as ImportJob;

const file = [
  'SKU,Name,Category,Price',
  'HP-1,Headphones,Sound > Headphones,49.99',
  'HP-2,Headphones 2,sound > headphones,59.99',
  'SP-1,Speaker,Sound,99.99',
  'GF-1,Gift bag,Gifts,1.99',
  'XX-1,Too deep,A > B > C,1.99',
].join('\n');

test('a dry run says which categories are missing; it writes none, also where the run is to make them', async () => {
  const before = await categories();
  const missing = { count: 3, names: ['Sound', 'Sound > Headphones', 'Gifts'] };
  const rejected = await runImport(file, false);
  expect([rejected.missing, rejected.makesMissing, rejected.counts]).toEqual([
    missing,
    false,
    { added: 0, changed: 0, unchanged: 0, rejected: 5 },
  ]);
  const tried = await runImport(file, true);
  expect([tried.missing, tried.makesMissing, tried.counts]).toEqual([
    missing,
    true,
    { added: 4, changed: 0, unchanged: 0, rejected: 1 },
  ]);
  expect(await categories()).toEqual(before);
});

test('the run makes them in their two levels, and the same file finds them again', async () => {
  const validFile = file.split('\n').slice(0, -1).join('\n');
  const before = await categories();
  const done = await runImport(validFile, true, true);
  expect([done.state, done.missing.count, done.counts]).toEqual([
    'done',
    3,
    { added: 4, changed: 0, unchanged: 0, rejected: 0 },
  ]);
  const fresh = (await categories()).filter((one) => !before.some((old) => String(old) === String(one)));
  expect(fresh).toEqual([
    [null, 'Gifts'],
    ['Sound', 'Headphones'],
    [null, 'Sound'],
  ]);
  const again = await runImport(validFile, false);
  expect([again.missing, again.counts]).toEqual([
    { count: 0, names: [] },
    { added: 0, changed: 0, unchanged: 4, rejected: 0 },
  ]);
});

test('no main category is made of a name that a sub-category bears', async () => {
  const { missing, counts } = await runImport('SKU,Name,Category,Price\nYY-1,Pad,Headphones > Pads,5', true);
  expect([missing.count, counts.rejected]).toEqual([0, 1]);
});
