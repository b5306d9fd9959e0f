/** Banknotes that quick amounts are based on, in whole units of the currency. */
const notes = [5, 10, 20, 50, 100];

/**
 * Returns the amounts that a customer is likely to hand over for `due` (minor units): the exact amount, then the next multiples
 * of 5, 10, 20, 50 and 100, each once and in ascending order. `digits` is the number of decimals of the currency's minor unit.
 */
export function quickAmounts(due: number, digits: number): number[] {
  if (due <= 0) return [];
  const full = notes.map((note) => note * 10 ** digits).map((note) => Math.ceil(due / note) * note);
  return [...new Set([due, ...full])].toSorted((a, b) => a - b);
}
