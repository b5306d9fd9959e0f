import type { Shape } from '@tilldesk/domain/fields';
import type { Problem } from '@tilldesk/domain/problems';
import type { InferInsertModel, InferSelectModel, SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Reader, Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import type { Page, Paging, Sorts } from './paging.ts';

/** A noun of the domain as the server needs it. */
export type AnyEntity = { name: string; fields: Shape; draft: z.ZodMiniType; read: z.ZodMiniType };

/** A table of editable records: `kept()` and the moment of archiving beside its own columns. */
export type RecordTable = PgTable &
  Record<'businessId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt', AnyPgColumn>;

/** A row of the table. */
export type Stored<T extends RecordTable> = InferSelectModel<T> & { version: number };
/** A record as a person wrote it: every field is there, what was left out is null. */
export type Complete<E extends AnyEntity> = {
  [K in keyof z.output<E['draft']> & keyof E['fields']]-?: Exclude<z.output<E['draft']>[K], undefined>;
};
/** What makes a record; its id comes from the client. */
export type Draft<E extends AnyEntity> = z.output<E['draft']> & { id: string };
/** What changes a record, and the version that the person saw. */
export type Changes<E extends AnyEntity> = {
  [K in keyof z.output<E['draft']>]?: z.output<E['draft']>[K] | undefined;
} & { version: number };
/** What each list is asked with; filters come beside it. */
export type ListQuery = Paging & { search: string; archived?: 'true' | undefined };

/** The functions behind the calls of a noun: the handle first, so that any transaction can use them. */
export type Records<E extends AnyEntity, T extends RecordTable, Q extends ListQuery> = {
  list: (tx: Tx, caller: Reader, query: Q) => Promise<Page<z.input<E['read']>>>;
  one: (tx: Tx, caller: Reader, id: string) => Promise<z.input<E['read']>>;
  create: (tx: Tx, scope: Scope, now: string, draft: Draft<E>) => Promise<Stored<T>>;
  change: (tx: Tx, scope: Scope, now: string, id: string, changes: Changes<E>) => Promise<Stored<T>>;
  archive: (tx: Tx, scope: Scope, now: string, id: string) => Promise<Stored<T>>;
  /** Brings an archived record back; it must be fit to stand again as a new one must. */
  restore: (tx: Tx, scope: Scope, now: string, id: string) => Promise<Stored<T>>;
  many: Many;
};

/** A record's fields by name, checked by its draft before they come here. */
export type Values = Readonly<Record<string, unknown>>;
/** A standing record, locked for a change. */
export type LockedRecord = { version: number; values: Values };
/** A record as it is to be; `before` is null for a new one. */
export type Change<V = Values> = { id: string; before: LockedRecord | null; after: V };

/** What a noun does with many records at once, each step in a few statements whatever their number: imports are made of it. */
export type Many = {
  /** Standing records by id, as they were written, locked in the order of their ids until the end of the transaction. */
  lock: (tx: Tx, scope: Scope, ids: readonly string[]) => Promise<Map<string, LockedRecord>>;
  /** Why records may not be so, by id. */
  rejections: (tx: Tx, scope: Scope, changes: readonly Change[]) => Promise<Map<string, Problem>>;
  /** Writes records that nothing stands against: rows, parts, search terms, and an audit row each. */
  write: (tx: Tx, scope: Scope, now: string, changes: readonly Change[]) => Promise<void>;
  /** Standing records that a list asked so would have, in the order of their ids from the one after `after`, at most `limit`. */
  walk: (tx: Tx, caller: Reader, query: ListQuery, after: string | null) => Promise<{ id: string; values: Values }[]>;
};

/** How a noun lies in the database. Only table and sorts are needed where the table's columns are the entity's fields. */
export type Spec<E extends AnyEntity, T extends RecordTable, Q extends ListQuery> = {
  table: T;
  /** Columns by the names of the contract's sorts; the first is the order when none is asked for. */
  sorts: Sorts;
  /** Conditions for the filters of the contract. */
  filters?: (query: Q) => (SQL | undefined)[];
  /** The terms by which search finds a record. */
  terms?: (record: Complete<E>) => string[];
  /** Records that a search finds by what hangs on them, beside their own terms; at most some hundreds. */
  found?: (tx: Tx, caller: Reader, search: string) => Promise<readonly string[]>;
  /** The ids of what a search finds within the conditions, the best first, for lists sorted by RANK. */
  best?: (tx: Tx, caller: Reader, search: string, within: SQL | undefined) => Promise<string[]>;
  /** Throws a Problem when a record may not be so; `before` is null for a new one. */
  check?: (tx: Tx, scope: Scope, id: string, record: Complete<E>, before: Complete<E> | null) => Promise<void> | void;
  /** Before archiving: throws a Problem when the record may not go, gives back what only a standing record holds. */
  release?: (tx: Tx, scope: Scope, row: Stored<T>) => Promise<void>;
  /** Reads records back whose parts lie in other tables too. */
  drafts?: (tx: Tx, rows: Stored<T>[]) => Promise<Complete<E>[]>;
  /** Writes the parts of a record that lie in other tables. */
  keep?: (tx: Tx, scope: Scope, id: string, record: Complete<E>) => Promise<void>;
  /** `check` of many at once, for imports: the refusals by id. Without it each is checked by itself. */
  checkAll?: (tx: Tx, scope: Scope, changes: readonly Change<Complete<E>>[]) => Promise<Map<string, Problem>>;
  /** `keep` of many at once, for imports. */
  saveAllParts?: (tx: Tx, scope: Scope, changes: readonly Change<Complete<E>>[]) => Promise<void>;
} & ColumnsOf<E, T> &
  ReadOf<E, T>;

type ManagedColumn = 'businessId' | 'id' | 'createdAt' | 'updatedAt';

/** The columns of a record: the record itself where its fields fill the row. */
type ColumnsOf<E extends AnyEntity, T extends RecordTable> =
  Complete<E> extends Omit<InferInsertModel<T>, ManagedColumn>
    ? { columns?: ToColumns<E, T> }
    : { columns: ToColumns<E, T> };
type ToColumns<E extends AnyEntity, T extends RecordTable> = (
  record: Complete<E>,
) => Omit<InferInsertModel<T>, ManagedColumn>;

/** Rows as they stand on the wire: the rows themselves where the table has every field of the entity. */
type ReadOf<E extends AnyEntity, T extends RecordTable> =
  Stored<T> extends z.input<E['read']> ? { read?: ToWire<E, T> } : { read: ToWire<E, T> };
export type ToWire<E extends AnyEntity, T extends RecordTable> = (
  tx: Tx,
  caller: Reader,
  rows: Stored<T>[],
) => Promise<z.input<E['read']>[]>;
