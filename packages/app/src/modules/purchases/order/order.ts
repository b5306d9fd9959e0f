import { documentTotals, type Discount, type DocumentTotals } from '@tilldesk/domain/lines';
import type { Product, Tracking } from '@tilldesk/domain/products';
import type { Purchase, PurchaseDraft } from '@tilldesk/domain/purchases';
import { addDays } from '@tilldesk/domain/time';
import type { VendorOption } from '../../../purchasing/vendors.wiring.ts';

/** The maximum quantity of one line. */
export const QUANTITY_MAX = 10_000;

/** A line in progress: the fields that are sent, and those that are only displayed. Amounts in minor units. */
export type OrderLine = {
  id: string;
  productId: string;
  description: string;
  sku: string;
  vendorSku: string | null;
  quantity: number;
  unitCost: number;
  discount: Discount;
  taxRate: string;
  /** The cost of one piece at its last receipt; null if unknown. */
  lastCost: number | null;
  /** How the product is tracked; null if unknown. */
  tracking: Tracking | null;
};

/** Freight or another charge; `amount` is null while it is empty. */
export type OrderCharge = { id: string; label: string; amount: number | null };

/** An order in progress. `version` is null until the first save; days are 'YYYY-MM-DD' or ''. */
export type Order = {
  id: string;
  version: number | null;
  vendor: VendorOption | null;
  vendorRef: string;
  orderDay: string;
  expectedDay: string;
  termsDays: number | null;
  lines: readonly OrderLine[];
  discount: Discount;
  charges: readonly OrderCharge[];
  notes: string;
};

/** Returns a new order dated today. */
export const emptyOrder = (id: string, today: string, vendor: VendorOption | null = null): Order =>
  withVendor(
    {
      id,
      version: null,
      vendor: null,
      vendorRef: '',
      orderDay: today,
      expectedDay: '',
      termsDays: null,
      lines: [],
      discount: null,
      charges: [],
      notes: '',
    },
    vendor,
  );

/** Returns the form state for a saved draft. */
export const orderOf = (purchase: Purchase): Order => ({
  id: purchase.id,
  version: purchase.version,
  vendor: { id: purchase.vendorId, label: purchase.vendorName, termsDays: null, leadDays: null },
  vendorRef: purchase.vendorRef ?? '',
  orderDay: purchase.orderDay,
  expectedDay: purchase.expectedDay ?? '',
  termsDays: purchase.termsDays,
  lines: purchase.lines.map(
    ({ id, productId, description, sku, vendorSku, quantity, unitCost, discount, taxRate, tracking }) => ({
      id,
      productId,
      description,
      sku,
      vendorSku,
      quantity,
      unitCost: unitCost ?? 0,
      discount,
      taxRate,
      lastCost: null,
      tracking,
    }),
  ),
  discount: purchase.discount,
  charges: purchase.chargeList.map(({ id, label, amount }) => ({ id, label, amount })),
  notes: purchase.notes ?? '',
});

/** Returns the request body that saves an order; charges that are not filled in are left out. */
export const draftOf = (order: Order): PurchaseDraft => ({
  id: order.id,
  vendorId: order.vendor?.id ?? '',
  vendorRef: order.vendorRef.trim() || null,
  orderDay: order.orderDay,
  expectedDay: order.expectedDay || null,
  termsDays: order.termsDays,
  lines: order.lines.map(({ id, productId, vendorSku, quantity, unitCost, discount, taxRate }) => ({
    id,
    productId,
    vendorSku,
    quantity,
    unitCost,
    discount,
    taxRate,
  })),
  discount: order.discount,
  charges: order.charges.flatMap(({ id, label, amount }) =>
    amount === null || amount === 0 ? [] : [{ id, label: label.trim(), amount }],
  ),
  notes: order.notes.trim() || null,
});

/** Returns a text that is equal for equal orders. */
export const comparableText = (order: Order): string => JSON.stringify(draftOf(order));

