import { Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import {
  deposits,
  assertDeposit,
  assertDepositReference,
  type Deposit,
  type DepositDraft,
} from '@tilldesk/domain/deposits';
import { customerName } from '@tilldesk/domain/customers';
import { needsReference, type Tender } from '@tilldesk/domain/sales';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, place } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

const books = new WeakMap<FakeServer, Deposit[]>();

const bookOf = (fakeServer: FakeServer): Deposit[] => {
  const book = books.get(fakeServer) ?? [];
  books.set(fakeServer, book);
  return book;
};

/** Creates a deposit as the server does. */
function createDeposit(fakeServer: FakeServer, draft: DepositDraft): Deposit {
  const { shop, own: currentSession, now } = fakeServer;
  const { id, invoiceId, method, amount } = draft;
  const invoice = byId(shop.invoices, invoiceId);
  if (invoice.status !== 'draft' && invoice.status !== 'quote') {
    throw new Problem('invoice.posted', { invoice: invoice.number ?? '' });
  }
  if (invoice.customerId === null) throw new Problem('tender.customerMissing');
  const deposited = bookOf(fakeServer).filter((one) => one.invoiceId === invoiceId);
  assertDeposit(
    draft,
    deposited.reduce((due, { rest }) => due - rest, invoice.total),
  );
  const reference = needsReference(method) ? (draft.reference ?? null) : null;
  const by = { by: currentSession.user.name, at: now };
  return {
    id,
    number: `DP-${1001 + bookOf(fakeServer).length}`,
    invoiceId,
    isFree: false,
    customerId: invoice.customerId,
    customerName: customerName(byId(shop.customers, invoice.customerId)),
    method,
    reference,
    amount,
    rest: amount,
    currency: place.defaultCurrency,
    ...by,
    entries: [{ id, kind: 'taken', amount, method, reference, reason: null, invoice: null, ...by }],
  };
}

/** Adds an entry to a deposit, and updates its balance. */
function enter(
  fakeServer: FakeServer,
  deposit: Deposit,
  entry: Omit<Deposit['entries'][number], 'by' | 'at'>,
): Deposit {
  const entries = [...deposit.entries, { ...entry, by: fakeServer.own.user.name, at: fakeServer.now }];
  return Object.assign(deposit, { entries, rest: deposit.rest + entry.amount });
}

/** Applies deposits to a sale, as its checkout specifies; other deposits of the draft become available. */
export function useUp(
  fakeServer: FakeServer,
  invoice: { id: string; number: string | null },
  tenders: readonly Tender[],
): void {
  for (const { id, kind, amount, depositId } of tenders) {
    const deposit = bookOf(fakeServer).find((one) => kind === 'deposit' && one.id === depositId);
    const used = {
      method: null,
      reference: null,
      reason: null,
      invoice: { id: invoice.id, number: invoice.number ?? '' },
    };
    if (deposit) enter(fakeServer, deposit, { id, kind: 'used', amount: -amount, ...used });
  }
  for (const deposit of bookOf(fakeServer))
    if (deposit.invoiceId === invoice.id) Object.assign(deposit, { isFree: true });
}

export const depositAnswers: readonly FakeAnswer[] = [
  answer(deposits.list, ({ query }, fakeServer) => ({ items: found(fakeServer, query) })),
  answer(deposits.take, ({ body }, fakeServer) => {
    const newDeposit = createDeposit(fakeServer, body);
    bookOf(fakeServer).push(newDeposit);
    return newDeposit;
  }),
  answer(deposits.giveBack, ({ params, body }, fakeServer) => {
    const deposit = byId(bookOf(fakeServer), params.id);
    const { id, method, reason, reference = null, approvalId } = body;
    if (deposit.rest === 0) throw new Problem('deposit.spent');
    assertDepositReference(method, reference);
    const mayAlone = can(fakeServer.own.permissions, 'Refunds & Exchanges', 'delete');
    if (method !== deposit.method && !mayAlone && approvalId === undefined) {
      throw new Problem('approval.needed', { action: 'refund.otherTender' });
    }
    return enter(fakeServer, deposit, {
      id,
      kind: 'givenBack',
      amount: -deposit.rest,
      method,
      reference,
      reason,
      invoice: null,
    });
  }),
];

type Of = { invoiceId?: string | undefined; customerId?: string | undefined };
const found = (fakeServer: FakeServer, { invoiceId, customerId }: Of): Deposit[] =>
  bookOf(fakeServer).filter((one) =>
    invoiceId === undefined
      ? one.customerId === customerId && one.rest > 0
      : one.invoiceId === invoiceId || one.entries.some(({ invoice }) => invoice?.id === invoiceId),
  );

/** A deposit that exists for a draft or quote when a page is opened. */
export const depositedOn = (draft: DepositDraft): FakeAnswer =>
  answer(deposits.list, ({ query }, fakeServer) => {
    if (!bookOf(fakeServer).some(({ id }) => id === draft.id))
      bookOf(fakeServer).push(createDeposit(fakeServer, draft));
    return { items: found(fakeServer, query) };
  });
