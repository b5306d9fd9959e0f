import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/engine.ts';
import { runAsOwner } from '../database/owner-session.ts';
import type { Db } from '../database/pool.ts';
import { scratchFolder } from '../database/testing/scratch-folder.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner, outsideBusiness } from '../database/transaction.ts';
import { createChanges } from '../realtime/changes.ts';
import { job, type Job } from './job.ts';
import { createQueueSchema, openQueue } from './queue.ts';
import { readJobs, retryRun } from './report.ts';
import { startJobs } from './worker.ts';

const quick = { pollSeconds: 0.5, scheduleSeconds: 1 };
const everyMinute = '* * * * *';
const retry = { limit: 9, firstSeconds: 60, maxSeconds: 3_600 };

/** Starts a server's jobs on a database, and stops them at the end of the test. */
async function server(db: Db, ...jobs: Job[]) {
  await createQueueSchema(db);
  const logged: string[] = [];
  const add = (_fields: object, sentence: string) => void logged.push(sentence);
  const services = { db, changes: createChanges(), clock: () => new Date(), log: { error: add, warn: add } };
  const running = startJobs(services, jobs, quick);
  await running.started;
  onTestFinished(running.stop);
  return { ...running, logged };
}

const rows = async <R extends object>(db: Db, sql: string): Promise<R[]> =>
  (await runAsOwner(db, sql)).flatMap((result) => result.rows as R[]);
const report = async (db: Db, ...jobs: Job[]) => {
  const queue = openQueue(db, { supervise: false, schedule: false }, () => undefined);
  await queue.start();
  onTestFinished(() => queue.stop());
  return { queue, jobs: await readJobs(queue, jobs) };
};

test('a job is done once with its payload, and the operator sees when', async () => {
  const db = await testDatabase(4, onTestFinished);
  const counted: number[] = [];
  const count = job<{ n: number }>({ name: 'count', handle: async (_services, { n }) => void counted.push(n) }) as Job;
  const { enqueue } = await server(db, count);
  await enqueue(count, { n: 3 });
  await expect.poll(async () => (await report(db, count)).jobs[0]!.lastDone).not.toBeNull();
  const { jobs } = await report(db, count);
  expect(counted).toEqual([3]);
  expect(jobs).toEqual([{ name: 'count', nextRun: null, lastDone: expect.any(String), open: [] }]);
});

test('two servers on one database do a scheduled job once for each time of the schedule', async () => {
  const db = await testDatabase(4, onTestFinished);
  const runs: string[] = [];
  const scheduled = (name: string) =>
    job({ name: 'each-minute', schedule: everyMinute, handle: async () => void runs.push(name) });
  await server(db, scheduled('first'));
  await server(db, scheduled('second'));
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  // Both have looked at the schedules, and forwarded what was due.
  const looked = 'select cron_on as at from pgboss.version';
  const [{ at } = { at: '' }] = await rows<{ at: string }>(db, looked);
  await expect
    .poll(async () => Date.parse((await rows<{ at: string }>(db, looked))[0]!.at))
    .toBeGreaterThan(Date.parse(at) + 2_000);
  // The queue forwards each time of the schedule once, by a job of its own.
  const counts = `select count(*) filter (where name = 'each-minute') as jobs,
    count(distinct singleton_on) filter (where name <> 'each-minute') as times from pgboss.job`;
  const surplus = async () => {
    const [{ jobs, times } = { jobs: 0, times: 0 }] = await rows<{ jobs: number; times: number }>(db, counts);
    return [jobs - times, runs.length - times];
  };
  await expect.poll(surplus).toEqual([0, 0]);
});

test('a job that throws is attempted ten times, waits longer each time, and rests as failed with its last error', async () => {
  const db = await testDatabase(4, onTestFinished);
  let attempts = 0;
  const failing = job({
    name: 'failing',
    retry,
    handle: async ({ db: database }) => {
      attempts += 1;
      if (attempts < 10) throw new Error(`attempt ${attempts}`);
      await asOwner(database, (tx) => tx.raw(`select 'Ana Ruiz'::int`));
    },
  });
  const { enqueue, logged, stop } = await server(db, failing);
  await enqueue(failing, {});
  const waits: number[] = [];
  for (let n = 1; n < 10; n += 1) {
    await expect.poll(async () => (await report(db, failing)).jobs[0]!.open[0]?.error).toEqual(`attempt ${n}`);
    const [{ seconds } = { seconds: 0 }] = await rows<{ seconds: number }>(
      db,
      `select extract(epoch from start_after - now())::int as seconds from pgboss.job;
       update pgboss.job set start_after = now()`,
    );
    waits.push(seconds);
  }
  const failed = { state: 'failed', attempts: 10, attemptsMax: 10, error: 'error' };
  await expect.poll(async () => (await report(db, failing)).jobs[0]!.open).toEqual([expect.objectContaining(failed)]);
  expect(attempts).toEqual(10);
  expect(logged).toEqual(Array<string>(10).fill('an attempt of a job failed'));
  // The wait is random between half and all of what doubles from 60 seconds, up to an hour.
  waits.forEach((wait, n) => {
    const longest = Math.min(retry.maxSeconds, retry.firstSeconds * 2 ** (n + 1));
    expect(wait).toBeGreaterThan(Math.min(retry.maxSeconds, retry.firstSeconds * 2 ** n) / 2 - 10);
    expect(wait).toBeLessThanOrEqual(longest);
  });
  // What the queue stores of an error has no value of the shop.
  expect(JSON.stringify(await rows(db, 'select output from pgboss.job'))).not.toContain('Ana');
  await stop();

  const { queue, jobs } = await report(db, failing);
  await retryRun(queue, [failing], jobs[0]!.open[0]!.id);
  const again = await report(db, failing);
  expect(again.jobs[0]!.open[0]!.state).toEqual('waiting');
  await expect(retryRun(queue, [failing], jobs[0]!.open[0]!.id)).rejects.toThrow('There is no failed run');
  await expect(retryRun(queue, [failing], 'not an id')).rejects.toThrow('There is no failed run not an id');
});

