import type { GoodsWay, RefundReason } from '@tilldesk/domain/shop';
import { cashMoves } from './drawers.ts';
import type { Item } from './catalogue.ts';
import {
  activationPlan,
  deedAt,
  slotAfter,
  toVendor,
  type Counter,
  type Deed,
  type DeedPlan,
  type TradeInPlan,
} from './deeds.ts';
import type { KeepingPlan } from './keeping.ts';
import type { Random } from './random.ts';
import type { SalePlan } from './selling.ts';
import { shiftDays } from './shifting.ts';
import { spread } from './spread.ts';

/** What may go out for other goods, and come back without a receipt: products of which enough are left at the end. */
export type Spare = readonly { productId: string; price: number }[];

/** How often what is done with a sale: of all of them, or of those of the last weeks, which people look at. */
const often = {
  phoneActivated: { lived: 0.3, before: 0.07 },
  refunded: { lived: 0.055, before: 0.012 },
  goodwill: 0.004,
  sellerWrong: 0.006,
  paymentWrong: 0.006,
  voided: 0.008,
  exchanged: 0.045,
} as const;

type Happening = DeedPlan | KeepingPlan;

/**
 * Plans what is done with the sales of a store: money for what is due, voids, corrections, refunds, exchanges, activations,
 * trade-ins. Far back only what leaves the shelf of what is counted as it was, since that shelf is written by sets before any
 * deed happens: there devices go back to their vendor, and parts of prices, services and activations are what deeds are about.
 * What is due of the sales `inParts` is paid otherwise.
 */
export function deedsOf(
  counter: Counter,
  spare: Spare,
  { newCode, traded }: { newCode: (item: Item) => string; traded: readonly Item[] },
  random: Random,
  inParts: ReadonlySet<string>,
): Happening[] {
  const { store, sales, livedSince } = counter;
  const spares = [...spare];
  const happenings: Happening[] = [];
  const turn = { refund: 0, unit: -1, activation: 0, exchange: 0 };
  const add = (slot: { at: string; by: string } | null, deed: Deed): DeedPlan | null => {
    const plan = slot && deedAt(store, slot, deed, random);
    if (plan) happenings.push(plan);
    return plan;
  };
  for (const [nth, sale] of sales.entries()) {
    const isLived = sale.at >= livedSince;
    const era = isLived ? 'lived' : 'before';
    const saleId = sale.draft.id;
    const phone = sale.draft.lines.find((line) => line.unitCode !== null && counter.itemOf(line)?.kind === 'phone');
    if (phone?.unitCode && random.chance(often.phoneActivated[era])) {
      happenings.push(
        ...activationsOf(counter, nth, { ...phone, code: phone.unitCode }, (turn.activation += 1), random),
      );
    }
    if (sale.dueDate !== undefined) {
      const [slot, deed] = paymentOf(counter, nth, random);
      const payment = slot && deedAt(store, slot, deed, random);
      if (payment && !inParts.has(saleId)) happenings.push(payment);
    } else if (random.chance(often.refunded[era])) {
      const days = random.pick([1, 2, 4, 7, 11]);
      const slot = slotAfter(counter, nth, days);
      const isFree = slot !== null && slot.at >= livedSince;
      const deed = refundOf(sale, isFree, turn, random);
      const plan = add(slot, deed);
      const line = sale.draft.lines.find(({ id }) => id === deed.lineId);
      if (plan && deed.back === 'rma' && line?.unitCode && !isFree)
        happenings.push(toVendor(store, plan.at, line.unitCode, random));
    } else if (random.chance(often.goodwill))
      add(slotAfter(counter, nth, 1), { do: 'goodwill', saleId, share: random.pick([0.05, 0.1]) });
    else if (random.chance(often.sellerWrong)) {
      const other = store.sellers.filter(({ id }) => id !== sale.by);
      if (other.length > 0)
        add(slotAfter(counter, nth, 0), { do: 'correctSeller', saleId, personId: random.pick(other).id });
    } else if (isByCard(sale) && random.chance(often.paymentWrong)) {
      add(slotAfter(counter, nth, 0), { do: 'correctPayment', saleId });
    } else if (random.chance(often.voided) && (isLived || leavesNoGoods(counter, sale))) {
      add(slotAfter(counter, nth, 0), { do: 'void', saleId, reason: random.pick(voidReasons) });
    } else if (isLived && random.chance(often.exchanged)) {
      const line = sale.draft.lines.find((one) => counter.itemOf(one)?.draft.tracking === 'quantity');
      // By turns dearer and cheaper than what comes back.
      const isDearer = (turn.exchange += 1) % 2 === 0;
      const at = line
        ? spares.findIndex(
            ({ price, productId }) => productId !== line.productId && price > line.unitPrice === isDearer,
          )
        : -1;
      const [other] = at < 0 ? [] : spares.splice(at, 1);
      if (line && other) add(slotAfter(counter, nth, 2), { do: 'exchange', saleId, lineId: line.id, for: other });
    }
  }
  return [
    ...happenings,
    ...atClockedDrawers(counter, random),
    ...broughtIn(counter, spares, { newCode, traded }, random),
  ];
}

