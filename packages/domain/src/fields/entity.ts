import * as z from 'zod/mini';
import { id, instant, type Field } from './fields.ts';

export type Shape = Record<string, Field>;

/** What the server adds to every record: its id, version (for optimistic change) and the moments of its life. */
const recordFields = {
  id,
  version: z.int(),
  createdAt: instant({ required: true }),
  updatedAt: instant({ required: true }),
};

/** A noun of the shop. `read` is a record on the wire, `draft` what a person may write, `fields` the kinds by name. */
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
 * Declares a noun once: its writable fields and what the server derives beside them. A draft knows no other keys
 * (no mass assignment); an optional field may be left out or null. `said` is what a writer may say beside the fields and
 * nobody keeps, such as that a warning was read; each may be left out.
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

/** A record of an entity as it stands on the wire. */
export type Row<E extends { read: z.ZodMiniType }> = z.output<E['read']>;
/** What a person writes to make or change a record. */
export type DraftOf<E extends { draft: z.ZodMiniType }> = z.input<E['draft']>;
