import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { BookedKind, InvoiceStatus } from '@tilldesk/domain/shop';
import { businessId, instant, auditColumns, money, rate } from '../../database/columns.ts';

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
    /** Who posted it; for whom it counts since is a correction's to say. */
    salespersonId: uuid('salesperson_id').notNull(),
    currency: text('currency').notNull(),
    discountKind: text('discount_kind').$type<'amount' | 'share'>(),
    discountAmount: money('discount_amount'),
    discountRate: rate('discount_rate'),
    /** Why so much is taken off the whole, where somebody had to say. */
    discountReason: text('discount_reason'),
    /** Why it bears no tax: the customer never pays any, or not on this sale. Null where tax is due. */
    exemptBy: text('exempt_by').$type<'customer' | 'sale'>(),
    exemptReason: text('exempt_reason'),
    exemptCertificate: text('exempt_certificate'),
    /** What the tax would have been. */
    exemptTax: money('exempt_tax').notNull().default(0),
    gross: money('gross').notNull(),
    discountTotal: money('discount_total').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    /** What its payments add up to. */
    paid: money('paid').notNull(),
    /** What of the total was refunded. */
    refunded: money('refunded').notNull().default(0),
    /** What was put on account at posting. */
    onAccount: money('on_account').notNull().default(0),
    /** Until when that is to be paid. */
    dueDate: date('due_date', { mode: 'string' }),
    /** The last day of a quote. */
    quotedUntil: date('quoted_until', { mode: 'string' }),
    /** The versions in force at posting, and the last day on which goods come back by them. */
    refundPolicyId: uuid('refund_policy_id'),
    termsId: uuid('terms_id'),
    returnBy: date('return_by', { mode: 'string' }),
    /** What the goods cost, frozen at posting. */
    cost: money('cost'),
    pieces: integer('pieces').notNull(),
    notes: text('notes'),
    postedAt: instant('posted_at'),
    /** The store's day of posting. */
    businessDay: date('business_day', { mode: 'string' }),
    ...auditColumns(),
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
    index('invoices_by_salesperson')
      .on(t.businessId, t.storeId, t.salespersonId, t.businessDay)
      .where(sql`${t.number} is not null`),
    index('invoices_by_day').on(t.businessId, t.storeId, t.businessDay),
    index('invoices_open_by_customer')
      .on(t.businessId, t.customerId)
      .where(sql`${t.status} = 'open'`),
    index('invoices_open_by_due')
      .on(t.businessId, t.storeId, t.dueDate)
      .where(sql`${t.status} = 'open'`),
    check('invoices_status', sql`${t.status} in ('draft', 'quote', 'open', 'paid', 'voided', 'discarded')`),
    check(
      'invoices_posted_whole',
      sql`(${t.status} in ('open', 'paid', 'voided')) = (${t.number} is not null and ${t.postedAt} is not null)`,
    ),
    check('invoices_paid_in_full', sql`${t.status} <> 'paid' or ${t.paid} = ${t.total}`),
    check(
      'invoices_open_owed',
      sql`${t.status} <> 'open' or (${t.paid} >= 0 and ${t.paid} < ${t.total} and ${t.customerId} is not null and ${t.dueDate} is not null)`,
    ),
    check(
      'invoices_refunded',
      sql`${t.refunded} between 0 and case when ${t.status} in ('open', 'paid') then ${t.total} else 0 end`,
    ),
    check('invoices_unpaid', sql`${t.status} in ('open', 'paid') or ${t.paid} = 0`),
    check(
      'invoices_exempt',
      sql`case when ${t.exemptBy} is null then ${t.exemptTax} = 0 else ${t.tax} = 0 and ${t.customerId} is not null end`,
    ),
    check('invoices_quoted', sql`${t.status} <> 'quote' or ${t.quotedUntil} is not null`),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer('position').notNull(),
    /** Null for a charge. */
    productId: uuid('product_id'),
    unitId: uuid('unit_id'),
    /** What is asked for without goods, and whether the store's tax is on it. */
    charge: text('charge').$type<'fee' | 'shipping'>(),
    isTaxed: boolean('is_taxed').notNull().default(true),
    /** Who sold it, where that is not the salesperson of the whole. */
    salespersonId: uuid('salesperson_id'),
    priceReason: text('price_reason'),
    discountReason: text('discount_reason'),
    description: text('description').notNull(),
    sku: text('sku').notNull(),
    unitCode: text('unit_code'),
    quantity: integer('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    /** What a piece was offered for when its price was agreed: discounts are measured from it. */
    offered: money('offered'),
    /** What a piece cost without the price rule that lowered it, and the rule's name then; null where none did. */
    listPrice: money('list_price'),
    priceRule: text('price_rule'),
    /** What one piece of a bundle took from the shelf, frozen at posting. */
    components: jsonb('components').$type<{ productId: string; quantity: number; name: string }[]>(),
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
    /** What was refunded of it: pieces, money, and what the shop kept of that for restocking. */
    returned: integer('returned').notNull().default(0),
    refundedNet: money('refunded_net').notNull().default(0),
    refundedTax: money('refunded_tax').notNull().default(0),
    withheldNet: money('withheld_net').notNull().default(0),
    withheldTax: money('withheld_tax').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }).onDelete(
      'cascade',
    ),
    index('lines_by_invoice').on(t.businessId, t.invoiceId, t.position),
    index('lines_by_unit')
      .on(t.businessId, t.unitId)
      .where(sql`${t.unitId} is not null`),
    index('lines_by_salesperson')
      .on(t.businessId, t.salespersonId)
      .where(sql`${t.salespersonId} is not null`),
    check('lines_charge', sql`(${t.productId} is null) = (${t.charge} is not null)`),
    check('lines_charge_kind', sql`${t.charge} in ('fee', 'shipping') and ${t.unitId} is null or ${t.charge} is null`),
    check(
      'lines_refunded',
      sql`${t.returned} between 0 and ${t.quantity}
        and least(${t.refundedNet}, ${t.refundedTax}, ${t.withheldNet}, ${t.withheldTax}) >= 0
        and ${t.refundedNet} + ${t.withheldNet} <= ${t.net} and ${t.refundedTax} + ${t.withheldTax} <= ${t.tax}`,
    ),
    check('lines_quantity', sql`${t.quantity} > 0`),
    check('lines_unit_single', sql`${t.unitId} is null or ${t.quantity} = 1`),
  ],
);

