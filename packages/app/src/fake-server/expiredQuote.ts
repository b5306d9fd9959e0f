import { byId } from './found.ts';
import { knownIds } from './knownIds.ts';
import type { Shop } from './Shop.ts';

/** Changes a draft of the fake shop to a quote that expired on a day. */
export function expiredQuote({ invoices }: Shop, quotedUntil: string): void {
  const quote = byId(invoices, knownIds.quote);
  const quoted = { at: quote.createdAt, by: quote.salesperson, action: 'invoice.quoted', reason: null };
  Object.assign(quote, { status: 'quote', quotedUntil, isExpired: true, history: [...quote.history, quoted] });
}
