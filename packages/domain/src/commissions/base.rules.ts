/** What stands of a sold line: its pieces (a charge has none), and its money in minor units. `cost` is what its goods cost. */
export type LineTotals = { pieces: number; net: number; tax: number; cost: number };

/**
 * What counts for whoever sold it, in minor units: `net` is without tax and discounts, `margin` what of it is left over the
 * cost, never below nothing (docs/decisions/0038). A change of it has the sign of what changed.
 */
export type Base = LineTotals & { margin: number };

/** The base of what stands of a line. */
export const baseOf = ({ pieces, net, tax, cost }: LineTotals): Base => ({
  pieces,
  net,
  tax,
  cost,
  margin: Math.max(0, net - cost),
});

/**
 * What a change of what stands is to the base: what comes back is below nothing. The floor of the margin holds for the line
 * as it stood and as it stands, so that the changes of a line add up to the base of what is left of it, in whatever parts
 * it came back.
 */
export function baseChange(totals: LineTotals, change: LineTotals): Base {
  const { pieces, net, tax, cost } = change;
  const after = { ...totals, net: totals.net + net, cost: totals.cost + cost };
  return { pieces, net, tax, cost, margin: baseOf(after).margin - baseOf(totals).margin };
}

/**
 * The pair of a correction: what is taken from whom the line counted for, and given to whom it counts for now. A void takes
 * the same, and gives it to nobody.
 */
export const basePair = (totals: LineTotals): { taken: Base; given: Base } => ({
  taken: baseChange(totals, {
    pieces: 0 - totals.pieces,
    net: 0 - totals.net,
    tax: 0 - totals.tax,
    cost: 0 - totals.cost,
  }),
  given: baseOf(totals),
});
