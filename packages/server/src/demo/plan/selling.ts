import { documentTotals, type Discount } from '@tilldesk/domain/lines';
import type { InvoiceDraft, LineDraft, Tender } from '@tilldesk/domain/sales';
import { addDays, dayOf } from '@tilldesk/domain/time';
import { basketsFrom, type Pick } from './baskets.ts';
import { saleMoments, type Stretch } from './calendar.ts';
import type { Item } from '../articles/catalogue.ts';
import type { CustomerPlan } from './customers.ts';
import { idAt } from './ids.ts';
import type { Random } from '../random.ts';
import type { StorePlan } from './shops.ts';
import { tendersFor } from './tenders.ts';

/** A line that names its unit by code, since a unit's id is assigned when it is received. */
export type LinePlan = Omit<LineDraft, 'unitId'> & { unitCode: string | null };

/** An invoice of the plan: posted with its tenders, or without tenders a draft. `by` is the salesperson's id. */
export type SalePlan = {
  kind: 'sale';
  at: string;
  storeId: string;
  by: string;
  draft: Omit<InvoiceDraft, 'lines'> & { lines: LinePlan[] };
  tenders: Tender[];
  /** The day by which the amount on account is to be paid. */
  dueDate?: string;
  /** The customer's store credit pays as much as it covers; the one tender pays the rest. */
  spendsCredit?: true;
  /** For a draft that is a quote: its last day. */
  quotedUntil?: string;
};

/** A sale before its units are chosen. */
export type PlannedSale = SalePlan & { picks: Pick[] };

/** Plans the sales of a store in order of time; in the last weeks with quotes, and the last carts of the day as drafts. */
export function salesOf(
  store: StorePlan,
  items: readonly Item[],
  customers: readonly CustomerPlan[],
  stretch: Stretch,
  random: Random,
): PlannedSale[] {
  const { until: now, isCopied } = stretch;
  const nextBasket = basketsFrom(items, random);
  const regulars = customers.filter(({ place }) => place === store.place);
  const withAccount = regulars.filter(({ draft }) => draft.creditLimit);
  const planSale = (at: string, isPaid: boolean, nth = 0) => {
    const buyers = isPaid && nth % ACCOUNT_EVERY === ACCOUNT_FIRST ? withAccount : regulars;
    return plannedSaleOf(store, nextBasket(), buyers, at, isPaid, random);
  };
  const moments = saleMoments(stretch, store.timeZone, store.salesPerDay, random);
  const sales = moments.map((at, nth) => planSale(at, true, nth));
  if (isCopied) return sales;
  const last = moments.at(-1);
  const carts = last && store.salesPerDay > 5 ? cartMoments(last, now).map((at) => planSale(at, false)) : [];
  const quotes =
    store.salesPerDay > 5 ? quoteMoments(moments, now).map((at) => quoteOf(planSale(at, false), store)) : [];
  return [...sales, ...carts, ...quotes].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** One sale in this many, from this one on, is to a customer with an account, if it is to a known customer. */
const [ACCOUNT_EVERY, ACCOUNT_FIRST] = [8, 3];

/** The ages of the quotes in days: two of them have expired. */
const quotedDaysAgo = [36, 24, 6, 2];
const QUOTE_DAYS = 14;

/** One minute after a sale of each of those days. */
const quoteMoments = (moments: readonly string[], now: string): string[] =>
  quotedDaysAgo.flatMap((days) => {
    const from = new Date(Date.parse(now) - days * 86_400_000).toISOString();
    const sale = moments.find((at) => at >= from);
    return sale === undefined ? [] : [new Date(Date.parse(sale) + 60_000).toISOString()];
  });

const quoteOf = (planSale: PlannedSale, { timeZone }: StorePlan): PlannedSale => ({
  ...planSale,
  quotedUntil: addDays(dayOf(planSale.at, timeZone), QUOTE_DAYS),
});

/** Three carts after the last sale, 4 minutes apart, none later than `now`. */
const cartMoments = (last: string, now: string): string[] =>
  [4, 8, 12]
    .map((minutes) => new Date(Date.parse(last) + minutes * 60_000).toISOString())
    .map((at) => (at > now ? now : at));

function plannedSaleOf(
  store: StorePlan,
  picks: Pick[],
  regulars: readonly CustomerPlan[],
  at: string,
  isPaid: boolean,
  random: Random,
): PlannedSale {
  const known = regulars.filter((one) => one.at < at);
  const isBig = picks.some(({ item }) => item.draft.tracking === 'serialized');
  const customer = known.length > 0 && random.probability(isBig ? 0.85 : 0.38) ? random.pick(known) : null;
  const lines = picks.map((pick) => lineOf(pick, at, random));
  const discount = documentDiscount(lines, isBig, random);
  const { total } = documentTotals(
    lines.map((line, i) => ({
      ...line,
      taxRate: customer?.draft.taxExempt ? '0' : (picks[i]?.item.draft.taxRate ?? '0'),
    })),
    discount,
  );
  return {
    kind: 'sale',
    at,
    storeId: store.id,
    by: random.weighted(store.sellers, ({ weight }) => weight).id,
    draft: {
      id: idAt(at, random),
      customerId: customer?.id ?? null,
      lines,
      discount,
      ...(discount === null ? {} : { discountReason: 'Regular customer' }),
      notes: null,
    },
    tenders: isPaid ? tendersFor(total, at, random) : [],
    picks,
  };
}

function lineOf({ item, quantity }: Pick, at: string, random: Random): LinePlan {
  const id = idAt(at, random);
  const discount = lineDiscount(item, random);
  return {
    id,
    productId: item.id,
    unitCode: null,
    quantity,
    unitPrice: item.draft.price,
    discount,
    // Sales below a limit require a reason. Whether a sale is below one depends on its cost, which is not known yet.
    ...(discount === null ? {} : { discountReason: 'Price match' }),
  };
}

function lineDiscount(item: Item, random: Random): Discount {
  if (item.kind === 'service' || !random.probability(0.06)) return null;
  if (item.draft.tracking === 'serialized') return { kind: 'amount', amount: random.pick([500, 1000, 2000]) };
  return { kind: 'share', rate: random.pick(['0.05', '0.1', '0.15', '0.2']) };
}

function documentDiscount(lines: readonly LinePlan[], isBig: boolean, random: Random): Discount {
  if (!random.probability(0.035)) return null;
  if (isBig) return { kind: 'amount', amount: 1000 };
  return lines.length > 1 ? { kind: 'share', rate: '0.1' } : { kind: 'share', rate: '0.05' };
}
