import * as z from 'zod/mini';
import { id, instant, type Field } from './fields.ts';

export type Shape = Record<string, Field>;

/** What the server adds to every record: id, version (for optimistic locking) and timestamps. */
const recordFields = {
  id,
  version: z.int(),
  createdAt: instant({ required: true }),
  updatedAt: instant({ required: true }),
};

/** An entity. `read` is the schema of a record, `draft` that of the writable input, `fields` the field schemas by name. */
export type Entity<
  N extends string,
  W extends Shape,
  R extends z.core.$ZodLooseShape,
  S extends z.core.$ZodLooseShape = {},
> = {
  readonly name: N;
  /** The writable fields, keyed by name: forms and columns are checked against these. */
  readonly fields: W;
  readonly draft: z.ZodMiniObject<Draft<W> & S, z.core.$strict>;
  readonly read: z.ZodMiniObject<typeof recordFields & W & R, z.core.$strip>;
};

type Draft<W extends Shape> = { [K in keyof W]: W[K] extends z.ZodMiniNullable ? z.ZodMiniOptional<W[K]> : W[K] };

/**
 * Declares an entity: its writable fields and the fields derived by the server. A draft allows no other keys (no mass
 * assignment); an optional field can be omitted or null. `labels` are optional inputs that are not stored, such as the confirmation
 * of a warning.
 */
export function entity<
  const N extends string,
  W extends Shape,
  R extends z.core.$ZodLooseShape = {},
  S extends Readonly<Record<string, z.ZodMiniOptional>> = {},
>(name: N, fields: W, derived?: R, labels?: S): Entity<N, W, R, S> {
  const draft = Object.fromEntries(
    Object.entries(fields).map(([key, f]) => [key, f.field.required ? f : z.optional(f)]),
  );
  return {
    name,
    fields,
    draft: z.strictObject({ ...draft, ...labels }) as Entity<N, W, R, S>['draft'],
    read: z.object({ ...recordFields, ...fields, ...(derived ?? ({} as R)) }),
  };
}

/** A record of an entity as sent over the API. */
export type Row<E extends { read: z.ZodMiniType }> = z.output<E['read']>;
/** Input to create or change a record. */
export type DraftOf<E extends { draft: z.ZodMiniType }> = z.input<E['draft']>;
