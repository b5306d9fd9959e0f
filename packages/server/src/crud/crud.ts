import type { Endpoint } from '@tilldesk/domain/contract';
import type * as z from 'zod/mini';
import { route, type Route } from '../http/serve.ts';
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
): Route[] {
  return [
    route(calls.list, ({ tx, caller, query }) => of.list(tx, caller, query)),
    route(calls.one, ({ tx, caller, params }) => of.one(tx, caller, params.id)),
    route(calls.create, async ({ tx, caller, now, body, publishChange }) => {
      await of.create(tx, caller, now, body);
      publishChange(calls.name, body.id);
      return of.one(tx, caller, body.id);
    }),
    route(calls.change, async ({ tx, caller, now, params, body, publishChange }) => {
      await of.change(tx, caller, now, params.id, body);
      publishChange(calls.name, params.id);
      return of.one(tx, caller, params.id);
    }),
    route(calls.archive, async ({ tx, caller, now, params, publishChange }) => {
      const last = await of.one(tx, caller, params.id);
      await of.archive(tx, caller, now, params.id);
      publishChange(calls.name, params.id);
      return last;
    }),
  ];
}
