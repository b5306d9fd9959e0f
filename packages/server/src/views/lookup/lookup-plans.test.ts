import { allRights } from '@tilldesk/domain/rights';
import { expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness, type Tx } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { findDevices } from './devices.store.ts';
import { lookUp } from './scan.store.ts';
import { readTimeline } from './timeline.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'plan');
const { businessId, storeId } = shop.scope;
const caller = { businessId, storeId, permissions: allRights(), limits: { viewCost: true } };

/** Devices, each with two IMEIs, a sold unit, and its related rows. The triggers would write the same, slowly. */
const DEVICES = 10_000;
await asOwner(db, async (tx) => {
  await tx.raw(
    `create temp table many on commit drop as
     select $1::uuid as business, $2::uuid as store, $3::uuid as location, $4::uuid as product, $5::uuid as person,
       $6::timestamptz as at, gen_random_uuid() as device, gen_random_uuid() as unit,
       '01' || lpad(n::text, 13, '0') as one, '86' || lpad(n::text, 13, '0') as two
     from generate_series(1, ${DEVICES}) n`,
    [businessId, storeId, shop.scope.locationId, shop.phone, shop.people.admin.id, OPENED],
  );
  await tx.raw(`
    alter table units disable trigger user;
    insert into devices (business_id, id, created_at) select business, device, at from many;
    insert into device_identifiers (business_id, value, type, device_id)
      select business, one, 'IMEI1', device from many union all select business, two, 'IMEI2', device from many;
    insert into units (business_id, id, device_id, product_id, store_id, location_id, code, status, unit_cost, received_at, created_at, updated_at)
      select business, unit, device, product, store, location, one, 'in_stock', 50000, at, at, at from many;
    insert into unit_events (business_id, unit_id, store_id, location_id, from_status, to_status, source_kind, at)
      select business, unit, store, location, f, t, 'receipt', at
      from many, (values (null, 'pending_inspection'), ('pending_inspection', 'in_stock')) as e(f, t);
    insert into stock_movements (business_id, id, store_id, location_id, product_id, unit_id, kind, quantity, value, user_id, at)
      select business, gen_random_uuid(), store, location, product, unit, 'receipt', 1, 50000, person, at from many;
    insert into search_terms (business_id, kind, term, target_id)
      select business, 'unit', t.term, unit from many,
        lateral (values ('=' || one), ('=' || two), ('~' || reverse(one)), ('~' || reverse(two))) t(term);
    insert into audit_log (business_id, id, store_id, user_id, at, action, entity, entity_id)
      select business, gen_random_uuid(), store, person, at, 'unit.changed', 'unit', unit from many;
    alter table units enable trigger user;`);
});
await asOwner(db, (tx) => tx.raw('analyze'));

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** The tables that no request may read in full. */
const great = ['devices', 'device_identifiers', 'units', 'unit_events', 'stock_movements', 'search_terms', 'audit_log'];

/**
 * Returns which of the large tables some work reads in full, and the highest row count of a single scan. Runs as the
 * application's role.
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
          const [row] = await tx.raw<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
            `explain (analyze, format json) ${text}`,
            values,
          );
          if (row) walk(row['QUERY PLAN'][0].Plan);
          return tx.raw(text, values);
        },
      },
    });
    await work(watched);
  });
  const scans = steps.filter((step) => great.includes(step['Relation Name'] ?? ''));
  const touched = scans.map(
    (scan) => ((scan['Actual Rows'] ?? 0) + (scan['Rows Removed by Filter'] ?? 0)) * (scan['Actual Loops'] ?? 0),
  );
  const fullScans = scans.filter((scan) => scan['Node Type'] === 'Seq Scan').map((scan) => scan['Relation Name'] ?? '');
  return { whole: fullScans, most: Math.max(...touched) };
}

const [some] = await inBusiness(db, businessId, (tx) =>
  tx.raw<{ id: string }>(`select device_id as id from device_identifiers where value = '010000000001234'`),
);

test("a device's whole history is read by its own rows alone, however many devices there are", async () => {
  const reads = await readsOf((tx) => readTimeline(tx, caller, OPENED, some!.id));
  expect([reads.whole, reads.most <= 4]).toEqual([[], true]);
});

test.each([
  ['its whole IMEI', '860000000001234', 4],
  ['its last six digits', '001234', 8],
  ['the beginning of one', '0100000000012', 400],
])('a device is found by %s without reading them all', async (_, text, most) => {
  const reads = await readsOf((tx) => findDevices(tx, caller, text));
  expect([reads.whole, reads.most <= most]).toEqual([[], true]);
});

test.each(['860000000001234', '001234', 'CABLE', '+15550104477', 'INV-1001', 'PO-1001', 'GRN-1001', 'CNT-1001'])(
  'where %s leads is found without reading the great tables',
  async (code) => {
    const reads = await readsOf((tx) => lookUp(tx, caller, code));
    expect([reads.whole, reads.most <= 10]).toEqual([[], true]);
  },
);
