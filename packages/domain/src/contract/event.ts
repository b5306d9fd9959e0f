import * as z from 'zod/mini';
import type { ProblemBody } from '../problems/Problem.ts';
import { id } from '../fields/fields.ts';
import type { Needs } from './endpoint.ts';

/** A socket event: its exact name on the wire and the schema of its payload. */
export type Event<N extends string, P extends z.ZodMiniType> = { readonly name: N; readonly payload: P };

export const event = <const N extends string, P extends z.ZodMiniType>(name: N, payload: P): Event<N, P> => ({
  name,
  payload,
});

/** Who may ask by an event: a person with a right on a module, or anybody signed in. Nobody else has a connection. */
type RequestNeeds = Exclude<Needs, 'nobody'>;

/**
 * An event by which a client asks, and the one by which it is answered. What a person does by it counts as activity of
 * the session; what a program asks by itself does not.
 */
export type RequestEvent<N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType> = Event<N, P> & {
  readonly answer: Event<string, A>;
  readonly by: 'person' | 'program';
  readonly needs: RequestNeeds;
};

export type AnyRequestEvent = RequestEvent<string, z.ZodMiniType, z.ZodMiniType>;

export const requestEvent = <const N extends string, P extends z.ZodMiniType, A extends z.ZodMiniType>(
  name: N,
  payload: P,
  answer: Event<string, A>,
  by: 'person' | 'program',
  needs: RequestNeeds = 'signed-in',
): RequestEvent<N, P, A> => ({ name, payload, answer, by, needs });

/** How an asking event is acknowledged: with what its answering event carries, or with the one form of an error. */
export type Acknowledged<A> = { ok: true; answer: A } | { ok: false; problem: ProblemBody };

/** Told to everybody of a store who may read the resource: refresh what shows it (docs/decisions/0005). */
export const changed = event('changed', z.object({ resource: z.string(), id }));
