import * as z from 'zod/mini';
import { id } from '../fields/fields.ts';

/** A socket event: its exact name on the wire and the schema of its payload. */
export type Event<N extends string, P extends z.ZodMiniType> = { readonly name: N; readonly payload: P };

export const event = <const N extends string, P extends z.ZodMiniType>(name: N, payload: P): Event<N, P> => ({
  name,
  payload,
});

/** Told to everybody of a store who may read the resource: refresh what shows it (docs/decisions/0005). */
export const changed = event('changed', z.object({ resource: z.string(), id }));
