import type { AnyEndpoint, Endpoint } from '@tilldesk/domain/contract';
import type { Shape } from '@tilldesk/domain/fields';
import type { Problem } from '@tilldesk/domain/problems';
import type { Store } from '@tilldesk/domain/stores';
import type { IconName } from '@tilldesk/ui';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { ParamsOf, Path } from '../navigation/route.ts';
import type { MessageId } from '../i18n/Messages.ts';
import type { ShownKind } from './list/ListColumn.ts';
import type { List, ListCall } from './list/useList.ts';
import { placesOf, type PlacesOf } from './places.ts';

type Schema = z.ZodMiniType;

/** An entity of the domain, as used by screens. */
export type EntityDefinition = {
  readonly name: string;
  readonly fields: Shape;
  readonly draft: Schema;
  readonly read: Schema;
};
/** Fields of every record. */
export type VersionedRecord = { id: string; version: number };
/** A record with a display name: in headings, questions, for screen readers. */
type NamedRecord = VersionedRecord & { name: string };
export type RecordOf<E extends EntityDefinition> = z.output<E['read']>;

type RecordCall<R> = Endpoint<Schema, Schema, Schema, z.ZodMiniType<R>>;

/** The calls of an entity; a screen whose call is missing is not rendered. */
export type Calls<R> = {
  readonly name: string;
  readonly list: ListCall<R>;
  readonly one?: RecordCall<R>;
  readonly create?: RecordCall<R>;
  readonly change?: RecordCall<R>;
  readonly archive?: RecordCall<R>;
};

/** Names of `K` that have a label in the messages, `field.<entity>.<name>`. */
type Labelled<N extends string, K> = K extends string ? (`field.${N}.${K}` extends MessageId ? K : never) : never;
/** A column of an entity: a value of its record that has a label. */
export type ColumnName<E extends EntityDefinition> = Labelled<E['name'], keyof RecordOf<E>>;
/** A field of an entity that a user can edit. */
export type FieldName<E extends EntityDefinition> = Labelled<E['name'], keyof E['fields']>;
type FilterName<C extends { list: AnyEndpoint }> = Exclude<
  keyof z.output<C['list']['query']>,
  'page' | 'limit' | 'search' | 'sort'
> &
  string;
type SortOf<C extends { list: AnyEndpoint }> =
  C['list'] extends Endpoint<Schema, z.ZodMiniType<infer Q>, Schema, Schema>
    ? NonNullable<Q extends { sort?: infer S } ? S : never>
    : never;

/** Props of a field's custom input; `value` is the form's value. */
export type FieldInputProps = {
  value: unknown;
  onChange: (value: unknown) => void;
  /** The record as loaded; null for a new one. */
  record: VersionedRecord | null;
};

/** Renders the cell of a column. */
export type CellOf<R> = ComponentType<{ row: R }>;

/** Props of an input over several fields: their values, their errors, and the element ids for links to them. */
export type CombinedInputProps = {
  values: Readonly<Record<string, unknown>>;
  onChange: (changes: Readonly<Record<string, unknown>>) => void;
  /** Errors by field, and by the full path of a nested value: `phones.1.number`. */
  errors: Lookup<string>;
  /** The record as loaded; null for a new one. */
  record: VersionedRecord | null;
  /** Discards all edits, because they were saved elsewhere. */
  discard: () => void;
  fieldIds: Readonly<Record<string, string>>;
};

/** Props of bulk actions: the selected ids (the page may contain only some of the rows) and the list they are selected in. */
export type TickedProps<R> = { ids: readonly string[]; rows: readonly R[]; list: List<R> };

export type Section<F extends string> = {
  title: MessageId;
  about?: MessageId;
  fields: readonly F[];
  /** Fields that one input edits, in the position of the first of them. */
  combined?: { fields: readonly F[]; input: ComponentType<CombinedInputProps> };
};

/** A list's texts in addition to its labels: search placeholder, empty state, label of the add button. */
type ListText = 'search' | 'empty' | 'emptyText' | 'add';
/** The name of a contract whose list has its texts in the messages: `vendors.search`, `vendors.empty`… */
type WithTexts<N extends string> = `${N}.${ListText}` extends MessageId ? N : never;

/** A path without parameters. */
type PlainPath<P extends Path = Path> = P extends Path ? ([ParamsOf<P>] extends [never] ? P : never) : never;

/** Paths of an entity's screens; the last parameter of `edit` and `details` is the record's id. */
export type Places = { list: Path; add?: PlainPath; edit?: Path; details?: Path };

/** The path of a list whose pages were made by `resourceRoutes`. */
type ListPath<N extends string, P extends Path = Path> = P extends PlacesOf<infer At, N>['add'] ? At : never;

