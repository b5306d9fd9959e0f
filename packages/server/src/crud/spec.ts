import type { RANK } from '@tilldesk/domain/contract';
import type { Shape } from '@tilldesk/domain/fields';
import type { Problem } from '@tilldesk/domain/problems';
import type { InferInsertModel, InferSelectModel, SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Reader, Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import type { Page, Paging, Sorts } from './paging.ts';

/** An entity of the domain, as the server requires it. */
export type AnyEntity = { name: string; fields: Shape; draft: z.ZodMiniType; read: z.ZodMiniType };

/** A table of editable records: `auditColumns()` and the moment of archiving in addition to its own columns. */
export type RecordTable = PgTable &
  Record<'businessId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt', AnyPgColumn>;

/** A row of the table. */
export type Stored<T extends RecordTable> = InferSelectModel<T> & { version: number };
/** A record as entered by a person: every field is present, omitted fields are null. */
export type Complete<E extends AnyEntity> = {
  [K in keyof z.output<E['draft']> & keyof E['fields']]-?: Exclude<z.output<E['draft']>[K], undefined>;
};
/** The input for a new record; its id comes from the client. */
export type Draft<E extends AnyEntity> = z.output<E['draft']> & { id: string };
/** The changed fields of a record, and the version that the person saw. */
export type Changes<E extends AnyEntity> = {
  [K in keyof z.output<E['draft']>]?: z.output<E['draft']>[K] | undefined;
} & { version: number };
/** The query of every list; filters are added to it. */
export type ListQuery = Paging & { search: string; archived?: 'true' | undefined };

/**
 * The functions behind the calls of an entity: the transaction is the first parameter, so that any transaction can use
 * them.
 */
export type Records<E extends AnyEntity, T extends RecordTable, Q extends ListQuery> = {
  list: (tx: Tx, caller: Reader, now: string, query: Q) => Promise<Page<z.input<E['read']>>>;
  one: (tx: Tx, caller: Reader, id: string) => Promise<z.input<E['read']>>;
  create: (tx: Tx, scope: Scope, now: string, draft: Draft<E>) => Promise<Stored<T>>;
  change: (tx: Tx, scope: Scope, now: string, id: string, changes: Changes<E>) => Promise<Stored<T>>;
  archive: (tx: Tx, scope: Scope, now: string, id: string) => Promise<Stored<T>>;
  /** Restores an archived record; it must pass the same checks as a new record. */
  restore: (tx: Tx, scope: Scope, now: string, id: string) => Promise<Stored<T>>;
  many: Many;
};

/** A record's fields by name, already validated by its draft schema. */
export type Values = Readonly<Record<string, unknown>>;
/** An active record, locked for a change. */
export type LockedRecord = { version: number; values: Values };
/** A record to be written; `before` is null for a new one. */
export type Change<V = Values> = { id: string; before: LockedRecord | null; after: V };

/**
 * Bulk operations of an entity. Each step needs a few statements, regardless of the number of records; imports use
 * them.
 */
export type Many = {
  /**
   * Returns active records by id, as they were entered, locked in the order of their ids until the end of the
   * transaction.
   */
  lock: (tx: Tx, scope: Scope, ids: readonly string[]) => Promise<Map<string, LockedRecord>>;
  /** Returns the problems of invalid changes, by record id. */
  rejections: (tx: Tx, scope: Scope, changes: readonly Change[]) => Promise<Map<string, Problem>>;
  /** Writes valid records: rows, parts, search terms, and one audit row each. */
  write: (tx: Tx, scope: Scope, now: string, changes: readonly Change[]) => Promise<void>;
  /**
   * Returns the active records that match a list query, in the order of their ids starting after `after`, at most
   * `limit`.
   */
  walk: (tx: Tx, caller: Reader, query: ListQuery, after: string | null) => Promise<{ id: string; values: Values }[]>;
};

/** The conditions of a list by the names of the contract's filters. */
export type Filters<Q> = { [K in Exclude<keyof Q, keyof ListQuery>]-?: Filter<NonNullable<Q[K]>> };
type Filter<V> = (value: V, caller: Reader) => SQL | undefined;

/**
 * How an entity is stored in the database. Only table and sorts are required if the table's columns are the entity's
 * fields.
 */
export type Spec<E extends AnyEntity, T extends RecordTable, Q extends ListQuery> = Behaviour<E, T, Q> & {
  table: T;
  /** Columns by the names of the contract's sorts; the first one is the default. */
  sorts: Sorts;
  filters?: Partial<Filters<Q>>;
};

/** What differs from a plain entity. Sorts and filters are required if the table has no column of their name. */
export type Special<E extends AnyEntity, T extends RecordTable, Q extends ListQuery> = Behaviour<E, T, Q> &
  Given<'sorts', Record<SortOf<Q>, Sorts[string]>, T> &
  Given<'filters', Filters<Q>, T>;

type SortOf<Q> = Q extends { sort?: infer S } ? Exclude<S & string, `-${string}` | typeof RANK> : never;
type Given<Option extends string, All, T extends RecordTable> =
  {} extends Omit<All, keyof T['_']['columns']>
    ? { [K in Option]?: Partial<All> }
    : { [K in Option]: Partial<All> & Omit<All, keyof T['_']['columns']> };

type Behaviour<E extends AnyEntity, T extends RecordTable, Q extends ListQuery> = {
  /** The condition of the records that the caller works with, for instance those of their store. @default all of the business */
  within?: (scope: Scope) => SQL;
  /** Columns of a new record that do not follow from its fields. */
  initial?: (scope: Scope) => Partial<InferInsertModel<T>>;
  /** Throws a Problem if the caller may not use this query. */
  allow?: (caller: Reader, query: Q) => void;
  /** The search terms of a record. */
  terms?: (record: Complete<E>) => string[];
  /** Returns records that a search finds by related data, in addition to their own terms; at most some hundreds. */
  found?: (tx: Tx, caller: Reader, search: string) => Promise<readonly string[]>;
  /** Returns the ids of search results within the conditions, best match first, for lists sorted by RANK. */
  best?: (tx: Tx, caller: Reader, now: string, search: string, within: SQL | undefined) => Promise<string[]>;
  /** Throws a Problem if the record is invalid; `before` is null for a new one. */
  check?: (tx: Tx, scope: Scope, id: string, record: Complete<E>, before: Complete<E> | null) => Promise<void> | void;
  /**
   * Runs before archiving: throws a Problem if the record cannot be archived, and releases what only an active record
   * may occupy.
   */
  release?: (tx: Tx, scope: Scope, row: Stored<T>) => Promise<void>;
  /** Reads records back whose parts are also in other tables. */
  drafts?: (tx: Tx, rows: Stored<T>[]) => Promise<Complete<E>[]>;
  /** Writes the parts of a record that are in other tables. */
  saveRelations?: (tx: Tx, scope: Scope, id: string, record: Complete<E>) => Promise<void>;
  /**
   * `check` for many records, for imports: returns the problems by id. Without it each record is checked individually.
   */
  checkAll?: (tx: Tx, scope: Scope, changes: readonly Change<Complete<E>>[]) => Promise<Map<string, Problem>>;
  /** `saveRelations` for many records, for imports. */
  saveAllRelations?: (tx: Tx, scope: Scope, changes: readonly Change<Complete<E>>[]) => Promise<void>;
} & ColumnsOf<E, T> &
  ReadOf<E, T>;

type ManagedColumn = 'businessId' | 'id' | 'createdAt' | 'updatedAt' | 'storeId' | 'createdBy';

/** Returns the columns of a record; optional if the record's fields fill the row. */
type ColumnsOf<E extends AnyEntity, T extends RecordTable> =
  Complete<E> extends Omit<InferInsertModel<T>, ManagedColumn>
    ? { columns?: ToColumns<E, T> }
    : { columns: ToColumns<E, T> };
type ToColumns<E extends AnyEntity, T extends RecordTable> = (
  record: Complete<E>,
) => Omit<InferInsertModel<T>, ManagedColumn>;

/** Returns rows in the form of the answer; optional if the table has every field of the entity. */
type ReadOf<E extends AnyEntity, T extends RecordTable> =
  Stored<T> extends z.input<E['read']> ? { read?: ToWire<E, T> } : { read: ToWire<E, T> };
export type ToWire<E extends AnyEntity, T extends RecordTable> = (
  tx: Tx,
  caller: Reader,
  rows: Stored<T>[],
) => Promise<z.input<E['read']>[]>;
