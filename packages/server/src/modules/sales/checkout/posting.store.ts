import type { Tracking } from '@tilldesk/domain/products';
import type { ChargeKind, InvoiceDraft, InvoiceStatus, LineDraft } from '@tilldesk/domain/sales';
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

/** A line of a sale: what the till sent, with descriptions, prices and tax rate from the server's records. */
export type SaleLine = Pick<LineDraft, 'id' | 'unitId' | 'quantity' | 'unitPrice' | 'discount'> & {
  position: number;
  productId: string | null;
  charge: ChargeKind | null;
  isTaxed: boolean;
  salespersonId: string | null;
  priceReason: string | null;
  discountReason: string | null;
  listPrice: number | null;
  priceRule: string | null;
  offered: number;
  /** The minimum price of a piece. */
  lowest: number | null;
  taxRate: string;
  description: string;
  sku: string;
  unitCode: string | null;
  isDiscounted: boolean;
  /** `none` for a charge. */
  tracking: Tracking;
  warrantyDays: number | null;
  /** The components that one piece of a bundle takes from stock; null for other products. */
  components: SoldComponents | null;
};

/** What posting needs of a line, whether its draft was computed by the same call or saved before. */
export type PostLine = Pick<
  SaleLine,
  | 'id'
  | 'productId'
  | 'unitId'
  | 'quantity'
  | 'unitPrice'
  | 'offered'
  | 'isDiscounted'
  | 'priceReason'
  | 'discountReason'
  | 'description'
  | 'unitCode'
  | 'tracking'
  | 'warrantyDays'
  | 'components'
> & { net: number };

/** An invoice that is locked until the end of the transaction. */
export type LockedInvoice = {
  status: InvoiceStatus;
  version: number;
  number: number | null;
  total: number;
  customerId: string | null;
  isDiscounted: boolean;
  discountReason: string | null;
  exemptBy: 'customer' | 'sale' | null;
  /** The person who confirmed with their PIN that they sell; null without. */
  sellerId: string | null;
  /** Whether activations were prepared for the lines. */
  hasActivations: boolean;
  lines: PostLine[] | null;
};
