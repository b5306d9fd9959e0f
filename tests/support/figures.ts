/** Figures of a fault test by name; `pnpm faults` prints them and writes them to docs/proofs.md. */
export type Figures = Readonly<Record<string, number | string>>;

/** Attaches the figures of a test to the report. */
export const countedIn = ({ meta }: { meta: object }, figures: Figures): void => void Object.assign(meta, { figures });

/** Formats milliseconds: median and maximum. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `${sorted[Math.floor(sorted.length / 2)] ?? 0} and ${sorted.at(-1) ?? 0}`;
}
