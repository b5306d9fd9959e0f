import type { Db } from '../database/pool.ts';
import { readJobs, retryRun, type OpenRun } from '../jobs/report.ts';
import { declareJob, openQueue } from '../jobs/queue.ts';
import { jobs } from '../modules.ts';

/** Prints the jobs with their next run, and every run that is not done; or lets a failed run be attempted again. */
export async function jobsCommand(
  db: Db,
  { retry }: { retry?: string | undefined },
  print: (sentence: string) => void,
): Promise<void> {
  // This process works on no job.
  const queue = openQueue(db, { supervise: false, schedule: false }, () => undefined);
  await queue.start();
  try {
    for (const one of jobs) await declareJob(queue, one);
    if (retry !== undefined) {
      await retryRun(queue, jobs, retry);
      print(`The run ${retry} is attempted again by the next server that looks for jobs.`);
      return;
    }
    let failed = 0;
    for (const { name, nextRun, lastDone, open } of await readJobs(queue, jobs)) {
      print(`${name}: ${nextRun === null ? 'no schedule' : `next run ${nextRun}`}, last done ${lastDone ?? 'never'}`);
      for (const run of open) print(sentenceOf(run));
      failed += open.filter(({ state }) => state === 'failed').length;
    }
    print(`${failed} runs have failed`);
  } finally {
    await queue.stop();
  }
}

const sentenceOf = ({ id, state, attempts, attemptsMax, at, error }: OpenRun): string =>
  `  ${id} ${state} ${at}, attempts: ${attempts} of ${attemptsMax}${error === null ? '' : `, ${error}`}`;
