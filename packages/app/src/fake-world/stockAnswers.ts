import type { Answer } from '@tilldesk/domain/contract';
import { Problem } from '@tilldesk/domain/problems';
import { movements, openStock, stockByCategory, stockByProduct, units, type Unit } from '@tilldesk/domain/shop';
import { answer, type FakeAnswer } from './answer.ts';
import { byId, listed } from './found.ts';
import { productOf } from './productAnswers.ts';
import type { Shop } from './Shop.ts';
import type { World } from './World.ts';

const SHELF = 'Shop floor';
const DAY_MS = 86_400_000;
/** When the first stock of the fake shop was put on its shelf. */
const OPENED = '2026-02-27T13:00:00.000Z';

function unitOf({ shop, own, now }: World, row: Shop['units'][number]): Unit {
  const { name, sku, price, cost } = byId(shop.products, row.productId);
  const invoice = shop.invoices.find(({ id }) => id === row.invoiceId);
  return {
    ...row,
    productName: name,
    sku,
    price,
    locationName: SHELF,
    cost: own.limits.viewCost ? cost : null,
    version: 1,
    createdAt: row.receivedAt,
    updatedAt: row.receivedAt,
    daysInStock: Math.floor((Date.parse(invoice?.postedAt ?? now) - Date.parse(row.receivedAt)) / DAY_MS),
    invoiceNumber: invoice?.number ?? null,
  };
}

type Movement = Answer<typeof movements>['items'][number];

/** The ledger of a product, oldest first: its opening, then each sale, until what is on the shelf now. */
function ledgerOf({ shop, own }: World, productId: string): Movement[] {
  const product = shop.products.find(({ id }) => id === productId);
  if (product?.tracking !== 'quantity') return [];
  const { onHand, cost } = product;
  const unitCost = own.limits.viewCost ? cost : null;
  const same = { locationName: SHELF, unitCost, unitCode: null };
  const sales = shop.invoices.flatMap(({ status, postedAt, salesperson, lines, ...invoice }) =>
    lines
      .filter((line) => status === 'paid' && line.productId === productId)
      .map(({ id, quantity }) => ({ id, at: postedAt ?? OPENED, quantity, by: salesperson, document: invoice })),
  );
  let balance = onHand + sales.reduce((sum, { quantity }) => sum + quantity, 0);
  const none = { documentId: null, documentNumber: null };
  const opening = { ...same, ...none, id: productId, at: OPENED, kind: 'opening' as const, quantity: balance };
  return [
    { ...opening, balance, by: own.user.name },
    ...sales.map(({ id, at, quantity, by, document }): Movement => {
      balance -= quantity;
      const paper = { documentId: document.id, documentNumber: document.number };
      return { ...same, ...paper, id, at, kind: 'sale', quantity: -quantity, balance, by };
    }),
  ];
}

export const stockAnswers: readonly FakeAnswer[] = [
  answer(units.list, ({ query }, world) => {
    const { productId, status } = query;
    const rows = world.shop.units
      .filter((row) => productId === undefined || row.productId === productId)
      .filter((row) => status === undefined || row.status === status)
      .map((row) => unitOf(world, row));
    return listed(rows, query, ({ code }) => [code]);
  }),
  answer(stockByCategory, ({ query }, world) => {
    const { shop, own } = world;
    const rows = shop.categories.flatMap(({ id, name, parentId }) => {
      const held = shop.products
        .filter((row) => row.categoryId === id && row.tracking === query.tracking)
        .map((row) => productOf(world, row));
      const sum = (of: (row: (typeof held)[number]) => number) => held.reduce((total, row) => total + of(row), 0);
      const costValue = own.limits.viewCost ? sum(({ onHand, cost }) => onHand * (cost ?? 0)) : null;
      const worth = { onHand: sum((row) => row.onHand), retailValue: sum((row) => row.onHand * row.price), costValue };
      const parentName = parentId === null ? null : byId(shop.categories, parentId).name;
      return held.length === 0 ? [] : [{ id, name, parentName, productCount: held.length, ...worth }];
    });
    return listed(rows, query, ({ name }) => [name]);
  }),
  answer(stockByProduct, ({ query }, world) => {
    const rows = world.shop.products
      .filter((row) => row.categoryId === query.categoryId && row.tracking === query.tracking)
      .map((row) => productOf(world, row))
      .map((row) => ({ ...row, retailValue: row.onHand * row.price }));
    return listed(rows, query, ({ name, sku }) => [name, sku]);
  }),
  answer(movements, ({ query }, world) =>
    listed(ledgerOf(world, query.productId), query, ({ documentNumber }) => [documentNumber]),
  ),
  answer(openStock, ({ body }, world) => {
    const { shop, now } = world;
    const product = byId(shop.products, body.productId);
    for (const [index, { code, color = null, storage = null }] of (body.units ?? []).entries()) {
      if (shop.units.some((one) => one.code === code)) throw new Problem('unit.taken', { code });
      // The first eight places are the call's own, so that ids of units never meet.
      const id = `${body.id.slice(0, -4)}${String(index).padStart(4, '0')}`;
      const unit = { id, productId: product.id, code, color, storage, receivedAt: now, invoiceId: null };
      shop.units.push({ ...unit, status: 'in_stock' });
    }
    Object.assign(product, { onHand: product.onHand + (body.quantity ?? 0), cost: body.unitCost });
    return { productId: product.id, onHand: productOf(world, product).onHand };
  }),
];
