import { newId, ok, type Caller, type Goods } from './api.ts';

/** Opening amount of a drawer: 200.00. */
export const FLOAT = 20_000;
/** Due date of amounts on account, far in the future. */
const DUE = '2099-12-31';

/** Opens the drawer of the store's first register and returns its session; the user is joined to it. */
export async function openDrawer(call: Caller): Promise<{ id: string; version: number }> {
  const { items } = (await ok(call('GET', '/registers'))).body as { items: { id: string }[] };
  const opening = { id: newId(), registerId: items[0]!.id, counted: FLOAT };
  const { body } = await ok(call('POST', '/register-sessions', opening, newId()));
  return { id: opening.id, version: Number(body['version']) };
}

/** Closes any open drawer with its expected amount. */
export async function closeWhatIsOpen(call: Caller): Promise<void> {
  const { items } = (await ok(call('GET', '/registers'))).body as {
    items: { session: { id: string; version: number; expected: number } | null }[];
  };
  for (const { session } of items) {
    if (session === null) continue;
    const count = { version: session.version, counted: session.expected, note: null };
    await ok(call('POST', `/register-sessions/${session.id}/close`, count, newId()));
  }
}

/** Expected amount of a drawer, now or at closing, and the invoices of its cash. */
export async function inDrawer(call: Caller, id: string): Promise<{ expected: number; invoices: string[] }> {
  const { body } = await ok(call('GET', `/register-sessions/${id}`));
  const movements = body['movements'] as { invoice: { id: string } | null }[];
  return { expected: Number(body['expected']), invoices: movements.flatMap(({ invoice }) => invoice?.id ?? []) };
}

/** A customer with the given store credit. */
export async function customerWith(call: Caller, credit: number): Promise<string> {
  const id = newId();
  const consents = { taxExempt: false, smsConsent: false, emailConsent: false };
  await ok(
    call('POST', '/customers', {
      id,
      firstName: 'Ana',
      phones: [],
      emails: [{ address: `${id}@sell.test`, isPrimary: true }],
      tags: [],
      ...consents,
    }),
  );
  await ok(call('POST', `/customers/${id}/credits`, { id: newId(), amount: credit, reason: 'Sorry' }, newId()));
  return id;
}

/** A piece of a product: 20.00 plus 2.00 tax. */
const PRICE = 2_000;
const TAXED = 2_200;

/** A sale of one piece paid in cash with 25.00, 3.00 change. */
export const cashSale = (productId: string, unitId: string | null = null, unitPrice = PRICE) => ({
  draft: {
    customerId: null,
    discount: null,
    notes: null,
    lines: [{ id: newId(), productId, unitId, quantity: 1, unitPrice, discount: null }],
  },
  tenders: [{ id: newId(), kind: 'cash', amount: (unitPrice * 11) / 10 + 300 }],
});
/** Cash in the drawer of a sale at the usual price. */
export const CASH = TAXED;

/**
 * The n-th sale of a day, 44.00, alternating tenders: cash with change, cash and card, a split over five tenders, a part on
 * account. `cash` is its cash in the drawer, `due` the amount due.
 */
export function splitSale({ cable }: Goods, customerId: string, n: number) {
  const total = 2 * TAXED;
  const part = (kind: string, amount: number) => ({ id: newId(), kind, amount, reference: `T-${n}` });
  const splits = [
    { tenders: [part('cash', total + 600)], cash: total, due: 0 },
    { tenders: [part('cash', 1_000), part('card', total - 1_000)], cash: 1_000, due: 0 },
    {
      tenders: [
        part('storeCredit', 100),
        part('check', 500),
        part('card', 900),
        part('other', 400),
        part('cash', 3_000),
      ],
      cash: total - 1_900,
      due: 0,
    },
    { tenders: [part('onAccount', 1_500), part('cash', total - 1_500)], cash: total - 1_500, due: 1_500 },
  ];
  const { tenders, cash, due } = splits[n % splits.length]!;
  const line = { id: newId(), productId: cable, unitId: null, quantity: 2, unitPrice: PRICE, discount: null };
  const draft = { customerId, discount: null, notes: null, lines: [line] };
  return { body: { draft, tenders, ...(due > 0 ? { dueDate: DUE } : {}) }, cash, due };
}
