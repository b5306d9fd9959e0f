import { isImei } from '@tilldesk/domain/fields';
import { beforeAll, expect, test } from 'vitest';
import { inBusiness } from '../database/transaction.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { findExact } from '../search/search.store.ts';
import { differences } from '../ledgers/verify.store.ts';
import { addCatalogue } from './bulk-catalogue.ts';
import { addInvoices } from './bulk.ts';
import { planBusiness } from './plan.ts';
import { plant, plantDemo } from './plant.ts';

const now = new Date('2026-11-21T19:30:00.000Z');
const db = await testDatabase();

beforeAll(() => plantDemo(db, now), 180_000);

test('the demo is planted through the shop itself, and every ledger adds up', async () => {
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

test('a large catalogue with its units keeps the ledgers right, and search finds a unit by its code', async () => {
  await addCatalogue(db, 'demo', 120, 300, now);
  const plan = planBusiness('demo', { seed: 2026, now: now.toISOString() });
  const found = await inBusiness(db, plan.id, async (tx) => {
    const [unit] = await tx.raw<{ id: string; code: string }>(
      `select id, code from units where code like '99%' order by code limit 1`,
    );
    return { wanted: unit, targets: await findExact(tx, plan.id, unit?.code ?? '') };
  });
  expect(isImei(found.wanted?.code ?? '')).toBe(true);
  expect(found.targets).toEqual([{ kind: 'unit', targetId: found.wanted?.id }]);
  expect(await differences(db)).toEqual([]);
});
