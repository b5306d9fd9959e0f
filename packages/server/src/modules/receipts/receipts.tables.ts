import { index, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { invoices } from '../sales/sales.tables.ts';

/**
 * An address that shows one receipt to anyone who has it, until it expires or is revoked. The token itself is not stored.
 */
export const receiptLinks = tenantTable(
  'receipt_links',
  {
    /** SHA-256 of the token. */
    hash: text('hash').notNull(),
    invoiceId: reference('invoice_id', invoices).notNull(),
    /** The language in which the receipt is shown. */
    language: text('language').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [unique('receipt_links_hash').on(t.hash), index('receipt_links_by_invoice').on(t.businessId, t.invoiceId)],
);

/** The recipients of mailed receipts, append-only. */
export const receiptMails = tenantTable(
  'receipt_mails',
  {
    invoiceId: reference('invoice_id', invoices).notNull(),
    address: text('address').notNull(),
    language: text('language').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('receipt_mails_by_invoice').on(t.businessId, t.invoiceId, t.at)],
);
