/** Notes that a drawer knows, in whole units of the currency. */
const notes = [5, 10, 20, 50, 100];

/**
 * What a customer is likely to hand over for an amount (minor units): exactly that, then the next full 5, 10, 20, 50
 * and 100, each once and rising. `digits` are those of the currency's minor unit.
 */
export function quickAmounts(due: number, digits: number): number[] {
  if (due <= 0) return [];
  const full = notes.map((note) => note * 10 ** digits).map((note) => Math.ceil(due / note) * note);
  return [...new Set([due, ...full])].toSorted((a, b) => a - b);
}
