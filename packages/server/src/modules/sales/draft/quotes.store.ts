import { Problem, problemAt } from '@tilldesk/domain/problems';
import { QUOTE_DAYS_MAX, type InvoiceStatus } from '@tilldesk/domain/sales';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type { StoreScope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import { assertNotExpired, lockUnposted } from '../../../ledgers/receivables/invoice-locks.store.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import type { Salesperson } from '../checkout/posting.store.ts';
import { saveQuoteState } from './draft.statements.ts';

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

const move = (tx: Tx, scope: StoreScope, now: string, id: string, status: InvoiceStatus, until: string | null) =>
  tx.all(saveQuoteState, { businessId: scope.businessId, id, status, until, now });
