import type { Discount } from '@tilldesk/domain/lines';
import type { Bill, Purchase, PurchaseState } from '@tilldesk/domain/purchases';

/** A stored line of an order. */
export type LineRow = {
  id: string;
  productId: string;
  quantity: number;
  unitCost: number;
  vendorSku: string | null;
  discount: Discount;
  taxRate: string;
  received: number;
  cancelled: number;
  billed: number;
  isExtra: boolean;
  expectedUnits: number;
};

/** A stored order; all other values are computed. */
export type OrderRow = Pick<
  Purchase,
  | 'id'
  | 'number'
  | 'vendorId'
  | 'vendorRef'
  | 'buyer'
  | 'orderDay'
  | 'expectedDay'
  | 'termsDays'
  | 'notes'
  | 'discount'
  | 'chargeList'
  | 'payments'
  | 'landedCosts'
  | 'history'
  | 'version'
  | 'createdAt'
> & { state: PurchaseState; lines: LineRow[]; bills: Bill[]; sentAt: string | null; closedReason: string | null };
