import { totalsOf, type Discount, type DocumentTotals } from '@tilldesk/domain/lines';
import type { Invoice, InvoiceDraft, LineDraft, Sellable, Tracking } from '@tilldesk/domain/shop';

/** A line at the till: what is saved of it, and what the screen shows beside. Amounts in minor units. */
export type CartLine = LineDraft & {
  description: string;
  sku: string;
  tracking: Tracking;
  unitCode: string | null;
  taxRate: string;
  /** What stood in stock when it was found; null where nobody asked. */
  onHand: number | null;
};

/** `taxExempt` is null for a customer that came with the invoice: its lines' rates say it then. */
export type CartCustomer = { id: string; name: string; taxExempt: boolean | null };

/** What came of the last scan; `about` names it. */
export type CartNews = {
  kind: 'added' | 'counted' | 'unitFilled' | 'unitWanted' | 'twice' | 'nothing';
  about: string;
  quantity: number;
};

/** An invoice while it is being written. `version` is null until the first save. */
export type Cart = {
  id: string;
  version: number | null;
  customer: CartCustomer | null;
  lines: readonly CartLine[];
  discount: Discount;
  notes: string;
  /** The draft as it was last saved, as JSON: what differs from it is unsaved. */
  saved: string;
  news: CartNews | null;
  /** The line that changed last. */
  touched: string | null;
};

/** An empty invoice. */
export function emptyCart(id: string): Cart {
  const cart: Cart = {
    id,
    version: null,
    customer: null,
    lines: [],
    discount: null,
    notes: '',
    saved: '',
    news: null,
    touched: null,
  };
  return { ...cart, saved: JSON.stringify(draftOf(cart)) };
}

/** A saved draft, ready to be written on. */
export function cartOf(invoice: Invoice): Cart {
  const { id, version, discount, customerId, customerName } = invoice;
  const cart: Cart = {
    ...emptyCart(id),
    version,
    discount,
    customer: customerId === null ? null : { id: customerId, name: customerName ?? '', taxExempt: null },
    lines: invoice.lines.map(lineOf),
    notes: invoice.notes ?? '',
  };
  return { ...cart, saved: JSON.stringify(draftOf(cart)) };
}

const lineOf = (line: Invoice['lines'][number]): CartLine => ({
  id: line.id,
  productId: line.productId,
  unitId: line.unitId,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discount: line.discount,
  description: line.description,
  sku: line.sku,
  tracking: line.tracking,
  unitCode: line.unitCode,
  taxRate: line.taxRate,
  onHand: null,
});

/** The line that a find makes. */
export const lineFor = (item: Sellable, id: string): CartLine => ({
  id,
  productId: item.productId,
  unitId: item.unitId,
  quantity: 1,
  unitPrice: item.price,
  discount: null,
  description: item.name,
  sku: item.sku,
  tracking: item.tracking,
  unitCode: item.unitCode,
  taxRate: item.taxRate,
  onHand: item.onHand,
});

/** What is sent to save a cart. */
export const draftOf = ({ id, customer, lines, discount, notes }: Cart): InvoiceDraft => ({
  id,
  customerId: customer?.id ?? null,
  lines: lines.map((line) => ({
    id: line.id,
    productId: line.productId,
    unitId: line.unitId,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
  })),
  discount,
  notes: notes.trim() || null,
});

export const isUnsaved = (cart: Cart): boolean => JSON.stringify(draftOf(cart)) !== cart.saved;

/** What the cart comes to, by the rule that the server posts by; a tax-exempt customer pays none. */
export const totalsOfCart = ({ lines, discount, customer }: Cart): DocumentTotals =>
  totalsOf(
    lines.map((line) => ({ ...line, taxRate: customer?.taxExempt === true ? '0' : line.taxRate })),
    discount,
  );

export const piecesOf = ({ lines }: Cart): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** A serialized line whose unit was not scanned yet. */
export const wantsUnit = (line: CartLine): boolean => line.tracking === 'serialized' && line.unitId === null;

/** How many are in stock where a cart asks for more; null where there are enough, or nobody knows. */
export function shortage({ lines }: Cart, line: CartLine): number | null {
  if (line.tracking !== 'quantity' || line.onHand === null) return null;
  const wanted = lines.filter((l) => l.productId === line.productId).reduce((sum, l) => sum + l.quantity, 0);
  return wanted > line.onHand ? line.onHand : null;
}
