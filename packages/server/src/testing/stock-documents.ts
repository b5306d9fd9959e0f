import { adjustmentReasons } from '@tilldesk/domain/adjustments';
import { allRights } from '@tilldesk/domain/rights';
import { newId } from '../database/new-id.ts';
import type { Actor } from '../database/scope.ts';
import type { Random } from '../demo/random.ts';
import { postAdjustment } from '../modules/adjustments/adjustments.store.ts';
import { reverseAdjustment } from '../modules/adjustments/reverse.store.ts';
import { postCount } from '../modules/counts/post-count.store.ts';
import { cancelCount, submitCount } from '../modules/counts/review.store.ts';
import { recordScans } from '../modules/counts/scans.store.ts';
import { startCount } from '../modules/counts/start-count.store.ts';
import { release, reserve } from '../modules/inventory/reservations.store.ts';
import { billPurchase, reverseBill } from '../modules/purchases/bills/bills.store.ts';
import { buyOnTheSpot } from '../modules/purchases/direct.store.ts';
import { addLandedCost, reverseLandedCost } from '../modules/purchases/bills/landed.store.ts';
import { payBill } from '../modules/purchases/bills/payments.store.ts';
import { reverseReceipt } from '../modules/purchases/reversal.store.ts';
import type { SmallShop } from './small-shop.ts';
import { codesOf, latest, NOW, some, type Operation } from './stock-life.ts';

/** What the operations on documents need in addition to the shop. */
export type DocumentContext = { vendorId: string; categoryId: string };

/**
 * Operations that create a document: purchases, their freight, bills and their reversal, adjustments, reservations,
 * counts.
 */
export const documentOperations = ({ vendorId, categoryId }: DocumentContext) =>
  [
    { often: 3, draw: (shop: SmallShop, random: Random) => buy(shop, random, vendorId) },
    { often: 1, draw: addFreight },
    { often: 2, draw: bill },
    { often: 4, draw: reverseRandomReceipt },
    { often: 4, draw: adjust },
    { often: 4, draw: reverseRandomAdjustment },
    { often: 2, draw: reserveStock },
    { often: 3, draw: releaseReservation },
    { often: 3, draw: (shop: SmallShop, random: Random) => count(shop, random, categoryId) },
  ] as const;

const actorOf = ({ scope }: SmallShop): Actor => ({
  ...scope,
  limits: { viewCost: true },
  permissions: allRights(),
});

function buy(shop: SmallShop, random: Random, vendorId: string): Operation {
  const [phones, cables] = [codesOf(random, 3), random.int(1, 30)];
  const [phoneLine, cableLine] = [newId(NOW), newId(NOW)];
  const line = { vendorSku: null, discount: null, taxRate: '0' };
  const order = {
    id: newId(NOW),
    receiptId: newId(NOW),
    vendorId,
    orderDay: NOW.slice(0, 10),
    deliveryNote: null,
    acceptInvalidCheckDigit: false,
    vendorRef: null,
    expectedDay: null,
    termsDays: null,
    discount: null,
    charges: [],
    notes: null,
    lines: [
      { ...line, id: phoneLine, productId: shop.phone, quantity: phones.length, unitCost: random.int(1, 60_000) },
      { ...line, id: cableLine, productId: shop.cable, quantity: cables, unitCost: random.int(0, 400) },
    ],
    devices: phones.map((code) => ({ lineId: phoneLine, codes: [code] })),
  };
  return { name: 'buy', run: (tx) => buyOnTheSpot(tx, actorOf(shop), NOW, order) };
}

function addFreight(shop: SmallShop, random: Random): Operation {
  const order = { id: newId(NOW), label: 'Freight', amount: random.int(1, 9_999) };
  const split = random.pick(['equal', 'quantity', 'cost'] as const);
  const isReversed = random.probability(0.3);
  const nth = random.next();
  return {
    name: 'freight',
    run: async (tx) => {
      const purchase = await some(
        tx,
        `select id from purchases where status in ('received', 'partiallyReceived')`,
        nth,
      );
      if (!isReversed) return addLandedCost(tx, actorOf(shop), NOW, purchase, { ...order, split });
      const landedCost = await some(tx, 'select id from landed_costs where amount > 0', nth);
      return reverseLandedCost(tx, actorOf(shop), NOW, landedCost, { id: order.id, reason: 'Wrong' });
    },
  };
}

