import { unitStatuses, type UnitStatus, canUnitTransition, classifyIdentifiers } from '@tilldesk/domain/inventory';
import { expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, attempt, inBusiness, type Tx } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { imeiOf, OPENED, smallShop } from '../../testing/small-shop.ts';
import { addCost } from './cost.store.ts';
import { bookQuantity } from './levels.store.ts';
import { moveUnits } from './move-units.store.ts';
import { receiveUnits } from './receive-units.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'kern', 4);
const { scope } = shop;
const within = <T>(work: (tx: Tx) => Promise<T>) => inBusiness(db, shop.businessId, work);
const source = (kind: 'receipt' | 'adjustment' | 'landedCost') => ({ kind, id: newId(OPENED) });
const phonesOf = (codes: string[][], unitCost = 50_000) =>
  codes.map((texts) => ({ identifiers: classifyIdentifiers(texts), unitCost }));
const unitReceipt = (units: ReturnType<typeof phonesOf>) => ({
  productId: shop.phone,
  units,
  status: 'in_stock' as const,
  acquiredVia: 'purchase' as const,
  kind: 'receipt' as const,
  source: source('receipt'),
});
const ledgerOf = (id: string) =>
  within((tx) =>
    tx.raw('select kind, quantity, value from stock_movements where unit_id = $1 or document_id = $1 order by seq', [
      id,
    ]),
  );
const eventsOf = (id: string) =>
  within((tx) =>
    tx.raw('select from_status, to_status, source_kind from unit_events where unit_id = $1 order by seq', [id]),
  );
const rejection = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => [Object(error).code, Object.keys(Object(error).fields ?? {})],
  );

test('the database knows the same moves of a unit as the domain, pair by pair', async () => {
  const pairs = unitStatuses.flatMap((from) => unitStatuses.map((to) => ({ from, to })));
  const rows = await asOwner(db, (tx) =>
    tx.raw<{ from: UnitStatus; to: UnitStatus; may: boolean }>(
      `select p.from, p.to, unit_may_move(p.from, p.to) as may from jsonb_to_recordset($1::jsonb) as p("from" text, "to" text)`,
      [JSON.stringify(pairs)],
    ),
  );
  expect(rows).toEqual(pairs.map((pair) => ({ ...pair, may: canUnitTransition(pair.from, pair.to) })));
});

test('a move that is not allowed is rejected by the database too, whoever asks', async () => {
  const [unit] = shop.units;
  const move = within((tx) =>
    attempt(tx, () => tx.raw(`update units set status = 'at_vendor' where id = $1`, [unit!.id])),
  );
  await expect(move).rejects.toThrow(`unit ${unit!.code} may not move from in_stock to at_vendor`);
});

test('units begin with all their codes, are found by each, and stand in the ledger at their cost', async () => {
  const codes = [imeiOf(100), imeiOf(101), 'SN-KERNEL-1'];
  const [unit] = await within((tx) => receiveUnits(tx, scope, OPENED, unitReceipt(phonesOf([codes]))));
  expect(unit!.code).toEqual(codes[0]);
  const stored = await within((tx) =>
    tx.raw(
      `select i.type, i.value from device_identifiers i join units u on u.device_id = i.device_id where u.id = $1 order by 1`,
      [unit!.id],
    ),
  );
  expect(stored).toEqual([
    { type: 'IMEI1', value: codes[0] },
    { type: 'IMEI2', value: codes[1] },
    { type: 'SN', value: 'SNKERNEL1' },
  ]);
  expect(await ledgerOf(unit!.id)).toEqual([{ kind: 'receipt', quantity: 1, value: 50_000 }]);
  expect(await eventsOf(unit!.id)).toEqual([{ from_status: null, to_status: 'in_stock', source_kind: 'receipt' }]);
});

test('a list is rejected with every piece that stands against it, and nothing of it is entered', async () => {
  const codes = [[imeiOf(200)], [shop.units[0]!.code], [imeiOf(200)], [imeiOf(201), shop.units[1]!.code]];
  const count = () => within((tx) => tx.raw('select count(*) from units'));
  const before = await count();
  expect(await rejection(within((tx) => receiveUnits(tx, scope, OPENED, unitReceipt(phonesOf(codes)))))).toEqual([
    'unit.taken',
    ['units.1', 'units.2', 'units.3'],
  ]);
  expect(await count()).toEqual(before);
});

