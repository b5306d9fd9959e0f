import type { Tracking } from '@tilldesk/domain/products';
import type { InvoiceDraft, InvoiceStatus } from '@tilldesk/domain/sales';
import type { StoreScope } from '../../../database/scope.ts';
import type { SoldComponents } from '../draft/draft-facts.store.ts';

/**
 * The user of a sale, with the permissions to change prices, to leave tax off, and to exceed limits without an approval.
 */
export type Salesperson = StoreScope & {
  mayChangePrices: boolean;
  mayPassLimits: boolean;
  /** If false, limits are compared with rounded costs (docs/decisions/commerce/0060). */
  seesCost: boolean;
  /** The maximum discount of a line, decimal text; null for no maximum. */
  maxDiscount: string | null;
};

export type DraftContent = Omit<InvoiceDraft, 'id'>;

/** A line in the form that posting uses. */
export type PostLine = {
  id: string;
  /** Null for a charge. */
  product_id: string | null;
  unit_id: string | null;
  quantity: number;
  net: number;
  /** The price offered to this customer for one piece. */
  offered: number;
  unit_price: number;
  is_discounted: boolean;
  price_reason: string | null;
  discount_reason: string | null;
  description: string;
  unit_code: string | null;
  tracking: Tracking;
  warranty_days: number | null;
  /** The components that one piece of a bundle takes from stock; null for other products. */
  components: SoldComponents | null;
};

/** An invoice that is locked until the end of the transaction. */
export type LockedInvoice = {
  status: InvoiceStatus;
  version: number;
  number: number | null;
  total: number;
  customer_id: string | null;
  is_discounted: boolean;
  discount_reason: string | null;
  exempt_by: 'customer' | 'sale' | null;
  /** Whether activations were prepared for the lines. */
  has_activations: boolean;
  lines: PostLine[] | null;
};
