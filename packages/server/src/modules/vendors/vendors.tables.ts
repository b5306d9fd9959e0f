import { bigint, check, date, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { vendor, type VendorEntryKind } from '@tilldesk/domain/vendors';
import { instant, money } from '../../database/columns.ts';
import { columnsOf } from '../../database/entity-columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { products } from '../../catalogue/products.tables.ts';
import { stores } from '../stores/stores.tables.ts';

export const vendors = tenantTable(
  'vendors',
  {
    ...columnsOf(vendor, { defaults: { isCarrier: false, isDistributor: false, active: true } }),
    /** The name in lower case without accents: it is unique among vendors. */
    nameKey: text('name_key').notNull(),
    /** Updated by placing orders, recomputed by `verify`. */
    lastOrderAt: instant('last_order_at'),
  },
  (t) => [
    uniqueIndex('vendors_name')
      .on(t.businessId, t.nameKey)
      .where(sql`archived_at is null`),
    index('vendors_by_name').on(t.businessId, t.name, t.id),
  ],
);

/**
 * The amount that the business owes a vendor in one currency: the sum of the ledger's rows. It is updated with each row, and
 * its row is the lock for the ledger.
 */
export const vendorAccounts = keyedTable('vendor_accounts', ['vendorId', 'currency'], {
  vendorId: reference('vendor_id', vendors).notNull(),
  currency: text('currency').notNull(),
  balance: money('balance').notNull(),
  /** The total of credit notes, as a positive amount. */
  credits: money('credits').notNull().default(0),
});

/** Bills, payments, credits and adjustments, append-only. `balance` is the balance in the currency after the entry. */
export const vendorLedger = tenantTable(
  'vendor_ledger',
  {
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    vendorId: reference('vendor_id', vendors).notNull(),
    storeId: reference('store_id', stores).notNull(),
    currency: text('currency').notNull(),
    kind: text('kind').$type<VendorEntryKind>().notNull(),
    /** Signed, minor units: a positive amount is owed to the vendor. */
    amount: money('amount').notNull(),
    balance: money('balance').notNull(),
    documentId: uuid('document_id'),
    documentNumber: text('document_number'),
    purchaseId: uuid('purchase_id'),
    reference: text('reference'),
    note: text('note'),
    businessDay: date('business_day', { mode: 'string' }).notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('vendor_ledger_by_vendor').on(t.businessId, t.vendorId, t.currency, t.seq),
    index('vendor_ledger_by_day').on(t.businessId, t.vendorId, t.currency, t.businessDay, t.seq),
    index('vendor_ledger_by_document').on(t.businessId, t.documentId),
    check('vendor_ledger_kind', sql`${t.kind} in ('bill', 'payment', 'credit', 'adjustment')`),
    check('vendor_ledger_amount', sql`${t.amount} <> 0`),
  ],
);

/** The vendor's own SKU and the lead time of a product, and its last cost there; written by receipts and bills. */
export const vendorProducts = keyedTable(
  'vendor_products',
  ['vendorId', 'productId'],
  {
    vendorId: reference('vendor_id', vendors).notNull(),
    productId: reference('product_id', products).notNull(),
    vendorSku: text('vendor_sku'),
    leadDays: integer('lead_days'),
    /** Unit cost, minor units; null before the first receipt. */
    lastCost: money('last_cost'),
    lastAt: instant('last_at'),
  },
  (t) => [index('vendor_products_by_product').on(t.businessId, t.productId)],
);

/** The prices of a product from a vendor, append-only: a row for each receipt, and for a bill with a different price. */
export const vendorPrices = tenantTable(
  'vendor_prices',
  {
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    vendorId: reference('vendor_id', vendors).notNull(),
    productId: reference('product_id', products).notNull(),
    /** The order that it was bought with. */
    purchaseId: uuid('purchase_id').notNull(),
    /** The receipt or bill of the price. */
    documentId: uuid('document_id').notNull(),
    /** Received pieces; 0 for a bill, negative for a reversed receipt. */
    quantity: integer('quantity').notNull(),
    /** Unit cost, minor units. */
    cost: money('cost').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('vendor_prices_by_product').on(t.businessId, t.vendorId, t.productId, t.seq)],
);
