import { addDays, dayOf } from '@tilldesk/domain/time';
import type { Item } from './catalogue.ts';
import { deedAt, slotAfter, type Counter, type DeedPlan } from './deeds.ts';
import { idAt } from './ids.ts';
import type { KeepingPlan } from './keeping.ts';
import type { Random } from './random.ts';
import type { LinePlan, SalePlan } from './selling.ts';
import { spread } from './spread.ts';

/** What a store has beside its counter that deposits are taken for: devices that are kept for customers, and their articles. */
type Kept = { keeping: readonly KeepingPlan[]; itemOfCode: (code: string) => Item | undefined };

/** How deposits come, by turns. */
const ways = ['card', 'cash', 'card', 'check'] as const;
/** How many of a store: orders that were picked up, and devices that wait for their customer. */
const [PICKED_UP, PUT_ASIDE] = [6, 2];

/**
 * Plans deposits of the last weeks: for orders whose sale uses them, for devices that are kept for their customer, and for an
 * order that is called off, of which the money goes back. A sale that uses one is paid with it first, and by card for the rest.
 */
export function depositsOf(
  counter: Counter,
  { keeping, itemOfCode }: Kept,
  planned: readonly DeedPlan[],
  random: Random,
) {
  const { sales, livedSince } = counter;
  // What is switched on hangs on lines of a cart that is not saved before it is sold.
  const switchedOn = new Set(planned.flatMap((deed) => (deed.do === 'activate' ? [deed.saleId] : [])));
  const orders = sales.flatMap((sale, nth) => {
    const slot = sale.at < livedSince ? null : orderedBefore(counter, nth, 2 + (nth % 5));
    const isKnown = sale.draft.customerId !== null && !sale.spendsCredit && !switchedOn.has(sale.draft.id);
    const device = sale.draft.lines.some(({ unitCode }) => unitCode !== null);
    return slot && isKnown && device && isByCard(sale) ? [{ sale, slot }] : [];
  });
  const [calledOff, ...pickedUp] = spread(orders, PICKED_UP + 1);
  return [
    ...pickedUp.flatMap(({ sale, slot }, i) => [orderOf(counter, sale, slot, i, random)]),
    ...(calledOff ? callOff(counter, calledOff.sale, calledOff.slot, random) : []),
    ...keeping
      .flatMap((one) => (one.deed === 'reserve' ? [one] : []))
      .slice(0, PUT_ASIDE)
      .flatMap((one) => putAside(counter, one, itemOfCode(one.code), random)),
  ];
}

type Slot = { at: string; by: string };

const isByCard = ({ tenders }: SalePlan): boolean => tenders.length === 1 && tenders[0]?.kind === 'card';

/** Who was at the till so many days before a sale; nobody where that is long ago. */
function orderedBefore(counter: Counter, nth: number, days: number): Slot | null {
  const { sales, livedSince } = counter;
  const sale = sales[nth];
  if (!sale) return null;
  const from = new Date(Date.parse(sale.at) - days * 86_400_000).toISOString();
  const before = sales.findIndex(({ at }) => at >= from && at >= livedSince);
  const slot = before < 0 || before >= nth ? null : slotAfter(counter, before, 0);
  return slot && slot.at < sale.at ? slot : null;
}

/** About a fifth of what it comes to, in tens. */
const shareOf = (total: number): number => Math.min(total, Math.max(2_000, Math.round(total / 5_000) * 1_000));

/** A deposit for what a sale brings later, which pays its part of it. */
function orderOf({ store }: Counter, sale: SalePlan, slot: Slot, turn: number, random: Random): DeedPlan {
  const [card] = sale.tenders;
  const total = card?.amount ?? 0;
  const amount = shareOf(total);
  const way = ways[turn % ways.length]!;
  const deed = deedAt(store, slot, { do: 'takeDeposit', draft: sale.draft, amount, way }, random);
  const paid = { id: idAt(sale.at, random), kind: 'deposit' as const, amount, depositId: deed.id };
  sale.tenders = [paid, ...(card && total > amount ? [{ ...card, amount: total - amount }] : [])];
  return deed;
}

