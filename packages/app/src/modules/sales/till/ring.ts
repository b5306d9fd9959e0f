import type { Discount } from '@tilldesk/domain/lines';
import type { Invoice, Sellable } from '@tilldesk/domain/sales';
import * as z from 'zod/mini';
import { withSavedDraft, type CartDraft } from './cartDraft.ts';
import {
  customerOf,
  draftOf,
  containsUnit,
  lineFor,
  priceOn,
  requiresUnit,
  type Cart,
  type CartCustomer,
  type CartExemption,
  type CartLine,
  type LineNotes,
} from './cart.ts';

/** Maximum quantity of a line. */
export const QUANTITY_MAX = 10_000;

export type CartAction =
  /** A product was found; `lineId` is the id of the line if a new one is created. */
  | { type: 'found'; item: Sellable; lineId: string }
  | { type: 'nothingFound'; text: string }
  /** Clears the feedback of the last scan. */
  | { type: 'quiet' }
  | { type: 'quantity'; line: string; quantity: number }
  | { type: 'price'; line: string; unitPrice: number }
  /** Sets the usual prices of the lines, as they are today. */
  | { type: 'usual'; prices: readonly Price[] }
  /** Confirms the unusual quantity and price of a line. */
  | { type: 'confirmed'; line: string }
  /** Updates the lines to the current prices of the cart's customer. Typed prices remain. */
  | { type: 'priced'; prices: readonly Price[] }
  | { type: 'lineDiscount'; line: string; discount: Discount }
  /** Adds a charge; `lineForCharge` creates the line. */
  | { type: 'charged'; line: CartLine }
  | { type: 'noted'; line: string; notes: LineNotes }
  | { type: 'removed'; line: string }
  | { type: 'customer'; customer: CartCustomer | null }
  | { type: 'discount'; discount: Discount }
  | { type: 'discountReason'; reason: string }
  | { type: 'exemption'; exemption: CartExemption | null }
  | { type: 'notes'; notes: string }
  /** The server saved the sent draft. The cart can have changed since it was sent. */
  | { type: 'saved'; invoice: Invoice; sent: string }
  | { type: 'replaced'; cart: Cart }
  /** Restores a locally saved draft. */
  | { type: 'restored'; draft: CartDraft };

