/**
 * Money is integer minor units (cents) of the store's currency; shares and tax rates are exact decimals as text.
 * Rounding is half away from zero.
 */

/** `amount × rate`, rounded half away from zero. `rate` is decimal text with up to six places: '0.0825'. */
export function applyRate(amount: number, rate: string): number {
  return divideRounded(BigInt(amount) * millionths(rate), 1_000_000n);
}

/**
 * Shares an amount out in proportion to weights by largest remainder, so that the shares add up to the amount exactly.
 * Ties go to the earlier weight; with no weight at all nothing is shared.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, w) => sum + BigInt(w), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const parts = weights.map((w) => BigInt(amount) * BigInt(w));
  const shares = parts.map((p) => Number(p / whole));
  let rest = amount - shares.reduce((a, b) => a + b, 0);
  const step = rest < 0 ? -1 : 1;
  const byRemainder = parts
    .map((p, index) => ({ index, remainder: absolute(p % whole) }))
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
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount for people: 123450 USD in en is '$1,234.50'. */
export const formatMoney = (minor: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** minorDigits(currency));

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
