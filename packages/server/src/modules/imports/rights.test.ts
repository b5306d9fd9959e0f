import type { ImportJob } from '@tilldesk/domain/imports';
import { someRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { uploadFile, importFile } from '../../testing/importing.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import { tempFileStorage } from '../../testing/uploads.ts';
import { createPerson, createRole } from '../session/people.store.ts';
import { workOnImports } from './worker.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'impr');
const { fileStorage, remove } = tempFileStorage();
const { app, services } = await servicesOn(db, undefined, { fileStorage });
const worker = workOnImports(services);
const admin = await signIn(app, shop, 'admin');
afterAll(async () => {
  await worker.stop();
  await app.close();
  remove();
});

/** A person of the shop who sees no costs, with only these rights. */
async function blind(name: string, rights: Parameters<typeof someRights>[0]) {
  const person = await inBusiness(db, shop.businessId, async (tx) => {
    const role = { name, permissions: someRights(rights), limits: { viewCost: false } };
    const roleId = await createRole(tx, shop.businessId, OPENED, role);
    const email = `${name}@impr.test`;
    const account = { email, name, username: name, userType: 'employee', password: PASSWORD, pin: '1111' };
    const id = await createPerson(tx, shop.businessId, OPENED, {
      ...account,
      roleId,
      storeIds: [shop.scope.storeId],
    });
    return { id, email };
  });
  return signIn(app, { ...shop, people: { ...shop.people, trainee: person } }, 'trainee');
}
const reader = await blind('reader', { Product: 'r' });
const cataloguer = await blind('cataloguer', { Product: 'rcu' });
const changer = await blind('changer', { Product: 'ru' });
const stockClerk = await blind('keeper', { Product: 'rcu', Inventory: 'rc' });

const plain = 'SKU,Name,Category,Price\nr-1,Plain,All,5.00';
const stocked = 'SKU,Name,Category,Price,On hand,Unit cost\nr-2,Stocked,All,5.00,7,3.21';
const job = ({ body }: { body: unknown }) => body as ImportJob;
const samplesOf = ({ columns }: ImportJob) => columns.map(({ samples }) => samples.join());
const run = (person: typeof admin, id: string) =>
  person.request('POST', `/products-imports/${id}/run`, { goodRows: false }, `run-${person.token.slice(0, 8)}-${id}`);
const tried = async (person: typeof admin, text: string) =>
  job(await importFile(app, person, worker.settled, 'products', text, { run: false }));

test('what stands in a file is seen by who brought it and by those who see costs, and in no list', async () => {
  const { id } = await tried(admin, stocked);
  const cells = ['r-2', 'Stocked', 'All', '5.00', '7', '3.21'];
  expect(samplesOf(job(await admin.request('GET', `/products-imports/${id}`)))).toEqual(cells);
  expect(samplesOf(job(await cataloguer.request('GET', `/products-imports/${id}`)))).toEqual(cells.map(() => ''));
  const { items } = Object((await reader.request('GET', '/products-imports')).body) as { items: ImportJob[] };
  expect(items.map(samplesOf)).toEqual([cells.map(() => '')]);

  const own = job(await uploadFile(app, cataloguer, 'products', 'list.csv', stocked));
  expect(samplesOf(own)).toEqual(cells);
});

test('first stock is brought in by who may bring stock in, however well they may write the catalogue', async () => {
  const ofStock = await tried(cataloguer, stocked);
  expect((await run(cataloguer, ofStock.id)).status).toEqual(403);
  expect((await run(stockClerk, ofStock.id)).status).toEqual(200);
  await worker.settled();
  const ofNames = await tried(cataloguer, plain);
  expect((await run(cataloguer, ofNames.id)).status).toEqual(200);
});

test('a file of somebody else is run by who may add and change, and in their name', async () => {
  const { id } = await tried(admin, plain.replace('r-1', 'r-3'));
  const response = await run(changer, id);
  expect([response.status, Object(response.body)['code']]).toEqual([403, 'access.denied']);
  expect(job(await run(cataloguer, id)).by).toEqual('cataloguer');
  await worker.settled();
});
