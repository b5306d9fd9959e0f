import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LandedSplit, PurchaseCharge } from '@tilldesk/domain/purchases';
import type { VendorPaymentMethod } from '@tilldesk/domain/vendors';
import { exactText, instant, money } from '../../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../../database/tenant-table.ts';
import { products } from '../../../catalogue/products.tables.ts';
import { vendors } from '../../vendors/vendors.tables.ts';
import { purchaseLines, purchases } from '../purchases.tables.ts';
import { receipts } from '../receipts.tables.ts';

/** Vendor bills. `paid` is the sum of the payment parts, recomputed by `verify`. */
export const bills = tenantTable(
  'bills',
  {
    storeId: uuid('store_id').notNull(),
    purchaseId: reference('purchase_id', purchases).notNull(),
    vendorId: reference('vendor_id', vendors).notNull(),
    number: integer('number').notNull(),
    /** The vendor's bill number. */
    reference: exactText('reference').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    dueDay: date('due_day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    chargeList: jsonb('charge_list').$type<PurchaseCharge[]>().notNull(),
    total: money('total').notNull(),
    paid: money('paid').notNull().default(0),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    reversedAt: instant('reversed_at'),
    reversedBy: uuid('reversed_by'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('bills_number').on(t.businessId, t.storeId, t.number),
    uniqueIndex('bills_reference')
      .on(t.businessId, t.vendorId, sql`lower(reference)`)
      .where(sql`reversed_at is null`),
    index('bills_by_purchase').on(t.businessId, t.purchaseId, t.number),
    index('bills_open')
      .on(t.businessId, t.vendorId, t.dueDay, t.number)
      .where(sql`reversed_at is null and paid < total`),
    check('bills_paid', sql`${t.paid} between 0 and ${t.total}`),
    check('bills_reversed', sql`${t.reversedAt} is null or ${t.paid} = 0`),
  ],
);

export const billLines = keyedTable(
  'bill_lines',
  ['billId', 'lineId'],
  {
    billId: reference('bill_id', bills).notNull(),
    lineId: reference('line_id', purchaseLines).notNull(),
    quantity: integer('quantity').notNull(),
    /** Unit cost before tax, minor units. */
    unitCost: money('unit_cost').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    /** The difference between the billed amount and the cost at which the pieces were received. */
    correction: money('correction').notNull(),
  },
  (t) => [index('bill_lines_by_line').on(t.businessId, t.lineId), check('bill_lines_pieces', sql`${t.quantity} >= 1`)],
);

/**
 * How a price correction of a bill was allocated to goods, by unit or by pieces. A reversal takes the same shares back.
 */
export const billShares = keyedTable('bill_shares', ['billId', 'id'], {
  billId: reference('bill_id', bills).notNull(),
  id: uuid('id').notNull(),
  lineId: uuid('line_id').notNull(),
  productId: uuid('product_id').notNull(),
  unitId: uuid('unit_id'),
  quantity: integer('quantity').notNull(),
  amount: money('amount').notNull(),
});

/** Payments to vendors. The parts of a payment add up to it. */
export const vendorPayments = tenantTable(
  'vendor_payments',
  {
    storeId: uuid('store_id').notNull(),
    vendorId: reference('vendor_id', vendors).notNull(),
    number: integer('number').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').notNull(),
    method: text('method').$type<VendorPaymentMethod>().notNull(),
    reference: text('reference'),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    note: text('note'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    reversedAt: instant('reversed_at'),
    reversedBy: uuid('reversed_by'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('vendor_payments_number').on(t.businessId, t.storeId, t.number),
    index('vendor_payments_by_vendor').on(t.businessId, t.vendorId, t.at),
    check('vendor_payments_amount', sql`${t.amount} > 0`),
  ],
);

/** The bills that a payment paid, with the amount of each. */
export const vendorPaymentParts = keyedTable(
  'vendor_payment_parts',
  ['paymentId', 'billId'],
  {
    paymentId: reference('payment_id', vendorPayments).notNull(),
    billId: reference('bill_id', bills).notNull(),
    amount: money('amount').notNull(),
  },
  (t) => [
    index('payment_parts_by_bill').on(t.businessId, t.billId),
    check('payment_parts_amount', sql`${t.amount} > 0`),
  ],
);

/**
 * Additional costs of received goods. A reversed cost has a counter-entry that names it; neither row is ever changed.
 */
export const landedCosts = tenantTable(
  'landed_costs',
  {
    storeId: uuid('store_id').notNull(),
    purchaseId: reference('purchase_id', purchases).notNull(),
    receiptId: reference('receipt_id', receipts),
    reverses: uuid('reverses'),
    label: text('label').notNull(),
    split: text('split').$type<LandedSplit>().notNull(),
    /** Signed, minor units. */
    amount: money('amount').notNull(),
    reason: text('reason'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    // A cost is reversed at most once.
    uniqueIndex('landed_costs_reversed').on(t.businessId, t.reverses),
    index('landed_costs_by_purchase').on(t.businessId, t.purchaseId, t.at),
    check('landed_costs_amount', sql`(${t.reverses} is null) = (${t.amount} > 0)`),
  ],
);

/** The part of a landed cost that is allocated to a unit, or to pieces of a line. */
export const landedShares = keyedTable(
  'landed_shares',
  ['landedCostId', 'id'],
  {
    landedCostId: reference('landed_cost_id', landedCosts).notNull(),
    id: uuid('id').notNull(),
    receiptId: uuid('receipt_id').notNull(),
    lineId: reference('line_id', purchaseLines).notNull(),
    productId: reference('product_id', products).notNull(),
    unitId: uuid('unit_id'),
    quantity: integer('quantity').notNull(),
    amount: money('amount').notNull(),
  },
  (t) => [
    index('landed_shares_by_receipt').on(t.businessId, t.receiptId),
    index('landed_shares_by_line').on(t.businessId, t.lineId),
  ],
);
