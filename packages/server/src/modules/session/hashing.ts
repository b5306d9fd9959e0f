import { availableParallelism } from 'node:os';
import { Problem } from '@tilldesk/domain/problems';

/** So many hashes at the same moment: one processor is left to everything else the server does. */
const atOnce = Math.max(1, availableParallelism() - 1);

/**
 * Who waits for a hash: people who are signed in, at a till or in their profile, always come before strangers who sign in.
 */
export type HashLane = 'signed-in' | 'sign-in';

/** So many sign-ins wait for their hash; one more is refused. It is about two seconds of hashing. */
export const SIGN_INS_WAITING = 40;

let free = atOnce;
const waiting: Record<HashLane, (() => void)[]> = { 'signed-in': [], 'sign-in': [] };

/**
 * Makes a hash when it is its turn. Each fills a processor for some tens of milliseconds: a flood of sign-ins waits, up to its
 * limit, and delays nobody who is signed in by more than the hash that is being made. Throws request.tooMany.
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
