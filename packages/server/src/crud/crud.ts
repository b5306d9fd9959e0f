import type { Endpoint } from '@tilldesk/domain/contract';
import { eq, getTableColumns } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { route, type Route } from '../http/serve.ts';
import { termsOf } from '../search/terms.ts';
import type { Page, Sorts } from './paging.ts';
import { records } from './records.ts';
import type { AnyEntity, Changes, Draft, ListQuery, RecordTable, Records, Special, Spec } from './spec.ts';

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

/** The calls of an entity with what its list can be sorted, filtered and searched by. */
type Declared<E extends AnyEntity, Q> = Calls<E, Q> & {
  entity: E;
  sorts: readonly string[];
  filters: object;
  search: readonly string[] | undefined;
};

/**
 * Creates the functions of an entity over its table, and serves its five calls with them. A plain entity needs no
 * `special`: sorts and filters are the columns of the same names, search covers the fields that the contract names.
 */
export function crudModule<E extends AnyEntity, T extends RecordTable, Q extends ListQuery>(
  calls: Declared<E, Q>,
  table: T,
  ...[special]: {} extends Special<E, T, Q> ? [Special<E, T, Q>?] : [Special<E, T, Q>]
): Records<E, T, Q> & { served: Route[] } {
  const columns = getTableColumns<RecordTable>(table);
  const { entity, search } = calls;
  const given: { sorts?: Partial<Sorts>; filters?: object } = special ?? {};
  const sorts: Partial<Sorts> = { ...columns, ...given.sorts };
  const filters = Object.keys(calls.filters).flatMap((name) => (columns[name] ? [[name, equals(columns[name])]] : []));
  const of = records(entity, {
    ...(search && { terms: (record: Record<string, unknown>) => termsOfFields(entity, search, record) }),
    ...special,
    table,
    sorts: Object.fromEntries(calls.sorts.flatMap((name) => (sorts[name] ? [[name, sorts[name]]] : []))),
    filters: { ...Object.fromEntries(filters), ...given.filters },
  } as Spec<E, T, Q>);
  return { ...of, served: crud(calls, of) };
}

/** The filter by a column of its name; the contract has 'true' and 'false' as text. */
const equals = (column: AnyPgColumn) => (value: unknown) =>
  eq(column, column.dataType === 'boolean' ? value === 'true' : value);

/** Returns the search terms of text fields: phones and codes are also found by their end. */
function termsOfFields({ fields }: AnyEntity, names: readonly string[], record: Record<string, unknown>): string[] {
  const isCode = (name: string) => {
    const field = fields[name]?.field;
    return field?.kind === 'imei' || (field?.kind === 'text' && (field.format === 'code' || field.format === 'phone'));
  };
  const texts = (wanted: boolean) =>
    names.flatMap((name) => (isCode(name) === wanted && typeof record[name] === 'string' ? [record[name]] : []));
  return termsOf(texts(false), texts(true));
}

/**
 * Serves the five calls of an entity with its five functions; every change is published to the screens that show it.
 */
export function crud<E extends AnyEntity, T extends RecordTable, Q extends ListQuery>(
  calls: Calls<E, Q>,
  of: Records<E, T, Q>,
): Route[] {
  return [
    route(calls.list, ({ tx, caller, now, query }) => of.list(tx, caller, now, query)),
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
