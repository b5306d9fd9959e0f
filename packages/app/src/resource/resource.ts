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

/** A noun of the domain, as screens need it. */
export type EntityDefinition = {
  readonly name: string;
  readonly fields: Shape;
  readonly draft: Schema;
  readonly read: Schema;
};
/** What every record bears. */
export type VersionedRecord = { id: string; version: number };
export type RecordOf<E extends EntityDefinition> = z.output<E['read']>;

type RecordCall<R> = Endpoint<Schema, Schema, Schema, z.ZodMiniType<R>>;

/** The calls of a noun; a screen that needs one which is not there is not drawn. */
export type Calls<R> = {
  readonly name: string;
  readonly list: ListCall<R>;
  readonly one?: RecordCall<R>;
  readonly create?: RecordCall<R>;
  readonly change?: RecordCall<R>;
  readonly archive?: RecordCall<R>;
};

/** Names of `K` that have a label in the messages, `field.<noun>.<name>`. */
type Labelled<N extends string, K> = K extends string ? (`field.${N}.${K}` extends MessageId ? K : never) : never;
/** A column of a noun: a value of its record that has a label. */
export type ColumnName<E extends EntityDefinition> = Labelled<E['name'], keyof RecordOf<E>>;
/** A field of a noun that a person may write. */
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

/** What a field's own input is given; `value` is what stands in the form. */
export type FieldInputProps = {
  value: unknown;
  onChange: (value: unknown) => void;
  /** The record as it was loaded; null for a new one. */
  record: VersionedRecord | null;
};

/** What draws the cell of a column in its own way. */
export type CellOf<R> = ComponentType<{ row: R }>;

/** What an input over several fields is given: their values, what is wrong with them, where links to them lead. */
export type CombinedInputProps = {
  values: Readonly<Record<string, unknown>>;
  onChange: (changes: Readonly<Record<string, unknown>>) => void;
  /** What is wrong, by field, and by the whole path of what lies inside one: `phones.1.number`. */
  errors: Lookup<string>;
  /** The record as it was loaded; null for a new one. */
  record: VersionedRecord | null;
  /** Throws away all that was written: it went elsewhere. */
  discard: () => void;
  fieldIds: Readonly<Record<string, string>>;
};

/** What deeds over ticked rows are given: the ids, of which a page may hold only some rows, and the list they are ticked in. */
export type TickedProps<R> = { ids: readonly string[]; rows: readonly R[]; list: List<R> };

export type Section<F extends string> = {
  title: MessageId;
  about?: MessageId;
  fields: readonly F[];
  /** Fields that one input draws, in the place of the first of them. */
  combined?: { fields: readonly F[]; input: ComponentType<CombinedInputProps> };
};

/** What a list says beside its labels: what its search looks for, what to do while it is empty, its button for more. */
export type ListTexts = { search: MessageId; empty: MessageId; emptyText: MessageId; add?: MessageId };

/** A path that needs nothing filled in. */
type PlainPath<P extends Path = Path> = P extends Path ? ([ParamsOf<P>] extends [never] ? P : never) : never;

/** Where the screens of a noun stand; the last parameter of `edit` and `details` is the record's id. */
export type Places = { list: Path; add?: PlainPath; edit?: Path; details?: Path };

/** How the screens of a noun look: data, with components only where data does not reach. */
export type Definition<E extends EntityDefinition, C extends { list: AnyEndpoint }> = {
  calls: C & Calls<RecordOf<E>>;
  at: Places;
  icon: IconName;
  /** Names a record to people: in headings, questions, for screen readers. */
  nameOf: (record: RecordOf<E>) => string;
  list: {
    words: ListTexts;
    columns: readonly ColumnName<E>[];
    /** Columns that are shown only once a person asks for them. */
    more?: readonly ColumnName<E>[];
    sort: SortOf<C>;
    filters?: readonly FilterName<C>[];
    /** Filters that only links set: each is shown while it holds. */
    quiet?: readonly FilterName<C>[];
    /** A hook that answers the options of a filter whose words the contract does not list. */
    filterOptions?: { [K in FilterName<C>]?: () => readonly { id: string; label: string }[] };
    /** Filters that the address's parameters fill: `{ productId: 'itemId' }`. */
    of?: { [K in FilterName<C>]?: string };
    /** How a value is shown where its schema does not say, such as a cost that may be null. */
    kinds?: { [K in ColumnName<E>]?: ShownKind };
    widths?: { [K in ColumnName<E>]?: number };
    cells?: { [K in ColumnName<E>]?: CellOf<RecordOf<E>> };
    /** Columns and filters that only people who may see costs have. */
    costs?: readonly (ColumnName<E> | FilterName<C>)[];
    /** What ticked rows add up to. */
    totals?: { units?: ColumnName<E>; amount?: ColumnName<E> };
    /** Buttons for what can be done with ticked rows. */
    ticked?: ComponentType<TickedProps<RecordOf<E>>>;
    /** Buttons beside the one that adds. */
    actions?: ComponentType;
    /** Opens a row somewhere; false opens nothing. @default details, or edit */
    opens?: false;
    /** A component above the list. */
    above?: ComponentType;
    /** Other resources whose changes change these rows too. */
    watch?: readonly string[];
  };
  form?: {
    sections: readonly Section<FieldName<E>>[];
    /** What a new record begins with, some of it by the query of its page's address; what is not named begins empty. */
    blank?: (store: Store, query: URLSearchParams) => { [K in FieldName<E>]?: unknown };
    inputs?: { [K in FieldName<E>]?: ComponentType<FieldInputProps> };
    hints?: { [K in FieldName<E>]?: MessageId };
    /** A value in words, where its kind does not write it: lists of more than words. */
    formatters?: { [K in FieldName<E>]?: (value: unknown) => string };
    /** A rule over several fields, beside what the entity says of each. */
    check?: (draft: z.output<E['draft']>) => Problem | null;
    /** Where saving leads. @default details, or the list */
    saved?: { add?: 'edit' | 'list'; edit?: 'edit' | 'list' };
    /** A component beside the form of a record that exists. */
    sidebar?: ComponentType<{ record: RecordOf<E> }>;
  };
  details?: { sections: readonly Section<ColumnName<E>>[]; kinds?: { [K in ColumnName<E>]?: ShownKind } };
};

/** A resource: what the ordinary screens are drawn from. Names in it were checked where it was defined. */
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
 * Declares how a noun's list, form and details look. A column, field, filter or order that the noun or its contract does
 * not have, or that has no label `field.<noun>.<name>`, does not compile.
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
