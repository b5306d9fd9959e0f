import { type Tracking } from '@tilldesk/domain/products';
import { type RefundableInvoice, type ReturnableGoods } from '@tilldesk/domain/refunds';
import { postedStatuses } from '@tilldesk/domain/sales';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { trimRate } from '../../database/columns.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { findTargets } from '../../search/search.store.ts';
import { customers } from '../../modules/customers/customers.tables.ts';
import { foundBy } from '../../modules/sales/invoice-list.store.ts';
import { formatInvoiceNumber } from '../../modules/stores/numbers.store.ts';
import { invoices } from '../../modules/sales/sales.tables.ts';
import { stores } from '../../modules/stores/stores.tables.ts';
import { settingsOf } from '../../modules/stores/transaction.store.ts';

/** The maximum number of results of a search. */
const FOUND_MAX = 20;

/**
 * Returns posted invoices of the store, and of others whose goods it takes back, by number, IMEI, customer or phone, latest first.
 */
export async function findInvoices(tx: Tx, scope: StoreScope, text: string): Promise<RefundableInvoice[]> {
  const rows = await tx
    .select({ invoice: invoices, customerName: customers.name, store: stores.name })
    .from(invoices)
    .innerJoin(stores, and(eq(stores.businessId, invoices.businessId), eq(stores.id, invoices.storeId)))
    .leftJoin(customers, and(eq(customers.businessId, invoices.businessId), eq(customers.id, invoices.customerId)))
    .where(
      and(
        eq(invoices.businessId, scope.businessId),
        settingsOf(scope).otherStoreReturns
          ? eq(invoices.currency, scope.store.currency)
          : eq(invoices.storeId, scope.storeId),
        inArray(invoices.status, [...postedStatuses]),
        await foundBy(tx, scope, text),
      ),
    )
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(FOUND_MAX);
  return rows.map(
    ({
      invoice: { id, number, storeId, status, postedAt, createdAt, currency, total, refunded },
      customerName,
      store,
    }) => ({
      id,
      number: formatInvoiceNumber(number ?? 0),
      store: storeId === scope.storeId ? null : store,
      status,
      customerName,
      at: postedAt ?? createdAt,
      currency,
      total,
      refunded,
    }),
  );
}

type Goods = Omit<ReturnableGoods, 'invoice' | 'tracking'> & {
  tracking: Tracking;
  invoiceId: string | null;
  number: number | null;
};

/**
 * Returns goods for a return without a receipt: products tracked by quantity, and units that turn out to have an invoice.
 */
export async function findGoods(tx: Tx, { businessId }: Scope, text: string): Promise<ReturnableGoods[]> {
  const units = (await findTargets(tx, businessId, 'unit', text, FOUND_MAX)) ?? [];
  const products = (await findTargets(tx, businessId, 'product', text, FOUND_MAX)) ?? [];
  const rows = await tx.raw<Goods>(
    `select p.id as "productId", u.id as "unitId", p.name, p.sku, u.code as "unitCode", p.tracking,
       coalesce(u.price, p.price) as price, p.tax_rate::text as "taxRate", i.id as "invoiceId", i.number
     from units u join products p on p.business_id = u.business_id and p.id = u.product_id
     join invoices i on i.business_id = u.business_id and i.id = u.invoice_id
     where u.business_id = $1 and u.id = any($2::uuid[])
     union all
     select p.id, null, p.name, p.sku, null, p.tracking, p.price, p.tax_rate::text, null, null
     from products p where p.business_id = $1 and p.id = any($3::uuid[]) and p.tracking = 'quantity'
     order by 3, 5 limit ${FOUND_MAX}`,
    [businessId, units, products],
    'returnable_goods',
  );
  return rows.map(({ invoiceId, number, ...row }) => ({
    ...row,
    taxRate: trimRate(row.taxRate),
    invoice: invoiceId === null || number === null ? null : { id: invoiceId, number: formatInvoiceNumber(number) },
  }));
}
