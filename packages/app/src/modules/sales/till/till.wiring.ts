import { findSellable, invoices, pricesNow, type Invoice, type InvoiceDraft } from '@tilldesk/domain/shop';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { cartOf, type Cart } from './cart.ts';
import { sentOf } from './ring.ts';

/** What a code or some words find. A unit that cannot be sold is thrown as an `ApiProblem`. */
export const find = (text: string, customerId: string | null) =>
  call(findSellable, { query: { text, ...(customerId === null ? {} : { customerId }) } });

/** What the lines of a cart cost its customer now. Throws `ApiProblem`. */
export const pricesOf = (cart: Cart) => call(pricesNow, { body: priceQueryOf(cart) });

/** The goods of a cart as one asks for their prices: a charge has none. */
export const priceQueryOf = ({ customer, lines }: Cart) => ({
  customerId: customer?.id ?? null,
  lines: lines.flatMap(({ id, productId, unitId }) => (productId === null ? [] : { id, productId, unitId })),
});

/** Saves a draft, new where `version` is null. Throws `ApiProblem`. */
export async function saveDraft(draft: InvoiceDraft, version: number | null): Promise<Invoice> {
  const { id, ...content } = draft;
  if (version !== null) return call(invoices.change, { params: { id }, body: { ...content, version } });
  const invoice = await call(invoices.create, { body: draft }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'record.exists') return call(invoices.one, { params: { id } });
    throw error;
  });
  // An earlier sending whose answer was lost stands as it was then; what changed since is brought after it.
  const isUnchanged = sentOf(cartOf(invoice)) === JSON.stringify(draft);
  return isUnchanged || invoice.status !== 'draft' ? invoice : saveDraft(draft, invoice.version);
}

/**
 * Whether the server has the invoice of a cart that this browser takes for unsaved, and nothing was written after its
 * saving at `savedAt`. Where the server cannot be reached, it counts as unsaved.
 */
export async function wasSavedSince(cart: Cart, savedAt: string): Promise<boolean> {
  try {
    const invoice = await call(invoices.one, { params: { id: cart.id } });
    return invoice.status !== 'draft' || savedAt <= invoice.updatedAt || sentOf(cartOf(invoice)) === sentOf(cart);
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}

/** Makes a saved draft a quote until the end of a day. Throws `ApiProblem`. */
export async function quoteDraft(id: string, version: number, until: string): Promise<void> {
  await call(invoices.quote, { params: { id }, body: { version, until } });
  refresh('invoices');
}

/** Throws a saved draft away. */
export const discardDraft = (id: string) => call(invoices.discard, { params: { id } });

/** What a person does once a cart is saved: goes on writing, to the checkout, or takes a deposit. */
export type AfterSave = 'stay' | 'checkout' | 'deposit';

/** What goes from the page of a new invoice to the page of its own address: nothing typed meanwhile is lost. */
export type Handed = { cart: Cart; next: AfterSave };

let handed: Handed | null = null;

export const hand = {
  over(what: Handed): void {
    handed = what;
  },
  of: (id: string): Handed | null => (handed?.cart.id === id ? handed : null),
  done(): void {
    handed = null;
  },
};
