import type { FastifyBaseLogger } from 'fastify';
import type { Backups } from '../http/backups.ts';

const MINUTE_MS = 60_000;

/** Checks every minute whether a backup is due. Of several servers on a database, the first one creates it. */
export function scheduleBackups(
  backups: Backups,
  log: Pick<FastifyBaseLogger, 'error'>,
): { stop: () => Promise<void> } {
  let checking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    checking = checking
      .then(() => backups.runDueBackup())
      .catch((error: unknown) => log.error({ err: error }, 'the backup that was due could not be made'));
  }, MINUTE_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await backups.settled();
    },
  };
}
