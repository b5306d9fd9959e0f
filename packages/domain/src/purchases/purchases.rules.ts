import { shareOut } from '../money/money.ts';

/** What was done to an order: written down. Everything else that is said of it is worked out (docs/decisions/0022). */
export const purchaseStates = ['draft', 'ordered', 'closed', 'cancelled'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** How far the goods of an order are. */
export const purchaseStatuses = ['draft', 'ordered', 'partiallyReceived', 'received', 'closed', 'cancelled'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** How far an order is paid. `paid` only where nothing is left to come and everything received is billed. */
export const purchasePayments = ['unbilled', 'unpaid', 'partiallyPaid', 'paid'] as const;
export type PurchasePayment = (typeof purchasePayments)[number];

/** The pieces of a line: ordered, of these received, given up by closing short, and billed. */
export type LineProgress = { quantity: number; received: number; cancelled: number; billed: number };

/** Where an order stands: the one place that says so; the server's lists keep a copy that `verify` recomputes. */
export type PurchaseProgress = {
  status: PurchaseStatus;
  payment: PurchasePayment;
  ordered: number;
  received: number;
  /** Pieces that are still to come; none of a closed, cancelled or draft order. */
  open: number;
  /** Pieces received and not billed yet. */
  toBill: number;
  /** Received of what was ordered and not given up, 0 to 100, cut: 100 only when nothing is missing. */
  receivedPercent: number;
  /** Under way, and the day on which it was expected is over. */
  isLate: boolean;
};

/** Works out where an order stands. `billed` and `paid` are minor units, `today` the store's day. */
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

/** What a person may do with an order as it stands, by their rights beside it. */
export type PurchaseActs = {
  change: boolean;
  order: boolean;
  receive: boolean;
  saveManifest: boolean;
  bill: boolean;
  closeShort: boolean;
  cancel: boolean;
};

/** What may be done with an order that stands so: server and screens ask here. */
export const purchaseActs = ({ status, received, toBill }: PurchaseProgress): PurchaseActs => ({
  change: status === 'draft',
  order: status === 'draft',
  receive: status === 'ordered' || status === 'partiallyReceived',
  saveManifest: status === 'draft' || status === 'ordered' || status === 'partiallyReceived',
  bill: toBill > 0 || (received > 0 && status !== 'cancelled'),
  closeShort: status === 'partiallyReceived',
  cancel: status === 'draft' || status === 'ordered',
});

/**
 * What `count` pieces of a line cost after the first `before` of it: the line's net shared over its pieces, so that
 * receipts in any number of parts add up to the line to the cent. Minor units.
 */
export const costOfPieces = (line: { quantity: number; net: number }, before: number, count: number): number =>
  upTo(line, before + count) - upTo(line, before);

const upTo = ({ quantity, net }: { quantity: number; net: number }, pieces: number): number =>
  quantity === 0 ? 0 : Number((BigInt(net) * BigInt(pieces) * 2n + BigInt(quantity)) / (BigInt(quantity) * 2n));

/**
 * How a cost that comes with goods is shared out over them: the same for each line, by pieces, or by what they cost.
 * There is no weight, since no product has one (docs/decisions/0022).
 */
export const landedSplits = ['equal', 'quantity', 'cost'] as const;
export type LandedSplit = (typeof landedSplits)[number];

/** Goods that bear a part of a landed cost: one unit, or pieces of a line. `cost` in minor units, of all pieces. */
export type LandedTarget = { lineId: string; quantity: number; cost: number };

/**
 * The parts of a cost, one for each target, by largest remainder: they add up to the amount. Where everything weighs
 * nothing (goods that cost nothing, split by cost) it is split by pieces.
 */
export function landedShares(amount: number, split: LandedSplit, targets: readonly LandedTarget[]): number[] {
  if (split === 'equal') {
    const lines = [...new Set(targets.map((target) => target.lineId))];
    const ofLine = new Map(
      shareOut(
        amount,
        lines.map(() => 1),
      ).map((part, i) => [lines[i]!, part]),
    );
    const shares = new Map(
      lines.map((line) => {
        const own = targets.filter((target) => target.lineId === line);
        return [
          line,
          shareOut(
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
  return shareOut(amount, byCost ? costs : targets.map((target) => target.quantity));
}
