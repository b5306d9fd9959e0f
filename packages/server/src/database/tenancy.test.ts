import { expect, test } from 'vitest';
import { smallShop } from '../testing/small-shop.ts';
import { houseOn, draftOf, signIn, tenderOf } from '../testing/till.ts';
import { newId } from './new-id.ts';
import { testDatabase } from './testing/test-database.ts';
import { asOwner, attempt, inBusiness, inNobodysName } from './transaction.ts';

const db = await testDatabase();
const [ours, theirs] = [await smallShop(db, 'ours'), await smallShop(db, 'theirs')];

// A sale in each, so that every table of the house has rows of both.
const { app } = await houseOn(db);
for (const shop of [ours, theirs]) {
  const admin = await signIn(app, shop, 'admin');
  await admin.ask('POST', '/customers', {
    id: newId('2026-03-02T18:00:00.000Z'),
    firstName: 'Eva',
    phone: '555-010-4477',
    taxExempt: false,
  });
  const body = {
    draft: draftOf(shop, { cables: 1, units: [shop.units[0]!.id] }),
    tenders: [tenderOf('cash', 200_000)],
  };
  await admin.ask('POST', `/invoices/${newId('2026-03-02T18:00:00.000Z')}/checkout`, body, 'key-of-the-day');
}
await app.close();

const tables = await asOwner(db, (tx) =>
  tx.raw<{ name: string; key: string | null; columns: string }>(
    `select c.relname as name, string_agg(a.attname, ', ' order by a.attnum) filter (where a.attgenerated = '' and a.attidentity = '') as columns,
       max(a.attname) filter (where a.attname = case c.relname when 'businesses' then 'id' else 'business_id' end) as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations' group by c.relname`,
  ),
);
const owned = tables.filter((t) => t.key !== null);

test('the rows of every table are apart: a bare query shows one business, another cannot be written into', async () => {
  expect(owned.length).toBeGreaterThan(15);
  for (const { name, key, columns } of owned) {
    const bare = await inBusiness(db, ours.businessId, (tx) =>
      tx.raw<{ of: string }>(`select distinct ${key} as of from ${name}`),
    );
    expect([name, bare]).toEqual([name, [{ of: ours.businessId }]]);

    const stolen = await inBusiness(db, ours.businessId, (tx) =>
      attempt(tx, () =>
        tx.raw(`update ${name} set ${key} = ${key} where ${key} = $1 returning 1`, [theirs.businessId]),
      ),
    ).catch((error: unknown) => (error instanceof Error ? error.message : ''));
    // Ledgers refuse any update; elsewhere the other's rows are simply not there.
    expect([name, stolen]).toEqual([name, typeof stolen === 'string' ? `permission denied for table ${name}` : []]);

    const smuggled = inBusiness(db, ours.businessId, (tx) =>
      tx.raw(
        `insert into ${name} (${columns}) select ${columns.replace(new RegExp(`\\b${key}\\b`), '$1')} from ${name} limit 1`,
        [theirs.businessId],
      ),
    );
    await expect(smuggled).rejects.toThrow(`new row violates row-level security policy for table "${name}"`);
  }
});

test('without a business no row of any table is seen, and what belongs to nobody is out of reach', async () => {
  for (const { name } of tables) {
    const seen = await inNobodysName(db, (tx) => tx.raw(`select 1 from ${name} limit 1`));
    expect([name, seen]).toEqual([name, []]);
  }
});

test('what is booked is neither changed nor taken away', async () => {
  for (const ledger of ['stock_movements', 'payments', 'audit_log']) {
    for (const statement of [`update ${ledger} set id = id`, `delete from ${ledger}`]) {
      await expect(inBusiness(db, ours.businessId, (tx) => tx.raw(statement))).rejects.toThrow(/permission denied/);
    }
  }
});
