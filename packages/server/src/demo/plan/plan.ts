import { operationsAfterSales, type Spare } from './after-sales.ts';
import { planChats } from './chats.ts';
import { buyingOf } from './buying.ts';
import { catalogueOf, type Catalogue, type Item } from '../articles/catalogue.ts';
import { depositsOf, instalmentsOf } from './depositing.ts';
import { drawersOf } from './drawers.ts';
import { customersOf, type CustomerPlan } from './customers.ts';
import { addDays, dayOf, momentAt } from '@tilldesk/domain/time';
import { ordinaryDays, salesDays } from './calendar.ts';
import { idAt } from '../past/ids.ts';
import businesses from '../lists/businesses.json' with { type: 'json' };
import { stockPlanOf, type StockPlanInput } from './stock-plan.ts';
import { createRandom } from '../random.ts';
import type { PlannedEvent } from '../run-plan.ts';
import { salesOf, type LinePlan } from './selling.ts';
import { shiftsOf } from './shifting.ts';
import { staffingOf, type BusinessName, type DemoBusiness } from './shops.ts';
import { stockFor, unitCodes } from './stocking.ts';
import { suppliersOf, type VendorPlan } from './suppliers.ts';
import { withVariedPayments } from './payment-methods.ts';

/** The plan of a business: its records, and its events in order of time. */
export type BusinessPlan = DemoBusiness &
  Catalogue & {
    id: string;
    name: string;
    /** When the business was created: ISO text, like every moment here. */
    openedAt: string;
    /**
     * From here on every event runs through the shop's own functions; earlier sales are written by set-based statements.
     */
    detailedSince: string;
    customers: CustomerPlan[];
    vendors: VendorPlan[];
    events: PlannedEvent[];
  };

/** The number of days whose events run through the shop's own functions: those of the purchase orders, and a few before. */
const detailedDays = 36;

export type PlanOrder = {
  /** Any whole number. */
  seed: number;
  /** The last moment of the plan, ISO text in UTC with milliseconds. */
  now: string;
  /**
   * The approximate number of invoices; by default as in the lists. Up to 5,000, because beyond that the work of opening a day
   * takes longer than the day.
   */
  invoices?: number;
};

/**
 * Plans a demo business: 18 months of sales that end at `now`, in the zone of each store. The same input gives the same plan,
 * byte for byte.
 */
export function planBusiness(business: BusinessName, { seed, now, invoices }: PlanOrder): BusinessPlan {
  const given = businesses[business];
  const stream = (name: string) => createRandom(seed, `${business}/${name}`);
  const openedAt = new Date(Date.parse(now) - given.openedDaysAgo * 86_400_000).toISOString();
  const staffing = staffingOf(business, openedAt, stream('house'));
  const scale = invoices === undefined ? 1 : invoices / (ordinaryPerDay(staffing) * ordinaryDays(now, 'UTC'));
  const today = dayOf(now, staffing.stores[0]?.timeZone ?? 'UTC');
  const detailedSince = momentAt(addDays(today, -detailedDays), '00:00', staffing.stores[0]?.timeZone ?? 'UTC');
  const taxRate = staffing.stores[0]?.defaultTaxRate ?? '0';
  const catalogue = catalogueOf(openedAt, taxRate, given.catalogue, stream('catalogue'));
  const since = new Date(Date.parse(now) - salesDays * 86_400_000).toISOString();
  const customers = customersOf(given.customers, since, now, stream('customers'));

  const vendors = suppliersOf(openedAt, stream('vendors'));
  const codeOf = unitCodes(stream('codes'));
  const events = staffing.stores.flatMap((plain, i): PlannedEvent[] => {
    const store = { ...plain, salesPerDay: plain.salesPerDay * scale };
    const basicSales = salesOf(store, catalogue.items, customers, now, stream(`sales/${store.code}`));
    const plannedSales = withVariedPayments(
      store,
      basicSales,
      customers,
      { detailedSince },
      stream(`ways/${store.code}`),
    );
    const { receipts, sales, live, left } = stockFor(
      store,
      plannedSales,
      catalogue.items,
      now,
      codeOf,
      stream(`stock/${store.code}`),
    );
    const clock = { isFirst: i === 0, random: stream(`shifts/${store.code}`) };
    const market = { items: catalogue.items, vendors, now, codeOf };
    const bought = buyingOf(store, receipts, market, stream(`buying/${store.code}`));
    const settled = new Date(Date.parse(now) - 10 * 86_400_000).toISOString();
    const arrivedCodes = new Set(
      receipts.flatMap(({ at, units }) => (at < settled ? units.map(({ code }) => code) : [])),
    );
    const stockInput = stockPlanInput(
      live.filter((code) => arrivedCodes.has(code)),
      { ...catalogue, codeOf },
      left,
      customers.filter(({ place }) => place === store.place),
    );
    const stockPlan = stockPlanOf(store, stockInput, now, stream(`keeping/${store.code}`));
    const itemOf = new Map(catalogue.items.map((item) => [item.id, item]));
    const salesTimeline = {
      store,
      detailedSince,
      now,
      sales: sales.filter(({ tenders }) => tenders.length > 0),
      itemOf: ({ productId }: LinePlan) => itemOf.get(productId ?? ''),
    };
    const traded = catalogue.items.filter(({ kind, draft }) => kind === 'phone' && draft.condition === 'used');
    const spare = spareOf(catalogue.items, left);
    const { inParts, parts } = instalmentsOf(salesTimeline, stream(`instalments/${store.code}`));
    const operations = operationsAfterSales(
      salesTimeline,
      spare,
      { newCode: codeOf, traded },
      stream(`deeds/${store.code}`),
      inParts,
    );
    const productOf = new Map(receipts.flatMap(({ productId, units }) => units.map(({ code }) => [code, productId])));
    const itemOfCode = (code: string) => itemOf.get(productOf.get(code) ?? '');
    const done = operations.flatMap((operation) => (operation.kind === 'operation' ? [operation] : []));
    const deposits = depositsOf(salesTimeline, { stockPlan, itemOfCode }, done, stream(`deposits/${store.code}`));
    return [
      ...bought.receipts,
      ...bought.orders,
      ...sales,
      ...stockPlan,
      ...operations,
      ...parts,
      ...deposits,
      ...drawersOf(store, staffing.people, sales, now, stream(`drawers/${store.code}`)),
      ...shiftsOf(store, staffing.people, sales, now, clock),
    ];
  });
  events.push(...planChats(staffing, now, stream('chats')));
  return {
    id: idAt(openedAt, stream('business')),
    name: given.name,
    openedAt,
    detailedSince,
    ...staffing,
    ...catalogue,
    customers,
    vendors,
    events: events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
  };
}

const ordinaryPerDay = (staffing: DemoBusiness): number =>
  staffing.stores.reduce((sum, { salesPerDay }) => sum + salesPerDay, 0);

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
