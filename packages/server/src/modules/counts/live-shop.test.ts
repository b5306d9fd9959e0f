import { allRights } from '@tilldesk/domain/rights';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness, type Tx } from '../../database/transaction.ts';
import { freshId, scanOf } from '../../testing/counting.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { nextNumber } from '../stores/numbers.store.ts';
import { bookQuantity } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { listLines } from './line-list.store.ts';
import { postCount } from './post-count.store.ts';
import { cancelCount, submitCount } from './review.store.ts';
import { recordScans } from './scans.store.ts';
import { startCount } from './start-count.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'live', 12);
const caller = { ...shop.scope, limits: { viewCost: true }, permissions: allRights() };
const CABLE = '0000000000LIVE';
const inShop = <T>(work: (tx: Tx) => Promise<T>) => inBusiness(db, shop.businessId, work);
const [category] = await inShop((tx) => tx.raw<{ id: string }>('select id from categories'));

let minutes = 0;
const later = () => new Date(Date.parse('2026-03-03T12:00:00.000Z') + (minutes += 1) * 60_000).toISOString();

/** Operations on pieces while they are counted. `from` selects the group of pieces that they are taken from or added to. */
type Operation =
  | { kind: 'scan'; pieces: number; wait: boolean }
  | { kind: 'mistake'; pieces: number }
  | { kind: 'sale' | 'damage' | 'receipt'; pieces: number; from: number }
  | { kind: 'correction'; pieces: number };

const offsets = fc.integer({ min: -8, max: 8 });
const pieces = fc.integer({ min: 1, max: 6 });
const from = fc.integer({ min: 0, max: 2 });
const moving: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constantFrom('sale' as const, 'damage' as const, 'receipt' as const), pieces, from }),
  fc.record({ kind: fc.constant('correction' as const), pieces: fc.integer({ min: -4, max: 4 }) }),
);
const scanning: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('scan' as const), pieces, wait: fc.boolean() }),
  fc.record({ kind: fc.constant('mistake' as const), pieces }),
);

/**
 * The physical stock: pieces that are not scanned yet, scanned pieces, and pieces added in a place that was already counted. Of
 * the ledger it knows only the quantity on hand.
 */
class ShelfStock {
  unseen: number;
  seen = 0;
  passed = 0;
  books: number;
  hasBegun = false;
  constructor(books: number, really: number) {
    this.books = books;
    this.unseen = really;
  }
  get really(): number {
    return this.unseen + this.seen + this.passed;
  }
  /** Takes up to the requested number of pieces from one group, at most as many as the ledger has on hand. */
  take(requestedPieces: number, pile: number): number {
    const name = (['unseen', 'seen', 'passed'] as const)[pile]!;
    const pickedPieces = Math.min(requestedPieces, this[name], this.books);
    this[name] -= pickedPieces;
    this.books -= pickedPieces;
    return pickedPieces;
  }
  bring(count: number, pile: number): void {
    if (this.hasBegun && pile === 2) this.passed += count;
    else this.unseen += count;
    this.books += count;
  }
}

async function book(tx: Tx, now: string, quantity: number, kind: 'sale' | 'receipt' | 'damage' | 'correction') {
  const id = newId(now);
  const isAdjusted = kind === 'damage' || kind === 'correction';
  if (isAdjusted) {
    await tx.raw(
      `insert into stock_adjustments (business_id, id, store_id, location_id, number, reason, pieces, value, user_id, at)
       values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9)`,
      [
        caller.businessId,
        id,
        caller.storeId,
        caller.locationId,
        await nextNumber(tx, caller, 'adjustment'),
        kind,
        quantity,
        caller.userId,
        now,
      ],
    );
  }
  await bookQuantity(tx, caller, now, {
    lines: [{ productId: shop.cable, quantity }],
    kind: isAdjusted ? 'adjustment' : kind,
    source: { kind: isAdjusted ? 'adjustment' : 'receipt', id },
  });
}

const onHand = () =>
  inShop((tx) =>
    tx.raw<{ n: number }>(`select on_hand as n from stock_levels where product_id = '${shop.cable}'`),
  ).then(([level]) => level!.n);