/** Reducer for the cart. It is pure: ids are passed in with the actions. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'found':
      return found(cart, action.item, action.lineId);
    case 'nothingFound':
      return { ...cart, feedback: { kind: 'nothing', about: action.text, quantity: 0 } };
    case 'quiet':
      return { ...cart, feedback: null };
    case 'quantity':
      return onLine(cart, action.line, (line) => ({
        ...line,
        quantity: line.tracking === 'serialized' ? 1 : Math.min(QUANTITY_MAX, Math.max(1, action.quantity)),
      }));
    case 'price':
      return onLine(cart, action.line, (line) => ({ ...line, ...typedPrice(line, Math.max(0, action.unitPrice)) }));
    case 'usual':
      return {
        ...cart,
        lines: cart.lines.map((line) => ({ ...line, usual: priceIn(action.prices, line) ?? line.usual })),
      };
    case 'confirmed':
      return onLine(cart, action.line, (line) => ({
        ...line,
        confirmed: { quantity: line.quantity, unitPrice: line.unitPrice },
      }));
    case 'priced':
      return { ...cart, lines: cart.lines.map((line) => repriced(line, action.prices)) };
    case 'lineDiscount':
      return onLine(cart, action.line, (line) => ({ ...line, discount: action.discount }));
    case 'charged':
      return { ...cart, lines: [...cart.lines, action.line], touched: action.line.id, feedback: null };
    case 'noted':
      return onLine(cart, action.line, (line) => ({ ...line, ...action.notes }));
    case 'removed':
      return { ...cart, lines: cart.lines.filter(({ id }) => id !== action.line), feedback: null, touched: null };
    case 'customer':
      return { ...cart, customer: action.customer };
    case 'discount':
      return { ...cart, discount: action.discount };
    case 'discountReason':
      return { ...cart, discountReason: action.reason };
    case 'exemption':
      return { ...cart, exemption: action.exemption };
    case 'notes':
      return { ...cart, notes: action.notes };
    case 'saved':
      return saved(cart, action.invoice, action.sent);
    case 'replaced':
      return action.cart;
    case 'restored':
      return withSavedDraft(cart, action.draft);
  }
}

function found(cart: Cart, item: Sellable, lineId: string): Cart {
  const feedbackOf = (kind: NonNullable<Cart['feedback']>['kind'], quantity = 1, about = item.name) => ({
    kind,
    about,
    quantity,
  });
  if (containsUnit(cart, item)) {
    return { ...cart, feedback: feedbackOf('twice', 1, item.unitCode ?? item.name) };
  }
  const waiting =
    item.unitId === null ? undefined : cart.lines.find((l) => l.productId === item.productId && requiresUnit(l));
  if (waiting) {
    const { unitId, unitCode, unitLooks } = item;
    const fill = (line: CartLine) => ({ ...line, ...priceOn(item), unitId, unitCode, unitLooks });
    return { ...onLine(cart, waiting.id, fill), feedback: feedbackOf('unitFilled', 1, item.unitCode ?? '') };
  }
  const same =
    item.tracking === 'serialized' ? undefined : cart.lines.findLast(({ productId }) => productId === item.productId);
  if (same) {
    const quantity = Math.min(QUANTITY_MAX, same.quantity + 1);
    const more = (line: CartLine) => ({ ...line, quantity, onHand: item.onHand, elsewhere: item.elsewhere });
    return { ...onLine(cart, same.id, more), feedback: feedbackOf('counted', quantity) };
  }
  const line = lineFor(item, lineId);
  return {
    ...cart,
    lines: [...cart.lines, line],
    touched: line.id,
    feedback: feedbackOf(requiresUnit(line) ? 'unitWanted' : 'added'),
  };
}

const onLine = (cart: Cart, id: string, change: (line: CartLine) => CartLine): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.id === id ? change(line) : line)),
  feedback: null,
  touched: id,
});

/** Applies the values that the server sets (tax rates, descriptions) and retains the changes made since the draft was sent. */
function saved(cart: Cart, invoice: Invoice, sent: string): Cart {
  const decided = new Map(invoice.lines.map((line) => [line.id, line]));
  const sentCart = readSent(sent);
  // The server may have merged the customer into another one. The invoice then belongs to that customer.
  const belongsToCustomer = cart.customer !== null && cart.customer.id === sentCart.customerId;
  const customer = belongsToCustomer ? customerOf(invoice) : cart.customer;
  const isSameCustomer = customer?.id === (invoice.customerId ?? undefined);
  const sentPrices = new Map(sentCart.lines.map((line) => [line.id, line.unitPrice]));
  return {
    ...cart,
    customer,
    version: invoice.version,
    saved: sent.replace(JSON.stringify(sentCart.customerId), JSON.stringify(invoice.customerId)),
    lines: cart.lines.map((line) => {
      const known = decided.get(line.id);
      if (!known) return line;
      const { description, ownTaxRate: taxRate, unitPrice, listPrice, priceRule: rule } = known;
      // A price typed after the request is newer than the one in the response.
      const isSame = isSameCustomer && sentPrices.get(line.id) === (line.listPrice ?? line.unitPrice);
      const priced = isSame ? { unitPrice, listPrice, rule } : {};
      return { ...line, ...priced, description, taxRate };
    }),
  };
}

/** Returns the price fields for a typed price. Typing the usual price restores the quoted price with its rule. */
const typedPrice = ({ usual }: CartLine, unitPrice: number) =>
  usual?.price === unitPrice ? priceOn(usual) : { unitPrice, listPrice: null, rule: null };

type Price = { id: string; price: number; listPrice: number; rule: string | null };

/** Returns a line at its current price. Lines with a typed or an agreed price remain unchanged. */
function repriced(line: CartLine, prices: readonly Price[]): CartLine {
  const now = priceIn(prices, line);
  const isQuoted = now !== undefined && (line.rule !== null || line.unitPrice === now.listPrice);
  return isQuoted ? { ...line, ...priceOn(now) } : line;
}

const priceIn = (prices: readonly Price[], { id }: CartLine): Price | undefined =>
  prices.find((price) => price.id === id);

const sentDraft = z.object({
  customerId: z.nullable(z.string()),
  lines: z.array(z.object({ id: z.string(), unitPrice: z.number() })),
});
const readSent = (sent: string) => z.parse(sentDraft, JSON.parse(sent));

/** Returns the draft of a cart as JSON, for comparison with the sent draft. */
export const sentOf = (cart: Cart): string => JSON.stringify(draftOf(cart));