/** Options of the list and the form of records `R`; the names are those of the entity and its contract. */
type Options<R, Column extends string, Field extends string, Filter extends string, Sort extends string, Draft> = {
  icon: IconName;
  list: {
    columns: readonly Column[];
    /** Columns that are hidden until the user selects them. */
    more?: readonly Column[];
    sort: Sort;
    filters?: readonly Filter[];
    /** Filters that only links set: each is shown while it is set. */
    quiet?: readonly Filter[];
    /** A hook that returns the options of a filter whose values the contract does not list. */
    filterOptions?: { [K in Filter]?: () => readonly { id: string; label: string }[] };
    /** Filters set from the address's path parameters: `{ productId: 'itemId' }`. */
    of?: { [K in Filter]?: string };
    /** How a value is shown where its schema is not enough, such as a cost that may be null. */
    kinds?: { [K in Column]?: ShownKind };
    widths?: { [K in Column]?: number };
    cells?: { [K in Column]?: CellOf<R> };
    /** Columns and filters for users with the right to see costs only. */
    costs?: readonly (Column | Filter)[];
    /** Totals of the selected rows. */
    totals?: { units?: Column; amount?: Column };
    /** Bulk actions for the selected rows. */
    ticked?: ComponentType<TickedProps<R>>;
    /** Buttons next to the add button. */
    actions?: ComponentType;
    /** False: rows do not open. @default details, or edit */
    opens?: false;
    /** A component above the list. */
    above?: ComponentType;
    /** Other resources whose changes also affect these rows. */
    watch?: readonly string[];
  };
  form?: {
    sections: readonly Section<Field>[];
    /** Initial values of a new record, partly from the query of its page's address; other fields start empty. */
    blank?: (store: Store, query: URLSearchParams) => { [K in Field]?: unknown };
    inputs?: { [K in Field]?: ComponentType<FieldInputProps> };
    hints?: { [K in Field]?: MessageId };
    /** Formats a value where its kind is not enough: lists of more than words. */
    formatters?: { [K in Field]?: (value: unknown) => string };
    /** A rule over several fields, in addition to the entity's rules for each. */
    check?: (draft: Draft) => Problem | null;
    /** Where saving leads. @default details, or the list */
    saved?: { add?: 'edit' | 'list'; edit?: 'edit' | 'list' };
    /** A component next to the form of an existing record; `dirty` while the form has unsaved edits. */
    sidebar?: ComponentType<{ record: R; dirty: boolean }>;
  };
  details?: { sections: readonly Section<Column>[]; kinds?: { [K in Column]?: ShownKind } };
};

/** The contract of an entity, as `crud` declares it. */
type Contract = {
  name: string;
  entity: EntityDefinition & { read: z.ZodMiniType<NamedRecord> };
  list: AnyEndpoint;
};

/** How an entity's screens look: declarative, with components only where data is not enough. */
export type Definition<C extends Contract> = Options<
  RecordOf<C['entity']>,
  ColumnName<C['entity']>,
  FieldName<C['entity']>,
  FilterName<C>,
  SortOf<C>,
  z.output<C['entity']['draft']>
> & {
  /** The path of the list, when `resourceRoutes` made the pages; those of details if there are `details`. */
  at: ListPath<C['entity']['name']> | Places;
};

/** A resource: the definition that the standard screens render. Its names were checked where it was defined. */
export type Resource<R extends VersionedRecord> = Options<R, string, string, string, string, never> & {
  entity: EntityDefinition;
  calls: Calls<R>;
  at: Places;
  nameOf: (record: R) => string;
  texts: Readonly<Record<ListText, MessageId>>;
};

export type Form<R extends VersionedRecord> = NonNullable<Resource<R>['form']>;

type Lookup<V> = Readonly<Record<string, V | undefined>>;

/**
 * Defines how an entity's list, form and details look. A column, field, filter or order that the entity or its contract does
 * not have, or that has no label `field.<entity>.<name>`, does not compile.
 */
export function resource<C extends Contract>(
  calls: C & Calls<RecordOf<C['entity']>> & { name: WithTexts<C['name']> },
  { at, ...definition }: Definition<C>,
): Resource<RecordOf<C['entity']>> {
  const { name, entity } = calls;
  return {
    ...definition,
    calls,
    entity,
    at: placesAt(at, entity.name, definition.details !== undefined),
    nameOf: (record) => record.name,
    texts: {
      search: `${name}.search` as MessageId,
      empty: `${name}.empty` as MessageId,
      emptyText: `${name}.emptyText` as MessageId,
      add: `${name}.add` as MessageId,
    },
  };
}

function placesAt(at: string | Places, entityName: string, hasDetails: boolean): Places {
  if (typeof at !== 'string') return at;
  const { details, ...places } = placesOf(at, entityName);
  return (hasDetails ? { ...places, details } : places) as Places;
}
