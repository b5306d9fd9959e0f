import type { AnyEndpoint, Endpoint } from '@tilldesk/domain/contract';
import type { Shape } from '@tilldesk/domain/fields';
import type { Problem } from '@tilldesk/domain/problems';
import type { Store } from '@tilldesk/domain/shop';
import type { IconName } from '@tilldesk/ui';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { ParamsOf, Path } from '../navigation/route.ts';
import type { MessageId } from '../i18n/Messages.ts';
import type { ShownKind } from './list/ListColumn.ts';
import type { List, ListCall } from './list/useList.ts';

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
export type ListTexts = { search: MessageId; empty: MessageId; emptyText: MessageId; add?: MessageId };

/** A path without parameters. */
type PlainPath<P extends Path = Path> = P extends Path ? ([ParamsOf<P>] extends [never] ? P : never) : never;

/** Paths of an entity's screens; the last parameter of `edit` and `details` is the record's id. */
export type Places = { list: Path; add?: PlainPath; edit?: Path; details?: Path };

/** How an entity's screens look: declarative, with components only where data is not enough. */
export type Definition<E extends EntityDefinition, C extends { list: AnyEndpoint }> = {
  calls: C & Calls<RecordOf<E>>;
  at: Places;
  icon: IconName;
  /** Returns the display name of a record: in headings, questions, for screen readers. */
  nameOf: (record: RecordOf<E>) => string;
  list: {
    words: ListTexts;
    columns: readonly ColumnName<E>[];
    /** Columns that are hidden until the user selects them. */
    more?: readonly ColumnName<E>[];
    sort: SortOf<C>;
    filters?: readonly FilterName<C>[];
    /** Filters that only links set: each is shown while it is set. */
    quiet?: readonly FilterName<C>[];
    /** A hook that returns the options of a filter whose values the contract does not list. */
    filterOptions?: { [K in FilterName<C>]?: () => readonly { id: string; label: string }[] };
    /** Filters set from the address's path parameters: `{ productId: 'itemId' }`. */
    of?: { [K in FilterName<C>]?: string };
    /** How a value is shown where its schema is not enough, such as a cost that may be null. */
    kinds?: { [K in ColumnName<E>]?: ShownKind };
    widths?: { [K in ColumnName<E>]?: number };
    cells?: { [K in ColumnName<E>]?: CellOf<RecordOf<E>> };
    /** Columns and filters for users with the right to see costs only. */
    costs?: readonly (ColumnName<E> | FilterName<C>)[];
    /** Totals of the selected rows. */
    totals?: { units?: ColumnName<E>; amount?: ColumnName<E> };
    /** Bulk actions for the selected rows. */
    ticked?: ComponentType<TickedProps<RecordOf<E>>>;
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
    sections: readonly Section<FieldName<E>>[];
    /** Initial values of a new record, partly from the query of its page's address; other fields start empty. */
    blank?: (store: Store, query: URLSearchParams) => { [K in FieldName<E>]?: unknown };
    inputs?: { [K in FieldName<E>]?: ComponentType<FieldInputProps> };
    hints?: { [K in FieldName<E>]?: MessageId };
    /** Formats a value where its kind is not enough: lists of more than words. */
    formatters?: { [K in FieldName<E>]?: (value: unknown) => string };
    /** A rule over several fields, in addition to the entity's rules for each. */
    check?: (draft: z.output<E['draft']>) => Problem | null;
    /** Where saving leads. @default details, or the list */
    saved?: { add?: 'edit' | 'list'; edit?: 'edit' | 'list' };
    /** A component next to the form of an existing record. */
    sidebar?: ComponentType<{ record: RecordOf<E> }>;
  };
  details?: { sections: readonly Section<ColumnName<E>>[]; kinds?: { [K in ColumnName<E>]?: ShownKind } };
};

/** A resource: the definition that the standard screens render. Its names were checked where it was defined. */
export type Resource<R extends VersionedRecord> = {
  noun: EntityDefinition;
  calls: Calls<R>;
  at: Places;
  icon: IconName;
  nameOf: (record: R) => string;
  list: {
    words: ListTexts;
    columns: readonly string[];
    more: readonly string[];
    sort: string;
    filters: readonly string[];
    quiet: readonly string[];
    filterOptions: Lookup<() => readonly { id: string; label: string }[]>;
    of: Lookup<string>;
    kinds: Lookup<ShownKind>;
    widths: Lookup<number>;
    cells: Lookup<CellOf<R>>;
    costs: readonly string[];
    totals: { units?: string; amount?: string };
    ticked: ComponentType<TickedProps<R>> | undefined;
    actions: ComponentType | undefined;
    opens: boolean;
    above: ComponentType | undefined;
    watch: readonly string[];
  };
  form: Form<R> | null;
  details: { sections: readonly Section<string>[]; kinds: Lookup<ShownKind> } | null;
};

export type Form<R> = {
  sections: readonly Section<string>[];
  blank: (store: Store, query: URLSearchParams) => Lookup<unknown>;
  inputs: Lookup<ComponentType<FieldInputProps>>;
  hints: Lookup<MessageId>;
  formatters: Lookup<(value: unknown) => string>;
  check: (draft: never) => Problem | null;
  saved: { add?: 'edit' | 'list'; edit?: 'edit' | 'list' };
  sidebar: ComponentType<{ record: R }> | undefined;
};

type Lookup<V> = Readonly<Record<string, V | undefined>>;

/**
 * Defines how an entity's list, form and details look. A column, field, filter or order that the entity or its contract does
 * not have, or that has no label `field.<entity>.<name>`, does not compile.
 */
export function resource<
  E extends EntityDefinition & { read: z.ZodMiniType<VersionedRecord> },
  C extends { list: AnyEndpoint },
>(entity: E, { calls, at, icon, nameOf, list, form, details }: Definition<E, C>): Resource<RecordOf<E>> {
  const { columns, more = [], sort, filters = [], costs = [], totals = {}, watch = [] } = list;
  return {
    noun: entity,
    calls,
    at,
    icon,
    nameOf,
    list: {
      words: list.words,
      columns,
      more,
      sort,
      filters,
      quiet: list.quiet ?? [],
      filterOptions: list.filterOptions ?? {},
      of: list.of ?? {},
      kinds: list.kinds ?? {},
      widths: list.widths ?? {},
      cells: list.cells ?? {},
      costs,
      totals,
      ticked: list.ticked,
      actions: list.actions,
      opens: list.opens ?? true,
      above: list.above,
      watch,
    },
    form: form
      ? {
          sections: form.sections,
          blank: form.blank ?? (() => ({})),
          inputs: form.inputs ?? {},
          hints: form.hints ?? {},
          formatters: form.formatters ?? {},
          check: form.check ?? (() => null),
          saved: form.saved ?? {},
          sidebar: form.sidebar,
        }
      : null,
    details: details ? { sections: details.sections, kinds: details.kinds ?? {} } : null,
  };
}
