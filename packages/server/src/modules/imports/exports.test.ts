import type { ImportJob } from '@tilldesk/domain/imports';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { importFile, type ImportedEntity } from '../../testing/importing.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type Person } from '../../testing/till.ts';
import { tempFileStorage } from '../../testing/uploads.ts';
import { workOnImports } from './worker.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'expo');
const { fileStorage, remove } = tempFileStorage();
const { app, services } = await servicesOn(db, undefined, { fileStorage });
const worker = workOnImports(services);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
afterAll(async () => {
  await worker.stop();
  await app.close();
  remove();
});
const parent = newId(OPENED);
beforeAll(async () => {
  const plain = { isSerializedDefault: false, active: true, kind: 'other' };
  await admin.request('POST', '/categories', { id: parent, name: 'A, "B" & C', ...plain });
  await admin.request('POST', '/categories', { id: newId(OPENED), name: 'Inner', parentId: parent, ...plain });
});

const exported = async (person: Person, entityName: string, query: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await app.inject({ method: 'GET', url: `/api/${entityName}-imports/export?${query}`, headers });
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename=/),
  ]);
  return answer.rawPayload;
};
const again = async (entityName: ImportedEntity, content: Buffer, name: string) => {
  const { state, rows, counts } = (
    await importFile(app, admin, worker.settled, entityName, content, { name, run: false })
  ).body as ImportJob;
  return { state, rows, ...counts };
};
const unchanged = (rows: number) => ({ state: 'checked', rows, added: 0, changed: 0, unchanged: rows, rejected: 0 });

const arbitraryText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => `${text.replace(/[^\u{20}-\u{D7FF}\u{E000}-\u{FFFD}]/gu, '').trim()}x`);
const line = fc.oneof(
  arbitraryText,
  fc.constantFrom('=cmd|calc', "'=1", '@x', '-2+3', '"q"', 'a;b|c', '+1 (2) 3', '007', 'TRUE', '1E5'),
);
const drafts = fc.array(
  fc.record({
    name: line,
    brand: fc.option(line),
    description: fc.option(line.map((text) => `${text}\r\n${text}`)),
    price: fc.integer({ min: 0, max: 999_999_999 }),
    taxRate: fc.integer({ min: 0, max: 100_000 }).map((n) => String(n / 100_000)),
    reorderPoint: fc.option(fc.integer({ min: 0, max: 100 })),
    active: fc.boolean(),
    condition: fc.constantFrom('new', 'openBox', 'used', 'refurbished'),
    tracking: fc.constantFrom('serialized', 'quantity', 'none'),
    stock: fc.integer({ min: 0, max: 3 }),
    cost: fc.integer({ min: 0, max: 99_999 }),
  }),
  { minLength: 1, maxLength: 6 },
);

test('every product that goes out comes in again without a change, in both forms and both languages', async () => {
  let count = 0;
  // The phone, the cable and the service of the small shop.
  let position = 3;
  await fc.assert(
    fc.asyncProperty(drafts, async (all) => {
      for (const { stock, cost, ...draft } of all) {
        count += 1;
        const id = newId(OPENED);
        const own = { sku: `0${count}`, barcodes: [`00${count}`, `E${count}`], categoryId: parent };
        const { status, text } = await admin.request('POST', '/products', { id, ...draft, ...own });
        expect([status, text]).toEqual([200, expect.any(String)]);
        position += 1;
        if (stock === 0 || draft.tracking === 'none') continue;
        const units = Array.from({ length: stock }, (_, n) => ({ code: `SN${count}-${n}` }));
        const opening = draft.tracking === 'serialized' ? { units } : { quantity: stock };
        await admin.request(
          'POST',
          '/inventory/opening-stock',
          { id: newId(OPENED), productId: id, unitCost: cost, ...opening },
          id,
        );
      }
      for (const [format, language] of [
        ['csv', 'en'],
        ['xlsx', 'es'],
      ] as const) {
        const file = await exported(admin, 'products', `format=${format}&language=${language}`);
        expect(await again('products', file, `p.${format}`)).toEqual(unchanged(position));
      }
    }),
    { numRuns: 8 },
  );
});

test('customers go out with their contacts and references, and come in again unchanged', async () => {
  const people = [
    'ID,First name,Company,Phone,Email,Tax exempt,Tags,Language',
    'R-1,Eva,,(718) 555-0101 | 718-555-0102,e@mail.test,sí,club;b,es',
    ',,"=Acme, Inc.",718-555-0103,,,club,',
  ];
  await importFile(app, admin, worker.settled, 'customers', people.join('\n'));
  for (const format of ['csv', 'xlsx']) {
    const file = await exported(admin, 'customers', `format=${format}&language=es&search=club`);
    expect(await again('customers', file, `c.${format}`)).toEqual(unchanged(2));
  }
});

test('vendors are found again by name in any letters, and come in again unchanged', async () => {
  const people = ['Supplier,Phone,Terms,Active', 'Acme Parts,718-555-0104,30,yes', 'ACME PARTS,,,', 'Sol y Cía,,,sí'];
  const imported = await importFile(app, admin, worker.settled, 'vendors', people.join('\n'), { goodRows: true });
  expect((imported.body as ImportJob).counts).toEqual({ added: 2, changed: 0, unchanged: 0, rejected: 1 });
  const file = await exported(admin, 'vendors', 'format=xlsx&language=en');
  expect(await again('vendors', file, 'v.xlsx')).toEqual(unchanged(2));
});

test('a file has what the search finds, costs only for those who may see them, and the headings alone when asked', async () => {
  const head = async (person: Person, query: string) =>
    String(await exported(person, 'products', `format=csv&language=en&${query}`));
  await admin.request('POST', '/products', {
    id: newId(OPENED),
    name: 'Braided cord',
    sku: 'CORD',
    barcodes: [],
    categoryId: parent,
    condition: 'new',
    tracking: 'quantity',
    price: 900,
    taxRate: '0.1',
    active: true,
  });
  const found = (await head(admin, 'search=braided')).split('\r\n');
  expect([found[0]?.includes('Unit cost'), found.length]).toEqual([true, 3]);
  expect((await head(cashier, 'search=braided')).split('\r\n')[0]?.includes('Unit cost')).toEqual(false);
  expect((await head(admin, 'empty=true')).split('\r\n')).toHaveLength(2);
});