test('a failed run of a schedule is not retried beside another that waits', async () => {
  const db = await testDatabase(4, onTestFinished);
  const yearly = job({
    name: 'yearly',
    schedule: '0 0 1 1 *',
    retry: { ...retry, limit: 0 },
    handle: () => Promise.reject(new Error('never')),
  });
  const { enqueue, stop } = await server(db, yearly);
  await enqueue(yearly, {});
  await expect.poll(async () => (await report(db, yearly)).jobs[0]!.open[0]?.state).toEqual('failed');
  await stop();
  const { queue, jobs } = await report(db, yearly);
  expect(jobs[0]!.nextRun).toMatch(/-01-01T00:00:00.000Z$/);
  await queue.send('yearly', {});
  await expect(retryRun(queue, [yearly], jobs[0]!.open[0]!.id)).rejects.toThrow('Another run of yearly waits already');
});

test('a stop waits for the job at work', async () => {
  const db = await testDatabase(4, onTestFinished);
  const [begun, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const slow = job({
    name: 'slow',
    handle: async () => {
      begun.resolve();
      await may.promise;
      order.push('done');
    },
  });
  const { enqueue, stop } = await server(db, slow);
  await enqueue(slow, {});
  await begun.promise;
  const stopped = stop().then(() => order.push('stopped'));
  may.resolve();
  await stopped;
  expect(order).toEqual(['done', 'stopped']);
  expect((await report(db, slow)).jobs[0]!.open).toEqual([]);
});

test('after a clock that was ahead, jobs and schedules go on at the next start', async () => {
  const db = await testDatabase(4, onTestFinished);
  let runs = 0;
  const waiting = job({ name: 'waiting', handle: async () => void (runs += 1) });
  const scheduled = job({ name: 'each-minute', schedule: everyMinute, handle: async () => void (runs += 1) });
  const { stop } = await server(db, waiting, scheduled);
  await stop();
  await rows(
    db,
    `delete from pgboss.job; update pgboss.version set cron_on = now() + interval '1 day';
     insert into pgboss.job (name, created_on, start_after) values ('waiting', now() + interval '1 day', now() + interval '1 day')`,
  );
  runs = 0;
  await server(db, waiting, scheduled);
  await expect.poll(() => runs).toBeGreaterThanOrEqual(2);
});

test('a job that is no longer declared ends its schedule', async () => {
  const db = await testDatabase(4, onTestFinished);
  const scheduled = (name: string) => job({ name, schedule: '0 0 1 1 *', handle: async () => undefined });
  const first = await server(db, scheduled('old'), scheduled('kept'));
  await first.stop();
  await server(db, scheduled('kept'));
  expect(await rows(db, 'select name from pgboss.schedule')).toEqual([{ name: 'kept' }]);
});

test('the role of the calls cannot read the queue', async () => {
  const db = await testDatabase(4, onTestFinished);
  await server(db);
  await expect(outsideBusiness(db, (tx) => tx.raw('select name from pgboss.job'))).rejects.toThrow(
    'permission denied for schema pgboss',
  );
  // And the queue leaves no connection behind that could.
  const roles = await Promise.all(
    Array.from({ length: 10 }, () => outsideBusiness(db, (tx) => tx.raw('select current_user as role'))),
  );
  expect(roles.flat()).toEqual(Array(10).fill({ role: 'tilldesk_app' }));
});

test('jobs work on the fallback engine, which has one connection', async () => {
  const log = { info: () => undefined, warn: () => undefined };
  const database = await openDatabase({ dataFolder: scratchFolder(), log, engine: 'embedded-wasm' });
  onTestFinished(database.close);
  let runs = 0;
  const scheduled = job({
    name: 'each-minute',
    schedule: everyMinute,
    handle: async ({ db }) => {
      await asOwner(db, (tx) => tx.raw('select 1'));
      runs += 1;
    },
  });
  const { stop } = await server(database, scheduled);
  await expect.poll(() => runs).toBeGreaterThan(0);
  await stop();
  expect(await outsideBusiness(database, (tx) => tx.raw('select current_user as role'))).toEqual([
    { role: 'tilldesk_app' },
  ]);
});
