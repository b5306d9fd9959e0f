import { documentTotals, type Discount, type DocumentTotals } from '@tilldesk/domain/lines';
import type { Tracking } from '@tilldesk/domain/products';
import type { ChargeKind, Invoice, InvoiceDraft, LineDraft, Sellable } from '@tilldesk/domain/sales';

/** A charge without a product. */
export type Charge = { kind: ChargeKind; description: string; isTaxed: boolean };

/** Details of a line: its salesperson if it differs from the sale's, and the reasons for its price and discount. */
export type LineNotes = {
  salespersonId: string | null;
  salesperson: string | null;
  priceReason: string | null;
  discountReason: string | null;
};

/** Tax exemption of one sale: its reason and certificate. */
export type CartExemption = { reason: string; certificate: string };

/** A line at the till: the saved fields and additional display fields. Amounts in minor units. */
export type CartLine = Pick<LineDraft, 'id' | 'productId' | 'unitId' | 'quantity' | 'unitPrice' | 'discount'> &
  LineNotes & {
    charge: Charge | null;
    description: string;
    sku: string;
    tracking: Tracking;
    unitCode: string | null;
    /** Color and storage of the unit, for example 'Black · 128 GB'. */
    unitLooks: string | null;
    /** Unit price without the price rule, and the name of the rule; both null if no rule lowered the price. */
    listPrice: number | null;
    rule: string | null;
    /** The price of a piece unless one is typed; null if unknown. */
    usual: UsualPrice | null;
    /** The confirmed unusual quantity and price, as they were at confirmation. */
    confirmed: { quantity: number | null; unitPrice: number | null };
    taxRate: string;
    /** Whether the product is a bundle. Its stock is the number of bundles that its components make. */
    isBundle: boolean;
    /** Quantity in stock when the product was found; null if unknown. */
    onHand: number | null;
    /** Quantity in other stores at that time. */
    elsewhere: Sellable['elsewhere'];
  };

/** A quoted price in minor units: the list price and the result of the price rule. */
export type UsualPrice = Pick<Sellable, 'price' | 'listPrice' | 'rule'>;

/** A customer; `taxExempt` is null if unknown. */
export type CartCustomer = { id: string; name: string; taxExempt: boolean | null };

/** The result of the last scan; `about` is the scanned text or the product name. */
export type CartFeedback = {
  kind: 'added' | 'counted' | 'unitFilled' | 'unitWanted' | 'twice' | 'nothing';
  about: string;
  quantity: number;
};

/** An invoice being edited. `version` is null until the first save. */
export type Cart = {
  id: string;
  version: number | null;
  customer: CartCustomer | null;
  lines: readonly CartLine[];
  discount: Discount;
  discountReason: string;
  exemption: CartExemption | null;
  notes: string;
  /** The last saved draft as JSON. The cart is unsaved if it differs. */
  saved: string;
  feedback: CartFeedback | null;
  /** Id of the line that changed last. */
  touched: string | null;
};

/** Returns an empty cart, for a customer if one is given. */
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

/** Returns the cart of a saved draft. */
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

/** Returns the customer of an invoice from the server. */
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

/** Returns the line of a charge. A taxed charge has the tax rate of the store. */
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

/** Returns the line of a found product. */
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

/** Returns the price fields of a line for a quoted price. */
export const priceOn = ({ price, listPrice, rule }: UsualPrice) => ({
  unitPrice: price,
  listPrice: rule === null ? null : listPrice,
  rule,
  usual: { price, listPrice, rule },
});

/**
 * Returns the request body that saves a cart. A line lowered by a price rule is sent with its list price; the server applies the
 * rule.
 */
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

/** Whether the cart already contains this unit. */
export const containsUnit = ({ lines }: Cart, { unitId }: Sellable): boolean =>
  unitId !== null && lines.some((line) => line.unitId === unitId);

export const isUnsaved = (cart: Cart): boolean => JSON.stringify(draftOf(cart)) !== cart.saved;

/** Whether the cart is tax-exempt: the customer is exempt, or this sale is. */
export const isExempt = ({ customer, exemption }: Cart): boolean =>
  customer !== null && (customer.taxExempt === true || exemption !== null);

/** Returns the totals of a cart, by the rule that the server posts with. */
export const totalsOfCart = (cart: Cart): DocumentTotals =>
  documentTotals(isExempt(cart) ? cart.lines.map((line) => ({ ...line, taxRate: '0' })) : cart.lines, cart.discount);

/** Returns the number of pieces. Charges do not count. */
export const piecesOf = ({ lines }: Cart): number =>
  lines.reduce((sum, { quantity, charge }) => sum + (charge === null ? quantity : 0), 0);

/** Whether the line is serialized and its unit is not scanned yet. */
export const requiresUnit = (line: CartLine): boolean => line.tracking === 'serialized' && line.unitId === null;

/** Returns the quantity in stock if the cart contains more than that; null if there is enough stock or the stock is unknown. */
export function shortage({ lines }: Cart, line: CartLine): number | null {
  if ((line.tracking !== 'quantity' && !line.isBundle) || line.onHand === null) return null;
  const requiredQuantity = lines.filter((l) => l.productId === line.productId).reduce((sum, l) => sum + l.quantity, 0);
  return requiredQuantity > line.onHand ? line.onHand : null;
}
