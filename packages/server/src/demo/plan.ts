import { catalogueOf, type Catalogue } from './catalogue.ts';
import { customersOf, type CustomerPlan } from './clientele.ts';
import { daysUpTo } from './calendar.ts';
import { idAt } from './ids.ts';
import businesses from './lists/businesses.json' with { type: 'json' };
import { randomOf } from './random.ts';
import { salesOf, type SalePlan } from './selling.ts';
import { houseOf, type BusinessName, type House } from './shops.ts';
import { stockFor, unitCodes, type ReceiptPlan } from './stocking.ts';

/** A whole business on paper: what is, and what happens in order of time. */
export type BusinessPlan = House &
  Catalogue & {
    id: string;
    name: string;
    /** When the business began: ISO text, like every moment here. */
    openedAt: string;
    customers: CustomerPlan[];
    events: (ReceiptPlan | SalePlan)[];
  };

export type PlanOrder = {
  /** Any whole number. */
  seed: number;
  /** The last moment of the plan, ISO text in UTC with milliseconds. */
  now: string;
  /** How many invoices, about; as the lists say unless given. Up to 5,000, or opening a day takes longer than the day. */
  invoices?: number;
};

/**
 * Plans a demo business: 90 days of sales ending at `now`, in the zone of each store. The same order gives the same
 * plan to the byte.
 */
export function planBusiness(business: BusinessName, { seed, now, invoices }: PlanOrder): BusinessPlan {
  const given = businesses[business];
  const stream = (name: string) => randomOf(seed, `${business}/${name}`);
  const openedAt = new Date(Date.parse(now) - given.openedDaysAgo * 86_400_000).toISOString();
  const house = houseOf(business, openedAt, stream('house'));
  const scale = invoices === undefined ? 1 : invoices / (ordinaryPerDay(house) * daysUpTo(now, 'UTC').length);
  const taxRate = house.stores[0]?.defaultTaxRate ?? '0';
  const catalogue = catalogueOf(openedAt, taxRate, given.catalogue, stream('catalogue'));
  const since = new Date(Date.parse(now) - 90 * 86_400_000).toISOString();
  const customers = customersOf(given.customers, since, now, stream('customers'));

  const codeOf = unitCodes(stream('codes'));
  const events = house.stores.flatMap((plain) => {
    const store = { ...plain, salesPerDay: plain.salesPerDay * scale };
    const wishes = salesOf(store, catalogue.items, customers, now, stream(`sales/${store.code}`));
    const { receipts, sales } = stockFor(store, wishes, catalogue.items, now, codeOf, stream(`stock/${store.code}`));
    return [...receipts, ...sales];
  });
  return {
    id: idAt(openedAt, stream('business')),
    name: given.name,
    openedAt,
    ...house,
    ...catalogue,
    customers,
    events: events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
  };
}

const ordinaryPerDay = (house: House): number => house.stores.reduce((sum, { salesPerDay }) => sum + salesPerDay, 0);
