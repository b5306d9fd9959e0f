import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { StartupError } from './startup-error.ts';
import { scratchFolder } from './testing/scratch-folder.ts';
import { testDatabase } from './testing/test-database.ts';
import { asOwner, outsideBusiness, type Tx } from './transaction.ts';

const first = {
  '0000_shops.sql':
    'create table shops (business_id uuid, id int);\n--> statement-breakpoint\ninsert into shops values (null, 1);',
};
const second = { ...first, '0001_tills.sql': 'create table tills (business_id uuid, id int);' };

test('a database is brought up step by step, and running it again changes nothing', async () => {
  const db = await freshDatabase();
  expect(await migrate(db, folderWith(first))).toEqual(['0000_shops.sql']);
  expect(await migrate(db, folderWith(second))).toEqual(['0001_tills.sql']);
  expect(await migrate(db, folderWith(second))).toEqual([]);
  expect(await asOwner(db, steps)).toEqual(['0000_shops.sql', '0001_tills.sql']);
});

test('two servers that start at once apply each step once', async () => {
  const db = await freshDatabase();
  const folder = folderWith(second);
  const applied = await Promise.all([migrate(db, folder), migrate(db, folder)]);
  expect(applied.flat().toSorted()).toEqual(['0000_shops.sql', '0001_tills.sql']);
});

test('a step that fails half-way leaves nothing of itself, and is whole the next time', async () => {
  const db = await freshDatabase();
  const broken = { ...first, '0001_tills.sql': 'create table tills (business_id uuid, id int); select 1 / 0;' };
  await expect(migrate(db, folderWith(broken))).rejects.toThrow('division by zero');
  expect(await asOwner(db, steps)).toEqual(['0000_shops.sql']);
  expect(await migrate(db, folderWith(second))).toEqual(['0001_tills.sql']);
});

test('a database that is newer than the code is rejected, and so is a step that was changed afterwards', async () => {
  const db = await freshDatabase();
  await migrate(db, folderWith(second));
  await expect(migrate(db, folderWith(first))).rejects.toEqual(
    new StartupError(
      'The data was written by a newer Tilldesk (it has the step 0001_tills.sql, which this version does not know): start that version.',
    ),
  );
  await expect(migrate(db, folderWith({ ...second, '0001_tills.sql': 'select 1;' }))).rejects.toEqual(
    new StartupError('The migration 0001_tills.sql was changed after this database had applied it: restore the file.'),
  );
});

test('every table stands under row-level security from the step that made it', async () => {
  const db = await freshDatabase();
  await migrate(db, folderWith(second));
  const unprotected = await asOwner(db, (tx) =>
    tx.raw(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
    ),
  );
  expect(unprotected).toEqual([]);
  expect(await outsideBusiness(db, (tx) => tx.raw('select * from shops'))).toEqual([]);
});

test('the steps of this code bring up a database', async () => {
  const db = await testDatabase();
  expect(await migrate(db)).toEqual([]);
});

test('data from before the first release is rejected, and the message says how to move it', async () => {
  const db = await freshDatabase();
  await migrate(db, folderWith({ '0000_first.sql': 'create table shops (business_id uuid, id int);' }));
  await expect(migrate(db)).rejects.toThrow(/^The data was written by a version from before the first release/);
});

test('a file of functions is applied again when its text changes, and only then', async () => {
  const db = await freshDatabase();
  const one = (hash: string, value: number) => ({
    name: 'one.sql',
    hash,
    text: `create or replace function one() returns int language sql as 'select ${value}'`,
  });
  const applied = async () => {
    const [row] = await asOwner(db, (tx) =>
      tx.raw<{ one: number; at: string }>('select one(), (select applied_at::text from schema_functions) as at'),
    );
    return row!;
  };
  const folder = folderWith(first);
  await migrate(db, folder, [one('a', 1)]);
  const before = await applied();
  await migrate(db, folder, [one('a', 1)]);
  expect([before.one, await applied()]).toEqual([1, before]);
  await migrate(db, folder, [one('b', 2)]);
  expect((await applied()).one).toEqual(2);
});

/** Without the template's tables, whose migrations are not in the folders of these tests. */
async function freshDatabase() {
  const db = await testDatabase();
  await asOwner(db, (tx) =>
    tx.raw('drop schema public cascade; create schema public; grant usage on schema public to tilldesk_app;'),
  );
  await asOwner(db, (tx) =>
    tx.raw('alter default privileges in schema public grant select, insert, update, delete on tables to tilldesk_app'),
  );
  return db;
}

function folderWith(files: Record<string, string>): string {
  const folder = scratchFolder();
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

function steps(tx: Tx): Promise<string[]> {
  return tx
    .raw<{ name: string }>('select name from schema_migrations order by name')
    .then((rows) => rows.map(({ name }) => name));
}
