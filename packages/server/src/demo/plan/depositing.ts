import { addDays, dayOf } from '@tilldesk/domain/time';
import type { Item } from '../articles/catalogue.ts';
import { operationAt, slotAfter, type SalesTimeline, type OperationPlan } from './operations.ts';
import { idAt } from './ids.ts';
import type { StockPlan } from './stock-plan.ts';
import type { Random } from '../random.ts';
import type { LinePlan, SalePlan } from './selling.ts';
import { spread } from '../articles/spread.ts';

/** The goods other than sold ones that deposits are taken for: devices reserved for customers, and their articles. */
type DepositInput = { stockPlan: readonly StockPlan[]; itemOfCode: (code: string) => Item | undefined };

/** The tenders of deposits, in rotation. */
const methods = ['card', 'cash', 'card', 'check'] as const;
/** Numbers for a store: orders that were picked up, and devices reserved with a deposit. */
const [PICKED_UP, RESERVED] = [6, 2];

/**
 * Plans deposits of the last weeks: for orders whose sale uses them, for devices reserved for their customer, and for a
 * cancelled order whose deposit is refunded. A sale that uses a deposit is paid with it first, and by card for the rest.
 */
export function depositsOf(
  salesTimeline: SalesTimeline,
  { stockPlan, itemOfCode }: DepositInput,
  planned: readonly OperationPlan[],
  random: Random,
) {
  const { sales } = salesTimeline;
  // Activations belong to lines of a cart that is not saved before it is sold, so those sales have no deposit.
  const switchedOn = new Set(
    planned.flatMap((operation) => (operation.action === 'activate' ? [operation.saleId] : [])),
  );
  const orders = sales.flatMap((sale, nth) => {
    const slot = orderedBefore(salesTimeline, nth, 2 + (nth % 5));
    const isKnown = sale.draft.customerId !== null && !sale.spendsCredit && !switchedOn.has(sale.draft.id);
    const device = sale.draft.lines.some(({ unitCode }) => unitCode !== null);
    return slot && isKnown && device && isByCard(sale) ? [{ sale, slot }] : [];
  });
  const [calledOff, ...pickedUp] = spread(orders, PICKED_UP + 1);
  return [
    ...pickedUp.flatMap(({ sale, slot }, i) => [orderOf(salesTimeline, sale, slot, i, random)]),
    ...(calledOff ? callOff(salesTimeline, calledOff.sale, calledOff.slot, random) : []),
    ...stockPlan
      .flatMap((one) => (one.action === 'reserve' ? [one] : []))
      .slice(0, RESERVED)
      .flatMap((one) => reserveWithDeposit(salesTimeline, one, itemOfCode(one.code), random)),
  ];
}

type Slot = { at: string; by: string };

const isByCard = ({ tenders }: SalePlan): boolean => tenders.length === 1 && tenders[0]?.kind === 'card';

/** Returns who was at the till the given number of days before a sale; null if that is before the last weeks. */
function orderedBefore(salesTimeline: SalesTimeline, nth: number, days: number): Slot | null {
  const { sales } = salesTimeline;
  const sale = sales[nth];
  if (!sale) return null;
  const from = new Date(Date.parse(sale.at) - days * 86_400_000).toISOString();
  const before = sales.findIndex(({ at }) => at >= from);
  const slot = before < 0 || before >= nth ? null : slotAfter(salesTimeline, before, 0);
  return slot && slot.at < sale.at ? slot : null;
}

/** Returns about a fifth of the total, rounded to tens. */
const shareOf = (total: number): number => Math.min(total, Math.max(2_000, Math.round(total / 5_000) * 1_000));

/** Plans a deposit for a later sale, which uses it. */
function orderOf({ store }: SalesTimeline, sale: SalePlan, slot: Slot, index: number, random: Random): OperationPlan {
  const [card] = sale.tenders;
  const total = card?.amount ?? 0;
  const amount = shareOf(total);
  const method = methods[index % methods.length]!;
  const operation = operationAt(store, slot, { action: 'takeDeposit', draft: sale.draft, amount, method }, random);
  const paid = { id: idAt(sale.at, random), kind: 'deposit' as const, amount, depositId: operation.id };
  sale.tenders = [paid, ...(card && total > amount ? [{ ...card, amount: total - amount }] : [])];
  return operation;
}

