/** Returns the smallest round number (1, 2, 2.5 or 5 times a power of ten) that is at least `value`; 0 for 0. */
export function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= value) ?? 10;
  return step * power;
}

/** A bar as shares of the chart height, 0 to 1, from the top. */
export type Bar = { top: number; height: number };

/** Scales values between round numbers around zero; `zero` is the position of the baseline. */
export function scaleOf(values: readonly number[]) {
  const max = roundUp(Math.max(0, ...values));
  const min = 0 - roundUp(-Math.min(0, ...values));
  const span = max - min || 1;
  const topOf = (value: number) => (max - value) / span;
  const bars: Bar[] = values.map((value) => ({
    top: topOf(Math.max(value, 0)),
    height: Math.abs(value) / span,
  }));
  return { max, min, zero: topOf(0), bars };
}
