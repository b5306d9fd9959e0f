import type { Endpoint } from '@tilldesk/domain/contract';
import type * as z from 'zod/mini';
import { serve, type Served } from '../http/serve.ts';
import type { Page } from './paging.ts';
import type { AnyEntity, Changes, Draft, ListQuery, RecordTable, Records } from './spec.ts';

type Schema = z.ZodMiniType;
type One = z.ZodMiniType<{ id: string }>;

/** The five calls of an entity, as `crud()` of the contract declares them. */
type Calls<E extends AnyEntity, Q> = {
  name: string;
  list: Endpoint<Schema, z.ZodMiniType<Q>, Schema, z.ZodMiniType<unknown, Page<z.input<E['read']>>>>;
  one: Endpoint<One, Schema, Schema, E['read']>;
  create: Endpoint<Schema, Schema, z.ZodMiniType<Draft<E>>, E['read']>;
  change: Endpoint<One, Schema, z.ZodMiniType<Changes<E>>, E['read']>;
  archive: Endpoint<One, Schema, Schema, E['read']>;
};

/**
 * Serves the five calls of an entity with its five functions; every change is published to the screens that show it.
 */
export function crud<E extends AnyEntity, T extends RecordTable, Q extends ListQuery>(
  calls: Calls<E, Q>,
  of: Records<E, T, Q>,
): Served[] {
  return [
    serve(calls.list, ({ tx, caller, query }) => of.list(tx, caller, query)),
    serve(calls.one, ({ tx, caller, params }) => of.one(tx, caller, params.id)),
    serve(calls.create, async ({ tx, caller, now, body, changed }) => {
      await of.create(tx, caller, now, body);
      changed(calls.name, body.id);
      return of.one(tx, caller, body.id);
    }),
    serve(calls.change, async ({ tx, caller, now, params, body, changed }) => {
      await of.change(tx, caller, now, params.id, body);
      changed(calls.name, params.id);
      return of.one(tx, caller, params.id);
    }),
    serve(calls.archive, async ({ tx, caller, now, params, changed }) => {
      const last = await of.one(tx, caller, params.id);
      await of.archive(tx, caller, now, params.id);
      changed(calls.name, params.id);
      return last;
    }),
  ];
}
