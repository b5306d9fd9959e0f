import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { customerName } from '@tilldesk/domain/customers';
import {
  isOverOffer,
  maskedNumber,
  assertTradeIn,
  tradeInDevice,
  tradeIns,
  type TradeIn,
  type TradeInDevice,
  type TradeInDraft,
} from '@tilldesk/domain/tradeIns';
import { activeStatuses, parseIdentifier, classifyIdentifiers } from '@tilldesk/domain/inventory';
import { dayOf } from '@tilldesk/domain/time';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, place } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

const active: readonly string[] = activeStatuses;
const books = new WeakMap<FakeServer, TradeIn[]>();

const bookOf = (fakeServer: FakeServer): TradeIn[] => {
  const book = books.get(fakeServer) ?? [];
  books.set(fakeServer, book);
  return book;
};

/** Returns an offer as stored by the server. */
function storedOffer(fakeServer: FakeServer, draft: TradeInDraft): TradeIn {
  const { shop, own: currentSession, now } = fakeServer;
  const customer = byId(shop.customers, draft.customerId);
  const product = byId(shop.products, draft.productId);
  assertTradeIn(draft, draft.document.expires ?? null, dayOf(now, place.timeZone));
  const code = classifyIdentifiers(draft.codes)[0]?.value ?? '';
  const isHere = shop.units.some((unit) => unit.code === code && active.includes(unit.status));
  if (isHere) throw problemAt('codes', 'unit.taken', { code });
  const mayPass = can(currentSession.permissions, 'Sale & Invoice', 'delete');
  if (isOverOffer(draft.offer, product.price) && !mayPass && !draft.approvalId) {
    throw new Problem('approval.needed', { action: 'tradeIn.offer' });
  }
  const {
    codes: _codes,
    isConfirmed: _,
    unlocked: _unlocked,
    agreed: _agreed,
    approvalId: _approval,
    ...saved
  } = draft;
  const { number, expires, kind } = draft.document;
  return {
    ...saved,
    number: null,
    status: 'offered',
    customerName: customerName(customer),
    productName: product.name,
    unitId: null,
    deviceId: null,
    code,
    color: draft.color ?? null,
    storage: draft.storage ?? null,
    batteryHealth: draft.batteryHealth ?? null,
    notes: draft.notes ?? null,
    document: { kind, number: mayPass ? number : maskedNumber(number), expires, isMasked: !mayPass },
    blacklistReference: draft.blacklistReference ?? null,
    currency: place.defaultCurrency,
    paidOut: null,
    by: currentSession.user.name,
    createdAt: now,
    acceptedAt: null,
    version: 1,
  };
}

/** Accepts the offers that a sale used, as its checkout specifies. */
export function acceptTradeInOffers(
  fakeServer: FakeServer,
  invoiceId: string,
  payments: readonly { id: string; change: number }[],
): void {
  for (const one of bookOf(fakeServer)) {
    const payment = payments.find(({ id }) => id === one.id);
    if (payment && one.invoiceId === invoiceId) accept(fakeServer, one, payment.change);
  }
}

function accept(fakeServer: FakeServer, one: TradeIn, paidOut: number): TradeIn {
  const number = `TI-${1001 + bookOf(fakeServer).filter(({ status }) => status === 'accepted').length}`;
  return Object.assign(one, {
    status: 'accepted',
    number,
    paidOut,
    acceptedAt: fakeServer.now,
    version: one.version + 1,
  });
}

const activeTradeInsOf = (fakeServer: FakeServer, invoiceId: string): TradeIn[] =>
  bookOf(fakeServer).filter((one) => one.invoiceId === invoiceId && one.status !== 'discarded');

const unknownDevice: TradeInDevice = { status: 'unknown', product: null, color: null, storage: null, invoice: null };

export const tradeInAnswers: readonly FakeAnswer[] = [
  answer(tradeIns.list, ({ query }, fakeServer) => ({ items: activeTradeInsOf(fakeServer, query.invoiceId) })),
  answer(tradeIns.one, ({ params }, fakeServer) => byId(bookOf(fakeServer), params.id)),
  answer(tradeIns.offer, ({ body }, fakeServer) => {
    const saved = storedOffer(fakeServer, body);
    bookOf(fakeServer).push(saved);
    return saved;
  }),
  answer(tradeIns.discard, ({ params }, fakeServer) =>
    Object.assign(byId(bookOf(fakeServer), params.id), { status: 'discarded' as const }),
  ),
  answer(tradeIns.accept, ({ params }, fakeServer) => {
    const one = byId(bookOf(fakeServer), params.id);
    return accept(fakeServer, Object.assign(one, { invoiceId: null }), one.offer);
  }),
  answer(tradeIns.void, ({ params }, fakeServer) =>
    Object.assign(byId(bookOf(fakeServer), params.id), { status: 'voided' as const }),
  ),
  answer(tradeInDevice, ({ query }, { shop }) => {
    const unit = shop.units.find(({ code }) => code === parseIdentifier(query.code).value);
    if (!unit) return unknownDevice;
    const { id, name, price } = byId(shop.products, unit.productId);
    const { color, storage, status } = unit;
    const sold = shop.invoices.find((one) => one.id === unit.invoiceId);
    const deviceStatus: TradeInDevice['status'] = active.includes(status)
      ? 'here'
      : status === 'sold'
        ? 'sold'
        : 'gone';
    const invoice = sold?.number ? { id: sold.id, number: sold.number } : null;
    return { status: deviceStatus, product: { id, name, price }, color, storage, invoice };
  }),
];

/** An offer that exists for a sale when it is opened. */
export const offeredFor = (invoiceId: string, draft: Omit<TradeInDraft, 'invoiceId'>): FakeAnswer =>
  answer(tradeIns.list, ({ query }, fakeServer) => {
    ensureOffer(fakeServer, { ...draft, invoiceId });
    return { items: activeTradeInsOf(fakeServer, query.invoiceId) };
  });

/** An offer that exists for any sale that is opened. */
export const offeredForAny = (draft: Omit<TradeInDraft, 'invoiceId'>): FakeAnswer =>
  answer(tradeIns.list, ({ query }, fakeServer) => {
    ensureOffer(fakeServer, { ...draft, invoiceId: query.invoiceId });
    return { items: activeTradeInsOf(fakeServer, query.invoiceId) };
  });

function ensureOffer(fakeServer: FakeServer, draft: TradeInDraft): void {
  if (!bookOf(fakeServer).some(({ id }) => id === draft.id)) bookOf(fakeServer).push(storedOffer(fakeServer, draft));
}
