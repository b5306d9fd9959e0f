import type { ReturnDisposition, RefundReason } from '@tilldesk/domain/refunds';
import { cashMoves } from './drawers.ts';
import type { Item } from '../articles/catalogue.ts';
import {
  activationPlan,
  operationAt,
  slotAfter,
  toVendor,
  type SalesTimeline,
  type Operation,
  type OperationPlan,
  type TradeInPlan,
} from './operations.ts';
import type { StockPlan } from './stock-plan.ts';
import type { Random } from '../random.ts';
import type { SalePlan } from './selling.ts';
import { shiftDays } from './shifting.ts';
import { spread } from '../articles/spread.ts';

/**
 * Products that can be given out in exchanges and returned without a receipt: those of which enough are left at the end.
 */
export type Spare = readonly { productId: string; price: number }[];

/**
 * The share of sales with each operation; of activations and refunds there are more in the last weeks, which people look at,
 * than in a period that is copied.
 */
const often = {
  phoneActivated: { last: 0.3, copied: 0.07 },
  refunded: { last: 0.055, copied: 0.03 },
  goodwill: 0.004,
  wrongSalesperson: 0.006,
  wrongPayment: 0.006,
  voided: 0.008,
  exchanged: 0.045,
} as const;

type AfterSaleEvent = OperationPlan | StockPlan;

/** What the operations of the last weeks give out and take in. */
export type Goods = { spare: Spare; newCode: (item: Item) => string; traded: readonly Item[] };

/**
 * Plans the operations on the sales of a store: payments of amounts due, voids, corrections, refunds, exchanges, activations,
 * trade-ins. In a period that is copied no goods return to stock and every matter is closed at the end: devices return to their
 * vendor, and the operations are about parts of prices, services and activations. The amounts due of the sales `inParts` are
 * paid separately.
 */
export function operationsAfterSales(
  salesTimeline: SalesTimeline,
  goods: Goods,
  random: Random,
  inParts: ReadonlySet<string>,
): AfterSaleEvent[] {
  const { store, sales, isCopied, now } = salesTimeline;
  const spares = [...goods.spare];
  const era = isCopied ? 'copied' : 'last';
  const plannedEvents: AfterSaleEvent[] = [];
  const counters = { refund: 0, unit: -1, activation: 0, exchange: 0, due: 0 };
  const certain = isCopied ? noneCertain : certainOf(salesTimeline);
  const add = (slot: { at: string; by: string } | null, operation: Operation): OperationPlan | null => {
    const plan = slot && operationAt(store, slot, operation, random);
    if (plan) plannedEvents.push(plan);
    return plan;
  };
  for (const [nth, sale] of sales.entries()) {
    const saleId = sale.draft.id;
    const phone = phoneOf(salesTimeline, sale);
    // The carrier answers before the end of a copied period.
    const isAnswered = !isCopied || sale.at < daysFrom(now, -4);
    if (phone && isAnswered && (random.probability(often.phoneActivated[era]) || certain.activated.has(sale))) {
      const steps = activationsOf(salesTimeline, nth, phone, (counters.activation += 1), random);
      plannedEvents.push(...(certain.pending === sale ? steps.slice(0, 1) : steps));
    }
    if (sale.dueDate !== undefined) {
      if (!inParts.has(saleId)) add(...paymentOf(salesTimeline, nth, (counters.due += 1) - 1, random));
    } else if (random.probability(often.refunded[era]) || certain.refunded.has(sale)) {
      const slot = slotAfter(salesTimeline, nth, certain.refunded.has(sale) ? 1 : random.pick([1, 2, 4, 7, 11]));
      const operation = refundOf(sale, isCopied, counters, random, certain.refunded.get(sale));
      const line = sale.draft.lines.find(({ id }) => id === operation.lineId);
      if (!isCopied || operation.back !== 'rma' || !line?.unitCode) add(slot, operation);
      else if (slot && daysFrom(slot.at, 3) < now) {
        add(slot, operation);
        plannedEvents.push(toVendor(store, slot.at, line.unitCode, random));
      }
    } else if (random.probability(often.goodwill))
      add(slotAfter(salesTimeline, nth, 1), { action: 'goodwill', saleId, share: random.pick([0.05, 0.1]) });
    else if (random.probability(often.wrongSalesperson)) {
      const other = store.sellers.filter(({ id }) => id !== sale.by);
      if (other.length > 0)
        add(slotAfter(salesTimeline, nth, 0), { action: 'correctSeller', saleId, personId: random.pick(other).id });
    } else if (isByCard(sale) && random.probability(often.wrongPayment)) {
      add(slotAfter(salesTimeline, nth, 0), { action: 'correctPayment', saleId });
    } else if (random.probability(often.voided) && (!isCopied || hasNoStockItems(salesTimeline, sale))) {
      add(slotAfter(salesTimeline, nth, 0), { action: 'void', saleId, reason: random.pick(voidReasons) });
    } else if (!isCopied && random.probability(often.exchanged)) {
      const line = sale.draft.lines.find((one) => salesTimeline.itemOf(one)?.draft.tracking === 'quantity');
      // The other product is alternately dearer and cheaper than the returned one.
      const isDearer = (counters.exchange += 1) % 2 === 0;
      const at = line
        ? spares.findIndex(
            ({ price, productId }) => productId !== line.productId && price > line.unitPrice === isDearer,
          )
        : -1;
      const [other] = at < 0 ? [] : spares.splice(at, 1);
      if (line && other)
        add(slotAfter(salesTimeline, nth, 2), { action: 'exchange', saleId, lineId: line.id, for: other });
    }
  }
  if (isCopied) return plannedEvents;
  return [
    ...plannedEvents,
    ...atClockedDrawers(salesTimeline, random),
    ...tradeInsAndReturns(salesTimeline, spares, goods, random),
  ];
}

