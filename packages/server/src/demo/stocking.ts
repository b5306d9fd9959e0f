import { deliveryMoments } from './calendar.ts';
import type { Item } from './catalogue.ts';
import { imeiOf, serialOf } from './codes.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';
import type { SalePlan, SaleWish } from './selling.ts';
import type { StorePlan } from './shops.ts';

export type UnitPlan = { code: string; color: string | null; storage: string | null };

/** Goods that come in: a quantity, or units by their codes. `unitCost` in minor units; `by` is who takes them in. */
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

/** How far back deliveries reach: a month longer than the sales. */
const deliveryDays = 125;

/** Deliveries and sales of a store, each unit received before it is sold and sold once; `live`: what is left, by code. */
export function stockFor(
  store: StorePlan,
  wishes: readonly SaleWish[],
  items: readonly Item[],
  now: string,
  codeOf: (item: Item) => string,
  random: Random,
): { receipts: ReceiptPlan[]; sales: SalePlan[]; live: string[] } {
  const deliveries = deliveryMoments(now, store.timeZone, deliveryDays);
  const lots = new Map<string, ReceiptPlan>();
  const receive = (item: Item, at: string): string => {
    const lot = lots.get(`${item.id}/${at}`) ?? lotOf(store, item, at, random);
    const unit = { code: codeOf(item), color: random.pick(item.colors), storage: item.storage };
    lots.set(`${item.id}/${at}`, { ...lot, quantity: lot.quantity + 1, units: [...lot.units, unit] });
    return unit.code;
  };

  const sales = wishes.map(({ picks, ...sale }): SalePlan => {
    const lines = sale.draft.lines.map((line, i) => {
      const item = picks[i]?.item;
      // In an open cart the unit is not yet scanned.
      if (item?.draft.tracking !== 'serialized' || sale.tenders.length === 0) return line;
      return { ...line, unitCode: receive(item, earlier(deliveries, sale.at, random.int(0, 8))) };
    });
    return { ...sale, draft: { ...sale.draft, lines } };
  });

  const serialized = items.filter(({ draft }) => draft.tracking === 'serialized');
  const live = Array.from({ length: store.liveUnits }, () => {
    const item = random.weighted(serialized, ({ demand }) => demand);
    return receive(item, earlier(deliveries, now, random.chance(0.72) ? random.int(0, 5) : random.int(6, 20)));
  });
  const held = items.filter(({ draft }) => draft.tracking === 'quantity');
  const quantities = held.flatMap((item) => quantityLots(store, item, wishes, deliveries, random));
  return { receipts: [...lots.values(), ...quantities], sales, live };
}

/** Gives codes that stand once: an IMEI under the model's own allocation, or a maker's serial. */
export function unitCodes(random: Random): (item: Item) => string {
  const serials = new Map<string, number>();
  const taken = new Set<string>();
  return ({ tac }) => {
    if (tac === null) {
      let serial = serialOf(random);
      while (taken.has(serial)) serial = serialOf(random);
      taken.add(serial);
      return serial;
    }
    const serial = (serials.get(tac) ?? random.int(100_000, 300_000)) + random.int(1, 900);
    serials.set(tac, serial);
    return imeiOf(tac, serial);
  };
}

/** The delivery so many before the last one ahead of a moment. */
function earlier(deliveries: readonly string[], moment: string, back: number): string {
  const ahead = deliveries.filter((at) => at < moment);
  const at = ahead[Math.max(0, ahead.length - 1 - back)];
  if (at === undefined) throw new Error(`stocking: no delivery before ${moment}`);
  return at;
}

/** A new lot; what came long ago was a little dearer. */
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

/**
 * The lots of an article held by quantity: what is sold and what is left, the first before the first sale, and for
 * what sells well a second one half-way. About one in six ends at its reorder point or below.
 */
function quantityLots(
  store: StorePlan,
  item: Item,
  wishes: readonly SaleWish[],
  deliveries: readonly string[],
  random: Random,
): ReceiptPlan[] {
  const soldAfter = (moment: string) =>
    wishes
      .filter((sale) => sale.at > moment && sale.tenders.length > 0)
      .flatMap(({ picks }) => picks)
      .reduce((sum, pick) => (pick.item.id === item.id ? sum + pick.quantity : sum), 0);

  const first = earlier(deliveries, wishes[0]?.at ?? deliveries.at(-1) ?? '', 1);
  const halfway = deliveries[Math.floor(deliveries.length * 0.62)] ?? first;
  const point = item.draft.reorderPoint ?? 0;
  const left = random.chance(0.17) ? random.int(0, point) : point + random.int(2, 10 + Math.ceil(item.demand * 2));
  const late = soldAfter(halfway);
  const lot = (at: string, quantity: number) => ({ ...lotOf(store, item, at, random), quantity });
  if (late < 6) return soldAfter(first) + left > 0 ? [lot(first, soldAfter(first) + left)] : [];
  return [lot(first, soldAfter(first) - late + left), lot(halfway, late)];
}
