import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Discount } from '@tilldesk/domain/lines';
import type { PurchaseCharge, PurchasePayment, PurchaseState, PurchaseStatus } from '@tilldesk/domain/purchases';
import { instant, auditColumns, money, rate } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { products } from '../../catalogue/products.tables.ts';
import { users } from '../../parties/people/people.tables.ts';
import { locations, stores } from '../stores/stores.tables.ts';
import { vendors } from '../vendors/vendors.tables.ts';

/**
 * Orders to vendors. `state` is the last action on the order. `status`, `payment` and the figures are computed by
 * `purchaseProgress` in the transaction of every change, and recomputed by `verify`.
 */
export const purchases = tenantTable(
  'purchases',
  {
    storeId: reference('store_id', stores).notNull(),
    locationId: reference('location_id', locations).notNull(),
    vendorId: reference('vendor_id', vendors).notNull(),
    buyerId: reference('buyer_id', users).notNull(),
    number: integer('number'),
    vendorRef: text('vendor_ref'),
    orderDay: date('order_day', { mode: 'string' }).notNull(),
    expectedDay: date('expected_day', { mode: 'string' }),
    termsDays: integer('terms_days'),
    currency: text('currency').notNull(),
    notes: text('notes'),
    discount: jsonb('discount').$type<Discount>(),
    chargeList: jsonb('charge_list').$type<PurchaseCharge[]>().notNull(),
    state: text('state').$type<PurchaseState>().notNull().default('draft'),
    status: text('status').$type<PurchaseStatus>().notNull().default('draft'),
    payment: text('payment').$type<PurchasePayment>().notNull().default('unbilled'),
    lineCount: integer('line_count').notNull(),
    ordered: integer('ordered').notNull(),
    received: integer('received').notNull().default(0),
    /** Open quantity. */
    open: integer('open').notNull().default(0),
    gross: money('gross').notNull(),
    discountTotal: money('discount_total').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    charges: money('charges').notNull(),
    total: money('total').notNull(),
    billed: money('billed').notNull().default(0),
    paid: money('paid').notNull().default(0),
    orderedAt: instant('ordered_at'),
    sentAt: instant('sent_at'),
    sentTo: text('sent_to'),
    closedAt: instant('closed_at'),
    closedReason: text('closed_reason'),
    ...auditColumns(),
  },
  (t) => [
    uniqueIndex('purchases_number').on(t.businessId, t.storeId, t.number),
    index('purchases_by_age').on(t.businessId, t.storeId, t.createdAt, t.id),
    index('purchases_by_status').on(t.businessId, t.storeId, t.status, t.createdAt),
    index('purchases_by_vendor').on(t.businessId, t.vendorId, t.createdAt),
    check('purchases_state', sql`${t.state} in ('draft', 'ordered', 'closed', 'cancelled')`),
    check('purchases_numbered', sql`(${t.number} is null) = (${t.orderedAt} is null)`),
    check('purchases_paid', sql`${t.paid} between 0 and ${t.billed}`),
  ],
);

/**
 * Lines of orders. The received, cancelled and billed pieces are updated by their documents and recomputed by `verify`.
 */
export const purchaseLines = tenantTable(
  'purchase_lines',
  {
    purchaseId: reference('purchase_id', purchases).notNull(),
    position: integer('position').notNull(),
    productId: reference('product_id', products).notNull(),
    /** The product's name when it was ordered. */
    description: text('description').notNull(),
    vendorSku: text('vendor_sku'),
    quantity: integer('quantity').notNull(),
    received: integer('received').notNull().default(0),
    cancelled: integer('cancelled').notNull().default(0),
    billed: integer('billed').notNull().default(0),
    isExtra: boolean('is_extra').notNull().default(false),
    unitCost: money('unit_cost').notNull(),
    discount: jsonb('discount').$type<Discount>(),
    taxRate: rate('tax_rate').notNull(),
    gross: money('gross').notNull(),
    discountTotal: money('discount_total').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
  },
  (t) => [
    index('purchase_lines_by_purchase').on(t.businessId, t.purchaseId, t.position),
    index('purchase_lines_by_product').on(t.businessId, t.productId),
    check('purchase_lines_pieces', sql`${t.quantity} >= 1 and ${t.received} >= 0 and ${t.cancelled} >= 0`),
    // Received and cancelled pieces never exceed the ordered ones, and billed pieces never exceed the received ones.
    check('purchase_lines_received', sql`${t.received} + ${t.cancelled} <= ${t.quantity}`),
    check('purchase_lines_billed', sql`${t.billed} between 0 and ${t.received}`),
  ],
);

/** The devices that a manifest names: one unit for each, expected on a line. */
export const purchaseUnits = keyedTable(
  'purchase_units',
  ['unitId'],
  {
    purchaseId: uuid('purchase_id').notNull(),
    lineId: reference('line_id', purchaseLines).notNull(),
    unitId: uuid('unit_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [index('purchase_units_by_purchase').on(t.businessId, t.purchaseId, t.position)],
);
