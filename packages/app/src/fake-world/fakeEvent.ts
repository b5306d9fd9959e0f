import type { AnyAsk, Ask } from '@tilldesk/domain/contract';
import * as z from 'zod/mini';
import type { World } from './World.ts';

/** How the fake server answers an event that the app says; throwing a `Problem` refuses it. */
export type FakeEvent = { ask: AnyAsk; respond: (payload: unknown, world: World) => unknown; isTold: boolean };

/**
 * Answers an event. What was said and what is answered are read by the contract; what is told goes to all of the person's
 * sockets.
 */
export const on = <N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
  ask: Ask<N, P, A>,
  give: (payload: z.output<P>, world: World) => z.input<A>,
  isTold = false,
): FakeEvent => ({
  ask,
  isTold,
  respond: (payload, world) => {
    const read = z.safeParse(ask.payload, payload);
    if (!read.success) throw new Error(`${ask.name} would be refused: ${z.prettifyError(read.error)}`);
    return z.parse(ask.answer.payload, give(read.data, world));
  },
});