/** The sales that certainly have an operation, whatever the seed. */
type Certain = {
  activated: ReadonlySet<SalePlan>;
  /** The one of them whose carrier has not answered. */
  pending: SalePlan | undefined;
  refunded: ReadonlyMap<SalePlan, Back>;
};
const noneCertain: Certain = { activated: new Set(), pending: undefined, refunded: new Map() };

/**
 * Chooses the sales that tests and readers of the demo rely on: activations with every outcome, of which one is still pending,
 * and a returned device for each disposition, so that one was scrapped.
 */
function certainOf(salesTimeline: SalesTimeline): Certain {
  const withPhone = salesTimeline.sales.filter((sale) => phoneOf(salesTimeline, sale) !== undefined);
  const settled = withPhone.filter((sale) => isByCard(sale) && sale.at < daysFrom(salesTimeline.now, -7));
  return {
    activated: new Set([...withPhone.slice(0, ACTIVATED), ...withPhone.slice(-1)]),
    pending: withPhone.at(-1),
    refunded: new Map(spread(settled.slice(ACTIVATED), backs.length).map((sale, i) => [sale, backs[i]!])),
  };
}

const phoneOf = ({ itemOf }: SalesTimeline, { draft }: SalePlan): { id: string; code: string } | undefined => {
  const line = draft.lines.find((one) => one.unitCode !== null && itemOf(one)?.kind === 'phone');
  return line?.unitCode ? { id: line.id, code: line.unitCode } : undefined;
};

const daysFrom = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * 86_400_000).toISOString();

/**
 * Plans the manual cash movements of the last two weeks, whose drawers the clock opens: an errand every third time, otherwise
 * surplus cash to the bank.
 */
function atClockedDrawers(salesTimeline: SalesTimeline, random: Random): OperationPlan[] {
  const { store, sales, now } = salesTimeline;
  const since = new Date(Date.parse(now) - (shiftDays - 1) * 86_400_000).toISOString();
  const recent = sales.flatMap(({ at }, nth) => (at >= since ? [nth] : []));
  return spread(recent, 2 * shiftDays).flatMap((nth, i) => {
    const slot = slotAfter(salesTimeline, nth, 0);
    if (!slot) return [];
    const bank = { kind: 'bankDrop', amount: null, category: null, reason: 'To the bank' } as const;
    const move = i % 3 === 2 ? cashMoves[i % cashMoves.length] : undefined;
    return [operationAt(store, later(slot), { action: 'moveCash', move: move ?? bank }, random)];
  });
}

