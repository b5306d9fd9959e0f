import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { deposits, refuseDeposit, refuseUnnamedWay, type Deposit, type DepositDraft } from '@tilldesk/domain/selling';
import { customerName, needsReference, type Tender } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, place } from './found.ts';
import type { World } from './World.ts';

const books = new WeakMap<World, Deposit[]>();

const bookOf = (world: World): Deposit[] => {
  const book = books.get(world) ?? [];
  books.set(world, book);
  return book;
};

/** A deposit as the server takes it. */
function takenDeposit(world: World, draft: DepositDraft): Deposit {
  const { shop, own, now } = world;
  const { id, invoiceId, way, amount } = draft;
  const invoice = byId(shop.invoices, invoiceId);
  if (invoice.status !== 'draft' && invoice.status !== 'quote') {
    throw new Problem('invoice.posted', { invoice: invoice.number ?? '' });
  }
  if (invoice.customerId === null) throw new Problem('tender.customerMissing');
  const deposited = bookOf(world).filter((one) => one.invoiceId === invoiceId);
  refuseDeposit(
    draft,
    deposited.reduce((due, { rest }) => due - rest, invoice.total),
  );
  const reference = needsReference(way) ? (draft.reference ?? null) : null;
  const by = { by: own.user.name, at: now };
  return {
    id,
    number: `DP-${1001 + bookOf(world).length}`,
    invoiceId,
    isFree: false,
    customerId: invoice.customerId,
    customerName: customerName(byId(shop.customers, invoice.customerId)),
    way,
    reference,
    amount,
    rest: amount,
    currency: place.defaultCurrency,
    ...by,
    entries: [{ id, kind: 'taken', amount, way, reference, reason: null, invoice: null, ...by }],
  };
}

/** Writes an entry of a deposit, and what is left of it. */
function enter(world: World, deposit: Deposit, entry: Omit<Deposit['entries'][number], 'by' | 'at'>): Deposit {
  const entries = [...deposit.entries, { ...entry, by: world.own.user.name, at: world.now }];
  return Object.assign(deposit, { entries, rest: deposit.rest + entry.amount });
}

/** What a sale used of deposits, as its checkout says; those of its draft wait no more. */
export function useUp(world: World, invoice: { id: string; number: string | null }, tenders: readonly Tender[]): void {
  for (const { id, kind, amount, depositId } of tenders) {
    const deposit = bookOf(world).find((one) => kind === 'deposit' && one.id === depositId);
    const used = {
      way: null,
      reference: null,
      reason: null,
      invoice: { id: invoice.id, number: invoice.number ?? '' },
    };
    if (deposit) enter(world, deposit, { id, kind: 'used', amount: -amount, ...used });
  }
  for (const deposit of bookOf(world)) if (deposit.invoiceId === invoice.id) Object.assign(deposit, { isFree: true });
}

export const depositAnswers: readonly FakeAnswer[] = [
  answer(deposits.list, ({ query }, world) => ({ items: found(world, query) })),
  answer(deposits.take, ({ body }, world) => {
    const taken = takenDeposit(world, body);
    bookOf(world).push(taken);
    return taken;
  }),
  answer(deposits.giveBack, ({ params, body }, world) => {
    const deposit = byId(bookOf(world), params.id);
    const { id, way, reason, reference = null, approvalId } = body;
    if (deposit.rest === 0) throw new Problem('deposit.spent');
    refuseUnnamedWay(way, reference);
    const mayAlone = can(world.own.permissions, 'Refunds & Exchanges', 'delete');
    if (way !== deposit.way && !mayAlone && approvalId === undefined) {
      throw new Problem('approval.needed', { action: 'refund.otherTender' });
    }
    return enter(world, deposit, {
      id,
      kind: 'givenBack',
      amount: -deposit.rest,
      way,
      reference,
      reason,
      invoice: null,
    });
  }),
];

type Of = { invoiceId?: string | undefined; customerId?: string | undefined };
const found = (world: World, { invoiceId, customerId }: Of): Deposit[] =>
  bookOf(world).filter((one) =>
    invoiceId === undefined
      ? one.customerId === customerId && one.rest > 0
      : one.invoiceId === invoiceId || one.entries.some(({ invoice }) => invoice?.id === invoiceId),
  );

/** A deposit that stands for a draft or quote when a page is opened. */
export const depositedOn = (draft: DepositDraft): FakeAnswer =>
  answer(deposits.list, ({ query }, world) => {
    if (!bookOf(world).some(({ id }) => id === draft.id)) bookOf(world).push(takenDeposit(world, draft));
    return { items: found(world, query) };
  });
