import type { Services } from '../http/answer.ts';

/** What a job works with. */
export type JobServices = Services & { log: Record<'error' | 'warn', (fields: object, sentence: string) => void> };

/** Attempts after the first one that failed. The wait doubles from `firstSeconds` up to `maxSeconds`. */
export type Retry = { limit: number; firstSeconds: number; maxSeconds: number };

/**
 * Work in the background, done by one server at a time. A job may be attempted again after it was done: when its server ended before
 * this was recorded. So each job writes what a second attempt recognizes.
 */
export type Job<Payload extends object = object> = {
  /** Lower case, with hyphens. It identifies the job in the database: a new name is a new job. */
  name: string;
  /** When it runs: a cron expression in UTC. Runs that were missed while no server ran are made up by one. */
  schedule?: string;
  retry: Retry;
  /** Seconds after which an attempt counts as failed, whatever its server still does. */
  withinSeconds: number;
  /** An error makes the attempt fail; its message is shown to the operator. */
  handle: (services: JobServices, payload: Payload) => Promise<void>;
};

/** Ten attempts in about two hours. A job that is not done is not added again, so a wait is no longer than half an hour. */
const patient: Retry = { limit: 9, firstSeconds: 60, maxSeconds: 1_800 };
const QUARTER_HOUR = 900;

/** Declares a job. `modules.ts` lists the jobs of the server. */
export const job = <Payload extends object = object>(
  declared: Omit<Job<Payload>, 'retry' | 'withinSeconds'> & Partial<Pick<Job<Payload>, 'retry' | 'withinSeconds'>>,
): Job<Payload> => ({ retry: patient, withinSeconds: QUARTER_HOUR, ...declared });
