import { beforeAll, expect, test } from 'vitest';
import { protectTables } from './protect.ts';
import { testDatabase } from './testing/test-database.ts';
import { asOwner, inBusiness } from './transaction.ts';

const db = await testDatabase();
const mine = '01900000-0000-7000-8000-000000000001';

beforeAll(async () => {
  await asOwner(db, async (tx) => {
    await tx.raw(
      `create table probe_words (business_id uuid not null, word text collate "C" not null, target int not null, primary key (business_id, word, target));
       insert into probe_words
         select ('01900000-0000-7000-8000-00000000000' || n % 2)::uuid, 'word' || lpad(n::text, 6, '0'), n from generate_series(1, 20000) n`,
    );
    await protectTables(tx);
  });
  await asOwner(db, (tx) => tx.raw('analyze probe_words'));
});

/** The index conditions of the plan. The kind of scan is left to the planner. */
const indexConditions = async (condition: string) => {
  const plan = await inBusiness(db, mine, (tx) =>
    tx.raw<{ 'QUERY PLAN': string }>(`explain (costs off) select target from probe_words where ${condition}`),
  );
  return plan.map((row) => row['QUERY PLAN'].trim()).filter((line) => line.startsWith('Index Cond:'));
};

const own = '(business_id = (InitPlan 1).col1)';

test('a word is found through the index, although a policy stands before it', async () => {
  expect(await indexConditions(`word = 'word000777'`)).toEqual([
    `Index Cond: (${own} AND (word = 'word000777'::text))`,
  ]);
});

test('the beginning of a word is found through the index, although a policy stands before it', async () => {
  expect(await indexConditions(`word >= 'word0007' and word < 'word0008'`)).toEqual([
    `Index Cond: (${own} AND (word >= 'word0007'::text) AND (word < 'word0008'::text))`,
  ]);
});
