/**
 * Money is integer minor units (cents) of the store's currency; shares and tax rates are exact decimals as text.
 * Rounding is half away from zero.
 */

/** `amount × rate`, rounded half away from zero. `rate` is decimal text with up to six places: '0.0825'. */
export function applyRate(amount: number, rate: string): number {
  return divideRounded(BigInt(amount) * millionths(rate), 1_000_000n);
}

/** `amount × part ÷ whole`, rounded half away from zero. All are integers, `whole` is not zero. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  divideRounded(BigInt(amount) * BigInt(part), BigInt(whole));

/**
 * Distributes an amount in proportion to weights (non-negative integers) by largest remainder, so that the shares add up exactly.
 * Ties go to the earlier weight; if all weights are zero nothing is distributed.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (weights.some((w) => w < 0)) throw new Error(`money: a weight is not below zero, got ${weights.join(', ')}`);
  const totalWeight = weights.reduce((sum, w) => sum + BigInt(w), 0n);
  if (totalWeight === 0n) return weights.map(() => 0);
  const parts = weights.map((w) => BigInt(amount) * BigInt(w));
  const shares = parts.map((p) => Number(p / totalWeight));
  let rest = amount - shares.reduce((a, b) => a + b, 0);
  const step = rest < 0 ? -1 : 1;
  const byRemainder = parts
    .map((p, index) => ({ index, remainder: absolute(p % totalWeight) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder) {
    if (rest === 0) break;
    shares[index]! += step;
    rest -= step;
  }
  return shares;
}

/** How many digits the minor unit of a currency has: 2 for USD, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  printerOf('en', currency).resolvedOptions().maximumFractionDigits ?? 2;

/** Converts main units, as a number or decimal text, to minor units: '100.5' USD is 10050. Throws for other input. */
export function minorOf(main: number | string, currency: string): number {
  const minor = Math.round(Number(main) * 10 ** minorDigits(currency));
  if (!Number.isSafeInteger(minor)) throw new Error(`money: not an amount: '${main}'`);
  return minor;
}

/** Formats an amount: 123450 USD in en is '$1,234.50'. */
export const formatMoney = (minor: number, currency: string, locale: string): string =>
  printerOf(locale, currency).format(minor / 10 ** minorDigits(currency));

// Creating a formatter costs a hundred times as much as using it, and lists format hundreds of amounts.
const printers = new Map<string, Intl.NumberFormat>();

function printerOf(locale: string, currency: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`;
  const printer = printers.get(name) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  printers.set(name, printer);
  return printer;
}

function millionths(rate: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(rate);
  if (!match) throw new Error(`money: a rate must be decimal text with up to six places, got '${rate}'`);
  const value = BigInt(match[2]!) * 1_000_000n + BigInt((match[3] ?? '').padEnd(6, '0'));
  return match[1] ? -value : value;
}

function divideRounded(dividend: bigint, divisor: bigint): number {
  const sign = dividend < 0n !== divisor < 0n ? -1n : 1n;
  const [n, d] = [absolute(dividend), absolute(divisor)];
  return Number(sign * ((n * 2n + d) / (d * 2n)));
}

const absolute = (n: bigint): bigint => (n < 0n ? -n : n);
