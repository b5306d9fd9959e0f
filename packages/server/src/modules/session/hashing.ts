import { availableParallelism } from 'node:os';

/** So many hashes at the same moment: one processor is left to everything else the server does. */
const atOnce = Math.max(1, availableParallelism() - 1);

let free = atOnce;
const waiting: (() => void)[] = [];

/** Makes a hash when it is its turn. Each fills a processor for some tens of milliseconds: a rush of sign-ins waits in line. */
export async function inLine<T>(make: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => void waiting.push(resolve));
  try {
    return await make();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}
