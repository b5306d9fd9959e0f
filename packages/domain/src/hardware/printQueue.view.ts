import type { SnapshotFrom } from 'xstate';
import type { printQueueMachine, PrintProblem } from './printQueue.machine.ts';

export type PrintQueueView = {
  /** A job is being printed. */
  busy: boolean;
  /** Why the first job failed; null without a problem. */
  problem: PrintProblem | null;
  /** Title of the first job; null if the queue is empty. */
  title: string | null;
  /** Number of further jobs. */
  waiting: number;
};

/** Returns the view of the print queue. */
export const printQueueView = (snapshot: SnapshotFrom<typeof printQueueMachine>): PrintQueueView => {
  const { jobs, problem } = snapshot.context;
  return {
    busy: snapshot.matches('printing'),
    problem,
    title: jobs[0]?.title ?? null,
    waiting: Math.max(0, jobs.length - 1),
  };
};