/** What a hand moves in the drawers of the last two weeks, which the clock opens: by turns an errand, and what is too much goes to the bank. */
function atClockedDrawers(counter: Counter, random: Random): DeedPlan[] {
  const { store, sales, now } = counter;
  const since = new Date(Date.parse(now) - (shiftDays - 1) * 86_400_000).toISOString();
  const recent = sales.flatMap(({ at }, nth) => (at >= since ? [nth] : []));
  return spread(recent, 2 * shiftDays).flatMap((nth, i) => {
    const slot = slotAfter(counter, nth, 0);
    if (!slot) return [];
    const bank = { kind: 'bankDrop', amount: null, category: null, reason: 'To the bank' } as const;
    const move = i % 3 === 2 ? cashMoves[i % cashMoves.length] : undefined;
    return [deedAt(store, later(slot), { do: 'moveCash', move: move ?? bank }, random)];
  });
}

const voidReasons = ['Rung up twice', 'The customer changed their mind at the door', 'Wrong product scanned'];

const leavesNoGoods = ({ itemOf }: Counter, { draft, tenders }: SalePlan): boolean =>
  tenders.every(({ kind }) => kind === 'card') &&
  draft.lines.every((line) => itemOf(line) === undefined || itemOf(line)?.draft.tracking === 'none');

/** An activation with its sale, and what the carrier said some days later: mostly yes. */
function activationsOf(
  { store, sales, now }: Counter,
  nth: number,
  line: { id: string; code: string },
  turn: number,
  random: Random,
): DeedPlan[] {
  const sale = sales[nth];
  if (!sale) return [];
  const at = new Date(Date.parse(sale.at) - 60_000).toISOString();
  const asked = { saleId: sale.draft.id, lineId: line.id, code: line.code };
  const plan = deedAt(
    store,
    { at, by: sale.by },
    { do: 'activate', ...asked, ...activationPlan(store, turn, random) },
    random,
  );
  const tell = (days: number, status: 'active' | 'cancelled' | 'chargedBack') => {
    const told = new Date(Date.parse(sale.at) + days * 86_400_000 + 1_000).toISOString();
    if (told > now) return [];
    return [deedAt(store, { at: told, by: store.receiverId }, { do: 'tell', activationId: plan.id, status }, random)];
  };
  if (turn % 11 === 5) return [plan, ...tell(1, 'cancelled')];
  const answered = [plan, ...tell(random.int(1, 3), 'active')];
  return turn % 13 === 7 ? [...answered, ...tell(20, 'chargedBack')] : answered;
}

/** Most pay near the day, some a part, a few of the last months not at all. */
function paymentOf(counter: Counter, nth: number, random: Random): [ReturnType<typeof slotAfter>, Deed] {
  const sale = counter.sales[nth];
  const days = random.int(8, 38);
  const isOld = Date.parse(counter.now) - Date.parse(sale?.at ?? counter.now) > 150 * 86_400_000;
  const fate = random.next();
  const share = isOld || fate < 0.6 ? 1 : fate < 0.8 ? 0.5 : 0;
  const slot = share === 0 ? null : slotAfter(counter, nth, days);
  const way = random.pick(['check', 'check', 'card', 'cash'] as const);
  return [slot, { do: 'pay', saleId: sale?.draft.id ?? '', share, way }];
}

