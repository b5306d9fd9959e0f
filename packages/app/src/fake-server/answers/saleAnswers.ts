import { problemAt, Problem } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import {
  findCustomers,
  findSellable,
  invoices,
  pricesNow,
  tillPeople,
  type Invoice,
  type Sellable,
  type SellableUnit,
  unitsToSell,
} from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import { postPrepared } from './activationAnswers.ts';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, listed, place } from '../found.ts';
import { inShort } from '../customerBook.ts';
import { discardedInvoice, appearanceOf, paidInvoice, writtenInvoice } from '../invoicing.ts';
import { peopleNamed } from '../people.ts';
import { priceOf } from '../prices.ts';
import { productOf } from './productAnswers.ts';
import { acceptTradeInOffers } from './tradeInAnswers.ts';
import type { FakeServer } from '../FakeServer.ts';

const CUSTOMERS_PAGE = 10;

/** Returns an invoice as the user sees it. */
function seenBy({ own: currentSession }: FakeServer, invoice: Invoice): Invoice {
  if (currentSession.limits.viewCost) return invoice;
  return { ...invoice, lines: invoice.lines.map((line) => ({ ...line, cost: null })) };
}

/** Returns a draft, or a quote where allowed; `version` is the one that the user has read. */
function draftOf({ shop }: FakeServer, id: string, version?: number, mayBeQuote = false): Invoice {
  const invoice = byId(shop.invoices, id);
  if (invoice.status === 'quote' && mayBeQuote) return invoice;
  if (invoice.status !== 'draft') throw new Problem('invoice.posted', { invoice: invoice.number ?? '' });
  if (version !== undefined && invoice.version !== version) throw new Problem('record.changed');
  return invoice;
}

/** Replaces the invoice with the same id, or appends it. */
function saveInvoice({ shop }: FakeServer, invoice: Invoice): Invoice {
  const at = shop.invoices.findIndex(({ id }) => id === invoice.id);
  shop.invoices.splice(at < 0 ? shop.invoices.length : at, 1, invoice);
  return invoice;
}

const hand = ({ own: currentSession, now }: FakeServer) => ({ by: currentSession.user.name, at: now });

function nextNumber({ shop }: FakeServer): string {
  const numbers = shop.invoices.map(({ number }) => Number(number?.slice(4) ?? 1000));
  return `INV-${Math.max(1000, ...numbers) + 1}`;
}

/** Stock in the other two stores: one has as many pieces of each product as its SKU has characters, the other none. */
const elsewhereOf = ({ own: currentSession }: FakeServer, sku: string) =>
  can(currentSession.permissions, 'Inventory', 'read')
    ? [
        { storeName: 'Bay Street', onHand: sku.length },
        { storeName: 'Mall', onHand: 0 },
      ]
    : [];

function sellableOf(fakeServer: FakeServer, row: FakeServer['shop']['products'][number]): Sellable {
  const { id: productId, name, sku, tracking, taxRate, onHand } = productOf(fakeServer, row);
  const found = {
    productId,
    unitId: null,
    unitCode: null,
    unitLooks: null,
    name,
    sku,
    tracking,
    taxRate,
    onHand,
    elsewhere: elsewhereOf(fakeServer, sku),
    isBundle: row.components !== null,
  };
  return { ...found, ...priceOf(fakeServer.shop, row, null, fakeServer.now) };
}

type UnitRow = FakeServer['shop']['units'][number];

const sellableUnitOf = (fakeServer: FakeServer, { id, productId, code, color, storage }: UnitRow): Sellable => ({
  ...sellableOf(fakeServer, byId(fakeServer.shop.products, productId)),
  unitId: id,
  unitCode: code,
  unitLooks: appearanceOf({ color, storage }),
  onHand: 1,
  elsewhere: [],
});

/** Returns the units in stock, oldest first. */
const unitsIn = (fakeServer: FakeServer, matches: (unit: UnitRow) => boolean): SellableUnit[] =>
  fakeServer.shop.units
    .filter((unit) => unit.status === 'in_stock' && matches(unit))
    .toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1))
    .map((unit) => ({
      item: sellableUnitOf(fakeServer, unit),
      grade: null,
      batteryHealth: null,
      receivedAt: unit.receivedAt,
    }));

/** Returns the only item that a code identifies; rejects a unit that cannot be sold. */
function namedBy(fakeServer: FakeServer, code: string): Sellable | null {
  const { products, units, invoices: all } = fakeServer.shop;
  const unit = units.find((one) => one.code === code);
  if (unit?.status === 'sold') {
    const invoice = all.find(({ id }) => id === unit.invoiceId)?.number ?? '';
    throw problemAt('text', 'unit.sold', { code, invoice });
  }
  if (unit && unit.status !== 'in_stock') throw problemAt('text', 'unit.notAvailable', { code, status: unit.status });
  if (unit) return sellableUnitOf(fakeServer, unit);
  const product = products.find(({ sku, barcodes, active }) => active && (sku === code || barcodes.includes(code)));
  return product ? sellableOf(fakeServer, product) : null;
}

