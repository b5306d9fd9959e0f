import { expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner } from '../../database/transaction.ts';
import type { Db } from '../../database/pool.ts';
import { planBusiness } from '../plan/plan.ts';
import { plant } from '../plant.ts';

const now = '2026-11-21T19:30:00.000Z';
const [lived, remembered] = [await testDatabase(3), await testDatabase(3)];

/** The tables that a sale, a receipt and a drawer write, in the order of their ledgers. */
const tables = {
  devices: 'created_at, id',
  device_identifiers: 'value',
  units: 'code',
  stock_movements: 'seq',
  stock_levels: 'product_id',
  invoices: 'number, created_at, id',
  invoice_lines: 'invoice_id, position',
  payments: 'seq',
  activations: 'created_at',
  customers: 'id',
  numbers: 'kind',
  search_terms: 'kind, term',
  register_sessions: 'opened_at',
  register_session_people: 'joined_at',
  cash_movements: 'seq',
  audit_log: 'at, action, entity_id',
};

/** Returns rows as text, with random ids replaced by names that are the same in both databases. */
async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  return asOwner(db, async (tx) => {
    const names = new Map<string, string>();
    for (const named of [
      'select id, code as name from stores',
      'select id, email as name from users',
      'select id, name from registers',
      'select id, name from locations',
      'select id, kind as name from policies',
      'select id, name from carriers',
      'select id, code as name from units',
      'select device_id as id, value as name from device_identifiers',
    ]) {
      for (const { id, name } of await tx.raw<{ id: string; name: string }>(named)) names.set(id, name);
    }
    const found: Record<string, string[]> = {};
    for (const [table, order] of Object.entries(tables)) {
      const ids = table === 'invoices' || table === 'invoice_lines' || table === 'payments' || table === 'units';
      const rows = await tx.raw<{ row: object }>(
        `select to_jsonb(t) - 'seq' ${ids ? '' : "- 'id'"} as row from ${table} t order by ${order}`,
      );
      const called = rows.map(({ row }) =>
        JSON.stringify(row).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => names.get(id) ?? id),
      );
      found[table] = table === 'search_terms' ? called.toSorted() : called;
    }
    return found;
  });
}

test('what is written by sets is what the till, the shelf and the drawer write, row for row', async () => {
  const plan = planBusiness('other', { seed: 7, now, invoices: 70 });
  const isOfPast = (event: (typeof plan.events)[number]) =>
    event.at < plan.detailedSince && (event.kind !== 'operation' || event.action === 'activate');
  const events = plan.events.filter(isOfPast);
  await plant(lived, [{ ...plan, events, detailedSince: plan.openedAt }]);
  await plant(remembered, [{ ...plan, events, detailedSince: now }]);
  const [one, other] = [await rowsOf(lived), await rowsOf(remembered)];
  const differing = Object.keys(tables).flatMap((table) => {
    const at = one[table]!.findIndex((row, i) => row !== other[table]![i]);
    return at < 0 && one[table]!.length === other[table]!.length ? [] : [[table, one[table]![at], other[table]![at]]];
  });
  expect(differing).toEqual([]);
  const written = Object.entries(one).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []));
  expect(written).toEqual(Object.keys(tables));
});
