import type { AnyRequestEvent, RequestEvent } from '@tilldesk/domain/contract';
import * as z from 'zod/mini';
import type { FakeServer } from './FakeServer.ts';

/** How the fake server responds to an event from the app; throwing a `Problem` rejects it. */
export type FakeEvent = {
  requestEvent: AnyRequestEvent;
  respond: (payload: unknown, fakeServer: FakeServer) => unknown;
  isPublished: boolean;
};

/**
 * Defines the response to an event. The payload and the acknowledgement are validated by the contract; events that the handler
 * sends go to all sockets of the user.
 */
export const on = <N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
  requestEvent: RequestEvent<N, P, A>,
  handler: (payload: z.output<P>, fakeServer: FakeServer) => z.input<A>,
  isPublished = false,
): FakeEvent => ({
  requestEvent,
  isPublished,
  respond: (payload, fakeServer) => {
    const read = z.safeParse(requestEvent.payload, payload);
    if (!read.success) throw new Error(`${requestEvent.name} would be rejected: ${z.prettifyError(read.error)}`);
    return z.parse(requestEvent.answer.payload, handler(read.data, fakeServer));
  },
});
