import type { Invoice, InvoiceDraft } from '@tilldesk/domain/shop';
import { cartOf, draftOf } from '../till/cart.ts';

/** A draft with the reason that a checkout asked for: `field` is where the server wants it. */
export function explained(invoice: Invoice, field: string, reason: string): InvoiceDraft {
  const draft = draftOf(cartOf(invoice));
  const [, at, name] = field.split('.');
  if (name === undefined) return { ...draft, discountReason: reason };
  const lines = draft.lines.map((line, place) => (place === Number(at) ? { ...line, [name]: reason } : line));
  return { ...draft, lines };
}
