import type { ConstructorOptions, PgBoss } from 'pg-boss';
import { isDatabaseAway } from '../database/unavailable.ts';
import { errorForLog } from '../log/errorForLog.ts';
import type { Job, JobServices } from './job.ts';
import { declareJob, openQueue, releaseFutureJobs } from './queue.ts';

/** Seconds between looks for jobs (at least 0.5), and for schedules that are due (at least 1, at most 45). */
export type Pace = { pollSeconds: number; scheduleSeconds: number };
const usual: Pace = { pollSeconds: 5, scheduleSeconds: 30 };

/** Milliseconds that a stop waits for jobs at work; those that take longer are attempted again. */
const STOP_WITHIN_MS = 20_000;

/** The jobs at work in this process. */
export type RunningJobs = {
  /** Resolves once the schedules are known and jobs are worked on. */
  started: Promise<void>;
  /** Adds a job that has no schedule. It is worked on by any server on the database. */
  enqueue: <Payload extends object>(job: Job<Payload>, payload: Payload) => Promise<void>;
  /** Takes no more jobs and waits for those at work. */
  stop: () => Promise<void>;
};

/**
 * Works on the jobs until it is stopped. Of several servers on a database, one adds the job of a schedule, and each job is worked on
 * by one server. A failed attempt is logged, and so is the database when it becomes unavailable.
 */
export function startJobs(services: JobServices, jobs: readonly Job[], pace: Pace = usual): RunningJobs {
  const { db, log } = services;
  let isAway = false;
  const logOutage = (error: unknown): void => {
    if (isDatabaseAway(error) && !isAway) log.error({ err: error }, 'jobs could not be looked up');
    isAway = isDatabaseAway(error);
  };
  const intervals: ConstructorOptions = {
    cronMonitorIntervalSeconds: pace.scheduleSeconds,
    cronWorkerIntervalSeconds: Math.min(pace.scheduleSeconds, usual.pollSeconds),
  };
  const queue = openQueue(db, intervals, logOutage);
  queue.on('error', (error) => {
    if (!isAway) log.error({ err: error }, 'the queue of jobs failed');
  });
  queue.on('warning', ({ message }) => log.warn({ warning: message }, 'the queue of jobs warns'));

  const start = async (): Promise<void> => {
    await queue.start();
    await releaseFutureJobs(db);
    await removeOthers(queue, jobs);
    for (const one of jobs) await declareJob(queue, one);
    for (const one of jobs) {
      await queue.work<object>(one.name, { pollingIntervalSeconds: pace.pollSeconds }, async ([taken]) => {
        await attempt(services, one, taken?.data ?? {});
      });
    }
  };
  const started = start();
  started.catch((error: unknown) => log.error({ err: error }, 'the queue of jobs did not start'));

  return {
    started,
    enqueue: async ({ name }, payload) => {
      await started;
      await queue.send(name, payload);
    },
    stop: async () => {
      await started.catch(() => undefined);
      await queue.stop({ timeout: STOP_WITHIN_MS });
    },
  };
}

async function attempt(services: JobServices, { name, handle }: Job, payload: object): Promise<void> {
  try {
    await handle(services, payload);
  } catch (error) {
    services.log.error({ job: name, err: error }, 'an attempt of a job failed');
    // The queue stores the whole error and shows it to the operator: it must not contain values of the shop.
    const { type, message, constraint } = errorForLog(error);
    throw new AttemptFailed([message || type, constraint].filter(Boolean).join(', '));
  }
}

/** An attempt of a job failed; the message contains no values. */
class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed';
}

/** Ends the schedules of jobs that this version does not have. */
async function removeOthers(queue: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name } of await queue.getSchedules()) {
    if (!jobs.some((one) => one.name === name)) await queue.unschedule(name);
  }
}
