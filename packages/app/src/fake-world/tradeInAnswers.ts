import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { customerName } from '@tilldesk/domain/shop';
import {
  isOverOffer,
  maskedNumber,
  refuseTradeIn,
  tradeInDevice,
  tradeIns,
  type TradeIn,
  type TradeInDevice,
  type TradeInDraft,
} from '@tilldesk/domain/selling';
import { activeStatuses, readIdentifier, sortIdentifiers } from '@tilldesk/domain/stock';
import { dayOf } from '@tilldesk/domain/time';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, place } from './found.ts';
import type { World } from './World.ts';

const active: readonly string[] = activeStatuses;
const books = new WeakMap<World, TradeIn[]>();

const bookOf = (world: World): TradeIn[] => {
  const book = books.get(world) ?? [];
  books.set(world, book);
  return book;
};

/** An offer as the server keeps it. */
function keptOffer(world: World, draft: TradeInDraft): TradeIn {
  const { shop, own, now } = world;
  const customer = byId(shop.customers, draft.customerId);
  const product = byId(shop.products, draft.productId);
  refuseTradeIn(draft, draft.document.expires ?? null, dayOf(now, place.timeZone));
  const code = sortIdentifiers(draft.codes)[0]?.value ?? '';
  const isHere = shop.units.some((unit) => unit.code === code && active.includes(unit.status));
  if (isHere) throw problemAt('codes', 'unit.taken', { code });
  const mayPass = can(own.permissions, 'Sale & Invoice', 'delete');
  if (isOverOffer(draft.offer, product.price) && !mayPass && !draft.approvalId) {
    throw new Problem('approval.needed', { action: 'tradeIn.offer' });
  }
  const { codes: _codes, isConfirmed: _, unlocked: _unlocked, agreed: _agreed, approvalId: _approval, ...kept } = draft;
  const { number, expires, kind } = draft.document;
  return {
    ...kept,
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
    by: own.user.name,
    createdAt: now,
    acceptedAt: null,
    version: 1,
  };
}

/** Offers that a sale took in are accepted with it, as the checkout says. */
export function takeOffersIn(
  world: World,
  invoiceId: string,
  payments: readonly { id: string; change: number }[],
): void {
  for (const one of bookOf(world)) {
    const payment = payments.find(({ id }) => id === one.id);
    if (payment && one.invoiceId === invoiceId) accept(world, one, payment.change);
  }
}

function accept(world: World, one: TradeIn, paidOut: number): TradeIn {
  const number = `TI-${1001 + bookOf(world).filter(({ status }) => status === 'accepted').length}`;
  return Object.assign(one, { status: 'accepted', number, paidOut, acceptedAt: world.now, version: one.version + 1 });
}

const standingOf = (world: World, invoiceId: string): TradeIn[] =>
  bookOf(world).filter((one) => one.invoiceId === invoiceId && one.status !== 'discarded');

const unknownDevice: TradeInDevice = { standing: 'unknown', product: null, color: null, storage: null, invoice: null };

export const tradeInAnswers: readonly FakeAnswer[] = [
  answer(tradeIns.list, ({ query }, world) => ({ items: standingOf(world, query.invoiceId) })),
  answer(tradeIns.one, ({ params }, world) => byId(bookOf(world), params.id)),
  answer(tradeIns.offer, ({ body }, world) => {
    const kept = keptOffer(world, body);
    bookOf(world).push(kept);
    return kept;
  }),
  answer(tradeIns.discard, ({ params }, world) =>
    Object.assign(byId(bookOf(world), params.id), { status: 'discarded' as const }),
  ),
  answer(tradeIns.accept, ({ params }, world) => {
    const one = byId(bookOf(world), params.id);
    return accept(world, Object.assign(one, { invoiceId: null }), one.offer);
  }),
  answer(tradeIns.void, ({ params }, world) =>
    Object.assign(byId(bookOf(world), params.id), { status: 'voided' as const }),
  ),
  answer(tradeInDevice, ({ query }, { shop }) => {
    const unit = shop.units.find(({ code }) => code === readIdentifier(query.code).value);
    if (!unit) return unknownDevice;
    const { id, name, price } = byId(shop.products, unit.productId);
    const { color, storage, status } = unit;
    const sold = shop.invoices.find((one) => one.id === unit.invoiceId);
    const standing: TradeInDevice['standing'] = active.includes(status) ? 'here' : status === 'sold' ? 'sold' : 'gone';
    const invoice = sold?.number ? { id: sold.id, number: sold.number } : null;
    return { standing, product: { id, name, price }, color, storage, invoice };
  }),
];

/** An offer that stands for a sale when it is opened. */
export const offeredFor = (invoiceId: string, draft: Omit<TradeInDraft, 'invoiceId'>): FakeAnswer =>
  answer(tradeIns.list, ({ query }, world) => {
    standFor(world, { ...draft, invoiceId });
    return { items: standingOf(world, query.invoiceId) };
  });

/** An offer that stands for whatever sale is opened. */
export const offeredForAny = (draft: Omit<TradeInDraft, 'invoiceId'>): FakeAnswer =>
  answer(tradeIns.list, ({ query }, world) => {
    standFor(world, { ...draft, invoiceId: query.invoiceId });
    return { items: standingOf(world, query.invoiceId) };
  });

function standFor(world: World, draft: TradeInDraft): void {
  if (!bookOf(world).some(({ id }) => id === draft.id)) bookOf(world).push(keptOffer(world, draft));
}
