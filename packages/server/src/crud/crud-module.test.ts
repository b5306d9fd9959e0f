import { crud } from '@tilldesk/domain/contract';
import { choice, entity, flag, longText, text } from '@tilldesk/domain/fields';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeAll, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { columnsOf } from '../database/entity-columns.ts';
import { newId } from '../database/new-id.ts';
import { protectTables } from '../database/protect.ts';
import { tenantTable } from '../database/tenant-table.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../database/transaction.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { crudModule } from './crud.ts';

const note = entity('supplierNote', {
  name: text({ required: true }),
  kind: choice(['call', 'visit'], { required: true }),
  phone: text({ format: 'phone' }),
  isUrgent: flag(),
  notes: longText(),
});
const notes = crud('/supplier-notes', {
  name: 'supplierNotes',
  module: 'Vendor',
  entity: note,
  sorts: ['name', 'createdAt'],
  filters: { kind: z.optional(z.enum(['call', 'visit'])), isUrgent: z.optional(z.enum(['true', 'false'])) },
  search: ['name', 'phone'],
});
const table = tenantTable('supplier_notes', columnsOf(note), { indexes: ['name', 'createdAt'] });
const module = crudModule(notes, table);

const db = await testDatabase();
const shop = await smallShop(db, 'crud');
const caller = { ...shop.scope, limits: { viewCost: true } };
const page = { page: 1, limit: 10, search: '' };

beforeAll(() =>
  asOwner(db, async (tx) => {
    const columns = getTableConfig(table).columns.map(
      (column) => `${column.name} ${column.getSQLType()} ${column.notNull ? 'not null' : ''}`,
    );
    await tx.raw(`create table supplier_notes (${columns.join()}, primary key (business_id, id))`);
    await tx.raw('alter table supplier_notes alter version set default 1');
    await protectTables(tx);
  }),
);

test('a table has the columns of its entity, and those of every record of a business', () => {
  const { columns, indexes, primaryKeys } = getTableConfig(table);
  expect(columns.map((column) => [column.name, column.getSQLType(), column.notNull])).toEqual([
    ['business_id', 'uuid', true],
    ['id', 'uuid', true],
    ['name', 'text collate "names"', true],
    ['kind', 'text', true],
    ['phone', 'text', false],
    ['is_urgent', 'boolean', true],
    ['notes', 'text', false],
    ['archived_at', 'timestamptz(3)', false],
    ['version', 'integer', true],
    ['created_at', 'timestamptz(3)', true],
    ['updated_at', 'timestamptz(3)', true],
  ]);
  expect(primaryKeys.map((key) => key.columns.map(({ name }) => name))).toEqual([['business_id', 'id']]);
  expect(indexes.map(({ config }) => config.name)).toEqual(['supplier_notes_by_name', 'supplier_notes_by_created_at']);
});

test('its rows have the types of the fields', () => {
  expectTypeOf<typeof table.$inferSelect>().toEqualTypeOf<{
    businessId: string;
    id: string;
    name: string;
    kind: 'call' | 'visit';
    phone: string | null;
    isUrgent: boolean;
    notes: string | null;
    archivedAt: string | null;
    version: number;
    createdAt: string;
    updatedAt: string;
  }>();
  const defaults = tenantTable('supplier_notes', columnsOf(note, { without: ['notes'], defaults: { kind: 'call' } }));
  type Given = Pick<typeof defaults.$inferInsert, 'name' | 'kind' | 'isUrgent'>;
  expectTypeOf<Given>().toEqualTypeOf<{ name: string; kind?: 'call' | 'visit' | undefined; isUrgent: boolean }>();
  expect(Object.keys(defaults)).not.toContain('notes');
});

test('a plain entity is listed, sorted, filtered and searched without further code', async () => {
  await inBusiness(db, shop.businessId, async (tx) => {
    const add = (name: string, more: { kind: 'call' | 'visit'; isUrgent: boolean; phone?: string }) =>
      module.create(tx, caller, OPENED, { id: newId(OPENED), name, ...more });
    await add('Zagg', { kind: 'call', isUrgent: true, phone: '555-010-4477' });
    await add('Acme', { kind: 'visit', isUrgent: false });
    const named = async (query: Partial<Parameters<typeof module.list>[3]>) =>
      (await module.list(tx, caller, OPENED, { ...page, ...query })).items.map(({ name }) => name);
    expect(await named({})).toEqual(['Acme', 'Zagg']);
    expect(await named({ sort: '-name' })).toEqual(['Zagg', 'Acme']);
    expect(await named({ kind: 'visit' })).toEqual(['Acme']);
    expect(await named({ isUrgent: 'true' })).toEqual(['Zagg']);
    expect(await named({ search: 'zag' })).toEqual(['Zagg']);
    expect(await named({ search: '4477' })).toEqual(['Zagg']);
  });
  expect(module.served.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toEqual([
    'GET /supplier-notes',
    'GET /supplier-notes/:id',
    'POST /supplier-notes',
    'PATCH /supplier-notes/:id',
    'DELETE /supplier-notes/:id',
  ]);
});

test('a sort or filter without a column of its name must be given', () => {
  const special = crud('/supplier-notes', {
    name: 'supplierNotes',
    module: 'Vendor',
    entity: note,
    sorts: ['name', 'length'],
    filters: { city: z.optional(z.string()) },
  });
  const sorts = { length: sql`length(name)` };
  const filters = { city: (city: string) => sql`city = ${city}` };
  expect(Object.keys(crudModule(special, table, { sorts, filters }))).toContain('served');
  // @ts-expect-error the table has no column `length`
  crudModule(special, table, { filters });
  // @ts-expect-error the table has no column `city`
  crudModule(special, table, { sorts });
});
