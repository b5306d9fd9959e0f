import { Problem } from '@tilldesk/domain/problems';
import { unitStatuses, type UnitStatus } from '@tilldesk/domain/shop';
import { readIdentifier } from '@tilldesk/domain/stock';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/pool.ts';
import { inBusiness, type Tx } from '../database/transaction.ts';
import { randomOf, type Random } from '../demo/random.ts';
import { addCost } from '../modules/inventory/cost.store.ts';
import { bookQuantity } from '../modules/inventory/levels.store.ts';
import { moveUnits } from '../modules/inventory/move-units.store.ts';
import { receiveUnits } from '../modules/inventory/receive-units.store.ts';
import { imeiOf, OPENED, type SmallShop } from './small-shop.ts';

/** One thing that somebody does in the shop, in a transaction of its own; `stood` is called once it is done for good. */
export type Operation = { name: string; run: (tx: Tx) => Promise<unknown>; onCommitted?: () => void };

/** How a run went: how often each deed was done, and how often it was refused by its rule. */
export type OperationCounts = { done: Record<string, number>; refused: Record<string, number> };

/** So many different codes there are: few enough that the same phone comes, goes and comes again. */
const CODES = 80;
/** People at work at the same moment. */
const HANDS = 4;

/**
 * Does random deeds in a shop, four at a time, over the same few phones and cables, and lets `look` look after each batch.
 * A deed may be refused by a rule, and begins anew where two wait in a circle, as the calls of the server do; anything
 * else that goes wrong ends the run, and so does what `look` throws: with the deeds of that batch in the order in which they
 * ended. The same seed draws the same deeds.
 */
export async function liveStock(
  db: Db,
  shop: SmallShop,
  {
    deeds: operations,
    batch,
    seed,
    more,
    look: verify,
  }: { deeds: number; batch: number; seed: number; more: readonly Drawing[]; look: (done: number) => Promise<void> },
): Promise<OperationCounts> {
  const random = randomOf(seed, 'stock');
  const result: OperationCounts = { done: {}, refused: {} };
  const count = (of: Record<string, number>, name: string) => (of[name] = (of[name] ?? 0) + 1);
  for (let done = 0; done < operations; done += batch) {
    const waiting = Array.from({ length: Math.min(batch, operations - done) }, () =>
      random.weighted([...baseOperations, ...more], ({ often }) => often).draw(shop, random),
    );
    const ended: string[] = [];
    const hand = async () => {
      for (let operation = waiting.pop(); operation; operation = waiting.pop()) {
        const { name, run, onCommitted } = operation;
        try {
          await inBusiness(db, shop.businessId, run, { safeToRepeat: true });
          onCommitted?.();
          count(result.done, name);
          ended.push(name);
        } catch (error) {
          if (!(error instanceof Problem)) throw new Error(`${name} (seed ${seed}, near ${done})`, { cause: error });
          count(result.refused, name);
          result.done[name] ??= 0;
          ended.push(`${name}: ${error.code}`);
        }
      }
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
    await verify(Math.min(operations, done + batch)).catch((error: unknown) => {
      throw new Error(`seed ${seed}, after ${done} these: ${ended.join(', ')}`, { cause: error });
    });
  }
  return result;
}

/** Draws a deed and all that is random about it, so that nothing of it depends on who is quicker. */
export type Drawing = { often: number; draw: (shop: SmallShop, random: Random) => Operation };

const baseOperations: readonly Drawing[] = [
  { often: 4, draw: receivePhones },
  { often: 5, draw: movePhones },
  { often: 3, draw: bookCables },
  { often: 2, draw: costMore },
];

/** The one moment at which all of it happens. */
export const NOW = new Date(Date.parse(OPENED) + 1).toISOString();

/** Codes of phones, of which there are few. */
export const codesOf = (random: Random, most: number) =>
  Array.from({ length: random.int(1, most) }, () => imeiOf(random.int(0, CODES - 1)));

function receivePhones({ scope, phone }: SmallShop, random: Random): Operation {
  const units = codesOf(random, 4).map((code) => ({
    identifiers: [readIdentifier(code)],
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
  // What is kept for somebody moves with its reservation alone.
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

/** The last life of each phone that has one. */
export const latest = (tx: Tx, codes: readonly string[]) =>
  tx.raw<{ id: string; status: UnitStatus }>(
    `select distinct on (code) id, status from units where code = any($1::text[]) order by code, created_at desc, id desc`,
    [[...new Set(codes)]],
  );

/** One of the rows of a statement that gives ids, by a share of 1; a made-up id where there is none. */
export async function some(tx: Tx, sql: string, share: number): Promise<string> {
  const rows = await tx.raw<{ id: string }>(`${sql} order by id`);
  return rows[Math.floor(share * rows.length)]?.id ?? newId(NOW);
}
