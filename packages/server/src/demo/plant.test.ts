import { expect, test } from 'vitest';
import { inBusiness } from '../database/transaction.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { differences } from '../ledgers/verify.store.ts';
import { addInvoices } from './bulk.ts';
import { planBusiness } from './plan.ts';
import { plant, plantDemo } from './plant.ts';

const now = new Date('2026-11-21T19:30:00.000Z');
const db = await testDatabase();

test('the demo is planted through the shop itself, and every ledger adds up', async () => {
  const said: string[] = [];
  const begun = Date.now();
  await plantDemo(db, now, (line) => said.push(line));
  console.log('plant ms', Date.now() - begun, said.at(-1));
  expect(await differences(db)).toEqual([]);
});

test('what is planned stands: so many invoices, units and drafts', async () => {
  const plan = planBusiness('demo', { seed: 2026, now: now.toISOString() });
  const sales = plan.events.filter((event) => event.kind === 'sale');
  const paid = sales.filter(({ tenders }) => tenders.length > 0);
  const units = plan.events.flatMap((event) => (event.kind === 'receipt' ? event.units : []));
  const [row] = await inBusiness(db, plan.id, (tx) =>
    tx.raw(`select (select count(*) from invoices where status = 'paid') as paid,
      (select count(*) from invoices where status = 'draft') as drafts, (select count(*) from units) as units,
      (select count(*) from products) as products, (select count(*) from customers) as customers`),
  );
  expect(row).toEqual({
    paid: paid.length,
    drafts: 6,
    units: units.length,
    products: plan.items.length,
    customers: 300,
  });
});

test('a second planting is refused and names the store that stands', async () => {
  await expect(plantDemo(db, now)).rejects.toThrow('The store demo stands already; the demo is planted only once.');
  await expect(plant(db, [planBusiness('other', { seed: 1, now: now.toISOString() })])).rejects.toThrow(
    'The store other stands already',
  );
});

test('a past of 2,000 invoices by sets leaves every ledger right, and so does another before it', async () => {
  await addInvoices(db, 'demo', 2_000, now);
  expect(await differences(db)).toEqual([]);
  await addInvoices(db, 'demo', 300, now);
  expect(await differences(db)).toEqual([]);
});

test('invoices for a store that does not stand are refused', async () => {
  await expect(addInvoices(db, 'nowhere', 10, now)).rejects.toThrow('There is no store nowhere to add invoices to.');
});
