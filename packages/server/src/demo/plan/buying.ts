import { addDays, dayOf } from '@tilldesk/domain/time';
import type { Item } from '../articles/catalogue.ts';
import { idAt } from './ids.ts';
import type { Random } from '../random.ts';
import type { StorePlan } from './shops.ts';
import type { ReceiptPlan, UnitPlan } from './stocking.ts';
import { supplierOf, type VendorPlan } from './suppliers.ts';

/** A line of an order: the ordered quantity, and the received part of it; `units` are the devices received or announced. */
export type OrderLinePlan = {
  id: string;
  productId: string;
  unitCost: number;
  ordered: number;
  receivedCount: number;
  units: UnitPlan[];
};

/** The state of an order at the end of the plan. */
export type OrderOutcome = 'draft' | 'sent' | 'partial' | 'closedShort' | 'cancelled' | 'received';

/** An order of a store to a vendor and its outcome. Amounts in minor units, moments ISO text. */
export type OrderPlan = {
  kind: 'order';
  /** When the goods were received; if they were not, when they were ordered. */
  at: string;
  placedAt: string;
  storeId: string;
  by: string;
  id: string;
  receiptId: string;
  vendorId: string;
  orderDay: string;
  expectedDay: string | null;
  outcome: OrderOutcome;
  lines: OrderLinePlan[];
  /** The freight cost: billed with the goods and allocated to them; 0 for none. */
  freight: number;
  bill: { id: string; chargeId: string; reference: string; paid: 'none' | 'part' | 'all'; paymentId: string } | null;
  landedId: string;
};

/** Orders exist for this number of days; earlier receipts are opening stock. */
const orderedDays = 34;
/** Freight: a base amount, and an amount for each piece. */
const [freightBase, freightPiece] = [1_490, 55];

/**
 * Turns a store's last deliveries into orders, one for each vendor and delivery, and adds the orders that are open at the end:
 * drafts, awaited orders with the list of their devices, late, partly received, closed short, cancelled.
 */
export function buyingOf(
  store: StorePlan,
  receipts: readonly ReceiptPlan[],
  {
    items,
    vendors,
    now,
    codeOf,
  }: { items: readonly Item[]; vendors: readonly VendorPlan[]; now: string; codeOf: (item: Item) => string },
  random: Random,
): { receipts: ReceiptPlan[]; orders: OrderPlan[] } {
  const since = new Date(Date.parse(now) - orderedDays * 86_400_000).toISOString();
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const vendorOf = (productId: string) => supplierOf(vendors, itemOf.get(productId)!);
  const deliveries = Map.groupBy(
    receipts.filter(({ at }) => at >= since),
    ({ at, productId }) => `${at}/${vendorOf(productId).id}`,
  );
  const arrived = [...deliveries.values()].map((lots) => {
    const [first] = lots;
    const plan = blank(store, vendorOf(first!.productId), first!.at, now, random);
    const lines = lots.map((lot): OrderLinePlan => ({
      id: idAt(plan.placedAt, random),
      productId: lot.productId,
      unitCost: lot.unitCost,
      ordered: lot.quantity,
      receivedCount: lot.quantity,
      units: lot.units,
    }));
    const pieces = lots.reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...plan, lines, freight: random.probability(0.5) ? freightBase + freightPiece * pieces : 0 };
  });
  const [late] = arrived.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  if (late) leaveSomeOut(late, 'partial');
  const short = arrived.find((order) => order !== late && order.lines.length > 1);
  if (short) leaveSomeOut(short, 'closedShort');
  return {
    receipts: receipts.filter(({ at }) => at < since),
    orders: [...arrived, ...openOrders(store, items, vendors, now, codeOf, random)],
  };
}

/** Increases the ordered quantity of the first line above the received one. */
function leaveSomeOut(order: OrderPlan, outcome: 'partial' | 'closedShort'): void {
  const [first] = order.lines;
  if (first) first.ordered += 4;
  order.outcome = outcome;
}

/**
 * Returns an order that is fully received, without lines; it was placed a vendor's lead time earlier, and is billed by the
 * vendor's terms.
 */
function blank(store: StorePlan, vendor: VendorPlan, at: string, now: string, random: Random): OrderPlan {
  const lead = vendor.draft.leadDays ?? 3;
  const placedAt = new Date(Date.parse(at) - lead * 86_400_000 + random.int(0, 4 * 3_600_000)).toISOString();
  const age = (Date.parse(now) - Date.parse(at)) / 86_400_000;
  const orderDay = dayOf(placedAt, store.timeZone);
  const paid = age > (vendor.draft.termsDays ?? 0) ? 'all' : random.probability(0.35) ? 'part' : 'none';
  const reference = `${vendor.draft.name.slice(0, 2).toUpperCase()}-${random.int(10_000, 99_999)}`;
  return {
    kind: 'order',
    at,
    placedAt,
    storeId: store.id,
    by: store.receiverId,
    id: idAt(placedAt, random),
    receiptId: idAt(at, random),
    vendorId: vendor.id,
    orderDay,
    expectedDay: addDays(orderDay, lead),
    outcome: 'received',
    lines: [],
    freight: 0,
    // Goods of the last days are received, but not billed yet.
    bill:
      age < 3
        ? null
        : { id: idAt(at, random), chargeId: idAt(at, random), reference, paid, paymentId: idAt(at, random) },
    landedId: idAt(at, random),
  };
}

/** Returns the awaited, draft and cancelled orders of a store. */
function openOrders(
  store: StorePlan,
  items: readonly Item[],
  vendors: readonly VendorPlan[],
  now: string,
  codeOf: (item: Item) => string,
  random: Random,
): OrderPlan[] {
  const phones = items.filter(({ draft }) => draft.tracking === 'serialized');
  const goods = items.filter(({ draft }) => draft.tracking === 'quantity');
  const outcomes: { outcome: OrderOutcome; daysAgo: number; awaited: number | null }[] = [
    { outcome: 'draft', daysAgo: 1, awaited: 6 },
    { outcome: 'sent', daysAgo: 2, awaited: 3 },
    { outcome: 'sent', daysAgo: 12, awaited: -4 },
    { outcome: 'cancelled', daysAgo: 9, awaited: null },
  ];
  return outcomes.map(({ outcome, daysAgo, awaited }): OrderPlan => {
    const lead = random.weighted(outcome === 'draft' ? goods : phones, ({ demand }) => demand);
    const vendor = supplierOf(vendors, lead);
    const at = new Date(Date.parse(now) - daysAgo * 86_400_000).toISOString();
    const plan = blank(store, vendor, at, now, random);
    const orderDay = dayOf(at, store.timeZone);
    const also = goods.filter((item) => supplierOf(vendors, item) === vendor).slice(0, 3);
    const line = (item: Item, ordered: number): OrderLinePlan => ({
      id: idAt(at, random),
      productId: item.id,
      unitCost: item.cost,
      ordered,
      receivedCount: 0,
      units:
        outcome === 'sent' && item === lead
          ? Array.from({ length: ordered }, () => ({
              code: codeOf(item),
              color: random.pick(item.colors),
              storage: item.storage,
            }))
          : [],
    });
    const lines = [
      line(lead, random.int(4, 8)),
      ...also.filter((item) => item !== lead).map((item) => line(item, random.int(6, 24))),
    ];
    return {
      ...plan,
      placedAt: at,
      orderDay,
      outcome,
      lines,
      bill: null,
      expectedDay: awaited === null ? null : addDays(orderDay, Math.max(0, daysAgo + awaited)),
    };
  });
}