/** A bill at a different price than the goods were received at, a partial payment, or the reversal of a bill. */
function bill(shop: SmallShop, random: Random): Operation {
  const actor = actorOf(shop);
  const [id, paymentId, nth, day] = [newId(NOW), newId(NOW), random.next(), NOW.slice(0, 10)];
  const [unitCost, amount] = [random.int(1, 60_000), random.int(1, 400)];
  const step = random.weighted(['book', 'pay', 'take back'] as const, (one) => (one === 'book' ? 4 : 1));
  return {
    name: 'bill',
    run: async (tx) => {
      const landedCost = await some(tx, 'select id from bills where reversed_at is null', nth);
      if (step === 'take back') return reverseBill(tx, actor, NOW, landedCost, 'Wrong');
      const payment = { method: 'bank', reference: null, paidOn: day, note: null } as const;
      if (step === 'pay') return payBill(tx, actor, NOW, landedCost, { ...payment, id: paymentId, amount });
      const lineId = await some(tx, 'select id from purchase_lines where received > billed', nth);
      const [line] = await tx.raw<{ purchaseId: string; left: number }>(
        'select purchase_id as "purchaseId", received - billed as left from purchase_lines where id = $1',
        [lineId],
      );
      const lines = [{ lineId, quantity: Math.max(1, line?.left ?? 1), unitCost, tax: null }];
      const order = { id, reference: id, day, dueDay: null, charges: [], lines };
      return billPurchase(tx, actor, NOW, line?.purchaseId ?? newId(NOW), order);
    },
  };
}

function reverseRandomReceipt(shop: SmallShop, random: Random): Operation {
  const nth = random.next();
  return {
    name: 'take receipt back',
    run: async (tx) => reverseReceipt(tx, actorOf(shop), NOW, await some(tx, 'select id from receipts', nth), 'Wrong'),
  };
}

function adjust(shop: SmallShop, random: Random): Operation {
  const reason = random.pick(adjustmentReasons);
  const codes = random.probability(0.6) ? codesOf(random, 2) : [];
  const quantity = random.int(1, 20);
  const id = newId(NOW);
  return {
    name: 'adjust',
    run: async (tx) => {
      const units = await latest(tx, codes);
      const lines =
        units.length > 0
          ? units.map((unit) => ({ id: newId(NOW), productId: shop.phone, unitId: unit.id }))
          : [{ id: newId(NOW), productId: shop.cable, quantity }];
      await postAdjustment(tx, actorOf(shop), NOW, { id, reason, lines });
    },
  };
}

function reverseRandomAdjustment(shop: SmallShop, random: Random): Operation {
  const [nth, id] = [random.next(), newId(NOW)];
  return {
    name: 'take adjustment back',
    run: async (tx) =>
      reverseAdjustment(tx, actorOf(shop), NOW, await some(tx, 'select id from stock_adjustments', nth), { id }),
  };
}

function reserveStock(shop: SmallShop, random: Random): Operation {
  const codes = random.probability(0.5) ? codesOf(random, 1) : [];
  const reservation = { id: newId(NOW), customerId: shop.customer, until: NOW.slice(0, 10), note: null };
  const quantity = random.int(1, 8);
  return {
    name: 'keep',
    run: async (tx) => {
      const [unit] = await latest(tx, codes);
      const goods = unit
        ? { productId: shop.phone, unitId: unit.id, quantity: 1 }
        : { productId: shop.cable, unitId: null, quantity };
      await reserve(tx, actorOf(shop), NOW, { ...reservation, ...goods });
    },
  };
}

function releaseReservation(shop: SmallShop, random: Random): Operation {
  const nth = random.next();
  return {
    name: 'let go',
    run: async (tx) => release(tx, actorOf(shop), NOW, await some(tx, 'select id from stock_reservations', nth)),
  };
}

/** A step of the single open count: started, scanned, submitted, posted, cancelled. */
function count(shop: SmallShop, random: Random, categoryId: string): Operation {
  const actor = actorOf(shop);
  const [fresh, codes] = [newId(NOW), codesOf(random, 8)];
  const scans = codes.map((code) => ({ id: newId(NOW), code, ago: random.int(0, 5_000) }));
  const step = random.weighted(['scan', 'hand in', 'give up'] as const, (one) => (one === 'scan' ? 5 : 1));
  const mode = random.pick(['full', 'partial', 'blind'] as const);
  return {
    name: 'count',
    run: async (tx) => {
      const [landedCost] = await tx.raw<{ id: string; status: string; version: number }>(
        `select id, status, version from inventory_counts where status in ('in_progress', 'review')`,
      );
      if (!landedCost) {
        return startCount(tx, actor, NOW, { id: fresh, mainCategoryId: categoryId, subCategoryId: null, mode });
      }
      const { id, status, version } = landedCost;
      if (step === 'give up') return cancelCount(tx, actor, NOW, id, { version, note: null });
      if (status === 'review') return postCount(tx, actor, NOW, id, { version });
      return step === 'scan' ? recordScans(tx, actor, NOW, id, scans) : submitCount(tx, actor, NOW, id, version);
    },
  };
}
