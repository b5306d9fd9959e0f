import { totalsOf, type Discount, type DocumentTotals } from '@tilldesk/domain/lines';
import type { ChargeKind, Invoice, InvoiceDraft, LineDraft, Sellable, Tracking } from '@tilldesk/domain/shop';

/** What is asked for without goods. */
export type Charge = { kind: ChargeKind; description: string; isTaxed: boolean };

/** What is written about a line: who sold it where that is not the seller of the whole, and why it goes for less. */
export type LineNotes = {
  salespersonId: string | null;
  salesperson: string | null;
  priceReason: string | null;
  discountReason: string | null;
};

/** That this one sale bears no tax: why, and by which certificate. */
export type CartExemption = { reason: string; certificate: string };

/** A line at the till: what is saved of it, and what the screen shows beside. Amounts in minor units. */
export type CartLine = Pick<LineDraft, 'id' | 'productId' | 'unitId' | 'quantity' | 'unitPrice' | 'discount'> &
  LineNotes & {
    charge: Charge | null;
    description: string;
    sku: string;
    tracking: Tracking;
    unitCode: string | null;
    /** Its color and storage, as 'Black · 128 GB'. */
    unitLooks: string | null;
    /** What a piece costs without the price rule that is named; both are null where none lowered it. */
    listPrice: number | null;
    rule: string | null;
    /** What a piece costs while nobody types a price; null where nobody asked. */
    usual: UsualPrice | null;
    /** Whatever of quantity and price somebody confirmed, as it was then. */
    confirmed: { quantity: number | null; unitPrice: number | null };
    taxRate: string;
    /** It is a bundle: what stood in stock is what its components made. */
    isBundle: boolean;
    /** What stood in stock when it was found; null where nobody asked. */
    onHand: number | null;
    /** What other stores had of it then. */
    elsewhere: Sellable['elsewhere'];
  };

/** A price as it is quoted, in minor units: what the rule makes of the list price. */
export type UsualPrice = Pick<Sellable, 'price' | 'listPrice' | 'rule'>;

/** Whether they pay no tax; null where nobody knows. */
export type CartCustomer = { id: string; name: string; taxExempt: boolean | null };

/** What came of the last scan; `about` names it. */
export type CartFeedback = {
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
  discountReason: string;
  exemption: CartExemption | null;
  notes: string;
  /** The draft as it was last saved, as JSON: what differs from it is unsaved. */
  saved: string;
  feedback: CartFeedback | null;
  /** The line that changed last. */
  touched: string | null;
};

/** An invoice without goods, for a customer where one is known. */
export function emptyCart(id: string, customer: CartCustomer | null = null): Cart {
  const cart: Cart = {
    id,
    version: null,
    customer: customer && { id: customer.id, name: customer.name, taxExempt: customer.taxExempt },
    lines: [],
    discount: null,
    discountReason: '',
    exemption: null,
    notes: '',
    saved: '',
    feedback: null,
    touched: null,
  };
  return { ...cart, saved: JSON.stringify(draftOf(cart)) };
}

/** A saved draft, ready to be written on. */
export function cartOf(invoice: Invoice): Cart {
  const { id, version, discount, exemption } = invoice;
  const cart: Cart = {
    ...emptyCart(id),
    version,
    discount,
    discountReason: invoice.discountReason ?? '',
    customer: customerOf(invoice),
    exemption:
      exemption?.by === 'sale' ? { reason: exemption.reason ?? '', certificate: exemption.certificate ?? '' } : null,
    lines: invoice.lines.map(lineOf),
    notes: invoice.notes ?? '',
  };
  return { ...cart, saved: JSON.stringify(draftOf(cart)) };
}

/** Who buys, as the server says. */
export const customerOf = ({ customerId, customerName, exemption }: Invoice): CartCustomer | null =>
  customerId === null ? null : { id: customerId, name: customerName ?? '', taxExempt: exemption?.by === 'customer' };

const lineOf = (line: Invoice['lines'][number]): CartLine => ({
  id: line.id,
  productId: line.productId,
  unitId: line.unitId,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  listPrice: line.listPrice,
  rule: line.priceRule,
  usual: null,
  confirmed: unconfirmed,
  discount: line.discount,
  description: line.description,
  sku: line.sku,
  tracking: line.tracking,
  unitCode: line.unitCode,
  unitLooks: line.unitLooks,
  charge: line.charge,
  salespersonId: line.salespersonId,
  salesperson: line.salesperson,
  priceReason: line.priceReason,
  discountReason: line.discountReason,
  taxRate: line.ownTaxRate,
  isBundle: false,
  onHand: null,
  elsewhere: [],
});