/** Starts a count, and returns a function that runs operations while it is open. */
async function counting(offset: number) {
  const books = await onHand();
  const shelfStock = new ShelfStock(books, Math.max(0, books + offset));
  const id = freshId();
  const draft = { id, mainCategoryId: category!.id, subCategoryId: null, mode: 'partial' as const };
  await inShop((tx) => startCount(tx, caller, later(), draft));
  let waiting: { scan: ReturnType<typeof scanOf>; at: string }[] = [];
  const send = async (now: string) => {
    const scans = waiting.map(({ scan, at }) => ({ ...scan, ago: Date.parse(now) - Date.parse(at) }));
    waiting = [];
    if (scans.length > 0) await inShop((tx) => recordScans(tx, caller, now, id, scans));
  };
  const scan = async (most: number, wait: boolean) => {
    const now = later();
    const seen = Math.min(most, shelfStock.unseen);
    shelfStock.unseen -= seen;
    shelfStock.seen += seen;
    shelfStock.hasBegun = true;
    waiting.push({ scan: scanOf(CABLE, { quantity: seen }), at: now });
    if (!wait) await send(now);
  };
  const act = async (operation: Operation) => {
    if (operation.kind === 'scan') return scan(operation.pieces, operation.wait);
    const now = later();
    if (operation.kind === 'mistake') {
      const wrongScan = scanOf(CABLE, { quantity: operation.pieces });
      await inShop((tx) => recordScans(tx, caller, now, id, [wrongScan]));
      await inShop((tx) => recordScans(tx, caller, later(), id, [scanOf(CABLE, { takesBack: wrongScan.id })]));
    } else if (operation.kind === 'receipt') {
      shelfStock.bring(operation.pieces, operation.from);
      await inShop((tx) => book(tx, now, operation.pieces, 'receipt'));
    } else if (operation.kind === 'correction') {
      // Changes only the ledger.
      const quantity = Math.max(operation.pieces, -shelfStock.books);
      shelfStock.books += quantity;
      if (quantity !== 0) await inShop((tx) => book(tx, now, quantity, 'correction'));
    } else {
      const { kind } = operation;
      const pickedPieces = shelfStock.take(operation.pieces, operation.from);
      if (pickedPieces > 0) await inShop((tx) => book(tx, now, -pickedPieces, kind));
    }
    return undefined;
  };
  const actAll = async (operations: readonly Operation[]) => {
    for (const operation of operations) await act(operation);
  };
  /** All scans have arrived. Returns the line as the review shows it. */
  const review = async () => {
    await send(later());
    await inShop((tx) => submitCount(tx, caller, later(), id, 1));
    const query = { page: 1, limit: 500, search: '', show: 'counted' as const };
    const { items } = await inShop((tx) => listLines(tx, caller, id, query));
    return items.find(({ productId }) => productId === shop.cable)!;
  };
  return { id, shelfStock, actAll, scanRemaining: (wait: boolean) => scan(1_000_000, wait), review };
}

const moves = fc.array(moving, { maxLength: 5 });

test('counted in one go, pieces are right to the last one, whatever is sold, bought, broken or corrected before and after', async () => {
  const story = [moves, fc.array(scanning, { maxLength: 4 }), fc.boolean(), moves, offsets] as const;
  await fc.assert(
    fc.asyncProperty(...story, async (before, scans, isLate, after, offset) => {
      const { id, shelfStock, actAll, scanRemaining, review } = await counting(offset);
      await actAll([...before, ...scans]);
      await scanRemaining(isLate);
      await actAll(after);
      const line = await review();
      expect([line.difference, line.movedOut, line.movedIn]).toEqual([shelfStock.really - shelfStock.books, 0, 0]);
      await inShop((tx) => postCount(tx, caller, later(), id, { version: 2 }));
      expect(await onHand()).toEqual(shelfStock.really);
    }),
    { numRuns: 25 },
  );
});

test('counted bit by bit while pieces come and go, the difference is off by what moved meanwhile at most, and says by how much', async () => {
  const operations = fc.array(fc.oneof(moving, scanning), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(operations, moves, offsets, async (during, after, offset) => {
      const { id, shelfStock, actAll, scanRemaining, review } = await counting(offset);
      await actAll(during);
      await scanRemaining(false);
      await actAll(after);
      const line = await review();
      const [least, most] = [line.difference! - line.movedOut, line.difference! + line.movedIn];
      const expectedDifference = shelfStock.really - shelfStock.books;
      expect([least <= expectedDifference, expectedDifference <= most, line.needsRecount]).toEqual([
        true,
        true,
        least < most,
      ]);
      await inShop((tx) => cancelCount(tx, caller, later(), id, { version: 2, note: null }));
    }),
    { numRuns: 25 },
  );
});

test('a unit is where it is: every way in which it may be sold, lost, seen or not seen meanwhile', async () => {
  const stories = [true, false].flatMap((isPresent) =>
    (['nothing', 'sold', 'lost'] as const).flatMap((outcome) =>
      ['before', 'after'].map((when) => ({ isThere: isPresent, outcome, when })),
    ),
  );
  const id = freshId();
  await inShop((tx) =>
    startCount(tx, caller, later(), { id, mainCategoryId: category!.id, subCategoryId: null, mode: 'full' }),
  );
  const runStories = async (when: string) => {
    for (const [n, story] of stories.entries()) {
      const source = { kind: 'adjustment' as const, id: freshId() };
      const unitIds = [shop.units[n]!.id];
      if (story.when !== when || story.outcome === 'nothing') continue;
      await inShop((tx) =>
        moveUnits(tx, caller, later(), { unitIds, to: story.outcome as 'sold', kind: 'adjustment', source }),
      );
    }
  };
  await runStories('before');
  const seen = stories.flatMap(({ isThere: isPresent, outcome, when }, n) =>
    isPresent && !(outcome === 'sold' && when === 'before') ? scanOf(shop.units[n]!.code) : [],
  );
  await inShop((tx) => recordScans(tx, caller, later(), id, seen));
  await runStories('after');
  await inShop((tx) => submitCount(tx, caller, later(), id, 1));
  await inShop((tx) => postCount(tx, caller, later(), id, { version: 2 }));
  const statuses = await inShop((tx) => tx.raw<{ id: string; status: string }>('select id, status from units'));
  const finalStatuses = stories.map((story, n) => [
    story,
    statuses.find((unit) => unit.id === shop.units[n]!.id)?.status,
  ]);
  expect(finalStatuses).toEqual(
    stories.map((story) => {
      const { isThere: isPresent, outcome, when } = story;
      // A loss reported after the scan overrides it. A unit that was lost before its scan is found by it.
      const isFound = isPresent && (outcome === 'nothing' || (outcome === 'lost' && when === 'before'));
      return [story, outcome === 'sold' ? 'sold' : isFound ? 'in_stock' : 'lost'];
    }),
  );
});
