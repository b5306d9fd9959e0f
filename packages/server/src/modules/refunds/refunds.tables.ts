import { bigint, check, date, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type {
  Deactivation,
  GoodsCondition,
  ReturnDisposition,
  RefundKind,
  RefundReason,
  RefundSettlement,
  RefundStatus,
} from '@tilldesk/domain/refunds';
import type { ActivationStatus } from '@tilldesk/domain/activations';
import { instant, auditColumns, money, rate } from '../../database/columns.ts';
import { reference, referenceByName, tenantTable } from '../../database/tenant-table.ts';

/** Refunds are posted when they are created. A voided refund keeps its figures; its counter-entries are in the ledgers. */
export const refunds = tenantTable(
  'refunds',
  {
    storeId: uuid('store_id').notNull(),
    /** From the store's sequence; shown as RF-1001. */
    number: integer('number').notNull(),
    kind: text('kind').$type<RefundKind>().notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** The invoice that is refunded. */
    invoiceId: referenceByName('invoice_id', 'invoices'),
    /** The sale of an exchange. */
    saleId: referenceByName('sale_id', 'invoices'),
    customerId: uuid('customer_id'),
    userId: uuid('user_id').notNull(),
    currency: text('currency').notNull(),
    pieces: integer('pieces').notNull(),
    /** Restocking fees that the shop retained, before tax. */
    fees: money('fees').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    /**
     * The distribution of the total: reduction of the amount due on the invoice, payment of the exchange sale, payout to the
     * customer.
     */
    toDue: money('to_due').notNull(),
    exchanged: money('exchanged').notNull(),
    paidOut: money('paid_out').notNull(),
    /** The cost of the returned goods. */
    cost: money('cost').notNull(),
    notes: text('notes'),
    at: instant('at').notNull(),
    /** The store's day. */
    businessDay: date('business_day', { mode: 'string' }).notNull(),
    voidedAt: instant('voided_at'),
    ...auditColumns(),
  },
  (t) => [
    unique('refunds_number').on(t.businessId, t.storeId, t.number),
    index('refunds_by_age').on(t.businessId, t.storeId, t.at, t.id),
    index('refunds_by_total').on(t.businessId, t.storeId, t.total, t.id),
    index('refunds_by_day').on(t.businessId, t.storeId, t.businessDay),
    index('refunds_by_customer').on(t.businessId, t.customerId, t.at),
    index('refunds_by_invoice').on(t.businessId, t.invoiceId),
    unique('refunds_one_sale').on(t.businessId, t.saleId),
    check('refunds_kind', sql`${t.kind} in ('refund', 'exchange', 'noReceipt', 'goodwill')`),
    check(
      'refunds_status',
      sql`(${t.status} = 'voided') = (${t.voidedAt} is not null) and ${t.status} in ('posted', 'voided')`,
    ),
    check('refunds_of', sql`(${t.kind} = 'noReceipt') = (${t.invoiceId} is null)`),
    check('refunds_for', sql`(${t.kind} = 'exchange') = (${t.saleId} is not null)`),
    check(
      'refunds_total',
      sql`${t.net} + ${t.tax} = ${t.total} and ${t.toDue} + ${t.exchanged} + ${t.paidOut} = ${t.total}`,
    ),
    check(
      'refunds_parts',
      sql`least(${t.net}, ${t.tax}, ${t.fees}, ${t.toDue}, ${t.exchanged}, ${t.paidOut}, ${t.pieces}) >= 0`,
    ),
  ],
);

export const refundLines = tenantTable(
  'refund_lines',
  {
    refundId: reference('refund_id', refunds).notNull(),
    position: integer('position').notNull(),
    /** Null without a receipt. */
    invoiceLineId: referenceByName('invoice_line_id', 'invoice_lines'),
    productId: uuid('product_id'),
    unitId: uuid('unit_id'),
    description: text('description').notNull(),
    sku: text('sku').notNull(),
    unitCode: text('unit_code'),
    /** 0 for a refund of a part of the price. */
    quantity: integer('quantity').notNull(),
    taxRate: rate('tax_rate').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    total: money('total').notNull(),
    /** The restocking fee that the shop retained, before tax, and its tax. */
    fee: money('fee').notNull(),
    feeTax: money('fee_tax').notNull(),
    /** The reason for a fee lower than the invoice's policy requires. */
    feeReason: text('fee_reason'),
    /** The activation of its pieces: its status before the refund, and what the refund did with it. */
    activationId: uuid('activation_id'),
    activationWas: text('activation_was').$type<ActivationStatus>(),
    activationNow: text('activation_now').$type<Deactivation>(),
    /** The cost of the returned goods. */
    cost: money('cost').notNull(),
    back: text('back').$type<ReturnDisposition>().notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    condition: text('condition').$type<GoodsCondition>(),
  },
  (t) => [
    index('refund_lines_by_refund').on(t.businessId, t.refundId, t.position),
    index('refund_lines_by_line').on(t.businessId, t.invoiceLineId),
    index('refund_lines_by_unit')
      .on(t.businessId, t.unitId)
      .where(sql`${t.unitId} is not null`),
    check(
      'refund_lines_activation',
      sql`(${t.activationId} is null) = (${t.activationWas} is null) and (${t.activationId} is null) = (${t.activationNow} is null)`,
    ),
    check('refund_lines_back', sql`${t.back} in ('restock', 'inspect', 'scrap', 'rma', 'none')`),
    check(
      'refund_lines_money',
      sql`${t.net} + ${t.tax} = ${t.total} and least(${t.net}, ${t.tax}, ${t.fee}, ${t.feeTax}, ${t.quantity}) >= 0`,
    ),
  ],
);

/** How refunds were settled, append-only; the kinds are checked by database/tender-kinds.ts. The counter-entry of a void mirrors the entry it reverses. */
export const refundPayments = tenantTable(
  'refund_payments',
  {
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    refundId: reference('refund_id', refunds).notNull(),
    kind: text('kind').$type<RefundSettlement>().notNull(),
    /** The amount paid out, or credited to an invoice. */
    amount: money('amount').notNull(),
    reference: text('reference'),
    /** The entry that this entry reverses; each is reversed at most once. */
    reverses: uuid('reverses'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('refund_payments_by_refund').on(t.businessId, t.refundId),
    index('refund_payments_by_time').on(t.businessId, t.storeId, t.at),
    unique('refund_payments_reversed_once').on(t.businessId, t.reverses),
    check(
      'refund_payments_direction',
      sql`case when ${t.reverses} is null then ${t.amount} > 0 else ${t.amount} < 0 end`,
    ),
  ],
);
