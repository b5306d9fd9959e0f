/**
 * The two-sample Kolmogorov–Smirnov test: the largest distance between two empirical distributions, and the probability of one as
 * large by chance (asymptotic, Smirnov 1948; Stephens' correction).
 */
export function kolmogorovSmirnov(one: readonly number[], other: readonly number[]): { distance: number; p: number } {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)];
  let [i, j, distance] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const at = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    while ((a[i] ?? Infinity) <= at) i += 1;
    while ((b[j] ?? Infinity) <= at) j += 1;
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length));
  }
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (size + 0.12 + 0.11 / size) * distance;
  let p = 0;
  for (let k = 1; k <= 100; k++) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * lambda * lambda);
  return { distance, p: Math.min(1, Math.max(0, p)) };
}