const voidReasons = ['Rung up twice', 'The customer changed their mind at the door', 'Wrong product scanned'];

const hasNoStockItems = ({ itemOf }: SalesTimeline, { draft, tenders }: SalePlan): boolean =>
  tenders.every(({ kind }) => kind === 'card') &&
  draft.lines.every((line) => itemOf(line) === undefined || itemOf(line)?.draft.tracking === 'none');

/** Of the activations of a store, the first one that is cancelled, and the first that is charged back. */
const [CANCELLED, CHARGED_BACK] = [2, 3];
/** The number of first phones of the last weeks that are certainly activated. */
const ACTIVATED = 4;

/** Plans an activation with its sale, and the carrier's decision some days later: mostly approved. */
function activationsOf(
  { store, sales, now }: SalesTimeline,
  nth: number,
  line: { id: string; code: string },
  count: number,
  random: Random,
): OperationPlan[] {
  const sale = sales[nth];
  if (!sale) return [];
  const at = new Date(Date.parse(sale.at) - 60_000).toISOString();
  const baseOrder = { saleId: sale.draft.id, lineId: line.id, code: line.code };
  const plan = operationAt(
    store,
    { at, by: sale.by },
    { action: 'activate', ...baseOrder, ...activationPlan(store, count, random) },
    random,
  );
  const statusOperation = (days: number, status: 'active' | 'cancelled' | 'chargedBack') => {
    const reportedAt = new Date(Date.parse(sale.at) + days * 86_400_000 + 1_000).toISOString();
    if (reportedAt > now) return [];
    return [
      operationAt(
        store,
        { at: reportedAt, by: store.receiverId },
        { action: 'report', activationId: plan.id, status },
        random,
      ),
    ];
  };
  if (count % 11 === CANCELLED) return [plan, ...statusOperation(1, 'cancelled')];
  const answered = [plan, ...statusOperation(random.int(1, 3), 'active')];
  return count % 13 === CHARGED_BACK ? [...answered, ...statusOperation(20, 'chargedBack')] : answered;
}

/** The shares of amounts due that customers pay in the last weeks, in rotation: every second one has not paid yet. */
const paidShares = [0, 1, 0, 0.5] as const;

/**
 * Plans the payment of an amount due: near the due date, in part, or not at all; in a copied period all of it, within days. `nth`
 * is the sale, `count` numbers the amounts due.
 */
function paymentOf(
  salesTimeline: SalesTimeline,
  nth: number,
  count: number,
  random: Random,
): [ReturnType<typeof slotAfter>, Operation] {
  const sale = salesTimeline.sales[nth];
  const days = salesTimeline.isCopied ? random.int(2, 5) : random.int(8, 38);
  const share = salesTimeline.isCopied ? 1 : paidShares[count % paidShares.length]!;
  const slot = share === 0 ? null : slotAfter(salesTimeline, nth, days);
  const method = random.pick(['check', 'check', 'card', 'cash'] as const);
  return [slot, { action: 'pay', saleId: sale?.draft.id ?? '', share, method }];
}

/** The dispositions of returned devices, in rotation. */
type Back = readonly [ReturnDisposition, RefundReason];
const backs: readonly Back[] = [
  ['inspect', 'defective'],
  ['restock', 'changedMind'],
  ['rma', 'warranty'],
  ['scrap', 'damaged'],
];

type Counters = { refund: number; unit: number };

/**
 * Plans the refund of a sale: its device, another line, all lines, or only a part of the price; in a copied period no piece
 * tracked by quantity. `certain` is what happens to the device of a sale that certainly has a refund.
 */
