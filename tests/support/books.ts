import { ok, type Caller } from './api.ts';

/** The records of a test: drawer, products, customer, invoices. */
export type BooksOf = {
  drawer: string;
  products: readonly string[];
  customer: string;
  invoices: readonly string[];
  refunds: readonly string[];
};

/** Amounts in minor units; commission base by person's name. */
type Books = { drawer: number; stock: number; due: number; credit: number; base: Record<string, number> };

/** Figures of the pages, `base` of all time. */
export async function shownTotals(call: Caller, { drawer, products, customer }: BooksOf): Promise<Books> {
  const { request, items } = requestsWith(call);
  const stock = await Promise.all(
    products.map((id) => items<{ costValue: number }>(`/inventory/products?productId=${id}`)),
  );
  return {
    drawer: Number((await request(`/register-sessions/${drawer}`))['expected']),
    stock: sumOf(stock.flat(), ({ costValue }) => costValue),
    due: Number((await request(`/customers/${customer}/figures`))['due']),
    credit: Number((await request(`/customers/${customer}/credits`))['balance']),
    base: await shownBases(call),
  };
}

/** Commission base by person, of all time. */
export async function shownBases(call: Caller): Promise<Record<string, number>> {
  const always = 'preset=custom&startDate=2000-01-01&endDate=2099-12-31';
  const bases = await requestsWith(call).items<{ name: string; net: number }>(`/commissions/bases?${always}`);
  return Object.fromEntries(bases.map(({ name, net }) => [name, net]));
}

type Line = { net: number; salesperson: string | null };

/** The same figures, summed from the ledger entries; `base` of the invoices and refunds only. */
export async function booksRecomputed(call: Caller, of: BooksOf): Promise<Books> {
  const { request, items, all } = requestsWith(call);
  const { openingCounted, movements } = await request<{ openingCounted: number; movements: { amount: number }[] }>(
    `/register-sessions/${of.drawer}`,
  );
  const moved = await Promise.all(
    of.products.map((id) => items<{ value: number }>(`/inventory/movements?productId=${id}&limit=200`)),
  );
  const customerInvoices = await items<{ id: string }>(`/invoices?customerId=${of.customer}&limit=100`);
  const owed = await all<{ total: number; payments: { amount: number }[] }>(
    customerInvoices.map(({ id }) => `/invoices/${id}`),
  );
  const credit = await items<{ amount: number }>(`/customers/${of.customer}/credits?limit=100`);
  return {
    drawer: openingCounted + sumOf(movements, ({ amount }) => amount),
    stock: sumOf(moved.flat(), ({ value }) => value),
    due: sumOf(owed, ({ total, payments }) => total - sumOf(payments, ({ amount }) => amount)),
    credit: sumOf(credit, ({ amount }) => amount),
    base: await basesRecomputed(call, of),
  };
}

/** Lines by salesperson, less returns; a restocking fee counts for nobody. */
async function basesRecomputed(call: Caller, of: BooksOf): Promise<Record<string, number>> {
  const { all } = requestsWith(call);
  const base: Record<string, number> = {};
  const person = new Map<string, string>();
  const sold = await all<{ salesperson: string; lines: (Line & { id: string })[] }>(
    of.invoices.map((id) => `/invoices/${id}`),
  );
  for (const { salesperson, lines } of sold) {
    for (const line of lines) {
      const name = line.salesperson ?? salesperson;
      person.set(line.id, name);
      base[name] = (base[name] ?? 0) + line.net;
    }
  }
  const back = await all<{ lines: { lineId: string; net: number; fee: number }[] }>(
    of.refunds.map((id) => `/refunds/${id}`),
  );
  for (const { lineId, net, fee } of back.flatMap(({ lines }) => lines)) {
    const name = person.get(lineId) ?? '';
    base[name] = (base[name] ?? 0) - net - fee;
  }
  return base;
}

/** Differences between `after` and `before`, by person, if changed. */
export const grown = (before: Record<string, number>, after: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, amount]) => [name, amount - (before[name] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );

const sumOf = <T>(many: readonly T[], amount: (one: T) => number): number =>
  many.reduce((sum, one) => sum + amount(one), 0);

function requestsWith(call: Caller) {
  const request = async <T extends object = Record<string, unknown>>(path: string): Promise<T> =>
    (await ok(call('GET', path))).body as T;
  return {
    request,
    items: async <T>(path: string): Promise<T[]> => (await request<{ items: T[] }>(path)).items,
    all: <T extends object>(paths: readonly string[]): Promise<T[]> =>
      Promise.all(paths.map((path) => request<T>(path))),
  };
}
