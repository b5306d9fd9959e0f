import { addDays, dayOf } from '@tilldesk/domain/time';
import type { Item } from './catalogue.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';
import type { StorePlan } from './shops.ts';
import type { ReceiptPlan, UnitPlan } from './stocking.ts';
import { supplierOf, type VendorPlan } from './suppliers.ts';

/** A line of an order: what is ordered, and of it what comes; `units` are the devices that come, or that are announced. */
export type OrderLinePlan = {
  id: string;
  productId: string;
  unitCost: number;
  ordered: number;
  receivedCount: number;
  units: UnitPlan[];
};

/** How far an order has come at the end of the plan. */
export type OrderOutcome = 'draft' | 'sent' | 'partial' | 'closedShort' | 'cancelled' | 'received';

/** An order of a store to a vendor and what became of it. Amounts in minor units, moments ISO text. */
export type OrderPlan = {
  kind: 'order';
  /** When the goods came; of those that did not come, when it was ordered. */
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
  /** What bringing it cost: billed with the goods and shared out over them; 0 for none. */
  freight: number;
  bill: { id: string; chargeId: string; reference: string; paid: 'none' | 'part' | 'all'; paymentId: string } | null;
  landedId: string;
};

/** Orders are kept of so many last days; what came before stands in the books as opening stock. */
const orderedDays = 34;
/** Freight: a little on each piece, and a base. */
const [freightBase, freightPiece] = [1_490, 55];

/**
 * Turns a store's last deliveries into orders, one a vendor and delivery, and adds what is under way at the end: drafts, orders
 * that are awaited with the list of their devices, late, partly here, closed short, cancelled.
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

/** More of the first line was ordered than came. */
function leaveSomeOut(order: OrderPlan, outcome: 'partial' | 'closedShort'): void {
  const [first] = order.lines;
  if (first) first.ordered += 4;
  order.outcome = outcome;
}

/** An order that came in full, to be filled; it was placed a vendor's lead time before, and billed by its terms. */
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
    // The goods of the last days are here, and their bill is not.
    bill:
      age < 3
        ? null
        : { id: idAt(at, random), chargeId: idAt(at, random), reference, paid, paymentId: idAt(at, random) },
    landedId: idAt(at, random),
  };
}

/** What a store waits for, or thinks of ordering. */
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
  const fates: { outcome: OrderOutcome; daysAgo: number; awaited: number | null }[] = [
    { outcome: 'draft', daysAgo: 1, awaited: 6 },
    { outcome: 'sent', daysAgo: 2, awaited: 3 },
    { outcome: 'sent', daysAgo: 12, awaited: -4 },
    { outcome: 'cancelled', daysAgo: 9, awaited: null },
  ];
  return fates.map(({ outcome, daysAgo, awaited }): OrderPlan => {
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
