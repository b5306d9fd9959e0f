import { deliveryMoments, type Stretch } from './calendar.ts';
import type { Item } from '../articles/catalogue.ts';
import { imeiOf, serialOf } from '../articles/codes.ts';
import { idAt } from './ids.ts';
import type { Random } from '../random.ts';
import type { SalePlan, PlannedSale } from './selling.ts';
import type { StorePlan } from './shops.ts';

export type UnitPlan = { code: string; color: string | null; storage: string | null };

/**
 * A receipt of goods: a quantity, or units by their codes. `unitCost` in minor units; `by` is the user who receives them.
 */
export type ReceiptPlan = {
  kind: 'receipt';
  at: string;
  storeId: string;
  by: string;
  id: string;
  productId: string;
  unitCost: number;
  quantity: number;
  units: UnitPlan[];
};

/** Devices of the last weeks can have been received so many days before. */
const DAYS_BEFORE = 35;

/**
 * Returns deliveries and sales of a store. Each unit is received before it is sold, and sold once. `live` are the codes of the
 * units left, `left` the pieces left by product; of a copied period nothing is left.
 */
export function stockFor(
  store: StorePlan,
  plannedSales: readonly PlannedSale[],
  items: readonly Item[],
  stretch: Stretch,
  codeOf: (item: Item) => string,
  random: Random,
): { receipts: ReceiptPlan[]; sales: SalePlan[]; live: string[]; left: ReadonlyMap<string, number> } {
  const { until: now, isCopied } = stretch;
  const goodsDeliveries = deliveryMoments(stretch, store.timeZone);
  const deliveries = isCopied ? goodsDeliveries : deliveryMoments(stretch, store.timeZone, DAYS_BEFORE);
  const lots = new Map<string, ReceiptPlan>();
  const receive = (item: Item, at: string): string => {
    const lot = lots.get(`${item.id}/${at}`) ?? lotOf(store, item, at, random);
    const unit = { code: codeOf(item), color: random.pick(item.colors), storage: item.storage };
    lots.set(`${item.id}/${at}`, { ...lot, quantity: lot.quantity + 1, units: [...lot.units, unit] });
    return unit.code;
  };

  const sales = plannedSales.map(({ picks, ...sale }): SalePlan => {
    const lines = sale.draft.lines.map((line, i) => {
      const item = picks[i]?.item;
      // In an open cart the unit is not yet scanned.
      if (item?.draft.tracking !== 'serialized' || sale.tenders.length === 0) return line;
      return { ...line, unitCode: receive(item, earlier(deliveries, sale.at, random.int(0, 8))) };
    });
    return { ...sale, draft: { ...sale.draft, lines } };
  });

  const serialized = items.filter(({ draft }) => draft.tracking === 'serialized');
  const live = Array.from({ length: isCopied ? 0 : store.liveUnits }, () => {
    const item = random.weighted(serialized, ({ demand }) => demand);
    return receive(item, earlier(deliveries, now, random.probability(0.72) ? random.int(0, 5) : random.int(6, 20)));
  });
  const stocked = items.filter(({ draft }) => draft.tracking === 'quantity');
  const takenPieces = takings(plannedSales);
  const left = new Map(stocked.map((item) => [item.id, isCopied ? 0 : leftOf(item, random)]));
  const quantities = stocked.flatMap((item) =>
    quantityLots(
      store,
      item,
      {
        taken: takenPieces.get(item.id) ?? [],
        left: left.get(item.id) ?? 0,
        deliveries: goodsDeliveries,
      },
      random,
    ),
  );
  return { receipts: [...lots.values(), ...quantities], sales, live, left };
}

/** The largest difference between the serials of two devices of a model: of a demo, and of a big shop with many devices. */
export const [WIDE, CLOSE] = [900, 9];

/**
 * Returns a generator of unique codes: an IMEI with the model's own allocation code, or a maker's serial number. `step` is WIDE
 * or CLOSE.
 */
export function unitCodes(random: Random, step: number): (item: Item) => string {
  const serials = new Map<string, number>();
  const takenPieces = new Set<string>();
  return ({ tac }) => {
    if (tac === null) {
      let serial = serialOf(random);
      while (takenPieces.has(serial)) serial = serialOf(random);
      takenPieces.add(serial);
      return serial;
    }
    const serial = (serials.get(tac) ?? random.int(100_000, 300_000)) + random.int(1, step);
    serials.set(tac, serial);
    return imeiOf(tac, serial);
  };
}

/** Returns the delivery `back` deliveries before the last one ahead of a moment. */
function earlier(deliveries: readonly string[], moment: string, back: number): string {
  const next = deliveries.findIndex((at) => at >= moment);
  const ahead = next < 0 ? deliveries.length : next;
  const at = deliveries[Math.max(0, ahead - 1 - back)];
  if (at === undefined || at >= moment) throw new Error(`stocking: no delivery before ${moment}`);
  return at;
}

/** Returns a new, empty lot with a small random variation of its cost. */
function lotOf(store: StorePlan, item: Item, at: string, random: Random): ReceiptPlan {
  const unitCost = Math.round(item.cost * (0.99 + 0.03 * random.next()));
  return {
    kind: 'receipt',
    at,
    storeId: store.id,
    by: store.receiverId,
    id: idAt(at, random),
    productId: item.id,
    unitCost,
    quantity: 0,
    units: [],
  };
}

/** Sold pieces of a product at a moment; lists are in order of time. */
type Taking = { at: string; quantity: number };

/** Returns the sold pieces of each product. */
function takings(plannedSales: readonly PlannedSale[]): Map<string, Taking[]> {
  const sold = new Map<string, Taking[]>();
  for (const { at, tenders, picks } of plannedSales) {
    if (tenders.length === 0) continue;
    for (const { item, quantity } of picks) {
      const of = sold.get(item.id);
      if (of) of.push({ at, quantity });
      else sold.set(item.id, [{ at, quantity }]);
    }
  }
  return sold;
}

/** Returns how many pieces are left at the end: for about one product in six its reorder point or fewer. */
function leftOf(item: Item, random: Random): number {
  const point = item.draft.reorderPoint ?? 0;
  return random.probability(0.17) ? random.int(0, point) : point + random.int(2, 10 + Math.ceil(item.demand * 2));
}

/** The number of deliveries between two lots of an article: with two deliveries a week, a lot lasts a quarter. */
const lotEvery = 26;

/**
 * Returns the lots of an article tracked by quantity, each with the pieces sold until the next lot; the first also contains the
 * pieces left at the end.
 */
function quantityLots(
  store: StorePlan,
  item: Item,
  { taken: takenPieces, left, deliveries }: { taken: readonly Taking[]; left: number; deliveries: readonly string[] },
  random: Random,
): ReceiptPlan[] {
  const next = random.int(0, lotEvery - 1);
  const moments = deliveries.filter((_, i) => i === 0 || (i > next && (i - next) % lotEvery === 0));
  return moments.flatMap((at, i): ReceiptPlan[] => {
    const until = moments[i + 1];
    const sold = takenPieces.filter((one) => one.at > at && (until === undefined || one.at <= until));
    const quantity = sold.reduce((sum, one) => sum + one.quantity, i === 0 ? left : 0);
    return quantity > 0 ? [{ ...lotOf(store, item, at, random), quantity }] : [];
  });
}
