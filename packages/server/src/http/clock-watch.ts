import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';
import { endFutureSignIns } from './business-time.store.ts';

const MINUTE_MS = 60_000;

/** Deletes sign-ins that were created while the clock was ahead: at once, then every minute. */
export function watchClock(
  db: Db,
  clock: () => Date,
  log: Pick<FastifyBaseLogger, 'error'>,
): { stop: () => Promise<void> } {
  let checking = Promise.resolve();
  const checkClock = (): void => {
    checking = checking
      .then(() => asOwner(db, (tx) => endFutureSignIns(tx, clock().toISOString())))
      .catch((error: unknown) =>
        log.error({ err: error }, 'sign-ins of a clock that was ahead could not be looked up'),
      );
  };
  checkClock();
  const timer = setInterval(checkClock, MINUTE_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}
