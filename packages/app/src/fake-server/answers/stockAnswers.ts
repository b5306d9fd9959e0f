import type { Answer } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import {
  liveStatuses,
  movements,
  openStock,
  stockByCategory,
  stockByProduct,
  units,
  type Unit,
  type UnitStatus,
  activeStatuses,
  AGED_DAYS,
  parseIdentifier,
  valuation,
  type UnitDetails,
  type UnitGroup,
} from '@tilldesk/domain/inventory';
import { adjustmentAnswers } from './adjustmentAnswers.ts';
import { answer, type FakeAnswer } from '../answer.ts';
import { byId, listed } from '../found.ts';
import { productOf } from './productAnswers.ts';
import { ownSessionOf } from '../people.ts';
import type { Shop } from '../Shop.ts';
import { reservedOf, activeReservationsOf, stockBookOf } from '../stockBook.ts';
import type { FakeServer } from '../FakeServer.ts';

const LOCATION = 'Shop floor';
const DAY_MS = 86_400_000;
/** When the opening stock of the fake shop was entered. */
const OPENED = '2026-02-27T13:00:00.000Z';

function unitOf(fakeServer: FakeServer, row: Shop['units'][number]): Unit {
  const { shop, own: currentSession, now } = fakeServer;
  const { name, sku, price, cost, condition } = byId(shop.products, row.productId);
  const invoice = shop.invoices.find(({ id }) => id === row.invoiceId);
  const facts = stockBookOf(fakeServer).facts.get(row.id) ?? {};
  return {
    ...row,
    color: facts.color ?? row.color,
    storage: facts.storage ?? row.storage,
    productName: name,
    sku,
    price: facts.ownPrice ?? price,
    condition: facts.condition ?? condition,
    grade: facts.grade ?? null,
    locationName: LOCATION,
    cost: currentSession.limits.viewCost ? cost : null,
    version: 1,
    createdAt: row.receivedAt,
    updatedAt: row.receivedAt,
    daysInStock: Math.floor((Date.parse(invoice?.postedAt ?? now) - Date.parse(row.receivedAt)) / DAY_MS),
    invoiceNumber: invoice?.number ?? null,
  };
}

function detailsOf(fakeServer: FakeServer, row: Shop['units'][number]): UnitDetails {
  const unit = unitOf(fakeServer, row);
  const facts = stockBookOf(fakeServer).facts.get(row.id) ?? {};
  const sold = row.invoiceId !== null;
  const event = {
    source: 'opening',
    sourceId: null,
    number: null,
    by: ownSessionOf('owner').user.name,
    note: null,
  } as const;
  return {
    batteryHealth: null,
    carrier: null,
    lockStatus: 'unknown',
    ownPrice: null,
    vendorWarrantyUntil: null,
    notes: null,
    ...facts,
    ...unit,
    identifiers: [{ type: parseIdentifier(row.code).type, value: row.code }],
    reservation: activeReservationsOf(fakeServer, { unitId: row.id })[0] ?? null,
    events: [
      ...(sold
        ? [
            {
              ...event,
              at: fakeServer.now,
              from: 'in_stock' as const,
              to: row.status,
              source: 'invoice' as const,
              number: unit.invoiceNumber,
            },
          ]
        : []),
      { ...event, at: row.receivedAt, from: null, to: 'in_stock' },
    ],
    changes: stockBookOf(fakeServer).facts.has(row.id)
      ? [{ at: fakeServer.now, by: fakeServer.own.user.name, fields: Object.keys(facts) }]
      : [],
  };
}

type Movement = Answer<typeof movements>['items'][number];

