import type * as z from 'zod/mini';
import type { Entity, Shape } from '../fields/entity.ts';
import type { FieldKind } from '../fields/fields.ts';
import type { ModuleName } from '../rights/modules.ts';
import type { ImportCalls } from './imports.contract.ts';

/** Accepted headings of a column; the first one of each language is used in exported files. */
export type Headers = Readonly<Record<'en' | 'es', readonly [string, ...string[]]>>;

/** A column of an import. */
export type ImportColumn = {
  headers: Headers;
  /** Kind of its values. */
  kind: FieldKind;
  /** Synonyms for each option of a choice, in lower case; the option itself always matches. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Not a field of the entity: its cells are read in addition to the record. */
  isExtra: boolean;
  /** Only exported for users with the right to see costs. */
  isCost: boolean;
};

/** Definition of an import: the entity, the columns of the file, and how rows are matched to records. */
export type Importing<N extends string = string, X extends string = string> = {
  readonly noun: N;
  readonly module: ModuleName;
  /** Plural name used in files and socket events. */
  readonly name: string;
  readonly calls: ImportCalls;
  readonly draft: z.ZodMiniType;
  readonly columns: Readonly<Record<string, ImportColumn>>;
  /** The columns that identify the record of a row; the first one with a value decides. */
  readonly matches: readonly string[];
  readonly extras: readonly X[];
  /** Default values of a new record. */
  readonly blank: (store: { defaultTaxRate: string }) => Values;
  readonly compose: (extras: Values, before: Values | null) => Values;
  readonly spread: (record: Values) => Values;
};

/** Values of a record by name. */
type Values = Readonly<Record<string, unknown>>;

type FieldColumn = { headers: Headers; synonyms?: ImportColumn['synonyms'] };
type ExtraColumn = FieldColumn & { kind: FieldKind; isCost?: true };

/** Input of an import definition. */
type Definition<W extends Shape, X extends string> = {
  name: string;
  module: ModuleName;
  calls: ImportCalls;
  /** Fields of the entity that a file may contain; an unknown name is a compile error. */
  columns: { readonly [K in keyof W & string]?: FieldColumn };
  /** Additional columns, such as the opening stock of a product. */
  extras: Readonly<Record<X, ExtraColumn>>;
  matches: readonly ((keyof W & string) | NoInfer<X>)[];
  blank?: (store: { defaultTaxRate: string }) => { [K in keyof W]?: unknown };
  /** Fields computed from additional columns, such as a list of phones from one phone; `before` is the matched record. */
  compose?: (extras: Values, before: Values | null) => { [K in keyof W]?: unknown };
  /** The reverse for exports: values of the additional columns of a record. */
  spread?: (record: Values) => { [K in X]?: unknown };
};

/** Declares the import of an entity. */
export function importing<
  N extends string,
  W extends Shape,
  R extends z.core.$ZodLooseShape,
  S extends z.core.$ZodLooseShape,
  X extends string = never,
>(entity: Entity<N, W, R, S>, definition: Definition<W, X>): Importing<N, X> {
  const { name, module, calls, columns, extras, matches } = definition;
  const own = Object.entries<FieldColumn | undefined>(columns).flatMap(([key, column]) => {
    const field = entity.fields[key];
    if (!column || !field) return [];
    return [[key, { synonyms: {}, ...column, kind: field.field, isExtra: false, isCost: false }] as const];
  });
  const extraColumns = Object.entries<ExtraColumn>(extras).map(
    ([key, column]) => [key, { synonyms: {}, isCost: false, ...column, isExtra: true }] as const,
  );
  return {
    noun: entity.name,
    module,
    name,
    calls,
    draft: entity.draft,
    columns: Object.fromEntries<ImportColumn>([...own, ...extraColumns]),
    matches,
    extras: Object.keys(extras) as X[],
    blank: definition.blank ?? (() => ({})),
    compose: definition.compose ?? (() => ({})),
    spread: definition.spread ?? (() => ({})),
  };
}
