import type { AnyRequestEvent, RequestEvent } from '@tilldesk/domain/contract';
import { fieldProblems } from '@tilldesk/domain/fields';
import { Problem } from '@tilldesk/domain/problems';
import * as z from 'zod/mini';
import type { Tx } from '../database/transaction.ts';
import type { UserEvent, StaffEvent } from './changes.ts';
import type { Holder } from './session-holders.store.ts';

/** What an event is answered with: a transaction inside the person's business, and who that is by the token. */
export type EventContext = {
  tx: Tx;
  caller: Holder;
  now: string;
  /** Says something to others, after the commit and the answer. */
  publish: (all: readonly (UserEvent | StaffEvent)[]) => void;
};

/** An event of the contract with the function that answers it; `to` is who hears the answering event. */
export type SocketHandler = {
  requestEvent: AnyRequestEvent;
  to: 'asker' | 'person';
  answer: (raw: unknown, at: EventContext) => Promise<unknown>;
};

/** Answers an event, as `serve` does a call: what it carries is read by the contract before anything else is done. */
export const socketHandler = <N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
  requestEvent: RequestEvent<N, P, A>,
  to: 'asker' | 'person',
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
