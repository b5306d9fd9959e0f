import { assign, emit, setup } from 'xstate';
import { effect } from '../machine/effect.ts';
import type { CountDraft, CountScan, CountStatus, InventoryCount } from './counts.entity.ts';
import { withAnswered, withoutAnswered, withScan, type WaitingScan } from './scanQueue.rules.ts';

/** Delay before scans are sent again after a call without response. */
const AGAIN_MS = 2_000;

/** Operations of a counter other than scanning. */
export type CountOrder = 'start' | 'send' | 'submit' | 'recount' | 'post' | 'cancel';

/** Why an order failed: a code of the problem catalogue, or the error of the effect. */
export type CountingProblem = { order: CountOrder; code: 'count.unsent' | null; cause: unknown };

/** Response to scans; `counted` is the number of pieces of the whole count. */
export type ScansAnswer = { items: readonly CountScan[]; counted: number };

export type CountingContext = {
  readonly count: InventoryCount | null;
  /** Scans to be sent, oldest first; the app stores them, so they survive a reload. */
  readonly queue: readonly WaitingScan[];
  /** The latest responses, newest first. */
  readonly feed: readonly CountScan[];
  readonly hasLine: boolean;
  readonly problem: CountingProblem | null;
};

/** Initial data of the window: the count, if started, and unsent scans. */
export type CountingInput = { count: InventoryCount | null; queue: readonly WaitingScan[]; hasLine: boolean };

export type CountingEvent =
  | { type: 'count.start'; draft: CountDraft }
  | { type: 'scan.take'; scan: WaitingScan }
  /** Sends blocked scans again. */
  | { type: 'scans.send' }
  /** Discards blocked scans. */
  | { type: 'scans.drop' }
  | { type: 'count.submit' }
  | { type: 'lines.recount'; lineIds: readonly string[] }
  | { type: 'count.post'; approvalId: string | null }
  | { type: 'count.cancel'; note: string | null }
  | { type: 'problem.seen' }
  /** The current count as received from the server. */
  | { type: 'count.updated'; count: InventoryCount }
  /** An unknown code was matched to a product: the resulting scans. */
  | { type: 'code.matched'; answer: ScansAnswer }
  | { type: 'line.opened' }
  | { type: 'line.closed' };

export type CountingEmitted =
  | { type: 'scanned'; scans: readonly CountScan[] }
  /** Not counting at the moment: the scan is ignored. */
  | { type: 'unwanted'; scan: WaitingScan }
  | { type: 'done'; order: CountOrder }
  | { type: 'rejected'; problem: CountingProblem };

type Id = { id: string; version: number };

/** Effects and guards of the counting machine. */
export const setupCounting = setup({
  types: {
    context: {} as CountingContext,
    input: {} as CountingInput,
    events: {} as CountingEvent,
    emitted: {} as CountingEmitted,
  },
  actors: {
    startCount: effect<InventoryCount, { draft: CountDraft | null }>('startCount'),
    sendScans: effect<ScansAnswer, { id: string; scans: readonly WaitingScan[] }>('sendScans'),
    submitCount: effect<InventoryCount, Id>('submitCount'),
    recountLines: effect<InventoryCount, Id & { lineIds: readonly string[] }>('recountLines'),
    postCount: effect<InventoryCount, Id & { approvalId: string | null }>('postCount'),
    cancelCount: effect<InventoryCount, Id & { note: string | null }>('cancelCount'),
  },
  delays: { again: AGAIN_MS },
  guards: {
    isNewer: ({ context, event }) => isNewer(context, event),
    hasStatus: ({ context, event }, { status }: { status: CountStatus }) =>
      isNewer(context, event) && event.type === 'count.updated' && event.count.status === status,
    isOpenWithScans: ({ context, event }) =>
      isNewer(context, event) && event.type === 'count.updated' && isOpenWithScans(context, event.count),
    answers: ({ event }, { status }: { status: CountStatus }) => answerIn(event).status === status,
    answersOpenWithScans: ({ context, event }) => isOpenWithScans(context, answerIn(event)),
    hasScans: ({ context }) => context.queue.length > 0,
    hasMore: ({ context, event }) => withoutAnswered(context.queue, scansIn(event).items).length > 0,
    hasLine: ({ context }) => context.hasLine,
    isPassing: ({ event }) => isPassing('error' in event ? event.error : null),
    wasInReview: ({ context }) => context.count?.status === 'review',
  },
  actions: {
    takeScan: assign(({ context, event }) =>
      event.type === 'scan.take' ? { queue: withScan(context.queue, event.scan) } : {},
    ),
    saveUpdate: assign(({ event }) => (event.type === 'count.updated' ? { count: event.count } : {})),
    saveAnswer: assign(({ event }) => ({ count: answerIn(event), problem: null })),
    saveScans: assign(({ context, event }) => {
      const { items, counted } = scansIn(event);
      return {
        queue: withoutAnswered(context.queue, items),
        feed: withAnswered(context.feed, items),
        count: context.count && { ...context.count, counted },
        problem: null,
      };
    }),
    emitScanned: emit(({ event }) => ({ type: 'scanned' as const, scans: scansIn(event).items })),
    emitUnwanted: emit(({ event }) => {
      if (event.type !== 'scan.take') throw new Error(`counting: ${event.type} is no scan`);
      return { type: 'unwanted' as const, scan: event.scan };
    }),
    emitDone: emit((_, { order }: { order: CountOrder }) => ({ type: 'done' as const, order })),
    saveProblem: assign(({ event }, { order }: { order: CountOrder }) => ({
      problem: { order, code: null, cause: 'error' in event ? event.error : null },
    })),
    setUnsentProblem: assign({ problem: { order: 'submit', code: 'count.unsent', cause: null } as CountingProblem }),
    emitRejected: emit(({ context }) => ({
      type: 'rejected' as const,
      problem: context.problem ?? { order: 'send', code: null, cause: null },
    })),
    clearProblem: assign({ problem: null }),
    dropScans: assign({ queue: [], problem: null }),
  },
});

/** A received count can be older than the last response. */
const isNewer = ({ count }: CountingContext, event: CountingEvent): boolean =>
  event.type === 'count.updated' &&
  (count === null || (event.count.id === count.id && event.count.version >= count.version));

const isOpenWithScans = ({ queue }: CountingContext, { status }: InventoryCount): boolean =>
  status === 'in_progress' && queue.length > 0;

/** Whether a failure is temporary: no network, a restarting server, too many calls. */
function isPassing(cause: unknown): boolean {
  const status: unknown = Object(cause)['status'];
  return typeof status === 'number' && (status === 0 || status === 429 || status >= 500);
}

/** The count returned by an effect. */
function answerIn(event: object): InventoryCount {
  if ('output' in event) return event.output as InventoryCount;
  throw new Error('counting: this event answers no count');
}

/** The scans of a response or event. */
function scansIn(event: object): ScansAnswer {
  if ('answer' in event) return event.answer as ScansAnswer;
  if ('output' in event) return event.output as ScansAnswer;
  throw new Error('counting: this event answers no scans');
}
