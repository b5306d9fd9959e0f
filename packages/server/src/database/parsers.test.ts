import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bigint, date, integer, numeric, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './engine.ts';
import type { Db } from './pool.ts';
import { testDatabase } from './testing/test-database.ts';
import { asOwner, type Tx } from './transaction.ts';

const native = await testDatabase();

const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-scratch-'));
const log = { info: () => undefined, warn: () => undefined };
const crutch = await openDatabase({ dataFolder: folder, engine: 'embedded-wasm', log });
afterAll(async () => {
  await crutch.close();
  rmSync(folder, { recursive: true, force: true });
});

const engines: [string, Db][] = [
  ['PostgreSQL', native],
  ['PostgreSQL in WebAssembly', crutch],
];

const kinds = pgTable('probe_kinds', {
  id: integer().primaryKey(),
  cents: bigint({ mode: 'number' }).notNull(),
  rate: numeric().notNull(),
  at: timestamp({ withTimezone: true, mode: 'string', precision: 3 }).notNull(),
  day: date({ mode: 'string' }).notNull(),
});

test.each(engines)('%s gives whole numbers, exact decimals, instants in UTC and days', async (_name, db) => {
  const rows = await asOwner(db, (tx) =>
    tx.raw(`select 9007199254740991::int8 as cents, 0.10::numeric as rate, date '2026-11-21' as day, true as yes, null::int8 as none,
      timestamptz '2026-11-21 09:30:00.1234+05:30' as at, timestamptz '2026-11-21 04:00:00Z' as "wholeSecond", array[1, 2]::int8[] as many,
      array[timestamptz '2026-11-21 04:00:00Z'] as times, '{"a": [1]}'::jsonb as json`),
  );
  expect(rows).toEqual([
    {
      cents: 9_007_199_254_740_991,
      rate: '0.10',
      day: '2026-11-21',
      yes: true,
      none: null,
      at: '2026-11-21T04:00:00.123Z',
      wholeSecond: '2026-11-21T04:00:00.000Z',
      many: [1, 2],
      times: ['2026-11-21T04:00:00.000Z'],
      json: { a: [1] },
    },
  ]);
});

test.each(engines)('%s gives the same through drizzle, and takes them back', async (_name, db) => {
  const row = { id: 1, cents: 1250, rate: '0.0825', at: '2026-11-21T04:00:00.120Z', day: '2026-11-21' };
  const stored = await asOwner(db, async (tx) => {
    await tx.raw(
      'create table probe_kinds (id int primary key, cents int8, rate numeric, at timestamptz(3), day date)',
    );
    return tx.insert(kinds).values(row).returning();
  });
  expect(stored).toEqual([row]);
});

test.each(engines)('%s refuses a whole number that could not be kept exactly', async (_name, db) => {
  await expect(asOwner(db, (tx) => tx.raw('select 9007199254740993::int8'))).rejects.toThrow(
    new RangeError('The whole number 9007199254740993 is too large to be kept exactly.'),
  );
});

test.each(engines)('%s prepares a named statement once and names its failures', async (_name, db) => {
  const answers = await asOwner(db, async (tx: Tx) => [
    await tx.raw('select $1::int + 1 as next', [1], 'next'),
    await tx.raw('select $1::int + 1 as next', [2], 'next'),
    await tx.raw('select name from pg_prepared_statements'),
  ]);
  expect(answers).toEqual([[{ next: 2 }], [{ next: 3 }], [{ name: 'next' }]]);
  await expect(asOwner(db, (tx) => tx.raw('select 1 / 0'))).rejects.toThrow('division by zero');
});

test('the engine in WebAssembly lets calls wait for one another, and is fresh after a broken one', async () => {
  const db = crutch;
  await asOwner(db, (tx) => tx.raw('create table counter (n int); insert into counter values (0)'));
  await Promise.all(Array.from({ length: 20 }, () => asOwner(db, (tx) => tx.raw('update counter set n = n + 1'))));
  const client = await db.pool.connect();
  await client.query('begin; set local role none; update counter set n = 0');
  client.release(true);
  expect(await asOwner(db, (tx) => tx.raw('select n from counter'))).toEqual([{ n: 20 }]);
  expect((await db.pool.query('select current_user as me')).rows).toEqual([{ me: 'tilldesk_app' }]);
});
