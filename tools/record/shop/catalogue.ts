import {
  categories,
  priceRules,
  products,
  taxes,
  variantGroups,
} from '../../../packages/domain/src/exports/products.ts';
import { openStock } from '../../../packages/domain/src/exports/inventory.ts';
import { customers } from '../../../packages/domain/src/exports/customers.ts';
import customerRows from './rows/customers.json' with { type: 'json' };
import catalogueRows from './rows/catalogue.json' with { type: 'json' };
import categoryRows from './rows/categories.json' with { type: 'json' };
import productRows from './rows/products.json' with { type: 'json' };
import saleRows from './rows/sales.json' with { type: 'json' };
import unitRows from './rows/units.json' with { type: 'json' };
import type { Account, Perform } from '../recordingServer.ts';
import { productId, stockId } from './shopIds.ts';

/** Enters taxes, categories, products, price rules and customers. */
export async function enterCatalogue(perform: Perform, account: Account): Promise<void> {
  for (const row of catalogueRows.taxes)
    await perform(account, row.createdAt, taxes.create, { body: inputOf(taxes.create, row) });
  for (const row of categoryRows)
    await perform(account, row.createdAt, categories.create, { body: inputOf(categories.create, row) });
  for (const row of productRows)
    await perform(account, row.createdAt, products.create, { body: inputOf(products.create, row) });
  for (const { id, name, axes, createdAt } of catalogueRows.variantGroups)
    await perform(account, createdAt, variantGroups.save, {
      params: { id },
      body: variantGroups.save.body.parse({
        name,
        axes,
        version: null,
        baseId: productId(1),
        base: { storage: '128 GB', color: 'Black' },
        variants: [],
      }),
    });
  for (const row of catalogueRows.priceRules)
    await perform(account, row.createdAt, priceRules.create, { body: inputOf(priceRules.create, row) });
  for (const row of customerRows)
    await perform(account, row.createdAt, customers.create, { body: inputOf(customers.create, row) });
}

/** Units and pieces that came with a purchase order instead of the opening stock. */
type Ordered = { codes: readonly string[]; pieces: Readonly<Record<string, number>> };

/** Enters the opening stock: what is in stock at the end, and what was sold until then. */
export async function enterStock(perform: Perform, account: Account, ordered: Ordered): Promise<void> {
  let n = 0;
  for (const { id, tracking, cost, onHand } of productRows) {
    const base = { productId: id, unitCost: cost ?? 0 };
    for (const { code, color, storage, receivedAt } of unitRows.filter((unit) => unit.productId === id)) {
      if (ordered.codes.includes(code)) continue;
      const body = { ...base, id: stockId((n += 1)), units: [{ code, color, storage }] };
      await perform(account, receivedAt, openStock, { body });
    }
    const quantity = onHand + soldOf(id) - (ordered.pieces[id] ?? 0);
    if (tracking === 'quantity' && quantity > 0)
      await perform(account, '2026-01-05T15:00:00.000Z', openStock, {
        body: { ...base, id: stockId((n += 1)), quantity },
      });
  }
}

const soldOf = (id: string): number =>
  saleRows
    .filter(({ status }) => status === 'paid')
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.productId === id ? sum + line.quantity : sum), 0);

/** Returns the part of a stored record that a call accepts. */
function inputOf<B extends object>(
  endpoint: { body: { shape: object; parse: (input: unknown) => B } },
  row: object,
): B {
  const names = Object.keys(endpoint.body.shape);
  return endpoint.body.parse(Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))));
}