/** Returns the ledger of a product, oldest first: its opening, then each sale, up to the current stock. */
function ledgerOf(fakeServer: FakeServer, productId: string): Movement[] {
  const { shop, own: currentSession } = fakeServer;
  const product = shop.products.find(({ id }) => id === productId);
  if (product?.tracking !== 'quantity') return [];
  const { onHand, cost } = product;
  const unitCost = currentSession.limits.viewCost ? cost : null;
  const worth = (quantity: number) => ({ unitCost, value: unitCost === null ? null : unitCost * quantity });
  const same = { locationName: LOCATION, unitCode: null, reason: null };
  const none = { documentId: null, documentNumber: null, documentKind: null, pageId: null };
  const sales = shop.invoices.flatMap(({ status, postedAt, salesperson, lines, id, number }) =>
    lines
      .filter((line) => status === 'paid' && line.productId === productId)
      .map((line) => ({
        ...same,
        id: line.id,
        at: postedAt ?? OPENED,
        kind: 'sale' as const,
        quantity: -line.quantity,
        by: salesperson,
        documentId: id,
        documentNumber: number,
        documentKind: 'invoice' as const,
        pageId: id,
      })),
  );
  const adjusted = stockBookOf(fakeServer).adjustments.flatMap(({ id, number, at, by, reason, lines }) =>
    lines
      .filter((line) => line.productId === productId)
      .map((line) => ({
        ...same,
        id: line.id,
        at,
        kind: 'adjustment' as const,
        quantity: line.quantity,
        by,
        reason,
        documentId: id,
        documentNumber: number,
        documentKind: 'adjustment' as const,
        pageId: id,
      })),
  );
  const later = [...sales, ...adjusted];
  let balance = onHand - later.reduce((sum, { quantity }) => sum + quantity, 0);
  const opening = { ...same, ...none, id: productId, at: OPENED, kind: 'opening' as const, quantity: balance };
  return [
    { ...opening, ...worth(balance), balance, by: currentSession.user.name },
    ...later.map((entry): Movement => {
      balance += entry.quantity;
      return { ...entry, ...worth(entry.quantity), balance };
    }),
  ];
}

/** Returns the store's stock figures of a product. */
function stockFigures(fakeServer: FakeServer, row: Shop['products'][number]) {
  const product = productOf(fakeServer, row);
  const units = fakeServer.shop.units.filter(({ productId }) => productId === row.id);
  const count = (is: (unit: (typeof units)[number]) => boolean) => units.filter(is).length;
  const serialized = row.tracking === 'serialized';
  const onHand = serialized ? count(({ status }) => live.includes(status)) : product.onHand;
  const reserved = serialized ? count(({ status }) => status === 'reserved') : reservedOf(fakeServer, row.id);
  const old = new Date(Date.parse(fakeServer.now) - AGED_DAYS * DAY_MS).toISOString();
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    tracking: serialized ? ('serialized' as const) : ('quantity' as const),
    categoryId: row.categoryId,
    categoryName: product.categoryName,
    price: row.price,
    onHand,
    reserved,
    available: serialized ? count(({ status }) => status === 'in_stock') : onHand - reserved,
    incoming: count(({ status }) => status === 'expected' || status === 'in_transit'),
    aged: serialized ? count(({ status, receivedAt }) => status === 'in_stock' && receivedAt < old) : 0,
    reorderPoint: row.reorderPoint,
    reorderTo: row.reorderTo,
    cost: product.cost,
    retailValue: onHand * row.price,
    costValue: product.cost === null ? null : onHand * product.cost,
  };
}

const live: readonly UnitStatus[] = liveStatuses;
const groups: Readonly<Record<UnitGroup, (status: UnitStatus) => boolean>> = {
  sellable: (status) => status === 'in_stock',
  live: (status) => live.includes(status),
  coming: (status) => !live.includes(status) && activeStatuses.some((one) => one === status),
  gone: (status) => !activeStatuses.some((one) => one === status),
};

