import {
  costOfPieces,
  landedShares,
  type LandedSplit,
  type LandedTarget,
  type Purchase,
} from '@tilldesk/domain/purchases';

/** Resources to refresh after a landed cost was posted or reversed. */
export const landedTouches = ['purchases', 'inventory', 'products', 'units'];

/** The pieces of a line that share a cost. */
export type ReceivedLine = { lineId: string; description: string; quantity: number };

/** Returns the received pieces of an order by line. */
export const receivedLines = ({ lines }: Purchase): ReceivedLine[] =>
  lines.flatMap(({ id, description, received }) =>
    received > 0 ? [{ lineId: id, description, quantity: received }] : [],
  );

/**
 * Returns each line's share of a cost in minor units. Serialized lines are split by piece, since each unit gets its own
 * share; other lines get one share. The shares add up to the amount.
 */
export function landedCostByLine(
  purchase: Purchase,
  landings: readonly ReceivedLine[],
  amount: number,
  split: LandedSplit,
): number[] {
  const targets = landings.flatMap(({ lineId, quantity }): LandedTarget[] => {
    const line = purchase.lines.find(({ id }) => id === lineId);
    const priced = { quantity: line?.quantity ?? 0, net: line?.net ?? 0 };
    if (line?.tracking !== 'serialized') return [{ lineId, quantity, cost: costOfPieces(priced, 0, quantity) }];
    return Array.from({ length: quantity }, (_, at) => ({ lineId, quantity: 1, cost: costOfPieces(priced, at, 1) }));
  });
  const shares = landedShares(amount, split, targets);
  return landings.map(({ lineId }) =>
    targets.reduce((sum, target, at) => (target.lineId === lineId ? sum + (shares[at] ?? 0) : sum), 0),
  );
}
