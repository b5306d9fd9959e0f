import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { InvoiceStatus, TenderKind } from '@tilldesk/domain/shop';
import { businessId, instant, kept, money, rate } from '../../database/columns.ts';

export const invoices = pgTable(
  'invoices',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    /** Given at posting from the store's sequence; shown as INV-1001. */
    number: integer('number'),
    status: text('status').$type<InvoiceStatus>().notNull(),
    customerId: uuid('customer_id'),
    salespersonId: uuid('salesperson_id').notNull(),
    currency: text('currency').notNull(),
    discountKind: text('discount_kind').$type<'amount' | 'share'>(),
    discountAmount: money('discount_amount'),
    discountRate: rate('discount_rate'),
    gross: money('gross').notNull(),
    discountTotal: money('discount_total').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    paid: money('paid').notNull(),
    /** What the goods cost, frozen at posting. */
    cost: money('cost'),
    pieces: integer('pieces').notNull(),
    notes: text('notes'),
    postedAt: instant('posted_at'),
    /** The store's day of posting. */
    businessDay: date('business_day', { mode: 'string' }),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('invoices_number').on(t.businessId, t.storeId, t.number),
    index('invoices_by_age').on(t.businessId, t.storeId, t.createdAt, t.id),
    index('invoices_by_total').on(t.businessId, t.storeId, t.total, t.id),
    index('invoices_by_status_age').on(t.businessId, t.storeId, t.status, t.createdAt, t.id),
    index('invoices_by_status_total').on(t.businessId, t.storeId, t.status, t.total, t.id),
    index('invoices_by_status_number').on(t.businessId, t.storeId, t.status, t.number),
    index('invoices_by_customer').on(t.businessId, t.customerId, t.createdAt),
    index('invoices_by_day').on(t.businessId, t.storeId, t.businessDay),
    check('invoices_status', sql`${t.status} in ('draft', 'paid', 'discarded')`),
    check(
      'invoices_posted_whole',
      sql`(${t.status} = 'paid') = (${t.number} is not null and ${t.postedAt} is not null)`,
    ),
    check('invoices_paid_in_full', sql`${t.status} <> 'paid' or ${t.paid} = ${t.total}`),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    unitId: uuid('unit_id'),
    description: text('description').notNull(),
    sku: text('sku').notNull(),
    unitCode: text('unit_code'),
    quantity: integer('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    discountKind: text('discount_kind').$type<'amount' | 'share'>(),
    discountAmount: money('discount_amount'),
    discountRate: rate('discount_rate'),
    taxRate: rate('tax_rate').notNull(),
    gross: money('gross').notNull(),
    discountTotal: money('discount_total').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    /** What the line's goods cost in all, frozen when they leave. */
    cost: money('cost'),
    warrantyUntil: date('warranty_until', { mode: 'string' }),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }).onDelete(
      'cascade',
    ),
    index('lines_by_invoice').on(t.businessId, t.invoiceId, t.position),
    check('lines_quantity', sql`${t.quantity} > 0`),
    check('lines_unit_single', sql`${t.unitId} is null or ${t.quantity} = 1`),
  ],
);

/** Money taken, append-only; `amount` stays in the shop, `change` went back. */
export const payments = pgTable(
  'payments',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    kind: text('kind').$type<TenderKind>().notNull(),
    amount: money('amount').notNull(),
    tendered: money('tendered').notNull(),
    change: money('change').notNull(),
    reference: text('reference'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }),
    index('payments_by_invoice').on(t.businessId, t.invoiceId),
    check('payments_add_up', sql`${t.tendered} = ${t.amount} + ${t.change} and ${t.amount} >= 0`),
    check('payments_kind', sql`${t.kind} in ('cash', 'card')`),
  ],
);