/** Who really sold an invoice or one line of it, append-only: what was booked stays as it was booked. The last one counts. */
export const salespersonCorrections = pgTable(
  'salesperson_corrections',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    /** Null of the whole: it leads what was never said of a line alone. */
    lineId: uuid('line_id'),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    reason: text('reason').notNull(),
    /** Who corrected it. */
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }),
    index('salesperson_corrections_by_invoice').on(t.businessId, t.invoiceId, t.seq),
    check('salesperson_corrections_change', sql`${t.fromId} <> ${t.toId}`),
  ],
);

/** Money taken, append-only; `amount` stays in the shop, `change` went back. A counter-entry mirrors what it takes back. */
export const payments = pgTable(
  'payments',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    kind: text('kind').$type<BookedKind>().notNull(),
    amount: money('amount').notNull(),
    tendered: money('tendered').notNull(),
    change: money('change').notNull(),
    reference: text('reference'),
    /** The payment that this one takes back: each once. */
    reverses: uuid('reverses'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }),
    index('payments_by_invoice').on(t.businessId, t.invoiceId),
    index('payments_by_time').on(t.businessId, t.storeId, t.at),
    unique('payments_reversed_once').on(t.businessId, t.reverses),
    check('payments_add_up', sql`${t.tendered} = ${t.amount} + ${t.change}`),
    check(
      'payments_direction',
      sql`case when ${t.reverses} is null then ${t.amount} >= 0 and ${t.change} >= 0 else ${t.amount} <= 0 and ${t.change} <= 0 end`,
    ),
    check(
      'payments_kind',
      sql`${t.kind} in ('cash', 'card', 'check', 'storeCredit', 'other', 'tradeIn', 'deposit', 'exchange', 'refund')`,
    ),
  ],
);

/** What was agreed about an open invoice: by which days which parts of what was due then are to be paid. Replaced as a whole. */
export const invoiceInstalments = pgTable(
  'invoice_instalments',
  {
    businessId: businessId(),
    invoiceId: uuid('invoice_id').notNull(),
    position: integer('position').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    /** What is still to be paid once this part is: the sum of the later ones. As long as more is due, it is not paid whole. */
    leaves: money('leaves').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.invoiceId, t.position] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }),
    unique('invoice_instalments_day').on(t.businessId, t.invoiceId, t.dueDate),
    check('invoice_instalments_amount', sql`${t.amount} > 0 and ${t.leaves} >= 0`),
  ],
);
