import type { SnapshotFrom } from 'xstate';
import type { printQueueMachine, PrintProblem } from './printQueue.machine.ts';

export type PrintQueueView = {
  /** Something is at the printer. */
  busy: boolean;
  /** Why the first job did not come out; null while all is well. */
  problem: PrintProblem | null;
  /** What the first job is called; null when nothing is to be printed. */
  title: string | null;
  /** How many wait behind it. */
  waiting: number;
};

/** How the queue of the printer stands. */
export const printQueueView = (snapshot: SnapshotFrom<typeof printQueueMachine>): PrintQueueView => {
  const { jobs, problem } = snapshot.context;
  return {
    busy: snapshot.matches('printing'),
    problem,
    title: jobs[0]?.title ?? null,
    waiting: Math.max(0, jobs.length - 1),
  };
};
