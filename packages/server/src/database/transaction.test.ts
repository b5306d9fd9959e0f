import { pgTable, text, timestamp, uuid, bigint } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { protectTables } from './protect.ts';
import { testDatabase } from './testing/test-database.ts';
import { asOwner, attempt, begin, inBusiness, inNobodysName, setBusiness } from './transaction.ts';

const db = await testDatabase();
const mine = '01900000-0000-7000-8000-000000000001';
const theirs = '01900000-0000-7000-8000-000000000002';

const notes = pgTable('notes', {
  businessId: uuid('business_id').notNull(),
  id: text().primaryKey(),
  cents: bigint({ mode: 'number' }).notNull().default(0),
  at: timestamp({ withTimezone: true, mode: 'string', precision: 3 }).notNull(),
});

beforeAll(() =>
  asOwner(db, async (tx) => {
    await tx.raw(`create table notes (business_id uuid not null, id text primary key, cents bigint not null default 0,
      at timestamptz(3) not null default now())`);
    await tx.raw('create table secrets (id text primary key)');
    await protectTables(tx);
    await tx.insert(notes).values([
      { businessId: mine, id: 'mine', at: '2026-11-21T04:00:00.120Z' },
      { businessId: theirs, id: 'theirs', at: '2026-11-21T04:00:00.120Z' },
    ]);
  }),
);

test('a bare select under one business returns no row of another', async () => {
  const bare = () => inBusiness(db, mine, (tx) => tx.raw('select id from notes'));
  expect(await bare()).toEqual([{ id: 'mine' }]);
  expect(await inBusiness(db, theirs, (tx) => tx.select().from(notes))).toEqual([
    { businessId: theirs, id: 'theirs', cents: 0, at: '2026-11-21T04:00:00.120Z' },
  ]);
});
