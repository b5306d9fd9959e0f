import type { BuildExtraConfigColumns } from 'drizzle-orm';
import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  uuid,
  type AnyPgColumn,
  type ExtraConfigColumn,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';
import { businessId } from './columns.ts';

/** A table whose rows belong to a business and have an id. */
export type TenantTable = PgTable & Record<'businessId' | 'id', AnyPgColumn>;

type Columns = Record<string, PgColumnBuilderBase>;
type TenantColumn = { businessId: ReturnType<typeof businessId> };
type IdColumn = { id: ReturnType<typeof id> };

const id = () => uuid('id').notNull();

/**
 * Indexes, unique keys, checks and further foreign keys; or only the columns that lists sort by, each with an index
 * `<table>_by_<column>`.
 */
type Constraints<N extends string, C extends Columns> =
  | ((t: BuildExtraConfigColumns<N, TenantColumn & C, 'pg'>) => PgTableExtraConfigValue[])
  | { indexes: readonly (keyof C & string)[] };

type Reference = { table: TenantTable; onDelete: 'cascade' | 'no action' };
const references = new WeakMap<object, Reference>();

/** A column with the id of a row of another table of the business: a foreign key to (business_id, id). */
export function reference<N extends string>(
  name: N,
  table: TenantTable,
  onDelete: Reference['onDelete'] = 'no action',
) {
  const column = uuid(name);
  references.set(column, { table, onDelete });
  return column;
}

/**
 * A column with the id of a row of a table of a layer above, which this file cannot import: a foreign key like that of
 * `reference`, by the name of the table.
 */
export const referenceByName = <N extends string>(name: N, table: string) =>
  reference(name, pgTable(table, { businessId: businessId(), id: id() }));

/** A table of a business with an id: its primary key is (business_id, id). */
export const tenantTable = <N extends string, C extends Columns>(
  name: N,
  columns: C,
  constraints?: Constraints<N, IdColumn & C>,
) => keyedTable<N, IdColumn & C>(name, ['id'], { id: id(), ...columns }, constraints);

/** A table of a business without an id: its primary key is business_id and the columns of `key`. */
export function keyedTable<N extends string, C extends Columns>(
  name: N,
  key: readonly (keyof C & string)[],
  columns: C,
  constraints: Constraints<N, C> = () => [],
) {
  return pgTable<N, TenantColumn & C>(name, { businessId: businessId(), ...columns }, (t) => {
    const of = (...names: string[]) => names.map((column) => (t as Record<string, ExtraConfigColumn>)[column]!);
    return [
      primaryKey({ columns: [t.businessId, ...of(...key)] }),
      ...Object.entries(columns).flatMap(([column, builder]) => {
        const to = references.get(builder);
        if (!to) return [];
        const foreignColumns: [AnyPgColumn, AnyPgColumn] = [to.table.businessId, to.table.id];
        return [foreignKey({ columns: [t.businessId, ...of(column)], foreignColumns }).onDelete(to.onDelete)];
      }),
      ...(typeof constraints === 'function'
        ? constraints(t)
        : of(...constraints.indexes).map((column) =>
            index(`${name}_by_${column.name}`).on(t.businessId, column, ...of('id')),
          )),
    ];
  });
}
