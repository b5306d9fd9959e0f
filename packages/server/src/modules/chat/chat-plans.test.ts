import { expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness, type Tx } from '../../database/transaction.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { listChats } from './chat-views.store.ts';
import { readHistory } from './history.store.ts';
import { sendMessage } from './messages.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'plans');
const { businessId, storeId } = shop.scope;
const requester = { businessId, storeId, userId: shop.people.cashier.id, name: 'cashier', userType: 'employee' };
const staff = { businessId, storeId, userId: shop.people.admin.id, name: 'admin', userType: 'admin' };
const ids = [requester.userId, staff.userId];

// 5,000 chats of one requester and one staff member, the newest of them with 20,000 messages.
const open = await asOwner(db, async (tx) => {
  const [last] = await tx
    .raw<{ id: string }>(
      `insert into chats (business_id, id, requester_id, staff_id, topic, status, store_id, last_seq, last_activity, created_at, closed_at)
     select $1, gen_random_uuid(), $2, $3, 'other', case n when 5000 then 'active' else 'closed' end, $4, case n when 5000 then 20000 else 1 end,
       '2026-01-01'::timestamptz + n * interval '1 minute', '2026-01-01', case n when 5000 then null else '2026-01-01'::timestamptz end
     from generate_series(1, 5000) n returning id, status`,
      [businessId, ...ids, storeId],
    )
    .then((rows) => rows.filter((row) => Object(row)['status'] === 'active'));
  await tx.raw(
    `insert into chat_members (business_id, chat_id, user_id, is_requester, joined_at, read_seq, last_activity)
     select c.business_id, c.id, u.id, u.id = c.requester_id, c.created_at, c.last_seq - 1, c.last_activity
     from chats c, unnest($1::uuid[]) u(id)`,
    [ids],
  );
  await tx.raw(
    `insert into chat_messages (business_id, id, chat_id, seq, sender_id, content, created_at)
     select c.business_id, gen_random_uuid(), c.id, n, c.requester_id, 'hello', c.created_at
     from chats c, generate_series(1, c.last_seq) n`,
  );
  return last?.id ?? '';
});
await asOwner(db, (tx) => tx.raw('analyze chats; analyze chat_members; analyze chat_messages'));

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/**
 * Returns which chat tables some work reads in full, and the highest row count of a single scan. Runs as the application's role.
 */
async function readsOf(work: (tx: Tx) => Promise<unknown>): Promise<{ whole: string[]; most: number }> {
  const steps: Plan[] = [];
  const walk = (plan: Plan): void => {
    steps.push(plan);
    plan.Plans?.forEach(walk);
  };
  await inBusiness(db, businessId, async (tx) => {
    const watched: Tx = Object.create(tx, {
      raw: {
        value: async (text: string, values: unknown[]) => {
          if (!/insert|update/.test(text)) {
            const [row] = await tx.raw<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
              `explain (analyze, format json) ${text}`,
              values,
            );
            if (row) walk(row['QUERY PLAN'][0].Plan);
          }
          return tx.raw(text, values);
        },
      },
    });
    await work(watched);
  });
  const scans = steps.filter((step) => step['Relation Name']?.startsWith('chat'));
  const touched = scans.map(
    (scan) => ((scan['Actual Rows'] ?? 0) + (scan['Rows Removed by Filter'] ?? 0)) * (scan['Actual Loops'] ?? 0),
  );
  const fullScans = scans.filter((scan) => scan['Node Type'] === 'Seq Scan').map((scan) => scan['Relation Name'] ?? '');
  return { whole: fullScans, most: Math.max(...touched) };
}

test('lists, history and repeats read their stretch of an index, however much was said before', async () => {
  for (const person of [requester, staff]) {
    const list = await readsOf((tx) => listChats(tx, person));
    expect([list.whole, list.most <= 300]).toEqual([[], true]);
    for (const stretch of [{}, { after: 19_900 }, { after: 10 }, { before: 10_000 }]) {
      const history = await readsOf((tx) => readHistory(tx, person, open, stretch));
      expect([history.whole, history.most <= 51]).toEqual([[], true]);
    }
    const messageBody = { chatId: open, content: 'Something new', file: null };
    const reads = await readsOf((tx) => sendMessage(tx, person, '2026-03-02T18:00:00.000Z', messageBody));
    expect([reads.whole, reads.most <= 3]).toEqual([[], true]);
  }
});
