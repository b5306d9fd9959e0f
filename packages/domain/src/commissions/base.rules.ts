/** Current totals of a sold line: pieces (0 for a charge) and amounts in minor units. `cost` is the cost of its goods. */
export type LineTotals = { pieces: number; net: number; tax: number; cost: number };

/**
 * The commission base of the salesperson, in minor units: `net` is without tax and discounts, `margin` is net less cost, never
 * negative (docs/decisions/commerce/0038). Changes are signed.
 */
export type Base = LineTotals & { margin: number };

/** The base of a line's current totals. */
export const baseOf = ({ pieces, net, tax, cost }: LineTotals): Base => ({
  pieces,
  net,
  tax,
  cost,
  margin: Math.max(0, net - cost),
});

/**
 * The change of the base for a change of the totals; returns are negative. The margin is limited to zero before and after the
 * change, so that the changes of a line add up to the base of its remainder, however it was returned.
 */
export function baseChange(totals: LineTotals, change: LineTotals): Base {
  const { pieces, net, tax, cost } = change;
  const after = { ...totals, net: totals.net + net, cost: totals.cost + cost };
  return { pieces, net, tax, cost, margin: baseOf(after).margin - baseOf(totals).margin };
}

/** The two entries of a correction: taken from the previous salesperson and given to the new one. A void only takes. */
export const basePair = (totals: LineTotals): { taken: Base; given: Base } => ({
  taken: baseChange(totals, {
    pieces: 0 - totals.pieces,
    net: 0 - totals.net,
    tax: 0 - totals.tax,
    cost: 0 - totals.cost,
  }),
  given: baseOf(totals),
});
