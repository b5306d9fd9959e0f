import { availableParallelism } from 'node:os';
import { Problem } from '@tilldesk/domain/problems';

/** The number of concurrent hashes: one processor is left for other work of the server. */
const maxConcurrent = Math.max(1, availableParallelism() - 1);

/** The queue for a hash: users who are signed in, at a till or in their profile, have priority over sign-ins. */
export type HashLane = 'signed-in' | 'sign-in';

/** The maximum number of sign-ins waiting for a hash; a further one is rejected. This is about two seconds of hashing. */
export const SIGN_INS_WAITING = 40;

let free = maxConcurrent;
const waiting: Record<HashLane, (() => void)[]> = { 'signed-in': [], 'sign-in': [] };

/**
 * Runs `make` when a hashing slot is free. Each hash uses a processor for some tens of milliseconds. Many concurrent sign-ins
 * wait, up to their limit, and delay signed-in users by at most the hash in progress. Throws request.tooMany.
 */
export async function inLine<T>(make: () => Promise<T>, lane: HashLane = 'signed-in'): Promise<T> {
  if (free > 0) free -= 1;
  else if (lane === 'sign-in' && waiting[lane].length >= SIGN_INS_WAITING) {
    throw new Problem('request.tooMany', { seconds: 2 });
  } else await new Promise<void>((resolve) => void waiting[lane].push(resolve));
  try {
    return await make();
  } finally {
    const next = waiting['signed-in'].shift() ?? waiting['sign-in'].shift();
    if (next) next();
    else free += 1;
  }
}
