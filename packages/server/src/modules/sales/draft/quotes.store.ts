import { Problem, problemAt } from '@tilldesk/domain/problems';
import { canInvoiceTransition, QUOTE_DAYS_MAX, type InvoiceStatus } from '@tilldesk/domain/sales';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import type { Salesperson } from '../checkout/posting.store.ts';
import { formatInvoiceNumber } from '../../stores/numbers.store.ts';

type LockedQuote = {
  status: InvoiceStatus;
  version: number;
  number: number | null;
  pieces: number;
  total: number;
  customerId: string | null;
  quotedUntil: string | null;
};

/**
 * Turns a draft into a quote that is valid until the end of a day, or changes the last day of a quote. The latter requires the
 * permission to change prices, because it extends old prices. Throws invoice.empty, invoice.posted, record.changed, and at
 * until day.over and quote.tooLong.
 */
export async function saveQuote(
  tx: Tx,
  salesperson: Salesperson,
  now: string,
  id: string,
  { version, until }: { version: number; until: string },
): Promise<void> {
  const locked = await lockUnposted(tx, salesperson, id, version);
  if (locked.pieces === 0) throw new Problem('invoice.empty');
  const today = dayOf(now, salesperson.store.timeZone);
  if (until < today) throw problemAt('until', 'day.over');
  if (until > addDays(today, QUOTE_DAYS_MAX)) throw problemAt('until', 'quote.tooLong', { days: QUOTE_DAYS_MAX });
  if (locked.status === 'quote' && !salesperson.mayChangePrices) throw new Problem('access.denied');
  await move(tx, salesperson, now, id, 'quote', until);
  await writeAuditEntry(tx, salesperson, now, 'invoice.quoted', 'invoice', id, null, { until });
}

/** Turns a quote into a draft again, with its prices. Throws quote.expired, record.changed. */
export async function reopenQuote(tx: Tx, scope: StoreScope, now: string, id: string, version: number): Promise<void> {
  const locked = await lockUnposted(tx, scope, id, version);
  if (locked.status === 'draft') return;
  assertNotExpired(locked, dayOf(now, scope.store.timeZone));
  await move(tx, scope, now, id, 'draft', null);
  await writeAuditEntry(tx, scope, now, 'invoice.reopened', 'invoice', id);
}

/** Rejects a quote whose last day has passed. */
export function assertNotExpired(
  { status, quotedUntil }: Pick<LockedQuote, 'status' | 'quotedUntil'>,
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
export async function lockUnposted(tx: Tx, scope: StoreScope, id: string, version?: number): Promise<LockedQuote> {
  const locked = await tx.one<LockedQuote>(
    `select status, version, number, pieces, total, customer_id as "customerId", quoted_until as "quotedUntil" from invoices
     where business_id = $1 and store_id = $2 and id = $3 for update`,
    [scope.businessId, scope.storeId, id],
    'hold_unposted',
  );
  if (!canInvoiceTransition(locked.status, 'discarded')) {
    throw new Problem('invoice.posted', { invoice: locked.number === null ? id : formatInvoiceNumber(locked.number) });
  }
  if (version !== undefined && locked.version !== version) throw new Problem('record.changed');
  return locked;
}

const move = (tx: Tx, scope: StoreScope, now: string, id: string, status: InvoiceStatus, until: string | null) =>
  tx.raw(
    `update invoices set status = $3, quoted_until = $4, updated_at = $5, version = version + 1
     where business_id = $1 and id = $2`,
    [scope.businessId, id, status, until, now],
    'move_quote',
  );
