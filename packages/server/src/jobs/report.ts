import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { StartupError } from '../database/startup-error.ts';
import type { Job } from './job.ts';

/** The most runs of a job that are read; a job that runs every minute has 20,160 in the time for which they are kept. */
const RUNS_MAX = 100_000;

/** A run that is not done. Moments are ISO text in UTC. */
export type OpenRun = {
  id: string;
  state: 'waiting' | 'at work' | 'failed';
  attempts: number;
  attemptsMax: number;
  /** When the next attempt is due, when the current one began, or when the last one failed. */
  at: string;
  /** The message of the last failed attempt. */
  error: string | null;
};

/** A job with its next run (null without a schedule), the end of the last run that was done, and the runs that are not. */
export type JobReport = { name: string; nextRun: string | null; lastDone: string | null; open: OpenRun[] };

/** Returns the declared jobs as they stand in the database. */
export function readJobs(queue: PgBoss, jobs: readonly Job[]): Promise<JobReport[]> {
  return Promise.all(
    jobs.map(async ({ name, schedule }) => {
      const runs = await queue.findJobs(name, { limit: RUNS_MAX });
      const next = schedule ? queue.previewSchedule(schedule, { count: 1 })[0] : undefined;
      const done = runs.flatMap(({ state, completedOn }) => (state === 'completed' ? [iso(completedOn)] : []));
      return {
        name,
        nextRun: next ? iso(next) : null,
        lastDone: done.toSorted().at(-1) ?? null,
        open: runs.filter(({ state }) => state !== 'completed' && state !== 'cancelled').map(openRunOf),
      };
    }),
  );
}

/**
 * Lets a failed run be attempted again, with all its attempts.
 * @throws StartupError if there is no failed run of this id, or if another run of the same schedule waits already
 */
export async function retryRun(queue: PgBoss, jobs: readonly Job[], id: string): Promise<void> {
  for (const { name } of jobs) {
    const [run] = await queue.findJobs(name, { id }).catch(() => []);
    if (run?.state !== 'failed') continue;
    await queue.retry(name, id).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      throw new StartupError(`Another run of ${name} waits already: it does the same.`, { cause: error });
    });
    return;
  }
  throw new StartupError(`There is no failed run ${id}; tilldesk jobs lists them.`);
}

/** A unique key of the queue (SQLSTATE 23505): a scheduled job has one run that is not done. */
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

function openRunOf({
  id,
  state,
  retryCount,
  retryLimit,
  startAfter,
  startedOn,
  completedOn,
  output,
}: JobWithMetadata<unknown>): OpenRun {
  const { message } = Object(output) as { message?: unknown };
  const shown = state === 'active' ? 'at work' : state === 'failed' ? 'failed' : 'waiting';
  return {
    id,
    state: shown,
    attempts: state === 'created' ? 0 : retryCount + 1,
    attemptsMax: retryLimit + 1,
    at: iso((state === 'active' ? startedOn : state === 'failed' ? completedOn : startAfter) ?? startAfter),
    error: typeof message === 'string' ? message : null,
  };
}

/** Moments are declared as Date, but arrive as the pool's parsers read them: as text. */
const iso = (moment: Date | string | null): string => new Date(moment ?? 0).toISOString();
