import type * as z from 'zod/mini';
import type { Entity, Shape } from '../fields/entity.ts';
import type { Kind } from '../fields/fields.ts';
import type { ModuleName } from '../rights/modules.ts';
import type { ImportCalls } from './imports.contract.ts';

/** How the first row of a file may call a column; the first name of a language is what our own files say. */
export type Headers = Readonly<Record<'en' | 'es', readonly [string, ...string[]]>>;

/** A column that an import knows. */
export type ImportColumn = {
  headers: Headers;
  /** What a cell of it holds. */
  kind: Kind;
  /** Beside each option of a choice the words that mean it, in small letters; the option itself always does. */
  words: Readonly<Record<string, readonly string[]>>;
  /** It stands in no field of the noun: its cells are read beside the record. */
  isExtra: boolean;
  /** Only for those who may see costs: it is written into no other's file. */
  isCost: boolean;
};

/** A record that an import makes or finds again: its noun, the columns of its file, and how a row is led to a record. */
export type Importing<N extends string = string, X extends string = string> = {
  readonly noun: N;
  readonly module: ModuleName;
  /** The plural that files and the socket call it by. */
  readonly name: string;
  readonly calls: ImportCalls;
  readonly draft: z.ZodMiniType;
  readonly columns: Readonly<Record<string, ImportColumn>>;
  /** The columns by which a row finds its record, in this order: the first that has a value decides. */
  readonly matches: readonly string[];
  readonly extras: readonly X[];
  /** What a new record begins with where its row says nothing. */
  readonly blank: (store: { defaultTaxRate: string }) => Values;
  readonly compose: (extras: Values, before: Values | null) => Values;
  readonly spread: (record: Values) => Values;
};

/** Values of a record by name. */
type Values = Readonly<Record<string, unknown>>;

type FieldColumn = { headers: Headers; words?: ImportColumn['words'] };
type ExtraColumn = FieldColumn & { kind: Kind; isCost?: true };

/** What a definition says. */
type Definition<W extends Shape, X extends string> = {
  name: string;
  module: ModuleName;
  calls: ImportCalls;
  /** Fields of the noun that a file may have: a name that the noun does not know does not compile. */
  columns: { readonly [K in keyof W & string]?: FieldColumn };
  /** What else a row may say, such as the first stock of a product. */
  extras: Readonly<Record<X, ExtraColumn>>;
  matches: readonly ((keyof W & string) | NoInfer<X>)[];
  blank?: (store: { defaultTaxRate: string }) => { [K in keyof W]?: unknown };
  /** Fields that are made of what a row says beside them, such as a list of phones of one; `before` is the record found. */
  compose?: (extras: Values, before: Values | null) => { [K in keyof W]?: unknown };
  /** The other way, for a file that goes out: what the columns beside the fields say of a record. */
  spread?: (record: Values) => { [K in X]?: unknown };
};

/** Declares how a noun is imported: the one file that a noun costs in the domain. */
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
    return [[key, { words: {}, ...column, kind: field.field, isExtra: false, isCost: false }] as const];
  });
  const extraColumns = Object.entries<ExtraColumn>(extras).map(
    ([key, column]) => [key, { words: {}, isCost: false, ...column, isExtra: true }] as const,
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
