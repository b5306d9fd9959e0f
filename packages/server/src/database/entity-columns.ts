import type { Field, Shape } from '@tilldesk/domain/fields';
import type { HasDefault, NotNull } from 'drizzle-orm';
import { boolean, date, integer, jsonb, text, uuid, type PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { auditColumns, exactText, instant, money, nameText, rate } from './columns.ts';
import { reference, type TenantTable } from './tenant-table.ts';

/** The column of a field: of the type of its values, not null if the field is required. */
type FieldColumn<F extends Field> = null extends z.output<F> ? Of<z.output<F>> : NotNull<Of<z.output<F>>>;
type Of<V> = PgColumnBuilderBase<{
  name: string;
  dataType: 'custom';
  columnType: 'PgCustomColumn';
  data: NonNullable<V>;
  driverParam: unknown;
  enumValues: undefined;
}>;

type EntityColumns<W extends Shape, Without, Defaults> = {
  [K in Exclude<keyof W, Without>]: K extends keyof Defaults ? HasDefault<FieldColumn<W[K]>> : FieldColumn<W[K]>;
} & ReturnType<typeof recordColumns>;

const recordColumns = () => ({ archivedAt: instant('archived_at'), ...auditColumns() });

/**
 * Returns the columns of an entity's fields, named like the fields in snake_case, and those of every record. A field
 * whose column differs is overwritten by the columns of the table: `{ ...columnsOf(vendor), city: nameText('city') }`.
 * `name` has the collation of names, a list is JSON, `without` omits fields that are stored in other tables.
 */
export function columnsOf<
  W extends Shape,
  Without extends keyof W = never,
  const Defaults extends { readonly [K in keyof W]?: z.output<W[K]> } = {},
>(
  { fields }: { fields: W },
  {
    without = [],
    defaults,
    references = {},
  }: {
    without?: readonly Without[];
    defaults?: Defaults;
    /** The tables of fields that refer to other records: a foreign key each. */
    references?: { readonly [K in keyof W]?: TenantTable };
  } = {},
) {
  const columns = Object.entries(fields).filter(([key]) => !without.includes(key as Without));
  return {
    ...Object.fromEntries(columns.map(([key, field]) => [key, columnOf(key, field, references[key], defaults?.[key])])),
    ...recordColumns(),
  } as EntityColumns<W, Without, Defaults>;
}

function columnOf(key: string, { field }: Field, table: TenantTable | undefined, initial: unknown) {
  const name = key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  const column = table ? reference(name, table) : typedColumn(name, field);
  if (field.required) column.notNull();
  if (initial !== undefined) column.default(initial as never);
  return column;
}

function typedColumn(name: string, field: Field['field']) {
  switch (field.kind) {
    case 'text':
      return field.format === 'code' ? exactText(name) : name === 'name' ? nameText(name) : text(name);
    case 'longText':
    case 'choice':
      return text(name);
    case 'money':
      return money(name);
    case 'quantity':
      return integer(name);
    case 'rate':
      return rate(name);
    case 'date':
      return date(name, { mode: 'string' });
    case 'instant':
      return instant(name);
    case 'flag':
      return boolean(name);
    case 'imei':
      return exactText(name);
    case 'ref':
      return uuid(name);
    case 'list':
      return jsonb(name);
  }
}
