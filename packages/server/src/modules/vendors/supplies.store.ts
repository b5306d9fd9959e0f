import type { vendorSupplies } from '@tilldesk/domain/vendors';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, offsetOf, ordered } from '../../crud/paging.ts';
import { newId } from '../../database/new-id.ts';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { products } from '../../catalogue/products.tables.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { nameOf } from './vendor-ledger.store.ts';
import { insertPrices, saveVendorProduct } from './vendors.statements.ts';

/** The prices of a receipt or a bill: received pieces (0 for a bill) at `cost` each, minor units. */
export type PriceUpdate = {
  vendorId: string;
  purchaseId: string;
  documentId: string;
  lines: readonly { productId: string; quantity: number; cost: number; vendorSku?: string | null }[];
};

/**
 * Stores the prices of products from a vendor: a history row for each, and the last cost if goods were received or billed.
 */
export async function savePrices(tx: Tx, scope: Scope, now: string, update: PriceUpdate): Promise<void> {
  if (update.lines.length === 0) return;
  const lines = JSON.stringify(
    update.lines.map((line, place) => ({ place, id: newId(now), vendorSku: null, ...line })),
  );
  const { businessId } = scope;
  const { vendorId, purchaseId, documentId } = update;
  await tx.all(insertPrices, { businessId, vendorId, purchaseId, documentId, now, lines });
}

type Item = z.input<(typeof vendorSupplies)['answer']>['items'][number];

/** Returns the products that a vendor has supplied, with the last twelve prices of each. */
export async function listSupplies(
  tx: Tx,
  caller: Reader,
  vendorId: string,
  query: z.output<(typeof vendorSupplies)['query']>,
) {
  await nameOf(tx, caller, vendorId);
  const found = await matching(tx, caller.businessId, 'product', query.search, products.id);
  const sorts = { name: sql`name`, lastAt: sql`"lastAt"`, pieces: sql`pieces` };
  const { viewCost } = caller.limits;
  const prices = sql`coalesce((select json_agg(json_build_object('at', h.at, 'cost', h.cost, 'purchaseId', h.purchase_id,
      'purchaseNumber', 'PO-' || h.number) order by h.seq desc)
    from (select x.at, x.cost, x.seq, x.purchase_id, p.number from vendor_prices x
      join purchases p on p.business_id = x.business_id and p.id = x.purchase_id
      where x.business_id = v.business_id and x.vendor_id = v.vendor_id and x.product_id = v.product_id and x.quantity >= 0
      order by x.seq desc limit 12) h), '[]')`;
  const { rows } = await tx.execute<Item & { found: number }>(
    sql`select v.product_id as id, v.product_id as "productId", products.name, products.sku, v.vendor_sku as "vendorSku",
          v.lead_days as "leadDays", v.last_at as "lastAt", count(*) over () as found,
          coalesce((select sum(x.quantity) from vendor_prices x where x.business_id = v.business_id
            and x.vendor_id = v.vendor_id and x.product_id = v.product_id), 0)::int as pieces,
          ${viewCost ? sql`v.last_cost` : sql`null`} as "lastCost", ${viewCost ? prices : sql`'[]'::json`} as prices
        from vendor_products v
        join products on products.business_id = v.business_id and products.id = v.product_id
        where v.business_id = ${caller.businessId} and v.vendor_id = ${vendorId} and ${found ?? sql`true`}
        order by ${sql.join(ordered(query.sort ?? 'name', sorts, sql`id`), sql`, `)}
        limit ${query.limit} offset ${offsetOf(query)}`,
  );
  const items = rows.map(({ found: _, ...item }) => ({
    ...item,
    prices: item.prices.map((price) => ({ ...price, at: new Date(price.at).toISOString() })),
  }));
  return answerPage(items, query, rows[0]?.found ?? 0);
}

/** Changes the vendor's own SKU and the lead time of a product. Throws record.notFound for an unknown vendor. */
export async function changeVendorProduct(
  tx: Tx,
  scope: Scope,
  now: string,
  { vendorId, productId }: { vendorId: string; productId: string },
  changes: { vendorSku: string | null; leadDays: number | null },
) {
  await nameOf(tx, scope, vendorId);
  await tx.all(saveVendorProduct, { businessId: scope.businessId, vendorId, productId, ...changes });
  await writeAuditEntry(tx, scope, now, 'vendor.supplyChanged', 'vendor', vendorId, null, { productId, ...changes });
  return { productId, ...changes };
}
