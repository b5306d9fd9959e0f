import { dayOf, momentAt } from '@tilldesk/domain/time';
import { operationsAfterSales, type Spare } from './after-sales.ts';
import { planChats } from './chats.ts';
import { buyingOf } from './buying.ts';
import { calendarOf, ordinaryDays, type Calendar, type Stretch } from './calendar.ts';
import { catalogueOf, type Catalogue, type Item } from '../articles/catalogue.ts';
import { withTexts, type CopyPlan } from './copies.ts';
import { depositsOf, instalmentsOf } from './depositing.ts';
import { drawersOf } from './drawers.ts';
import { customersOf, type CustomerPlan } from './customers.ts';
import { idAt } from './ids.ts';
import businesses from '../lists/businesses.json' with { type: 'json' };
import { stockPlanOf, type StockPlanInput } from './stock-plan.ts';
import { createRandom, type Random } from '../random.ts';
import type { PlannedEvent } from '../run-plan.ts';
import { salesOf, type LinePlan } from './selling.ts';
import { shiftsOf } from './shifting.ts';
import { staffingOf, type BusinessName, type DemoBusiness, type StorePlan } from './shops.ts';
import { CLOSE, stockFor, unitCodes, WIDE } from './stocking.ts';
import { suppliersOf, type VendorPlan } from './suppliers.ts';
import { withVariedPayments } from './payment-methods.ts';

/** The plan of a business: its records, and its events in order of time. */
export type BusinessPlan = DemoBusiness &
  Catalogue & {
    id: string;
    name: string;
    /** When the business was created: ISO text, like every moment here. */
    openedAt: string;
    customers: CustomerPlan[];
    vendors: VendorPlan[];
    /** The events of the periods at the beginning, each closed in itself. */
    periods: PlannedEvent[][];
    /** The copies of the periods, in order of time, up to the last weeks. */
    copies: CopyPlan[];
    /** The events of the last weeks. */
    events: PlannedEvent[];
  };

export type PlanOrder = {
  /** Any whole number. */
  seed: number;
  /** The last moment of the plan, ISO text in UTC with milliseconds. */
  now: string;
  /**
   * The approximate number of invoices; by default as in the lists. Above 5,000 each period is copied more often, at the same
   * moments.
   */
  invoices?: number;
};

/** Up to this number of invoices there are fewer or more sales a day; with more, opening a day takes longer than the day. */
const SCALED_MAX = 5_000;

/**
 * Plans a demo business: 18 months of sales that end at `now`, in the zone of each store. The same input gives the same plan,
 * byte for byte.
 */
export function planBusiness(business: BusinessName, { seed, now, invoices }: PlanOrder): BusinessPlan {
  const given = businesses[business];
  const stream = (name: string) => createRandom(seed, `${business}/${name}`);
  const openedAt = new Date(Date.parse(now) - given.openedDaysAgo * 86_400_000).toISOString();
  const staffing = staffingOf(business, openedAt, stream('house'));
  const calendar = calendarOf(now, staffing.stores[0]?.timeZone ?? 'UTC');
  const { periods, lastWeeks } = calendar;
  const perDay = staffing.stores.reduce((sum, { salesPerDay }) => sum + salesPerDay, 0);
  const scale = invoices !== undefined && invoices <= SCALED_MAX ? invoices / (perDay * ordinaryDays(calendar)) : 1;
  const taxRate = staffing.stores[0]?.defaultTaxRate ?? '0';
  const catalogue = catalogueOf(openedAt, taxRate, given.catalogue, stream('catalogue'));
  const since = momentAt(periods[0]?.days[0]?.day ?? dayOf(now, 'UTC'), '00:00', 'UTC');
  const customers = customersOf(given.customers, since, now, stream('customers'));
  const vendors = suppliersOf(openedAt, stream('vendors'));
  const codeOf = unitCodes(stream('codes'), isMany(invoices) ? CLOSE : WIDE);
  const market = { ...catalogue, customers, vendors, codeOf };
  const stores = staffing.stores.map((store, i) => ({
    ...store,
    salesPerDay: store.salesPerDay * scale,
    isFirst: i === 0,
  }));
  const eventsIn = (stretch: Stretch, name: string) =>
    inOrder(
      stores.flatMap((store) =>
        eventsAt(store, stretch, market, staffing, (part) => stream(`${part}/${store.code}${name}`)),
      ),
    );
  const plannedPeriods = periods.map((period, i) => eventsIn(period, `/${i}`));
  const events = inOrder([...eventsIn(lastWeeks, ''), ...planChats(staffing, now, stream('chats'))]);
  const more = timesFor(invoices, plannedPeriods, calendar.copies, events);
  const repeated = calendar.copies.flatMap((copy) => Array.from({ length: more }, () => copy));
  return {
    id: idAt(openedAt, stream('business')),
    name: given.name,
    openedAt,
    ...staffing,
    ...catalogue,
    customers,
    vendors,
    periods: plannedPeriods,
    copies: withTexts(repeated, plannedPeriods, { items: catalogue.items, codeOf }, stream('copies')),
    events,
  };
}

const isMany = (invoices: number | undefined): boolean => invoices !== undefined && invoices > SCALED_MAX;

const inOrder = (events: readonly PlannedEvent[]): PlannedEvent[] =>
  events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

