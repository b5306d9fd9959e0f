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
} from '@tilldesk/domain/shop';
import { dayOf } from '@tilldesk/domain/time';
import { postPrepared } from './activationAnswers.ts';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, listed, place } from './found.ts';
import { inShort } from './customerBook.ts';
import { useUp } from './depositAnswers.ts';
import { discardedInvoice, looksOf, paidInvoice, writtenInvoice } from './invoicing.ts';
import { peopleNamed } from './people.ts';
import { priceOf } from './prices.ts';
import { productOf } from './productAnswers.ts';
import { takeOffersIn } from './tradeInAnswers.ts';
import type { World } from './World.ts';

const CUSTOMERS_PAGE = 10;

/** An invoice as a person may see it. */
function seenBy({ own }: World, invoice: Invoice): Invoice {
  if (own.limits.viewCost) return invoice;
  return { ...invoice, lines: invoice.lines.map((line) => ({ ...line, cost: null })) };
}

/** A draft, or a quote where one will do; `version` is the one that the writer saw. */
function draftOf({ shop }: World, id: string, version?: number, mayBeQuote = false): Invoice {
  const invoice = byId(shop.invoices, id);
  if (invoice.status === 'quote' && mayBeQuote) return invoice;
  if (invoice.status !== 'draft') throw new Problem('invoice.posted', { invoice: invoice.number ?? '' });
  if (version !== undefined && invoice.version !== version) throw new Problem('record.changed');
  return invoice;
}

/** Puts an invoice in the place of the one that has its id, or behind the others. */
function put({ shop }: World, invoice: Invoice): Invoice {
  const at = shop.invoices.findIndex(({ id }) => id === invoice.id);
  shop.invoices.splice(at < 0 ? shop.invoices.length : at, 1, invoice);
  return invoice;
}

const hand = ({ own, now }: World) => ({ by: own.user.name, at: now });

function nextNumber({ shop }: World): string {
  const numbers = shop.invoices.map(({ number }) => Number(number?.slice(4) ?? 1000));
  return `INV-${Math.max(1000, ...numbers) + 1}`;
}

/** The other two stores have of each product as many as its stock number has letters, and none. */
const elsewhereOf = ({ own }: World, sku: string) =>
  can(own.permissions, 'Inventory', 'read')
    ? [
        { storeName: 'Bay Street', onHand: sku.length },
        { storeName: 'Mall', onHand: 0 },
      ]
    : [];

function sellableOf(world: World, row: World['shop']['products'][number]): Sellable {
  const { id: productId, name, sku, tracking, taxRate, onHand } = productOf(world, row);
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
    elsewhere: elsewhereOf(world, sku),
    isBundle: row.components !== null,
  };
  return { ...found, ...priceOf(world.shop, row, null, world.now) };
}

type UnitRow = World['shop']['units'][number];

const sellableUnitOf = (world: World, { id, productId, code, color, storage }: UnitRow): Sellable => ({
  ...sellableOf(world, byId(world.shop.products, productId)),
  unitId: id,
  unitCode: code,
  unitLooks: looksOf({ color, storage }),
  onHand: 1,
  elsewhere: [],
});

/** Units in stock, the oldest first. */
const unitsIn = (world: World, fits: (unit: UnitRow) => boolean): SellableUnit[] =>
  world.shop.units
    .filter((unit) => unit.status === 'in_stock' && fits(unit))
    .toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1))
    .map((unit) => ({
      item: sellableUnitOf(world, unit),
      grade: null,
      batteryHealth: null,
      receivedAt: unit.receivedAt,
    }));

/** The one thing that a code names; a unit that cannot be sold is refused. */
function namedBy(world: World, code: string): Sellable | null {
  const { products, units, invoices: all } = world.shop;
  const unit = units.find((one) => one.code === code);
  if (unit?.status === 'sold') {
    const invoice = all.find(({ id }) => id === unit.invoiceId)?.number ?? '';
    throw problemAt('text', 'unit.sold', { code, invoice });
  }
  if (unit && unit.status !== 'in_stock') throw problemAt('text', 'unit.notAvailable', { code, status: unit.status });
  if (unit) return sellableUnitOf(world, unit);
  const product = products.find(({ sku, barcodes, active }) => active && (sku === code || barcodes.includes(code)));
  return product ? sellableOf(world, product) : null;
}

export const saleAnswers: readonly FakeAnswer[] = [
  answer(invoices.list, ({ query }, world) => {
    const { status, standing, customerId, from, to } = query;
    const rows = world.shop.invoices
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => standing === undefined || (row.status === 'open' && (standing === 'due' || row.isOverdue)))
      .filter((row) => customerId === undefined || row.customerId === customerId)
      .filter((row) => from === undefined || dayOf(row.createdAt, place.timeZone) >= from)
      .filter((row) => to === undefined || dayOf(row.createdAt, place.timeZone) <= to);
    return listed(rows, query, (row) => [row.number, row.customerName, ...row.lines.map((line) => line.unitCode)]);
  }),
  answer(invoices.one, ({ params }, world) => seenBy(world, byId(world.shop.invoices, params.id))),
  answer(invoices.create, ({ body }, world) => put(world, writtenInvoice(world.shop, body, hand(world)))),
  answer(invoices.change, ({ params, body }, world) => {
    const { version, history, createdAt } = draftOf(world, params.id, body.version);
    const written = writtenInvoice(world.shop, { ...body, id: params.id }, hand(world));
    return put(world, { ...written, version: version + 1, history, createdAt });
  }),
  answer(invoices.discard, ({ params }, world) => put(world, discardedInvoice(draftOf(world, params.id), hand(world)))),
  answer(invoices.check, () => ({ reasons: [], lines: [], approvals: [] })),
  answer(invoices.checkout, ({ params, body }, world) => {
    const { draft, version, tenders, dueDate = null } = body;
    const by = hand(world);
    const invoice = draft
      ? writtenInvoice(world.shop, { ...draft, id: params.id }, by)
      : draftOf(world, params.id, version, true);
    const paid = paidInvoice(world.shop, invoice, tenders, { ...by, number: nextNumber(world), dueDate });
    takeOffersIn(world, paid.id, paid.payments);
    useUp(world, paid, tenders);
    postPrepared(world, paid.id);
    return seenBy(world, put(world, paid));
  }),
  answer(findSellable, ({ query: { text } }, world) => {
    const exact = namedBy(world, text.toUpperCase());
    if (exact) return { exact, items: [exact] };
    if (/^\d{4,6}$/.test(text)) {
      const items = unitsIn(world, ({ code }) => code.endsWith(text)).map(({ item }) => item);
      if (items.length > 0) return { exact: items.length === 1 ? items[0]! : null, items };
    }
    const sold = world.shop.products.filter(({ active }) => active);
    const asked = { page: 1, limit: 20, search: text, sort: 'name' };
    const { items } = listed(sold, asked, ({ name, brand, model, sku }) => [name, brand, model, sku]);
    return { exact: null, items: items.map((row) => sellableOf(world, row)) };
  }),
  answer(unitsToSell, ({ query: { productId, ending = '' } }, world) => ({
    items: unitsIn(
      world,
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
    const asked = { page, limit: CUSTOMERS_PAGE, search: text, sort: 'name' };
    const { items, pagination } = listed(shop.customers.map(inShort), asked, (row) => [row.name, row.phone, row.email]);
    return { items, more: pagination.hasNextPage };
  }),
];
