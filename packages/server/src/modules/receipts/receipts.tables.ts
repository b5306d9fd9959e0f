import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { businessId, instant } from '../../database/columns.ts';
import { invoices } from '../sales/sales.tables.ts';

/**
 * An address that shows one receipt to anyone who has it, until it expires or is revoked. The token itself is not stored.
 */
export const receiptLinks = pgTable(
  'receipt_links',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** SHA-256 of the token. */
    hash: text('hash').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    /** The language in which the receipt is shown. */
    language: text('language').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }),
    unique('receipt_links_hash').on(t.hash),
    index('receipt_links_by_invoice').on(t.businessId, t.invoiceId),
  ],
);

/** The recipients of mailed receipts, append-only. */
export const receiptMails = pgTable(
  'receipt_mails',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    address: text('address').notNull(),
    language: text('language').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.invoiceId], foreignColumns: [invoices.businessId, invoices.id] }),
    index('receipt_mails_by_invoice').on(t.businessId, t.invoiceId, t.at),
  ],
);
