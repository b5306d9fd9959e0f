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

/** Required access of a request event: a right on a module, or any signed-in user. There are no other connections. */
type RequestNeeds = Exclude<Needs, 'nobody'>;

/** A request event and its response event. Requests by a person count as session activity, automatic ones do not. */
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

/** Acknowledgement of a request event: the payload of its response event, or the common error format. */
export type Acknowledged<A> = { ok: true; answer: A } | { ok: false; problem: ProblemBody };

/** Sent to all users of a store who may read the resource; clients refresh what shows it (docs/decisions/platform/0005). */
export const changed = event('changed', z.object({ resource: z.string(), id }));
