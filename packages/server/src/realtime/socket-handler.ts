import type { AnyRequestEvent, RequestEvent } from '@tilldesk/domain/contract';
import { fieldProblems } from '@tilldesk/domain/fields';
import { Problem } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';
import type { Tx } from '../database/transaction.ts';
import type { OutgoingEvent } from './changes.ts';
import type { Holder } from './session-holders.store.ts';

/** Context of an event: a transaction within the person's business, and the person as read from the token. */
export type EventContext = {
  tx: Tx;
  caller: Holder;
  now: string;
  /** Publishes events to others, after the commit and the answer. */
  publish: (all: readonly OutgoingEvent[]) => void;
};

/** An event of the contract with its handler; `to` is the recipient of the answering event. */
export type SocketHandler = {
  requestEvent: AnyRequestEvent;
  to: 'requester' | 'person';
  answer: (raw: unknown, at: EventContext) => Promise<unknown>;
};

/** Handles an event, as `serve` does a call: the contract validates the payload before anything else runs. */
export const socketHandler = <N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
  requestEvent: RequestEvent<N, P, A>,
  to: 'requester' | 'person',
  handle: (at: EventContext & { payload: z.output<P> }) => Promise<z.input<A>>,
): SocketHandler => ({
  requestEvent,
  to,
  answer: async (raw, at) =>
    z.parse(requestEvent.answer.payload, await handle({ ...at, payload: read(requestEvent.payload, raw) })),
});

function read<P extends z.ZodMiniType>(schema: P, raw: unknown): z.output<P> {
  const result = z.safeParse(schema, raw);
  if (result.success) return result.data;
  throw new Problem('request.invalid', undefined, fieldProblems(result.error, raw));
}
