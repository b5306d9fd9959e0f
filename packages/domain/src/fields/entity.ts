import * as z from 'zod/mini';
import { id, instant, type Field } from './fields.ts';

export type Shape = Record<string, Field>;

/** What the server adds to every record: its id, version (for optimistic change) and the moments of its life. */
const kept = { id, version: z.int(), createdAt: instant({ required: true }), updatedAt: instant({ required: true }) };

/** A noun of the shop. `read` is a record on the wire, `draft` what a person may write, `fields` the kinds by name. */
export type Entity<N extends string, W extends Shape, R extends z.core.$ZodLooseShape> = {
  readonly name: N;
  /** The writable fields, keyed by name: forms and columns are checked against these. */
  readonly fields: W;
  readonly draft: z.ZodMiniObject<Draft<W>, z.core.$strict>;
  readonly read: z.ZodMiniObject<typeof kept & W & R, z.core.$strip>;
};

type Draft<W extends Shape> = { [K in keyof W]: W[K] extends z.ZodMiniNullable ? z.ZodMiniOptional<W[K]> : W[K] };

/**
 * Declares a noun once: its writable fields and what the server derives beside them. A draft knows no other keys
 * (no mass assignment); an optional field may be left out or null.
 */
export function entity<const N extends string, W extends Shape, R extends z.core.$ZodLooseShape = {}>(
  name: N,
  fields: W,
  derived?: R,
): Entity<N, W, R> {
  const draft = Object.fromEntries(
    Object.entries(fields).map(([key, f]) => [key, f.field.required ? f : z.optional(f)]),
  ) as Draft<W>;
  return {
    name,
    fields,
    draft: z.strictObject(draft),
    read: z.object({ ...kept, ...fields, ...(derived ?? ({} as R)) }),
  };
}

/** A record of an entity as it stands on the wire. */
export type Row<E extends { read: z.ZodMiniType }> = z.output<E['read']>;
/** What a person writes to make or change a record. */
export type DraftOf<E extends { draft: z.ZodMiniType }> = z.input<E['draft']>;
