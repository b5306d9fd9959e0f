import { applyRate } from '@tilldesk/domain/money';
import { costOfPieces, type Purchase, type PurchaseLine } from '@tilldesk/domain/purchases';

/** Resources to refresh after a bill or a payment of an order was posted or reversed. */
export const billTouches = ['purchases', 'vendors', 'bills', 'inventory', 'products', 'units'];

/** A line of a bill in progress. Amounts in minor units; `unitCost` is after discount and before tax. */
export type BillLine = { lineId: string; quantity: number; unitCost: number };

/** Returns the received pieces of a line that are not billed yet. */
export const toBillOf = ({ received, billed }: PurchaseLine): number => received - billed;

/** Returns the ordered cost of one piece of a line, after discount, rounded to the cent. */
const costOf = ({ net, quantity }: PurchaseLine): number => (quantity === 0 ? 0 : Math.round((net ?? 0) / quantity));

/** Returns the lines of a bill for everything received and not billed, at the prices of the order. */
export const billLinesOf = ({ lines }: Purchase): BillLine[] =>
  lines
    .filter((line) => toBillOf(line) > 0)
    .map((line) => ({ lineId: line.id, quantity: toBillOf(line), unitCost: costOf(line) }));

/** The totals of a bill, and its difference from the value at which the goods were received. */
export type BillSums = { net: number; tax: number; correction: number };

/**
 * Calculates the totals of a bill: tax at the rates of the order's lines, and the correction against the received
 * value.
 */
export function billSums({ lines }: Purchase, written: readonly BillLine[]): BillSums {
  const sums = { net: 0, tax: 0, correction: 0 };
  for (const { lineId, quantity, unitCost } of written) {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) continue;
    const net = quantity * unitCost;
    sums.net += net;
    sums.tax += applyRate(net, line.taxRate);
    sums.correction += net - costOfPieces({ quantity: line.quantity, net: line.net ?? 0 }, line.billed, quantity);
  }
  return sums;
}
