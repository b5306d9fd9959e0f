import { bigint, boolean, check, date, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { BookedKind, InvoiceStatus } from '@tilldesk/domain/sales';
import { instant, auditColumns, money, rate } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';

export const invoices = tenantTable(
  'invoices',
  {
    storeId: uuid('store_id').notNull(),
    /** Assigned at posting from the store's sequence; shown as INV-1001. */
    number: integer('number'),
    status: text('status').$type<InvoiceStatus>().notNull(),
    customerId: uuid('customer_id'),
    /** The user who posted it. Later changes of the salesperson are corrections. */
    salespersonId: uuid('salesperson_id').notNull(),
    currency: text('currency').notNull(),
    discountKind: text('discount_kind').$type<'amount' | 'share'>(),
    discountAmount: money('discount_amount'),
    discountRate: rate('discount_rate'),
    /** The reason for the discount on the whole, if one was required. */
    discountReason: text('discount_reason'),
    /** The reason for no tax: the customer is exempt, or this sale is. Null if tax is due. */
    exemptBy: text('exempt_by').$type<'customer' | 'sale'>(),
    exemptReason: text('exempt_reason'),
    exemptCertificate: text('exempt_certificate'),
    /** The tax that would have been due. */
    exemptTax: money('exempt_tax').notNull().default(0),
    gross: money('gross').notNull(),
    discountTotal: money('discount_total').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    /** The sum of its payments. */
    paid: money('paid').notNull(),
    /** The refunded part of the total. */
    refunded: money('refunded').notNull().default(0),
    /** The amount put on account at posting. */
    onAccount: money('on_account').notNull().default(0),
    /** The day by which that amount is to be paid. */
    dueDate: date('due_date', { mode: 'string' }),
    /** The last day of a quote. */
    quotedUntil: date('quoted_until', { mode: 'string' }),
    /** The policy versions in force at posting, and the last day for returns under them. */
    refundPolicyId: uuid('refund_policy_id'),
    termsId: uuid('terms_id'),
    returnBy: date('return_by', { mode: 'string' }),
    /** The cost of the goods, frozen at posting. */
    cost: money('cost'),
    pieces: integer('pieces').notNull(),
    notes: text('notes'),
    postedAt: instant('posted_at'),
    /** The store's business day of posting. */
    businessDay: date('business_day', { mode: 'string' }),
    ...auditColumns(),
  },
  (t) => [
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

export const invoiceLines = tenantTable(
  'invoice_lines',
  {
    invoiceId: reference('invoice_id', invoices, 'cascade').notNull(),
    position: integer('position').notNull(),
    /** Null for a charge. */
    productId: uuid('product_id'),
    unitId: uuid('unit_id'),
    /** An amount without goods, and whether the store's tax applies to it. */
    charge: text('charge').$type<'fee' | 'shipping'>(),
    isTaxed: boolean('is_taxed').notNull().default(true),
    /** The salesperson of the line, if different from the invoice's. */
    salespersonId: uuid('salesperson_id'),
    priceReason: text('price_reason'),
    discountReason: text('discount_reason'),
    description: text('description').notNull(),
    sku: text('sku').notNull(),
    unitCode: text('unit_code'),
    quantity: integer('quantity').notNull(),
    unitPrice: money('unit_price').notNull(),
    /** The offered unit price when the price was agreed: discounts are measured from it. */
    offered: money('offered'),
    /** The unit price without the price rule that lowered it, and the rule's name at that time; null if no rule applied. */
    listPrice: money('list_price'),
    priceRule: text('price_rule'),
    /** The components that one piece of a bundle took from stock, frozen at posting. */
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
    /** The total cost of the line's goods, frozen when they leave stock. */
    cost: money('cost'),
    warrantyUntil: date('warranty_until', { mode: 'string' }),
    /** The refunded part of the line: pieces, money, and the restocking fee that the shop retained. */
    returned: integer('returned').notNull().default(0),
    refundedNet: money('refunded_net').notNull().default(0),
    refundedTax: money('refunded_tax').notNull().default(0),
    withheldNet: money('withheld_net').notNull().default(0),
    withheldTax: money('withheld_tax').notNull().default(0),
  },
  (t) => [
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

/**
 * Corrections of the salesperson of an invoice or one line, append-only: booked entries are unchanged. The last one counts.
 */
export const salespersonCorrections = tenantTable(
  'salesperson_corrections',
  {
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    invoiceId: reference('invoice_id', invoices).notNull(),
    /** Null for the whole invoice: it applies to all lines without a correction of their own. */
    lineId: uuid('line_id'),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    reason: text('reason').notNull(),
    /** The user who made the correction. */
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('salesperson_corrections_by_invoice').on(t.businessId, t.invoiceId, t.seq),
    check('salesperson_corrections_change', sql`${t.fromId} <> ${t.toId}`),
  ],
);

/** The seller of a sale, confirmed with their access PIN. The invoice need not be saved yet; the last confirmation counts. */
export const saleSellers = keyedTable('sale_sellers', ['storeId', 'invoiceId'], {
  storeId: uuid('store_id').notNull(),
  invoiceId: uuid('invoice_id').notNull(),
  userId: uuid('user_id').notNull(),
  /** The user who was signed in. */
  confirmedBy: uuid('confirmed_by').notNull(),
  at: instant('at').notNull(),
});

/**
 * Payments, append-only; the kinds are checked by database/tender-kinds.ts. `amount` is what the shop retains, `change` was given back. A counter-entry mirrors the payment it
 * reverses.
 */
export const payments = tenantTable(
  'payments',
  {
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    invoiceId: reference('invoice_id', invoices).notNull(),
    kind: text('kind').$type<BookedKind>().notNull(),
    amount: money('amount').notNull(),
    tendered: money('tendered').notNull(),
    change: money('change').notNull(),
    reference: text('reference'),
    /** The payment that this one reverses; each is reversed at most once. */
    reverses: uuid('reverses'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('payments_by_invoice').on(t.businessId, t.invoiceId),
    index('payments_by_time').on(t.businessId, t.storeId, t.at),
    unique('payments_reversed_once').on(t.businessId, t.reverses),
    check('payments_add_up', sql`${t.tendered} = ${t.amount} + ${t.change}`),
    check(
      'payments_direction',
      sql`case when ${t.reverses} is null then ${t.amount} >= 0 and ${t.change} >= 0 else ${t.amount} <= 0 and ${t.change} <= 0 end`,
    ),
  ],
);

/**
 * The agreed instalments of an open invoice: the days and parts of the amount that was due at the agreement. Replaced as a
 * whole.
 */
export const invoiceInstalments = keyedTable(
  'invoice_instalments',
  ['invoiceId', 'position'],
  {
    invoiceId: reference('invoice_id', invoices).notNull(),
    position: integer('position').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    amount: money('amount').notNull(),
    /**
     * The amount left to pay once this part is paid: the sum of the later parts. While more is due, this part is not fully
     * paid.
     */
    leaves: money('leaves').notNull(),
  },
  (t) => [
    unique('invoice_instalments_day').on(t.businessId, t.invoiceId, t.dueDate),
    check('invoice_instalments_amount', sql`${t.amount} > 0 and ${t.leaves} >= 0`),
  ],
);