/** Returns the totals of an order; charges are separate from the goods and have no tax. */
export function sumsOf({ lines, discount, charges }: Order): DocumentTotals & { charges: number; all: number } {
  const totals = documentTotals(
    lines.map((line) => ({ ...line, unitPrice: line.unitCost })),
    discount,
  );
  const extra = charges.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return { ...totals, charges: extra, all: totals.total + extra };
}

export const piecesOf = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** A product or suggestion that can be added to an order. */
export type Orderable = Pick<Product, 'name' | 'sku' | 'lastCost' | 'cost'> & {
  id: string;
  vendorSku?: string | null;
  tracking: Tracking | null;
};

export type OrderAction =
  | { type: 'changed'; change: Partial<Omit<Order, 'id' | 'version' | 'lines'>> }
  | { type: 'vendor'; vendor: VendorOption | null }
  /** `lineId` is used if a new line is created. */
  | { type: 'took'; item: Orderable; lineId: string; quantity: number }
  | { type: 'line'; line: string; change: Partial<Pick<OrderLine, 'quantity' | 'unitCost' | 'discount' | 'vendorSku'>> }
  | { type: 'removed'; line: string }
  | { type: 'taxed'; taxRate: string }
  | { type: 'saved'; version: number }
  | { type: 'replaced'; order: Order };

/** Reducer of the order form. It is pure: ids are part of the actions. */
export function writing(order: Order, action: OrderAction): Order {
  switch (action.type) {
    case 'changed':
      return { ...order, ...action.change };
    case 'vendor':
      return withVendor(order, action.vendor);
    case 'took':
      return withItem(order, action);
    case 'line':
      return onLine(order, action.line, action.change);
    case 'removed':
      return { ...order, lines: order.lines.filter(({ id }) => id !== action.line) };
    case 'taxed':
      return { ...order, lines: order.lines.map((line) => ({ ...line, taxRate: action.taxRate })) };
    case 'saved':
      return { ...order, version: action.version };
    case 'replaced':
      return action.order;
  }
}

const onLine = (order: Order, id: string, change: Partial<OrderLine>): Order => ({
  ...order,
  lines: order.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
});

/** Adding the same product again increases the quantity of its line. */
function withItem(order: Order, { item, lineId, quantity }: Extract<OrderAction, { type: 'took' }>): Order {
  const same = order.lines.find(({ productId }) => productId === item.id);
  if (same) return onLine(order, same.id, { quantity: Math.min(QUANTITY_MAX, same.quantity + quantity) });
  const line: OrderLine = {
    id: lineId,
    productId: item.id,
    description: item.name,
    sku: item.sku,
    vendorSku: item.vendorSku ?? null,
    quantity: Math.min(QUANTITY_MAX, Math.max(1, quantity)),
    unitCost: item.lastCost ?? item.cost ?? 0,
    discount: null,
    taxRate: order.lines[0]?.taxRate ?? '0',
    lastCost: item.lastCost,
    tracking: item.tracking,
  };
  return { ...order, lines: [...order.lines, line] };
}

/** Applies the vendor's terms, and the usual delivery day if none was entered. */
function withVendor(order: Order, vendor: VendorOption | null): Order {
  if (vendor === null || vendor.id === order.vendor?.id) return { ...order, vendor };
  const { leadDays, termsDays } = vendor;
  const usual = leadDays === null || order.orderDay === '' ? '' : addDays(order.orderDay, leadDays);
  return {
    ...order,
    vendor,
    termsDays: termsDays ?? order.termsDays,
    expectedDay: order.expectedDay === '' ? usual : order.expectedDay,
  };
}

/** Returns the tax rate of all lines; null when they differ or there are none. */
export function taxRateOf({ lines }: Order): string | null {
  const rates = new Set(lines.map(({ taxRate }) => taxRate));
  return rates.size === 1 ? (lines[0]?.taxRate ?? null) : null;
}
