/** What a fault test counted while it ran, by what it is; `pnpm faults` prints it and writes it to docs/proofs.md. */
export type Figures = Readonly<Record<string, number | string>>;

/** Leaves what a test counted where a report finds it. */
export const countedIn = ({ meta }: { meta: object }, figures: Figures): void => void Object.assign(meta, { figures });

/** Milliseconds as they are told: the middle one and the worst. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `${sorted[Math.floor(sorted.length / 2)] ?? 0} and ${sorted.at(-1) ?? 0}`;
}