const unconfirmed = { quantity: null, unitPrice: null };
const nothingNoted = { salespersonId: null, salesperson: null, priceReason: null, discountReason: null };

/** The line of a charge, which is the store's tax rate where it is taxed. */
export const lineForCharge = (charge: Charge, amount: number, id: string, taxRate: string): CartLine => ({
  id,
  productId: null,
  unitId: null,
  quantity: 1,
  unitPrice: amount,
  listPrice: null,
  rule: null,
  usual: null,
  confirmed: unconfirmed,
  discount: null,
  charge,
  ...nothingNoted,
  description: charge.description,
  sku: '',
  tracking: 'none',
  unitCode: null,
  unitLooks: null,
  taxRate: charge.isTaxed ? taxRate : '0',
  isBundle: false,
  onHand: null,
  elsewhere: [],
});

/** The line that a find makes. */
export const lineFor = (item: Sellable, id: string): CartLine => ({
  id,
  productId: item.productId,
  unitId: item.unitId,
  quantity: 1,
  ...priceOn(item),
  confirmed: unconfirmed,
  discount: null,
  charge: null,
  ...nothingNoted,
  description: item.name,
  sku: item.sku,
  tracking: item.tracking,
  unitCode: item.unitCode,
  unitLooks: item.unitLooks,
  taxRate: item.taxRate,
  isBundle: item.isBundle,
  onHand: item.onHand,
  elsewhere: item.elsewhere,
});

/** A price as it stands on a line. */
export const priceOn = ({ price, listPrice, rule }: UsualPrice) => ({
  unitPrice: price,
  listPrice: rule === null ? null : listPrice,
  rule,
  usual: { price, listPrice, rule },
});

/** What is sent to save a cart. A line that a rule lowered is sent at its list price: the server says what the rule makes of it. */
export const draftOf = ({ id, customer, lines, discount, discountReason, exemption, notes }: Cart): InvoiceDraft => ({
  id,
  customerId: customer?.id ?? null,
  lines: lines.map((line) => ({
    id: line.id,
    productId: line.productId,
    unitId: line.unitId,
    quantity: line.quantity,
    unitPrice: line.listPrice ?? line.unitPrice,
    discount: line.discount,
    ...(line.charge && { charge: line.charge }),
    ...(line.salespersonId !== null && { salespersonId: line.salespersonId }),
    ...(line.priceReason !== null && { priceReason: line.priceReason }),
    ...(line.discountReason !== null && line.discount && { discountReason: line.discountReason }),
  })),
  discount,
  ...(discountReason.trim() !== '' && discount && { discountReason: discountReason.trim() }),
  ...(exemption && customer && customer.taxExempt !== true && { exemption }),
  notes: notes.trim() || null,
});

/** Whether this very unit stands in the cart already. */
export const containsUnit = ({ lines }: Cart, { unitId }: Sellable): boolean =>
  unitId !== null && lines.some((line) => line.unitId === unitId);

export const isUnsaved = (cart: Cart): boolean => JSON.stringify(draftOf(cart)) !== cart.saved;

/** Whether no tax is on it: its customer pays none, or not on this sale. */
export const isExempt = ({ customer, exemption }: Cart): boolean =>
  customer !== null && (customer.taxExempt === true || exemption !== null);

/** What the cart comes to, by the rule that the server posts by. */
export const totalsOfCart = (cart: Cart): DocumentTotals =>
  totalsOf(isExempt(cart) ? cart.lines.map((line) => ({ ...line, taxRate: '0' })) : cart.lines, cart.discount);

/** Pieces of goods: a charge is none. */
export const piecesOf = ({ lines }: Cart): number =>
  lines.reduce((sum, { quantity, charge }) => sum + (charge === null ? quantity : 0), 0);

/** A serialized line whose unit was not scanned yet. */
export const requiresUnit = (line: CartLine): boolean => line.tracking === 'serialized' && line.unitId === null;

/** How many are in stock where a cart asks for more; null where there are enough, or nobody knows. */
export function shortage({ lines }: Cart, line: CartLine): number | null {
  if ((line.tracking !== 'quantity' && !line.isBundle) || line.onHand === null) return null;
  const requiredQuantity = lines.filter((l) => l.productId === line.productId).reduce((sum, l) => sum + l.quantity, 0);
  return requiredQuantity > line.onHand ? line.onHand : null;
}