/** Returns how often each copy is made, so that there are about so many invoices. */
function timesFor(
  invoices: number | undefined,
  periods: readonly PlannedEvent[][],
  copies: Calendar['copies'],
  events: readonly PlannedEvent[],
): number {
  if (invoices === undefined || !isMany(invoices)) return 1;
  const salesIn = (some: readonly PlannedEvent[] = []) => some.filter(({ kind }) => kind === 'sale').length;
  const copied = copies.reduce((sum, { period }) => sum + salesIn(periods[period]), 0);
  const others = salesIn(events) + periods.reduce((sum, period) => sum + salesIn(period), 0);
  return Math.max(1, Math.round((invoices - others) / copied));
}

type Market = Catalogue & {
  customers: readonly CustomerPlan[];
  vendors: readonly VendorPlan[];
  codeOf: (item: Item) => string;
};

/** Plans the events of a store in a stretch; in one that is copied only those that end with it. */
function eventsAt(
  store: StorePlan & { isFirst: boolean },
  stretch: Stretch,
  { categories, items, customers, vendors, codeOf }: Market,
  { people }: DemoBusiness,
  stream: (part: string) => Random,
): PlannedEvent[] {
  const { until: now, isCopied } = stretch;
  const basicSales = salesOf(store, items, customers, stretch, stream('sales'));
  const plannedSales = withVariedPayments(store, basicSales, customers, stretch, stream('ways'));
  const { receipts, sales, live, left } = stockFor(store, plannedSales, items, stretch, codeOf, stream('stock'));
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const salesTimeline = {
    store,
    now,
    isCopied,
    sales: sales.filter(({ tenders }) => tenders.length > 0),
    itemOf: ({ productId }: LinePlan) => itemOf.get(productId ?? ''),
  };
  const traded = items.filter(({ kind, draft }) => kind === 'phone' && draft.condition === 'used');
  const goods = { spare: spareOf(items, left), newCode: codeOf, traded };
  const drawers = drawersOf(store, people, sales, stretch, stream('drawers'));
  if (isCopied) {
    const operations = operationsAfterSales(salesTimeline, goods, stream('operations'), new Set());
    return [...receipts, ...sales, ...operations, ...drawers];
  }
  const bought = buyingOf(store, receipts, { items, vendors, now, codeOf }, stream('buying'));
  const settled = new Date(Date.parse(now) - 10 * 86_400_000).toISOString();
  const arrivedCodes = new Set(
    receipts.flatMap(({ at, units }) => (at < settled ? units.map(({ code }) => code) : [])),
  );
  const stockInput = stockPlanInput(
    live.filter((code) => arrivedCodes.has(code)),
    { categories, items, codeOf },
    left,
    customers.filter(({ place }) => place === store.place),
  );
  const stockPlan = stockPlanOf(store, stockInput, now, stream('keeping'));
  const { inParts, parts } = instalmentsOf(salesTimeline, stream('instalments'));
  const operations = operationsAfterSales(salesTimeline, goods, stream('operations'), inParts);
  const productOf = new Map(receipts.flatMap(({ productId, units }) => units.map(({ code }) => [code, productId])));
  const itemOfCode = (code: string) => itemOf.get(productOf.get(code) ?? '');
  const done = operations.flatMap((operation) => (operation.kind === 'operation' ? [operation] : []));
  const deposits = depositsOf(salesTimeline, { stockPlan, itemOfCode }, done, stream('deposits'));
  const clock = { isFirst: store.isFirst, random: stream('shifts') };
  return [
    ...bought.receipts,
    ...bought.orders,
    ...sales,
    ...stockPlan,
    ...operations,
    ...parts,
    ...deposits,
    ...drawers,
    ...shiftsOf(store, people, sales, now, clock),
  ];
}

/**
 * Returns goods of which a piece can be given out: those with a few pieces left, but not the ones with the highest stock, which
 * the stock operations use.
 */
const spareOf = (items: readonly Item[], left: ReadonlyMap<string, number>): Spare =>
  items
    .filter(({ id }) => (left.get(id) ?? 0) >= 5)
    .toSorted((a, b) => (left.get(a.id) ?? 0) - (left.get(b.id) ?? 0))
    .slice(0, 60)
    .map(({ id, draft }) => ({ productId: id, price: draft.price }));

/** Returns the input for the stock operations: of the goods, those with the highest stock first. */
function stockPlanInput(
  codes: readonly string[],
  { categories, items, codeOf }: Catalogue & { codeOf: (item: Item) => string },
  left: ReadonlyMap<string, number>,
  customers: readonly CustomerPlan[],
): StockPlanInput {
  const mainOf = (sub: string) => {
    const category = categories.find(({ name }) => name === sub);
    return category?.parentId ?? category?.id;
  };
  const goods = [...left].toSorted(([, a], [, b]) => b - a).map(([productId]) => productId);
  const categoryOf = (kind: string) => mainOf(items.find((item) => item.kind === kind)?.sub ?? '');
  const [posted, inProgress] = [categoryOf('tablet') ?? categoryOf('goods'), categoryOf('phone')];
  if (posted === undefined || inProgress === undefined) throw new Error('plan: nothing to count');
  const device = items.find((item) => item.kind === 'phone');
  if (!device) throw new Error('plan: a shop has phones');
  return {
    codes,
    owed: { code: codeOf(device), productId: device.id },
    productIds: goods,
    customerIds: customers.map(({ id }) => id),
    categoryIds: { posted, underWay: inProgress },
  };
}