export const stockAnswers: readonly FakeAnswer[] = [
  answer(units.list, ({ query }, fakeServer) => {
    const { productId, status, group, age, condition } = query;
    const rows = fakeServer.shop.units
      .filter((row) => productId === undefined || row.productId === productId)
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => group === undefined || groups[group](row.status))
      .map((row) => unitOf(fakeServer, row))
      .filter((row) => age === undefined || row.daysInStock >= Number(age))
      .filter((row) => condition === undefined || row.condition === condition);
    return listed(rows, query, ({ code }) => [code]);
  }),
  answer(units.one, ({ params }, fakeServer) => detailsOf(fakeServer, byId(fakeServer.shop.units, params.id))),
  answer(units.change, ({ params, body }, fakeServer) => {
    const { version: _v, identifiers: _i, ...facts } = body;
    const row = byId(fakeServer.shop.units, params.id);
    const known = stockBookOf(fakeServer).facts;
    known.set(row.id, Object.assign(known.get(row.id) ?? {}, facts));
    return detailsOf(fakeServer, row);
  }),
  answer(stockByCategory, ({ query }, fakeServer) => {
    const { shop, own: currentSession } = fakeServer;
    const rows = shop.categories.flatMap(({ id, name, parentId }) => {
      const stocked = shop.products
        .filter((row) => row.categoryId === id && row.tracking === query.tracking)
        .map((row) => stockFigures(fakeServer, row));
      const sum = (of: (row: (typeof stocked)[number]) => number) => stocked.reduce((total, row) => total + of(row), 0);
      const worth = {
        onHand: sum((row) => row.onHand),
        reserved: sum((row) => row.reserved),
        incoming: sum((row) => row.incoming),
        retailValue: sum((row) => row.retailValue),
        costValue: currentSession.limits.viewCost ? sum((row) => row.costValue ?? 0) : null,
      };
      const parentName = parentId === null ? null : byId(shop.categories, parentId).name;
      return stocked.length === 0 ? [] : [{ id, name, parentName, productCount: stocked.length, ...worth }];
    });
    return listed(rows, query, ({ name }) => [name]);
  }),
  answer(stockByProduct, ({ query }, fakeServer) => {
    const { tracking, categoryId, productId, level } = query;
    const rows = fakeServer.shop.products
      .filter((row) => row.tracking !== 'none')
      .filter((row) => tracking === undefined || row.tracking === tracking)
      .filter((row) => categoryId === undefined || row.categoryId === categoryId)
      .filter((row) => productId === undefined || row.id === productId)
      .map((row) => stockFigures(fakeServer, row))
      .filter((row) => level !== 'low' || (row.reorderPoint !== null && row.available <= row.reorderPoint))
      .filter((row) => level !== 'out' || row.available === 0);
    return listed(rows, query, ({ name, sku }) => [name, sku]);
  }),
  answer(valuation, ({ query: { at, tracking } }, fakeServer) => {
    const viewCost = fakeServer.own.limits.viewCost;
    const categories = fakeServer.shop.categories.flatMap(({ id, name }) => {
      const stocked = fakeServer.shop.products
        .filter(
          (row) => row.categoryId === id && row.tracking !== 'none' && (tracking ?? row.tracking) === row.tracking,
        )
        .map((row) => stockFigures(fakeServer, row));
      const pieces = stocked.reduce((sum, { onHand }) => sum + onHand, 0);
      const value = viewCost ? stocked.reduce((sum, { costValue }) => sum + (costValue ?? 0), 0) : null;
      return pieces === 0 ? [] : [{ id, name, pieces, value }];
    });
    const pieces = categories.reduce((sum, row) => sum + row.pieces, 0);
    return {
      at,
      pieces,
      value: viewCost ? categories.reduce((sum, row) => sum + (row.value ?? 0), 0) : null,
      categories,
    };
  }),
  answer(movements, ({ query }, fakeServer) => {
    const { productId, kind } = query;
    const rows = ledgerOf(fakeServer, productId).filter((row) => kind === undefined || row.kind === kind);
    return listed(rows, query, ({ documentNumber }) => [documentNumber]);
  }),
  answer(openStock, ({ body }, fakeServer) => {
    const { shop, now } = fakeServer;
    const product = byId(shop.products, body.productId);
    for (const [index, { code, color = null, storage = null }] of (body.units ?? []).entries()) {
      if (shop.units.some((one) => one.code === code)) throw new Problem('unit.taken', { code });
      // The id starts with the call's own id, so that unit ids do not collide.
      const id = `${body.id.slice(0, -4)}${String(index).padStart(4, '0')}`;
      const unit = { id, productId: product.id, code, color, storage, receivedAt: now, invoiceId: null };
      shop.units.push({ ...unit, status: 'in_stock' });
    }
    Object.assign(product, { onHand: product.onHand + (body.quantity ?? 0), cost: body.unitCost });
    return { productId: product.id, onHand: productOf(fakeServer, product).onHand };
  }),
  ...adjustmentAnswers,
];