export const saleAnswers: readonly FakeAnswer[] = [
  answer(invoices.list, ({ query }, fakeServer) => {
    const { status, balance, customerId, from, to } = query;
    const rows = fakeServer.shop.invoices
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => balance === undefined || (row.status === 'open' && (balance === 'due' || row.isOverdue)))
      .filter((row) => customerId === undefined || row.customerId === customerId)
      .filter((row) => from === undefined || dayOf(row.createdAt, place.timeZone) >= from)
      .filter((row) => to === undefined || dayOf(row.createdAt, place.timeZone) <= to);
    return listed(rows, query, (row) => [row.number, row.customerName, ...row.lines.map((line) => line.unitCode)]);
  }),
  answer(invoices.one, ({ params }, fakeServer) => seenBy(fakeServer, byId(fakeServer.shop.invoices, params.id))),
  answer(invoices.create, ({ body }, fakeServer) =>
    saveInvoice(fakeServer, writtenInvoice(fakeServer.shop, body, hand(fakeServer))),
  ),
  answer(invoices.change, ({ params, body }, fakeServer) => {
    const { version, history, createdAt } = draftOf(fakeServer, params.id, body.version);
    const written = writtenInvoice(fakeServer.shop, { ...body, id: params.id }, hand(fakeServer));
    return saveInvoice(fakeServer, { ...written, version: version + 1, history, createdAt });
  }),
  answer(invoices.discard, ({ params }, fakeServer) =>
    saveInvoice(fakeServer, discardedInvoice(draftOf(fakeServer, params.id), hand(fakeServer))),
  ),
  answer(invoices.quote, ({ params, body: { version, until } }, fakeServer) => {
    const draft = draftOf(fakeServer, params.id, version);
    return saveInvoice(fakeServer, { ...draft, status: 'quote', quotedUntil: until, version: version + 1 });
  }),
  answer(invoices.check, () => ({ reasons: [], lines: [], approvals: [] })),
  answer(invoices.checkout, ({ params, body }, fakeServer) => {
    const { draft, version, tenders, dueDate = null } = body;
    const by = hand(fakeServer);
    const invoice = draft
      ? writtenInvoice(fakeServer.shop, { ...draft, id: params.id }, by)
      : draftOf(fakeServer, params.id, version, true);
    const paid = paidInvoice(fakeServer.shop, invoice, tenders, { ...by, number: nextNumber(fakeServer), dueDate });
    acceptTradeInOffers(fakeServer, paid.id, paid.payments);
    postPrepared(fakeServer, paid.id);
    return seenBy(fakeServer, saveInvoice(fakeServer, paid));
  }),
  answer(findSellable, ({ query: { text } }, fakeServer) => {
    const exact = namedBy(fakeServer, text.toUpperCase());
    if (exact) return { exact, items: [exact] };
    if (/^\d{4,6}$/.test(text)) {
      const items = unitsIn(fakeServer, ({ code }) => code.endsWith(text)).map(({ item }) => item);
      if (items.length > 0) return { exact: items.length === 1 ? items[0]! : null, items };
    }
    const sold = fakeServer.shop.products.filter(({ active }) => active);
    const listQuery = { page: 1, limit: 20, search: text, sort: 'name' };
    const { items } = listed(sold, listQuery, ({ name, brand, model, sku }) => [name, brand, model, sku]);
    return { exact: null, items: items.map((row) => sellableOf(fakeServer, row)) };
  }),
  answer(unitsToSell, ({ query: { productId, ending = '' } }, fakeServer) => ({
    items: unitsIn(
      fakeServer,
      (unit) => (productId === undefined || unit.productId === productId) && unit.code.endsWith(ending),
    ),
  })),
  answer(pricesNow, ({ body: { customerId, lines } }, { shop, now }) => ({
    prices: lines.flatMap(({ id, productId }) => {
      const product = byId(shop.products, productId);
      return product.active ? { id, ...priceOf(shop, product, customerId, now) } : [];
    }),
  })),
  answer(tillPeople, () => ({ items: peopleNamed() })),
  answer(findCustomers, ({ query: { text, page } }, { shop }) => {
    const listQuery = { page, limit: CUSTOMERS_PAGE, search: text, sort: 'name' };
    const { items, pagination } = listed(shop.customers.map(inShort), listQuery, (row) => [
      row.name,
      row.phone,
      row.email,
    ]);
    return { items, more: pagination.hasNextPage };
  }),
];