test('of two who enter one code at once, one does; the other is told', async () => {
  const enter = () => within((tx) => receiveUnits(tx, scope, OPENED, unitReceipt(phonesOf([[imeiOf(300)]]))));
  const answers = await Promise.allSettled([enter(), enter()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what leaves the shop and comes back is booked, and a device that comes anew begins another life', async () => {
  const [unit] = await within((tx) => receiveUnits(tx, scope, OPENED, unitReceipt(phonesOf([[imeiOf(400)]]))));
  const move = (to: UnitStatus) =>
    within((tx) =>
      moveUnits(tx, scope, OPENED, { unitIds: [unit!.id], to, kind: 'adjustment', source: source('adjustment') }),
    );
  await move('demo');
  await move('lost');
  await move('in_stock');
  expect(await rejection(move('expected'))).toEqual(['unit.notMovable', ['units.0']]);
  await move('void');
  expect(await ledgerOf(unit!.id)).toEqual([
    { kind: 'receipt', quantity: 1, value: 50_000 },
    { kind: 'adjustment', quantity: -1, value: -50_000 },
    { kind: 'adjustment', quantity: 1, value: 50_000 },
    { kind: 'adjustment', quantity: -1, value: -50_000 },
  ]);
  const [again] = await within((tx) => receiveUnits(tx, scope, OPENED, unitReceipt(phonesOf([[imeiOf(400)]], 30_000))));
  const lives = await within((tx) =>
    tx.raw('select count(*)::int as lives, count(distinct device_id)::int as devices from units where code = $1', [
      imeiOf(400),
    ]),
  );
  expect([again!.id === unit!.id, lives]).toEqual([false, [{ lives: 2, devices: 1 }]]);
});

test('what comes moves the average, what goes leaves at it, and the last piece takes the last cent', async () => {
  const book = (quantity: number, value?: number) =>
    within((tx) =>
      bookQuantity(tx, scope, OPENED, {
        lines: [{ productId: shop.cable, quantity, ...(value === undefined ? {} : { value }) }],
        kind: 'adjustment',
        source: source('adjustment'),
      }),
    );
  const line = (quantity: number, value: number, balance: number) => [
    { productId: shop.cable, quantity, value, balance },
  ];
  expect(await book(50, 10_000)).toEqual(line(50, 10_000, 150));
  expect(await book(-149)).toEqual(line(-149, -43_044, 1));
  expect(await rejection(book(-2))).toEqual(['stock.short', ['lines.0.quantity']]);
  expect(await book(-1)).toEqual(line(-1, -289, 0));
  expect(await book(10, 1_000)).toEqual(line(10, 1_000, 10));
});

test('a cost that comes later goes to what still stands here, and the rest to what has gone', async () => {
  const [here, gone] = await within((tx) =>
    receiveUnits(tx, scope, OPENED, unitReceipt(phonesOf([[imeiOf(500)], [imeiOf(501)]]))),
  );
  await within((tx) =>
    moveUnits(tx, scope, OPENED, {
      unitIds: [gone!.id],
      to: 'scrapped',
      kind: 'adjustment',
      source: source('adjustment'),
    }),
  );
  const freight = source('landedCost');
  const added = await within((tx) =>
    addCost(tx, scope, OPENED, {
      shares: [
        { unitId: here!.id, amount: 700 },
        { unitId: gone!.id, amount: 701 },
        { productId: shop.cable, quantity: 40, amount: 400 },
      ],
      kind: 'landedCost',
      source: freight,
    }),
  );
  expect(added).toEqual({ inStock: 800, variance: 1_001 });
  expect(await ledgerOf(freight.id)).toEqual([
    { kind: 'landedCost', quantity: 0, value: 700 },
    { kind: 'landedCost', quantity: 0, value: 100 },
  ]);
});

test('after all of it every ledger agrees with what is kept', async () => {
  expect(await differences(db)).toEqual([]);
});