/** Plans an order equal to another one that is cancelled and refunded two days later. */
function callOff(
  salesTimeline: SalesTimeline,
  { draft, tenders }: SalePlan,
  slot: Slot,
  random: Random,
): OperationPlan[] {
  const { store, sales } = salesTimeline;
  const nth = sales.findIndex(({ at }) => at >= slot.at);
  const back = slotAfter(salesTimeline, nth, 2);
  if (!back) return [];
  const id = idAt(slot.at, random);
  const lines = draft.lines.map((line): LinePlan => ({ ...line, id: idAt(slot.at, random), unitCode: null }));
  const order = { ...draft, id, lines };
  const amount = shareOf(tenders[0]?.amount ?? 0);
  const depositOperation = operationAt(
    store,
    slot,
    { action: 'takeDeposit', draft: order, amount, method: 'card' },
    random,
  );
  return [
    depositOperation,
    operationAt(
      store,
      back,
      { action: 'giveDepositBack', depositId: depositOperation.id, saleId: id, method: 'card' },
      random,
    ),
  ];
}

/** Plans a deposit for a device that is reserved for a customer. */
function reserveWithDeposit(
  { store }: SalesTimeline,
  { at, by, code, customerId }: Extract<StockPlan, { action: 'reserve' }>,
  item: Item | undefined,
  random: Random,
): OperationPlan[] {
  if (!item) return [];
  const slot = { at: new Date(Date.parse(at) + 60_000).toISOString(), by };
  const [id, lineId] = [idAt(slot.at, random), idAt(slot.at, random)];
  const { price } = item.draft;
  const line = { id: lineId, productId: item.id, unitCode: code, quantity: 1, unitPrice: price, discount: null };
  const draft = { id, customerId, lines: [line], discount: null, notes: 'Picks it up this week' };
  return [operationAt(store, slot, { action: 'takeDeposit', draft, amount: shareOf(price), method: 'card' }, random)];
}

/** The number of a store's sales on account in instalments: paid up ahead of time, and paid one a month. */
const [PAID_UP, MONTHLY] = [2, 2];
const PARTS = 3;

/**
 * Plans instalments: agreed a day after the sale, one a month. Some customers pay all parts within weeks, others near the day of
 * each part. The first one pays none, so that the first part is overdue.
 */
export function instalmentsOf(
  salesTimeline: SalesTimeline,
  random: Random,
): { inParts: ReadonlySet<string>; parts: OperationPlan[] } {
  const { store, sales, now } = salesTimeline;
  const owed = sales.flatMap((sale, nth) => (sale.dueDate === undefined ? [] : [{ sale, nth }]));
  const daysAgo = ({ sale }: { sale: SalePlan }) => (Date.parse(now) - Date.parse(sale.at)) / 86_400_000;
  const [behind, ...others] = owed;
  const ahead = spread(
    others.filter((one) => daysAgo(one) > 16),
    PAID_UP,
  );
  const monthly = spread(
    others.filter((one) => daysAgo(one) > 2 && !ahead.includes(one)),
    MONTHLY,
  );
  const chosen = [...(behind ? [behind] : []), ...ahead, ...monthly].flatMap((one) => {
    const agreed = slotAfter(salesTimeline, one.nth, 1);
    const first = addDays(dayOf(one.sale.at, store.timeZone), one === behind ? BEHIND_AFTER : 30);
    // In a store with few sales, the next time at the till may be after the day of the first part.
    return agreed && dayOf(agreed.at, store.timeZone) <= first ? [{ ...one, agreed, first }] : [];
  });
  const operations = chosen.flatMap(({ sale, nth, agreed, first }): OperationPlan[] => {
    const saleId = sale.draft.id;
    const isAhead = ahead.some((one) => one.sale === sale);
    const paid = Array.from({ length: sale === behind?.sale ? 0 : PARTS }, (_, part) =>
      slotAfter(salesTimeline, nth, isAhead ? 4 * (part + 1) : 30 * (part + 1) - random.int(1, 6)),
    );
    return [
      operationAt(store, agreed, { action: 'agreeInParts', saleId, parts: PARTS, first }, random),
      ...paid.flatMap((slot) => {
        if (!slot) return [];
        const method = random.pick(['check', 'card', 'cash'] as const);
        return [operationAt(store, slot, { action: 'payPart', saleId, method }, random)];
      }),
    ];
  });
  return { inParts: new Set(chosen.map(({ sale }) => sale.draft.id)), parts: operations };
}

/** The days until the first part of the customer who pays none. */
const BEHIND_AFTER = 10;
