import * as z from 'zod/mini';
import type { Shape } from '../fields/entity.ts';
import { id, version } from '../fields/fields.ts';
import type { ModuleName } from '../rights/modules.ts';
import { endpoint } from './endpoint.ts';
import { listQuery, pageOf } from './page.ts';

/**
 * Declares the five standard calls of an entity: list, one, create (the client provides the id), change (requires `version`; an
 * outdated one returns 409) and archive.
 */
export function crud<
  const N extends string,
  const E extends string,
  W extends Shape,
  R extends z.ZodMiniType,
  D extends z.core.$ZodLooseShape,
  const S extends readonly [string, ...string[]],
  F extends z.core.$ZodLooseShape = {},
>(
  path: string,
  o: {
    name: N;
    module: ModuleName;
    entity: { name: E; fields: W; read: R; draft: z.ZodMiniObject<D, z.core.$strict> };
    /** The columns that the list can be sorted by; the first is the default. */
    sorts: S;
    filters?: F;
    /** The text fields that a search of the list covers, if it covers nothing else. */
    search?: readonly (keyof W & string)[];
    /** All calls require the access PIN, as their pages do. */
    pin?: true;
  },
) {
  const pin = o.pin && { pin: o.pin };
  const one = { params: z.strictObject({ id }), answer: o.entity.read, ...pin };
  const draft = o.entity.draft;
  return {
    /** The resource's name: the socket's `changed` and the app's messages use it. */
    name: o.name,
    entity: o.entity,
    sorts: o.sorts,
    filters: o.filters ?? ({} as F),
    search: o.search,
    list: endpoint({
      method: 'GET',
      path,
      needs: [o.module, 'read'],
      about: `List ${o.name}`,
      query: listQuery(o.sorts, o.filters ?? ({} as F)),
      answer: pageOf(o.entity.read),
      ...pin,
    }),
    one: endpoint({
      method: 'GET',
      path: `${path}/:id`,
      needs: [o.module, 'read'],
      about: `Get one of ${o.name}`,
      ...one,
    }),
    create: endpoint({
      method: 'POST',
      path,
      needs: [o.module, 'create'],
      about: `Add to ${o.name}`,
      body: z.extend(draft, { id }),
      answer: o.entity.read,
      ...pin,
    }),
    change: endpoint({
      method: 'PATCH',
      path: `${path}/:id`,
      needs: [o.module, 'update'],
      about: `Change one of ${o.name}`,
      body: z.extend(z.partial(draft), { version }),
      ...one,
    }),
    archive: endpoint({
      method: 'DELETE',
      path: `${path}/:id`,
      needs: [o.module, 'delete'],
      about: `Archive one of ${o.name}`,
      ...one,
    }),
  };
}