function refundOf(sale: SalePlan, isCopied: boolean, counters: Counters, random: Random, certain: Back | undefined) {
  const { lines, id: saleId } = sale.draft;
  const unit = lines.find(({ unitCode }) => unitCode !== null);
  const baseOrder = { action: 'refund', saleId, share: null } as const;
  if (unit && isCopied) return { ...baseOrder, lineId: unit.id, back: 'rma', reason: 'defective' } as const;
  if (unit && certain) return { ...baseOrder, lineId: unit.id, back: certain[0], reason: certain[1] };
  if (isCopied || (counters.refund += 1) % 5 === 4) {
    const part = { share: random.pick([0.1, 0.2, 0.5]), back: 'none', reason: 'price' } as const;
    return { ...baseOrder, ...part, lineId: random.pick(lines).id };
  }
  const [back, reason] = unit ? backs[(counters.unit += 1) % backs.length]! : (['restock', 'wrongItem'] as const);
  const lineId = counters.refund % 3 === 0 ? null : (unit ?? random.pick(lines)).id;
  return { ...baseOrder, lineId, back, reason };
}

/**
 * Plans trade-ins and returns without a receipt, evenly spread. A device that is traded in with a sale pays a part of it.
 */
function tradeInsAndReturns(
  salesTimeline: SalesTimeline,
  spares: Spare,
  { newCode, traded }: Goods,
  random: Random,
): OperationPlan[] {
  const { store, sales, itemOf } = salesTimeline;
  const numbered = sales.map((sale, nth) => ({ sale, nth }));
  const device = (): TradeInPlan | null => {
    if (traded.length === 0) return null;
    const item = random.pick(traded);
    return {
      productId: item.id,
      code: newCode(item),
      storage: item.storage,
      color: random.pick(item.colors),
      offer: Math.max(2_000, Math.round((item.draft.price * 0.5) / 500) * 500),
      payout: random.probability(0.6) ? 'cash' : 'storeCredit',
    };
  };
  const withPhone = numbered.filter(
    ({ sale: { draft, tenders, spendsCredit } }) =>
      draft.customerId !== null &&
      isByCard({ tenders }) &&
      !spendsCredit &&
      draft.lines.some((line) => itemOf(line)?.kind === 'phone'),
  );
  const paying = spread(withPhone, 9).flatMap(({ sale }) => {
    const at = new Date(Date.parse(sale.at) - 180_000).toISOString();
    const plan = device();
    const [card, { customerId, id: saleId }] = [sale.tenders[0], sale.draft];
    if (!plan || !card || customerId === null) return [];
    const terms = { saleId, customerId, ...plan, payout: 'storeCredit' as const };
    const operation = operationAt(store, { at, by: sale.by }, { action: 'tradeIn', ...terms }, random);
    const rest = card.amount - plan.offer;
    const paid = { id: operation.id, kind: 'tradeIn' as const, amount: plan.offer };
    sale.tenders = [paid, ...(rest > 0 ? [{ ...card, amount: rest }] : [])];
    return [operation];
  });
  const known = numbered.filter(({ sale }) => sale.draft.customerId !== null);
  const bought = spread(known, 7).flatMap(({ nth, sale }) => {
    const [slot, plan, customerId] = [slotAfter(salesTimeline, nth, 0), device(), sale.draft.customerId];
    if (!slot || !plan || customerId === null) return [];
    const next = known.find((one) => one.nth > nth && one.sale.draft.customerId === customerId && isByCard(one.sale));
    if (next) next.sale.spendsCredit = true;
    const payout = next ? 'storeCredit' : plan.payout;
    return [operationAt(store, later(slot), { action: 'tradeIn', saleId: null, customerId, ...plan, payout }, random)];
  });
  const unproved = spread(known.slice(2), 4).flatMap(({ nth, sale }, i) => {
    const [slot, goods] = [slotAfter(salesTimeline, nth, 0), spares[i]];
    const customerId = i % 2 === 0 ? sale.draft.customerId : null;
    return slot && goods ? [operationAt(store, later(slot), { action: 'unproved', ...goods, customerId }, random)] : [];
  });
  return [...paying, ...bought, ...unproved];
}

const isByCard = ({ tenders }: Pick<SalePlan, 'tenders'>): boolean =>
  tenders.length === 1 && tenders[0]?.kind === 'card';

/** One minute after the other operation at that time. */
const later = ({ at, by }: { at: string; by: string }) => ({
  at: new Date(Date.parse(at) + 60_000).toISOString(),
  by,
});
