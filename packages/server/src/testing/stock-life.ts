import { Problem } from '@tilldesk/domain/problems';
import { unitStatuses, type UnitStatus, parseIdentifier } from '@tilldesk/domain/inventory';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import { inBusiness, type Tx } from '../database/transaction.ts';
import { createRandom, type Random } from '../demo/random.ts';
import { addCost } from '../ledgers/stock/cost.store.ts';
import { bookQuantity } from '../ledgers/stock/levels.store.ts';
import { moveUnits } from '../ledgers/stock/move-units.store.ts';
import { receiveUnits } from '../ledgers/stock/receive-units.store.ts';
import { imeiOf, OPENED, type SmallShop } from './small-shop.ts';

/** One operation in the shop, in its own transaction; `onCommitted` is called after the commit. */
export type Operation = { name: string; run: (tx: Tx) => Promise<unknown>; onCommitted?: () => void };

/** The result of a run: how often each operation was completed, and how often it was rejected by a rule. */
export type OperationCounts = { done: Record<string, number>; rejected: Record<string, number> };

/** Number of different codes: few enough that the same phone is received, sold and returned again. */
const CODES = 80;
/** Operations that run concurrently. */
const WORKERS = 4;

/**
 * Runs random operations in a shop, four at a time, over the same few phones and cables, and calls `look` after each
 * batch. An operation may be rejected by a rule, and is repeated after a deadlock, as the calls of the server are; any
 * other error ends the run, and so does an error thrown by `look`: with the operations of that batch in the order in
 * which they ended. The same seed draws the same operations.
 */
export async function liveStock(
  db: Db,
  shop: SmallShop,
  {
    operations,
    batch,
    seed,
    more,
    verify,
  }: {
    operations: number;
    batch: number;
    seed: number;
    more: readonly Drawing[];
    verify: (done: number) => Promise<void>;
  },
): Promise<OperationCounts> {
  const random = createRandom(seed, 'stock');
  const result: OperationCounts = { done: {}, rejected: {} };
  const count = (of: Record<string, number>, name: string) => (of[name] = (of[name] ?? 0) + 1);
  for (let done = 0; done < operations; done += batch) {
    const waiting = Array.from({ length: Math.min(batch, operations - done) }, () =>
      random.weighted([...baseOperations, ...more], ({ often }) => often).draw(shop, random),
    );
    const ended: string[] = [];
    const worker = async () => {
      for (let operation = waiting.pop(); operation; operation = waiting.pop()) {
        const { name, run, onCommitted } = operation;
        try {
          await inBusiness(db, shop.businessId, run, { safeToRepeat: true });
          onCommitted?.();
          count(result.done, name);
          ended.push(name);
        } catch (error) {
          if (!(error instanceof Problem)) throw new Error(`${name} (seed ${seed}, near ${done})`, { cause: error });
          count(result.rejected, name);
          result.done[name] ??= 0;
          ended.push(`${name}: ${error.code}`);
        }
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
    await verify(Math.min(operations, done + batch)).catch((error: unknown) => {
      throw new Error(`seed ${seed}, after ${done} these: ${ended.join(', ')}`, { cause: error });
    });
  }
  return result;
}

/** Draws an operation and all of its random values, so that they do not depend on the order of execution. */
export type Drawing = { often: number; draw: (shop: SmallShop, random: Random) => Operation };

const baseOperations: readonly Drawing[] = [
  { often: 4, draw: receivePhones },
  { often: 5, draw: movePhones },
  { often: 3, draw: bookCables },
  { often: 2, draw: costMore },
];

/** The single moment at which all operations happen. */
export const NOW = new Date(Date.parse(OPENED) + 1).toISOString();

/** Draws up to `most` codes of phones, of which there are few. */
export const codesOf = (random: Random, most: number) =>
  Array.from({ length: random.int(1, most) }, () => imeiOf(random.int(0, CODES - 1)));

function receivePhones({ scope, phone }: SmallShop, random: Random): Operation {
  const units = codesOf(random, 4).map((code) => ({
    identifiers: [parseIdentifier(code)],
    unitCost: random.int(1, 90_000),
  }));
  const status = random.pick(['in_stock', 'pending_inspection', 'expected'] as const);
  const source = { kind: 'receipt', id: newId(OPENED) } as const;
  return {
    name: 'receive',
    run: (tx) =>
      receiveUnits(tx, scope, NOW, {
        productId: phone,
        units,
        status,
        source,
        acquiredVia: 'purchase',
        kind: 'receipt',
      }),
  };
}

function movePhones({ scope }: SmallShop, random: Random): Operation {
  const codes = codesOf(random, 3);
  // A reserved unit can only be moved by its reservation.
  const to = random.pick(unitStatuses.filter((status) => status !== 'sold' && status !== 'reserved'));
  return {
    name: 'move',
    run: async (tx) => {
      const unitIds = (await latest(tx, codes)).flatMap(({ id, status }) => (status === 'reserved' ? [] : id));
      await moveUnits(tx, scope, NOW, {
        unitIds,
        to,
        kind: 'adjustment',
        source: { kind: 'adjustment', id: newId(OPENED) },
      });
    },
  };
}

function bookCables({ scope, cable }: SmallShop, random: Random): Operation {
  const lines = Array.from({ length: random.int(1, 3) }, () => {
    const quantity = random.int(-40, 40);
    return { productId: cable, quantity, ...(random.probability(0.5) ? { value: random.int(0, 9_000) } : {}) };
  }).filter(({ quantity }) => quantity !== 0);
  const source = { kind: 'adjustment', id: newId(OPENED) } as const;
  return { name: 'book', run: (tx) => bookQuantity(tx, scope, NOW, { lines, kind: 'adjustment', source }) };
}

function costMore({ scope, cable }: SmallShop, random: Random): Operation {
  const codes = codesOf(random, 3);
  const [perUnit, forCables, received] = [random.int(-9_000, 9_000), random.int(-900, 900), random.int(1, 50)];
  return {
    name: 'cost',
    run: async (tx) => {
      const units = (await latest(tx, codes)).map(({ id }) => ({ unitId: id, amount: perUnit }));
      await addCost(tx, scope, NOW, {
        shares: [...units, { productId: cable, quantity: received, amount: forCables }],
        kind: random.probability(0.5) ? 'landedCost' : 'costCorrection',
        source: { kind: 'landedCost', id: newId(OPENED) },
      });
    },
  };
}

/** Returns the latest unit of each code that has one. */
export const latest = (tx: Tx, codes: readonly string[]) =>
  tx.raw<{ id: string; status: UnitStatus }>(
    `select distinct on (code) id, status from units where code = any($1::text[]) order by code, created_at desc, id desc`,
    [[...new Set(codes)]],
  );

/** Returns one of the ids of a statement, by a share of 1; a new id if there are no rows. */
export async function some(tx: Tx, sql: string, share: number): Promise<string> {
  const rows = await tx.raw<{ id: string }>(`${sql} order by id`);
  return rows[Math.floor(share * rows.length)]?.id ?? newId(NOW);
}
