import { allocate } from '../money/money.ts';

/** Stored state of an order. All other statuses are derived (docs/decisions/commerce/0022). */
export const purchaseStates = ['draft', 'ordered', 'closed', 'cancelled'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** Receiving status of an order. */
export const purchaseStatuses = ['draft', 'ordered', 'partiallyReceived', 'received', 'closed', 'cancelled'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** Payment status of an order. `paid` only if nothing is open and everything received is billed. */
export const purchasePayments = ['unbilled', 'unpaid', 'partiallyPaid', 'paid'] as const;
export type PurchasePayment = (typeof purchasePayments)[number];

/** Pieces of a line: ordered, received, cancelled by closing short, and billed. */
export type LineProgress = { quantity: number; received: number; cancelled: number; billed: number };

/** Progress of an order. The server's lists store a copy that `verify` recalculates. */
export type PurchaseProgress = {
  status: PurchaseStatus;
  payment: PurchasePayment;
  ordered: number;
  received: number;
  /** Pieces still to be received; 0 for closed, cancelled and draft orders. */
  open: number;
  /** Pieces received and not yet billed. */
  toBill: number;
  /** Received share of ordered pieces that were not cancelled, 0 to 100, rounded down: 100 only if nothing is missing. */
  receivedPercent: number;
  /** Open and past its expected date. */
  isLate: boolean;
};

/** Calculates the progress of an order. `billed` and `paid` are minor units, `today` the store's day. */
export function purchaseProgress(
  lines: readonly LineProgress[],
  of: { state: PurchaseState; billed: number; paid: number; expectedDay: string | null; today: string },
): PurchaseProgress {
  const sum = (part: (line: LineProgress) => number) => lines.reduce((all, line) => all + part(line), 0);
  const orderedQuantity = sum((line) => line.quantity - line.cancelled);
  const received = sum((line) => line.received);
  const toBill = sum((line) => line.received - line.billed);
  const open = of.state === 'ordered' ? orderedQuantity - received : 0;
  const status: PurchaseStatus =
    of.state !== 'ordered' ? of.state : received === 0 ? 'ordered' : open > 0 ? 'partiallyReceived' : 'received';
  const isOver = status === 'received' || status === 'closed';
  const payment: PurchasePayment =
    of.billed === 0 && of.paid === 0
      ? 'unbilled'
      : of.paid === 0
        ? 'unpaid'
        : of.paid >= of.billed && isOver && toBill === 0
          ? 'paid'
          : 'partiallyPaid';
  return {
    status,
    payment,
    ordered: sum((line) => line.quantity),
    received,
    open,
    toBill,
    receivedPercent: orderedQuantity === 0 ? 0 : Math.floor((received * 100) / orderedQuantity),
    isLate: open > 0 && of.expectedDay !== null && of.expectedDay < of.today,
  };
}

/** Actions allowed by the status of an order, in addition to rights. */
export type PurchaseActs = {
  change: boolean;
  order: boolean;
  receive: boolean;
  saveManifest: boolean;
  bill: boolean;
  closeShort: boolean;
  cancel: boolean;
};

/** Returns the actions that the status of an order allows; used by the server and the screens. */
export const allowedPurchaseActions = ({ status, received, toBill }: PurchaseProgress): PurchaseActs => ({
  change: status === 'draft',
  order: status === 'draft',
  receive: status === 'ordered' || status === 'partiallyReceived',
  saveManifest: status === 'draft' || status === 'ordered' || status === 'partiallyReceived',
  bill: toBill > 0 || (received > 0 && status !== 'cancelled'),
  closeShort: status === 'partiallyReceived',
  cancel: status === 'draft' || status === 'ordered',
});

/**
 * Cost of `count` pieces of a line after the first `before`: the line's net distributed over its pieces, so that any number of
 * receipts adds up exactly to the line. Minor units.
 */
export const costOfPieces = (line: { quantity: number; net: number }, before: number, count: number): number =>
  upTo(line, before + count) - upTo(line, before);

const upTo = ({ quantity, net }: { quantity: number; net: number }, pieces: number): number =>
  quantity === 0 ? 0 : Number((BigInt(net) * BigInt(pieces) * 2n + BigInt(quantity)) / (BigInt(quantity) * 2n));

/**
 * How a landed cost is distributed: equally per line, by pieces, or by cost. There is no split by weight, since products have
 * none (docs/decisions/commerce/0022).
 */
export const landedSplits = ['equal', 'quantity', 'cost'] as const;
export type LandedSplit = (typeof landedSplits)[number];

/** A target of a landed cost: one unit, or pieces of a line. `cost` in minor units, of all pieces. */
export type LandedTarget = { lineId: string; quantity: number; cost: number };

/**
 * The parts of a cost, one per target, by largest remainder: they add up to the amount. If all weights are zero (goods without
 * cost, split by cost) it is split by pieces.
 */
export function landedShares(amount: number, split: LandedSplit, targets: readonly LandedTarget[]): number[] {
  if (split === 'equal') {
    const lines = [...new Set(targets.map((target) => target.lineId))];
    const ofLine = new Map(
      allocate(
        amount,
        lines.map(() => 1),
      ).map((part, i) => [lines[i]!, part]),
    );
    const shares = new Map(
      lines.map((line) => {
        const own = targets.filter((target) => target.lineId === line);
        return [
          line,
          allocate(
            ofLine.get(line)!,
            own.map((target) => target.quantity),
          ),
        ] as const;
      }),
    );
    return targets.map((target) => shares.get(target.lineId)!.shift()!);
  }
  const costs = targets.map((target) => target.cost);
  const byCost = split === 'cost' && costs.some((cost) => cost > 0);
  return allocate(amount, byCost ? costs : targets.map((target) => target.quantity));
}
