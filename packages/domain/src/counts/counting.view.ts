import type { SnapshotFrom } from 'xstate';
import type { CountScan, InventoryCount } from './counts.entity.ts';
import type { countingMachine } from './counting.machine.ts';
import type { CountingProblem, CountOrder } from './countingSetup.ts';
import type { WaitingScan } from './scanQueue.rules.ts';

export type CountingView = {
  /** The step that the window shows. */
  step: 'ready' | 'counting' | 'review' | 'posted' | 'cancelled';
  count: InventoryCount | null;
  /** The pending order. */
  working: Exclude<CountOrder, 'send'> | null;
  /** Unacknowledged scans: being sent, waiting for the network, or blocked by a rejection. */
  unsent: readonly WaitingScan[];
  sending: 'no' | 'now' | 'waiting' | 'blocked';
  /** The latest responses, newest first. */
  feed: readonly CountScan[];
  /** The operations allowed now. */
  can: Record<'scan' | 'submit' | 'recount' | 'post' | 'cancel', boolean>;
  problem: CountingProblem | null;
};

const workings = {
  starting: 'start',
  submitting: 'submit',
  recounting: 'recount',
  posting: 'post',
  cancelling: 'cancel',
} as const;

const steps = {
  ready: 'ready',
  starting: 'ready',
  submitting: 'counting',
  review: 'review',
  recounting: 'review',
  posting: 'review',
  posted: 'posted',
  cancelled: 'cancelled',
} as const;

/** Returns the view of a count for its page. */
export function countingView(snapshot: SnapshotFrom<typeof countingMachine>): CountingView {
  const { value, context } = snapshot;
  const { count, queue, feed, problem } = context;
  const within = typeof value === 'string' ? null : value.counting;
  const name = typeof value === 'string' ? value : 'counting';
  const isReview = name === 'review';
  return {
    step: stepOf(name, count),
    count,
    working: name in workings ? workings[name as keyof typeof workings] : null,
    unsent: queue,
    sending: within === 'sending' ? 'now' : within === 'waiting' || within === 'blocked' ? within : 'no',
    feed,
    can: {
      scan: within !== null,
      submit: within === 'idle',
      recount: isReview,
      post: isReview,
      cancel: isReview || within === 'idle',
    },
    problem,
  };
}

function stepOf(name: string, count: InventoryCount | null): CountingView['step'] {
  if (name === 'cancelling') return count?.status === 'review' ? 'review' : 'counting';
  return name === 'counting' ? 'counting' : steps[name as keyof typeof steps];
}
