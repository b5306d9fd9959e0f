import { findSellable, invoices, pricesNow, type Invoice, type InvoiceDraft } from '@tilldesk/domain/sales';
import { refresh } from '../../../api/useAnswer.ts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { cartOf, type Cart } from './cart.ts';
import { sentOf, type CartAction } from './ring.ts';

/** Finds products by a code or by words. Throws `ApiProblem` if the unit found cannot be sold. */
export const find = (text: string, customerId: string | null) =>
  call(findSellable, { query: { text, ...(customerId === null ? {} : { customerId }) } });

/** Returns the current prices of the cart's lines for its customer. Throws `ApiProblem`. */
export const pricesOf = (cart: Cart) => call(pricesNow, { body: priceQueryOf(cart) });

/** Returns the price query for a cart. Charges are left out because they have no product. */
export const priceQueryOf = ({ customer, lines }: Cart) => ({
  customerId: customer?.id ?? null,
  lines: lines.flatMap(({ id, productId, unitId }) => (productId === null ? [] : { id, productId, unitId })),
});

/** Saves a draft; creates it if `version` is null. Throws `ApiProblem`. */
export async function saveDraft(draft: InvoiceDraft, version: number | null): Promise<Invoice> {
  const { id, ...content } = draft;
  if (version !== null) return call(invoices.change, { params: { id }, body: { ...content, version } });
  const invoice = await call(invoices.create, { body: draft }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'record.exists') return call(invoices.one, { params: { id } });
    throw error;
  });
  // The draft exists from an earlier request whose response was lost. Later changes are saved on top of it.
  const isUnchanged = sentOf(cartOf(invoice)) === JSON.stringify(draft);
  return isUnchanged || invoice.status !== 'draft' ? invoice : saveDraft(draft, invoice.version);
}

/**
 * Whether the server already has the invoice of a cart that is unsaved in this browser, with no edits in the browser after the
 * draft was stored at `savedAt`: the server's time, or the browser's for a draft that is in this tab alone. Returns false if
 * the server cannot be reached.
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

/** Makes a saved draft a quote that is valid until the end of a day. Throws `ApiProblem`. */
export async function quoteDraft(id: string, version: number, until: string): Promise<void> {
  await call(invoices.quote, { params: { id }, body: { version, until } });
  refresh('invoices');
}

/** Discards a saved draft. */
export const discardDraft = (id: string) => call(invoices.discard, { params: { id } });

/** The step after a cart is saved: stay on the page, go to the checkout, or take a deposit. */
export type AfterSave = 'stay' | 'checkout' | 'deposit';

/**
 * State passed from the page of a new invoice to the page of the saved invoice, so that nothing typed during the save is lost.
 */
export type Handed = { cart: Cart; next: AfterSave };

let handed: Handed | null = null;
/** The page of the invoice that was handed over: the actions it has not received yet, and its reducer while it is shown. */
let next: { id: string; late: CartAction[]; act: ((action: CartAction) => void) | null } | null = null;

export const hand = {
  over(what: Handed): void {
    handed = what;
    next = { id: what.cart.id, late: [], act: null };
  },
  of: (id: string): Handed | null => (handed?.cart.id === id ? handed : null),
  done(): void {
    handed = null;
  },
  /** Passes an action of the page that handed over to the next one: an edit before that is shown, the late result of a scan. */
  send(action: CartAction): void {
    if (next?.act) next.act(action);
    else next?.late.push(action);
  },
  /** Passes the actions of the page before to the page of an invoice, which is now shown. Returns the clean-up. */
  receive(id: string, act: (action: CartAction) => void): () => void {
    const own = next?.id === id ? next : null;
    if (own) own.act = act;
    for (const action of own?.late.splice(0) ?? []) act(action);
    return () => {
      if (own) own.act = null;
    };
  },
};
