import { beforeAll, expect, test } from 'vitest';
import { isImei } from '@tilldesk/domain/fields';
import type { Db } from '../../database/pool.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { findExact } from '../../search/search.store.ts';
import { brokenRules } from '../../testing/invariants.ts';
import { planBusiness } from '../plan/plan.ts';
import { plant } from '../plant.ts';

const plan = planBusiness('other', { seed: 7, now: '2026-11-21T19:30:00.000Z', invoices: 1_500 });
const copies = [1, 0].flatMap((period) => plan.copies.find((copy) => copy.period === period) ?? []);
/** A shop with its books alone; with what was posted in two periods; and with a copy of each of them. */
const [books, posted, copied] = [await testDatabase(3), await testDatabase(3), await testDatabase(3)];

beforeAll(async () => {
  await plant(books, [{ ...plan, periods: [], copies: [], events: [] }]);
  await plant(posted, [{ ...plan, copies: [], events: [] }]);
  await plant(copied, [{ ...plan, copies, events: [] }]);
}, 300_000);

/** The columns whose values say what a row is. */
const kinds = [
  'kind',
  'status',
  'action',
  'entity',
  'type',
  'source_kind',
  'from_status',
  'to_status',
  'charge',
  'exempt_by',
];

/**
 * Counts the rows of each table by their shape: of each column whether it is null, below, at or above 0, which truth value it has,
 * which kind it names, and what its text is, if that has no digits.
 */
async function shapesIn(db: Db): Promise<Map<string, Map<string, number>>> {
  return asOwner(db, async (tx) => {
    const tables = await tx.raw<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'
       order by 1`,
    );
    const found = new Map<string, Map<string, number>>();
    for (const { name } of tables) {
      const rows = await tx.raw<{ shape: string; count: number }>(
        `select shape, count(*)::int as count from "${name}" t, lateral (
           select string_agg(key || ':' || case jsonb_typeof(value)
             when 'number' then sign(value::numeric)::text when 'boolean' then value::text
             when 'string' then case when key = any($1) then value #>> '{}'
               when value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then 'id of version ' || substr(value #>> '{}', 15, 1)
               when value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\dT' then 'moment' when value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\d$' then 'day'
               when value #>> '{}' ~ '\\d' then 'text with digits' else value #>> '{}' end
             else jsonb_typeof(value) end, ' ' order by key) as shape from jsonb_each(to_jsonb(t))) s group by shape`,
        [kinds],
      );
      found.set(name, new Map(rows.map(({ shape, count }) => [shape, count])));
    }
    return found;
  });
}

const rowsOf = (shapes: ReadonlyMap<string, number> | undefined): number =>
  [...(shapes?.values() ?? [])].reduce((sum, count) => sum + count, 0);

test('each copied row has the shape of a posted row, column by column, as often', async () => {
  const [none, some, twice] = [await shapesIn(books), await shapesIn(posted), await shapesIn(copied)];
  const tables = [...some.keys()];
  const added = tables.filter((table) => rowsOf(some.get(table)) > rowsOf(none.get(table)));
  const other = tables.flatMap((table) => {
    const shapes = new Set([...(some.get(table)?.keys() ?? []), ...(twice.get(table)?.keys() ?? [])]);
    return [...shapes].flatMap((shape) => {
      const [before, once, all] = [none, some, twice].map((one) => one.get(table)?.get(shape) ?? 0) as [
        number,
        number,
        number,
      ];
      const isAdded = added.includes(table) && table !== 'stock_levels';
      const [expected, found] = [isAdded ? once - before : 0, all - once];
      return found === expected ? [] : [{ table, shape, expected, found }];
    });
  });
  expect(other).toEqual([]);
  // What the periods of such a small shop write at least.
  const least = [
    'audit_log',
    'cash_movements',
    'device_identifiers',
    'invoice_lines',
    'invoices',
    'payments',
    'record_ids',
  ];
  const more = ['refunds', 'register_sessions', 'search_terms', 'stock_movements', 'unit_events', 'units'];
  expect([...least, ...more].filter((table) => !added.includes(table))).toEqual([]);
});

test('every ledger adds up, and no rule of the trade is broken', async () => {
  expect(await differences(copied)).toEqual([]);
  expect(await asOwner(copied, brokenRules)).toEqual([]);
});

test('document numbers continue without a gap, and audit and search name the new ones', async () => {
  const rows = await asOwner(copied, (tx) =>
    tx.raw<{ businessId: string; id: string; number: number; audited: number; at: string }>(
      `select i.business_id as "businessId", i.id, i.number, (a.after->>'number')::int as audited, i.posted_at as at
       from invoices i join audit_log a on a.entity_id = i.id and a.action = 'invoice.posted'
       where i.number is not null order by i.number`,
    ),
  );
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => 1_001 + i));
  expect(rows.map(({ audited }) => audited)).toEqual(rows.map(({ number }) => number));
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted());
  const last = rows.at(-1)!;
  const terms = await asOwner(copied, (tx) =>
    tx.raw<{ term: string }>('select term from search_terms where target_id = $1 order by term', [last.id]),
  );
  expect(terms.map(({ term }) => term)).toEqual([String(last.number), `inv${last.number}`]);
  const [refund] = await asOwner(copied, (tx) =>
    tx.raw<{ wrong: number; all: number }>(
      `select count(*) filter (where r.id is null or r.number <> (a.after->>'number')::int)::int as wrong, count(*)::int as all
       from audit_log a left join refunds r on r.id = (a.after->>'refund')::uuid and r.invoice_id = a.entity_id
       where a.action = 'invoice.refundedBy'`,
    ),
  );
  expect(refund?.all).toBeGreaterThan(1);
  expect(refund?.wrong).toBe(0);
});

test('ids in audit entries name the copied rows', async () => {
  const [found] = await asOwner(copied, (tx) =>
    tx.raw(
      `select count(*)::int as opened, count(m.id)::int as booked, count(distinct a.after->>'documentId')::int as documents
       from audit_log a left join lateral (select m.id from stock_movements m
         where m.document_id = (a.after->>'documentId')::uuid and m.at = a.at and m.product_id = a.entity_id limit 1) m on true
       where a.action = 'stock.opened'`,
    ),
  );
  const lots = plan.periods.flat().filter(({ kind }) => kind === 'receipt').length;
  expect(found).toEqual({ opened: 2 * lots, booked: 2 * lots, documents: 2 * lots });
});

test('each device has its own code, which search finds', async () => {
  const units = await inBusiness(copied, plan.id, (tx) =>
    tx.raw<{ id: string; code: string }>('select id, code from units order by code'),
  );
  const imeis = units.filter(({ code }) => /^\d{15}$/.test(code));
  expect(imeis.filter(({ code }) => !isImei(code))).toEqual([]);
  expect(new Set(units.map(({ code }) => code)).size).toBe(units.length);
  const found = await inBusiness(copied, plan.id, async (tx) => {
    const targets: unknown[] = [];
    for (const { code } of units) targets.push(await findExact(tx, plan.id, code));
    return targets;
  });
  expect(found).toEqual(units.map(({ id }) => [{ kind: 'unit', targetId: id }]));
});
