import { PgBoss, type ConstructorOptions } from 'pg-boss';
import { runAsOwner } from '../database/owner-session.ts';
import type { Db } from '../database/pool.ts';
import { StartupError } from '../database/startup-error.ts';
import { asOwner } from '../database/transaction.ts';
import type { Job } from './job.ts';
import { findSchema } from './jobs.statements.ts';

/** The schema of the queue's own tables, which the application's role cannot enter. */
const schema = 'pgboss';

/** Days for which a run that is done or failed can be looked up. */
const KEPT_DAYS = 14;
const DAY_SECONDS = 86_400;

/**
 * Creates the schema of the queue, if it does not exist; the queue itself creates its tables in it.
 * @throws StartupError if the database user may not create a schema
 */
export async function createQueueSchema(db: Db): Promise<void> {
  await asOwner(db, async (tx) => {
    const found = await tx.first(findSchema, { schema });
    if (found!.exists) return;
    await tx.raw(`create schema if not exists ${schema}`).catch((error: unknown) => {
      const command = `CREATE SCHEMA ${schema} AUTHORIZATION "${found!.user}"`;
      throw new StartupError(
        `The database user ${found!.user} may not create the schema ${schema}; ask its administrator to run: ${command}.`,
        { cause: error },
      );
    });
  });
}

/** Returns the queue of a database, not started yet. `onStatement` receives the error of each statement, or null. */
export function openQueue(db: Db, options: ConstructorOptions, onStatement: (error: unknown) => void): PgBoss {
  const executeSql = async (text: string, values?: unknown[]) => {
    try {
      const results = await runAsOwner(db, text, values);
      onStatement(null);
      return { rows: results.flatMap(({ rows }) => rows as unknown[]) };
    } catch (error) {
      onStatement(error);
      throw error;
    }
  };
  return new PgBoss({
    db: { executeSql },
    schema,
    createSchema: false,
    backend: db.kind === 'embedded-wasm' ? 'pglite' : 'postgres',
    registerInstance: false,
    ...options,
  });
}

/** Creates or updates the settings of a job and its schedule. */
export async function declareJob(queue: PgBoss, { name, schedule, retry, withinSeconds }: Job): Promise<void> {
  const settings = {
    retryLimit: retry.limit,
    retryDelay: retry.firstSeconds,
    retryDelayMax: retry.maxSeconds,
    retryBackoff: true,
    expireInSeconds: withinSeconds,
    deleteAfterSeconds: KEPT_DAYS * DAY_SECONDS,
  };
  // A scheduled job that is not done yet is not added again: its next attempt does what both would do.
  await queue.createQueue(name, { ...settings, policy: schedule ? 'exclusive' : 'standard' });
  await queue.updateQueue(name, settings);
  if (schedule) await queue.schedule(name, schedule, null, { missed: 'once' });
  else await queue.unschedule(name);
}

/**
 * Lets jobs go on that a clock which was ahead has dated into the future; they would stand still until then. Runs at each start.
 */
export async function releaseFutureJobs(db: Db): Promise<void> {
  await runAsOwner(
    db,
    `update ${schema}.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
       flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now());
     update ${schema}.queue set maintain_on = least(maintain_on, now()), monitor_on = least(monitor_on, now());
     update ${schema}.job set start_after = now() where state < 'active' and created_on > now();
     update ${schema}.job set started_on = now() where state = 'active' and started_on > now();`,
  );
}