/** Somebody orders the same as another, and has their money back two days later. */
function callOff(counter: Counter, { draft, tenders }: SalePlan, slot: Slot, random: Random): DeedPlan[] {
  const { store, sales } = counter;
  const nth = sales.findIndex(({ at }) => at >= slot.at);
  const back = slotAfter(counter, nth, 2);
  if (!back) return [];
  const id = idAt(slot.at, random);
  const lines = draft.lines.map((line): LinePlan => ({ ...line, id: idAt(slot.at, random), unitCode: null }));
  const order = { ...draft, id, lines };
  const amount = shareOf(tenders[0]?.amount ?? 0);
  const taken = deedAt(store, slot, { do: 'takeDeposit', draft: order, amount, way: 'card' }, random);
  return [taken, deedAt(store, back, { do: 'giveDepositBack', depositId: taken.id, saleId: id, way: 'card' }, random)];
}

/** A device that is kept for a customer, who leaves a part of its price. */
function putAside(
  { store }: Counter,
  { at, by, code, customerId }: Extract<KeepingPlan, { deed: 'reserve' }>,
  item: Item | undefined,
  random: Random,
): DeedPlan[] {
  if (!item) return [];
  const slot = { at: new Date(Date.parse(at) + 60_000).toISOString(), by };
  const [id, lineId] = [idAt(slot.at, random), idAt(slot.at, random)];
  const { price } = item.draft;
  const line = { id: lineId, productId: item.id, unitCode: code, quantity: 1, unitPrice: price, discount: null };
  const draft = { id, customerId, lines: [line], discount: null, notes: 'Picks it up this week' };
  return [deedAt(store, slot, { do: 'takeDeposit', draft, amount: shareOf(price), way: 'card' }, random)];
}

/** So many of the sales on account of a store are paid in parts: at any time, and of the last months. */
const [IN_PARTS, RECENT] = [6, 4];
const PARTS = 3;

/**
 * Plans what is paid in parts: agreed a day after the sale, and paid about the day of each part. Of those of the last months one
 * stops after its first part, whose customer is behind.
 */
export function instalmentsOf(counter: Counter, random: Random): { inParts: ReadonlySet<string>; deeds: DeedPlan[] } {
  const { store, sales, now } = counter;
  const owed = sales.flatMap((sale, nth) => (sale.dueDate === undefined ? [] : [{ sale, nth }]));
  const daysAgo = ({ sale }: { sale: SalePlan }) => (Date.parse(now) - Date.parse(sale.at)) / 86_400_000;
  const old = spread(
    owed.filter((one) => daysAgo(one) > 110),
    IN_PARTS,
  );
  const behind = owed.findLast((one) => daysAgo(one) > 66 && daysAgo(one) <= 110);
  const recent = spread(
    owed.filter((one) => daysAgo(one) > 2 && daysAgo(one) <= 66),
    RECENT,
  );
  const chosen = [...old, ...(behind ? [behind] : []), ...recent].flatMap((one) => {
    const agreed = slotAfter(counter, one.nth, 1);
    const first = addDays(dayOf(one.sale.at, store.timeZone), 30);
    // A store with few sales may be open again only after the day of the first part.
    return agreed && dayOf(agreed.at, store.timeZone) <= first ? [{ ...one, agreed, first }] : [];
  });
  const deeds = chosen.flatMap(({ sale, nth, agreed, first }): DeedPlan[] => {
    const saleId = sale.draft.id;
    const paid = Array.from({ length: sale === behind?.sale ? 1 : PARTS }, (_, part) =>
      slotAfter(counter, nth, 30 * (part + 1) - random.int(1, 6)),
    );
    return [
      deedAt(store, agreed, { do: 'agreeInParts', saleId, parts: PARTS, first }, random),
      ...paid.flatMap((slot) =>
        slot
          ? [deedAt(store, slot, { do: 'payPart', saleId, way: random.pick(['check', 'card', 'cash']) }, random)]
          : [],
      ),
    ];
  });
  return { inParts: new Set(chosen.map(({ sale }) => sale.draft.id)), deeds };
}
