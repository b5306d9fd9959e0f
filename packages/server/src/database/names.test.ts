import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, expect, test } from 'vitest';
import { refreshCollation } from './collation.ts';
import { testDatabase } from './testing/test-database.ts';
import { asOwner, inBusiness } from './transaction.ts';

const db = await testDatabase();
const mine = '01900000-0000-7000-8000-000000000001';
const unsorted = ['iPhone 17', 'Zagg', 'iPad 9', 'Écran', 'ecran', 'iPad 10', 'ESR', 'apple watch', 'Apple iPad'];
const sorted = ['Apple iPad', 'apple watch', 'ecran', 'Écran', 'ESR', 'iPad 9', 'iPad 10', 'iPhone 17', 'Zagg'];
const inOrder = 'select name from unnest($1::text[]) as t (name) order by name collate "names"';
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

beforeAll(async () => {
  await asOwner(db, async (tx) => {
    await tx.raw(
      `insert into customers (business_id, id, name, first_name, created_at, updated_at)
       select $1, gen_random_uuid(), 'Name ' || i, 'Name', now(), now() from generate_series(1, 3000) i`,
      [mine],
    );
    await tx.raw('analyze customers');
  });
});

test('names are sorted without regard to case and accents, numbers by their value', async () => {
  const rows = await inBusiness(db, mine, (tx) => tx.raw<{ name: string }>(inOrder, [unsorted]));
  expect(namesOf(rows)).toEqual(sorted);
});

test('PostgreSQL in WebAssembly sorts them alike', async () => {
  const engine = await PGlite.create();
  const initial = readFileSync(new URL('migrations/0000_initial.sql', import.meta.url), 'utf8');
  await engine.exec(/^create collation names .*;$/m.exec(initial)![0]);
  const { rows } = await engine.query<{ name: string }>(inOrder, [unsorted]);
  await engine.close();
  expect(namesOf(rows)).toEqual(sorted);
});

test('every name that people read in a list is kept in that collation', async () => {
  const rows = await asOwner(db, (tx) =>
    tx.raw<{ column: string }>(
      `select c.relname || '.' || a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
       join pg_collation k on k.oid = a.attcollation
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
         and a.attname in ('name', 'brand', 'company', 'customer_group') and k.collname <> 'names' order by 1`,
    ),
  );
  // Names of files, attachments and migrations are not sorted by; a rule's group is only compared.
  expect(rows.map(({ column }) => column)).toEqual([
    'attachments.name',
    'files.name',
    'price_rules.customer_group',
    'schema_functions.name',
    'schema_migrations.name',
  ]);
});

test('as the application, a page of a list sorted by name is read from its index, without sorting', async () => {
  const plan = await inBusiness(db, mine, (tx) =>
    tx.raw<{ 'QUERY PLAN': string }>(
      `explain (costs off) select name from customers where business_id = $1 order by name, id limit 10`,
      [mine],
    ),
  );
  const text = plan.map((row) => row['QUERY PLAN'].trim()).join('\n');
  expect(text).toMatch(/Index (Only )?Scan using customers_by_name/);
  expect(text).not.toMatch(/Sort/);
});

test('as the application, a name and a range of names are looked up in the index', async () => {
  const conditions = await inBusiness(db, mine, async (tx) => {
    const of = async (condition: string) => {
      const plan = await tx.raw<{ 'QUERY PLAN': string }>(
        `explain (costs off) select id from customers where ${condition}`,
      );
      return plan.map((row) => row['QUERY PLAN'].trim()).filter((line) => line.startsWith('Index Cond:'));
    };
    return [await of(`name = 'Name 77'`), await of(`name > 'Name 77' and name < 'Name 78'`)];
  });
  const own = '(business_id = (InitPlan 1).col1)';
  expect(conditions).toEqual([
    [`Index Cond: (${own} AND (name = 'Name 77'::text))`],
    [`Index Cond: (${own} AND (name > 'Name 77'::text) AND (name < 'Name 78'::text))`],
  ]);
});

test('after ICU was replaced by another version the indexes of names are built anew, once', async () => {
  const version = () =>
    asOwner(db, (tx) =>
      tx.raw<{ stale: boolean }>(
        `select collversion is distinct from pg_collation_actual_version(oid) as stale from pg_collation where collname = 'names'`,
      ),
    );
  await asOwner(db, (tx) => tx.raw(`update pg_collation set collversion = '1.1' where collname = 'names'`));
  const rebuilt = await asOwner(db, refreshCollation);
  expect(rebuilt).toContain('customers_by_name');
  expect(rebuilt).not.toContain('terms_by_target');
  expect(await version()).toEqual([{ stale: false }]);
  expect(await asOwner(db, refreshCollation)).toEqual([]);
});
