import type { InvoiceDraft, InvoiceStatus, Tracking } from '@tilldesk/domain/shop';
import type { StoreScope } from '../../database/scope.ts';
import type { SoldComponents } from './draft-facts.store.ts';

/** What may be done beside selling: changing prices and leaving tax off, and going beyond limits without an approval. */
export type Salesperson = StoreScope & {
  mayChangePrices: boolean;
  mayPassLimits: boolean;
  /** Limits compare rounded costs for whom this is false (docs/decisions/0060). */
  seesCost: boolean;
  /** The largest discount of a line, decimal text; null for any. */
  maxDiscount: string | null;
};

export type DraftContent = Omit<InvoiceDraft, 'id'>;

/** A line as posting needs it. */
export type PostLine = {
  id: string;
  /** Null for a charge. */
  product_id: string | null;
  unit_id: string | null;
  quantity: number;
  net: number;
  /** What a piece is offered for to this customer. */
  offered: number;
  unit_price: number;
  is_discounted: boolean;
  price_reason: string | null;
  discount_reason: string | null;
  description: string;
  unit_code: string | null;
  tracking: Tracking;
  warranty_days: number | null;
  /** What one piece of a bundle takes from the shelf; null for what is no bundle. */
  components: SoldComponents | null;
};

/** An invoice that is ours until the end of the transaction. */
export type LockedInvoice = {
  status: InvoiceStatus;
  version: number;
  number: number | null;
  total: number;
  customer_id: string | null;
  is_discounted: boolean;
  discount_reason: string | null;
  exempt_by: 'customer' | 'sale' | null;
  lines: PostLine[] | null;
};
