import type { Invoice, InvoiceDraft } from '@tilldesk/domain/sales';
import { cartOf, draftOf } from '../till/cart.ts';

/** Returns the draft with the reason that the checkout requires; `field` is the field path from the server. */
export function explained(invoice: Invoice, field: string, reason: string): InvoiceDraft {
  const draft = draftOf(cartOf(invoice));
  const [, at, name] = field.split('.');
  if (name === undefined) return { ...draft, discountReason: reason };
  const lines = draft.lines.map((line, place) => (place === Number(at) ? { ...line, [name]: reason } : line));
  return { ...draft, lines };
}
