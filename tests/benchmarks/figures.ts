import { cpus, totalmem } from 'node:os';

/** Percentiles of a list of milliseconds. */
export function percentiles(times: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Runs `work` on `clients` clients for `seconds`; returns the rate per second and the duration of each. */
export async function load(clients: number, seconds: number, work: (client: number) => Promise<void>) {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const client = async (_: unknown, index: number): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      await work(index);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: (times.length * 1000) / (performance.now() - begun), times };
}

/** Runs `work` a number of times, one after the other; returns the milliseconds of each. */
export async function timed(count: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    await work(i);
    times.push(performance.now() - start);
  }
  return times;
}

/** One line of the result: quantity, figure, target. */
export function printResult(what: string, figure: string, target: string): void {
  console.log(`${what.padEnd(58)} ${figure.padEnd(34)} ${target}`);
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'cpu'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
