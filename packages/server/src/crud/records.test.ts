import { entity, flag, text } from '@tilldesk/domain/fields';
import { pgTable, primaryKey, text as column, uuid } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { businessId, instant, auditColumns } from '../database/columns.ts';
import { newId } from '../database/new-id.ts';
import { protectTables } from '../database/protect.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { records } from './records.ts';

const maker = entity('maker', { name: text({ required: true }), note: text() });
const own = { businessId: businessId(), id: uuid('id').notNull(), archivedAt: instant('archived_at') };
const makers = pgTable(
  'makers',
  { ...own, name: column('name').notNull(), note: column('note'), ...auditColumns() },
  (t) => [primaryKey({ columns: [t.businessId, t.id] })],
);

const db = await testDatabase();
const shop = await smallShop(db, 'crud');
const caller = { ...shop.scope, limits: { viewCost: true } };
const plain = records(maker, { table: makers, sorts: { name: makers.name } });

beforeAll(() =>
  asOwner(db, async (tx) => {
    await tx.raw(`create table makers (business_id uuid not null, id uuid not null, name text not null, note text,
      archived_at timestamptz(3), version int not null default 1, created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null, primary key (business_id, id))`);
    await protectTables(tx);
  }),
);

test('a plain noun needs its table and its sorts, and no more', async () => {
  await inBusiness(db, shop.businessId, async (tx) => {
    const id = newId(OPENED);
    await plain.create(tx, caller, OPENED, { id, name: 'Acme' });
    await plain.change(tx, caller, OPENED, id, { note: 'Net 30', version: 1 });
    const { items, pagination } = await plain.list(tx, caller, OPENED, { page: 1, limit: 10, search: '' });
    expect(items.map(({ name, note, version }) => ({ name, note, version }))).toEqual([
      { name: 'Acme', note: 'Net 30', version: 2 },
    ]);
    expect(pagination).toEqual({ page: 1, limit: 10, total: 1, totalPages: 1, hasNextPage: false });
    await plain.archive(tx, caller, OPENED, id);
    await expect(plain.one(tx, caller, id)).rejects.toThrow('record.notFound');
    expect(await tx.raw('select action from audit_log where entity_id = $1 order by id', [id])).toHaveLength(3);
    await plain.restore(tx, caller, OPENED, id);
    expect(await plain.one(tx, caller, id)).toEqual(expect.objectContaining({ name: 'Acme', version: 4 }));
    await expect(plain.restore(tx, caller, OPENED, id)).rejects.toThrow('record.notFound');
  });
});

test('a total is exact up to 10,000 and says so beyond', async () => {
  await inBusiness(db, shop.businessId, async (tx) => {
    await tx.raw(
      `insert into makers (business_id, id, name, created_at, updated_at)
       select $1, gen_random_uuid(), 'Many', $2, $2 from generate_series(1, 10001)`,
      [shop.businessId, OPENED],
    );
    expect((await plain.list(tx, caller, OPENED, { page: 1, limit: 500, search: '' })).pagination).toEqual({
      page: 1,
      limit: 500,
      total: 10_000,
      totalPages: 20,
      hasNextPage: true,
      totalIsAtLeast: true,
    });
  });
});

test('a table that lacks a field of its entity does not compile', () => {
  const wider = entity('maker', { name: text({ required: true }), note: text(), active: flag() });
  // @ts-expect-error the table has no column `active`: columns and read would have to map it
  records(wider, { table: makers, sorts: { name: makers.name } });
  const otherwise = entity('maker', { name: text({ required: true }), note: flag() });
  // @ts-expect-error the column `note` is text
  records(otherwise, { table: makers, sorts: { name: makers.name } });
  expect(Object.keys(plain)).toEqual(['list', 'one', 'create', 'change', 'archive', 'restore', 'many']);
});
