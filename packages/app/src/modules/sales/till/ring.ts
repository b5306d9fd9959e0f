import type { Discount } from '@tilldesk/domain/lines';
import type { Invoice, Sellable } from '@tilldesk/domain/shop';
import { draftOf, lineFor, wantsUnit, type Cart, type CartCustomer, type CartLine } from './cart.ts';

/** Pieces that one line may hold. */
export const QUANTITY_MAX = 10_000;

export type CartAction =
  /** Something was found: `lineId` is for the line that it may become. */
  | { type: 'found'; item: Sellable; lineId: string }
  | { type: 'nothingFound'; text: string }
  /** Something else is asked for: what was said of the last scan is over. */
  | { type: 'quiet' }
  | { type: 'quantity'; line: string; quantity: number }
  | { type: 'price'; line: string; unitPrice: number }
  | { type: 'lineDiscount'; line: string; discount: Discount }
  | { type: 'removed'; line: string }
  | { type: 'customer'; customer: CartCustomer | null }
  | { type: 'discount'; discount: Discount }
  | { type: 'notes'; notes: string }
  /** The server has saved what was sent; it may be behind what stands here by now. */
  | { type: 'saved'; invoice: Invoice; sent: string }
  | { type: 'replaced'; cart: Cart };

/** What an action makes of a cart. Pure: ids come with the actions. */
export function ring(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'found':
      return found(cart, action.item, action.lineId);
    case 'nothingFound':
      return { ...cart, news: { kind: 'nothing', about: action.text, quantity: 0 } };
    case 'quiet':
      return { ...cart, news: null };
    case 'quantity':
      return onLine(cart, action.line, (line) => ({
        ...line,
        quantity: line.tracking === 'serialized' ? 1 : Math.min(QUANTITY_MAX, Math.max(1, action.quantity)),
      }));
    case 'price':
      return onLine(cart, action.line, (line) => ({ ...line, unitPrice: Math.max(0, action.unitPrice) }));
    case 'lineDiscount':
      return onLine(cart, action.line, (line) => ({ ...line, discount: action.discount }));
    case 'removed':
      return { ...cart, lines: cart.lines.filter(({ id }) => id !== action.line), news: null, touched: null };
    case 'customer':
      return { ...cart, customer: action.customer };
    case 'discount':
      return { ...cart, discount: action.discount };
    case 'notes':
      return { ...cart, notes: action.notes };
    case 'saved':
      return saved(cart, action.invoice, action.sent);
    case 'replaced':
      return action.cart;
  }
}

function found(cart: Cart, item: Sellable, lineId: string): Cart {
  const tell = (kind: NonNullable<Cart['news']>['kind'], quantity = 1, about = item.name) => ({
    kind,
    about,
    quantity,
  });
  if (item.unitId !== null && cart.lines.some(({ unitId }) => unitId === item.unitId)) {
    return { ...cart, news: tell('twice', 1, item.unitCode ?? item.name) };
  }
  const waiting =
    item.unitId === null ? undefined : cart.lines.find((l) => l.productId === item.productId && wantsUnit(l));
  if (waiting) {
    const fill = (line: CartLine) => ({ ...line, unitId: item.unitId, unitCode: item.unitCode });
    return { ...onLine(cart, waiting.id, fill), news: tell('unitFilled', 1, item.unitCode ?? '') };
  }
  const same =
    item.tracking === 'serialized' ? undefined : cart.lines.findLast(({ productId }) => productId === item.productId);
  if (same) {
    const quantity = Math.min(QUANTITY_MAX, same.quantity + 1);
    const more = (line: CartLine) => ({ ...line, quantity, onHand: item.onHand });
    return { ...onLine(cart, same.id, more), news: tell('counted', quantity) };
  }
  const line = lineFor(item, lineId);
  return {
    ...cart,
    lines: [...cart.lines, line],
    touched: line.id,
    news: tell(wantsUnit(line) ? 'unitWanted' : 'added'),
  };
}

const onLine = (cart: Cart, id: string, change: (line: CartLine) => CartLine): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.id === id ? change(line) : line)),
  news: null,
  touched: id,
});

/** Takes over what the server decides (tax rates, descriptions) and keeps what was changed since it was sent. */
function saved(cart: Cart, invoice: Invoice, sent: string): Cart {
  const decided = new Map(invoice.lines.map((line) => [line.id, line]));
  const isSameCustomer = cart.customer?.id === (invoice.customerId ?? undefined);
  // A known exemption is applied by the totals; the product's own rate stays for when the customer is taken away.
  const keepsRates = !isSameCustomer || cart.customer?.taxExempt === true;
  return {
    ...cart,
    version: invoice.version,
    saved: sent,
    lines: cart.lines.map((line) => {
      const { description, taxRate } = decided.get(line.id) ?? line;
      return { ...line, description, taxRate: keepsRates ? line.taxRate : taxRate };
    }),
  };
}

/** The draft of a cart as it is compared and sent. */
export const sentOf = (cart: Cart): string => JSON.stringify(draftOf(cart));
