import { applyRate } from '@tilldesk/domain/money';
import { costOfPieces, type Purchase, type PurchaseLine } from '@tilldesk/domain/stock';

/** A line of a bill while it is written; amounts in minor units, `unitCost` after discount and before tax. */
export type BillLine = { lineId: string; quantity: number; unitCost: number };

/** Pieces of a line that are here and that nobody has billed. */
export const toBillOf = ({ received, billed }: PurchaseLine): number => received - billed;

/** What a piece of a line was ordered at, after discount, rounded to the cent. */
const costOf = ({ net, quantity }: PurchaseLine): number => (quantity === 0 ? 0 : Math.round((net ?? 0) / quantity));

/** A bill for everything that is here and not billed, at the prices of the order. */
export const billLinesOf = ({ lines }: Purchase): BillLine[] =>
  lines
    .filter((line) => toBillOf(line) > 0)
    .map((line) => ({ lineId: line.id, quantity: toBillOf(line), unitCost: costOf(line) }));

/** What a bill comes to, and by how much it differs from what the goods were received at. */
export type BillSums = { net: number; tax: number; correction: number };

/** Adds a bill up by the order's lines: its tax by their rates, its correction against what was received. */
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