/** What becomes of devices that come back, by turns. */
const backs: readonly [GoodsWay, RefundReason][] = [
  ['inspect', 'defective'],
  ['restock', 'changedMind'],
  ['rma', 'warranty'],
  ['scrap', 'damaged'],
];

type Turns = { refund: number; unit: number };

/** What comes back of a sale: its device, another line, all of it, or only a part of the price; far back no piece from a shelf. */
function refundOf(sale: SalePlan, isFree: boolean, turn: Turns, random: Random) {
  const { lines, id: saleId } = sale.draft;
  const unit = lines.find(({ unitCode }) => unitCode !== null);
  const asked = { do: 'refund', saleId, share: null } as const;
  if (unit && !isFree) return { ...asked, lineId: unit.id, back: 'rma', reason: 'defective' } as const;
  if (!isFree || (turn.refund += 1) % 5 === 4) {
    const part = { share: random.pick([0.1, 0.2, 0.5]), back: 'none', reason: 'price' } as const;
    return { ...asked, ...part, lineId: random.pick(lines).id };
  }
  const [back, reason] = unit ? backs[(turn.unit += 1) % backs.length]! : (['restock', 'wrongItem'] as const);
  const lineId = turn.refund % 3 === 0 ? null : (unit ?? random.pick(lines)).id;
  return { ...asked, lineId, back, reason };
}

/**
 * Used devices and goods without a receipt that people bring in the last weeks, evenly spread over them. A device that is
 * traded in with a sale pays its part of it.
 */
function broughtIn(
  counter: Counter,
  spares: Spare,
  { newCode, traded }: { newCode: (item: Item) => string; traded: readonly Item[] },
  random: Random,
): DeedPlan[] {
  const { store, sales, itemOf, livedSince } = counter;
  const lived = sales.flatMap((sale, nth) => (sale.at >= livedSince ? [{ sale, nth }] : []));
  const device = (): TradeInPlan | null => {
    if (traded.length === 0) return null;
    const item = random.pick(traded);
    return {
      productId: item.id,
      code: newCode(item),
      storage: item.storage,
      color: random.pick(item.colors),
      offer: Math.max(2_000, Math.round((item.draft.price * 0.5) / 500) * 500),
      payout: random.chance(0.6) ? 'cash' : 'storeCredit',
    };
  };
  const withPhone = lived.filter(
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
    const deed = deedAt(store, { at, by: sale.by }, { do: 'tradeIn', ...terms }, random);
    const rest = card.amount - plan.offer;
    const paid = { id: deed.id, kind: 'tradeIn' as const, amount: plan.offer };
    sale.tenders = [paid, ...(rest > 0 ? [{ ...card, amount: rest }] : [])];
    return [deed];
  });
  const known = lived.filter(({ sale }) => sale.draft.customerId !== null);
  const bought = spread(known, 7).flatMap(({ nth, sale }) => {
    const [slot, plan, customerId] = [slotAfter(counter, nth, 0), device(), sale.draft.customerId];
    if (!slot || !plan || customerId === null) return [];
    const next = known.find((one) => one.nth > nth && one.sale.draft.customerId === customerId && isByCard(one.sale));
    if (next) next.sale.spendsCredit = true;
    const payout = next ? 'storeCredit' : plan.payout;
    return [deedAt(store, later(slot), { do: 'tradeIn', saleId: null, customerId, ...plan, payout }, random)];
  });
  const unproved = spread(known.slice(2), 4).flatMap(({ nth, sale }, i) => {
    const [slot, goods] = [slotAfter(counter, nth, 0), spares[i]];
    const customerId = i % 2 === 0 ? sale.draft.customerId : null;
    return slot && goods ? [deedAt(store, later(slot), { do: 'unproved', ...goods, customerId }, random)] : [];
  });
  return [...paying, ...bought, ...unproved];
}

const isByCard = ({ tenders }: Pick<SalePlan, 'tenders'>): boolean =>
  tenders.length === 1 && tenders[0]?.kind === 'card';

/** A minute after what else is done then. */
const later = ({ at, by }: { at: string; by: string }) => ({
  at: new Date(Date.parse(at) + 60_000).toISOString(),
  by,
});
