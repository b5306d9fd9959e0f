import { Problem } from '@tilldesk/domain/problems';
import { canInvoiceTransition, postedStatuses, type InvoiceStatus } from '@tilldesk/domain/sales';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { lockSaleCustomer, type SaleCustomer } from '../../modules/customers/till-customer.store.ts';
import { formatInvoiceNumber } from '../../modules/stores/numbers.store.ts';
import { readBuyer, lockInvoiceRow, lockUnpostedRow } from './receivables.statements.ts';

/**
 * Locks the customer of a saved invoice before the invoice itself, as every sale and every merge does, and returns the
 * customer.
 */
export async function lockInvoiceCustomer(tx: Tx, scope: Scope, id: string): Promise<SaleCustomer | null> {
  const invoice = await tx.first(readBuyer, { businessId: scope.businessId, storeId: scope.storeId, id });
  return invoice?.customerId ? lockSaleCustomer(tx, scope, invoice.customerId) : null;
}

/** An invoice that has been posted, locked until the end of the transaction; `number` is formatted. */
export type PostedInvoice = {
  id: string;
  status: InvoiceStatus;
  number: string;
  total: number;
  paid: number;
  /** The refunded amount. */
  refunded: number;
  customerId: string | null;
  /** The store's business day of posting. */
  businessDay: string;
  postedAt: string;
  version: number;
};

/**
 * Locks a posted invoice, after its customer. Throws record.notFound, invoice.notPosted, and record.changed if a merge moved it
 * to another customer in the meantime.
 */
export async function lockPostedInvoice(tx: Tx, scope: Scope, id: string): Promise<PostedInvoice> {
  const lockedCustomer = await lockInvoiceCustomer(tx, scope, id);
  const row = await tx.existing(lockInvoiceRow, { businessId: scope.businessId, storeId: scope.storeId, id });
  const { number, businessDay, postedAt } = row;
  if (number === null || businessDay === null || postedAt === null) throw new Problem('invoice.notPosted');
  if (lockedCustomer !== null && row.customerId !== lockedCustomer.id) throw new Problem('record.changed');
  return { ...row, number: formatInvoiceNumber(number), businessDay, postedAt };
}

/** Rejects a voided invoice. */
export function assertNotVoided({ status, number }: PostedInvoice): void {
  if (!postedStatuses.some((one) => one === status)) throw new Problem('invoice.voided', { invoice: number });
}

/** Rejects an invoice with refunds, because its money and goods now belong to them. */
export function assertNotRefunded({ refunded, number }: PostedInvoice): void {
  if (refunded > 0) throw new Problem('invoice.refunded', { invoice: number });
}

/** A draft or quote, locked until the end of the transaction. */
type UnpostedInvoice = {
  status: InvoiceStatus;
  version: number;
  number: number | null;
  pieces: number;
  total: number;
  customerId: string | null;
  quotedUntil: string | null;
};

/** Rejects a quote whose last day has passed. */
export function assertNotExpired(
  { status, quotedUntil }: Pick<UnpostedInvoice, 'status' | 'quotedUntil'>,
  today: string,
): void {
  if (status === 'quote' && quotedUntil !== null && quotedUntil < today) {
    throw new Problem('quote.expired', { day: quotedUntil });
  }
}

/**
 * Locks a draft or quote; `version`, if given, must be the current one. Throws record.notFound, record.changed, and
 * invoice.posted for an invoice that is neither any more.
 */
export async function lockUnposted(tx: Tx, scope: StoreScope, id: string, version?: number): Promise<UnpostedInvoice> {
  const locked = await tx.existing(lockUnpostedRow, { businessId: scope.businessId, storeId: scope.storeId, id });
  if (!canInvoiceTransition(locked.status, 'discarded')) {
    throw new Problem('invoice.posted', { invoice: locked.number === null ? id : formatInvoiceNumber(locked.number) });
  }
  if (version !== undefined && locked.version !== version) throw new Problem('record.changed');
  return locked;
}
