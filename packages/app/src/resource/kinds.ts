import type { Field, FieldKind } from '@tilldesk/domain/fields';
import * as z from 'zod/mini';
import type { ShownKind } from './list/ListColumn.ts';

type Schema = z.ZodMiniType;

/** Returns the kind of an entity's field, or undefined for a field without one that the server derives. */
export function kindOf(schema: Schema | undefined): FieldKind | undefined {
  return schema !== undefined && 'field' in schema ? (schema as Field).field : undefined;
}

/** Returns how a record's value is shown: by its kind, or by its schema. */
export function shownKindOf(schema: Schema | undefined): ShownKind {
  const kind = kindOf(schema);
  if (kind === undefined) return innerSchemaOf(schema) instanceof z.ZodMiniNumber ? 'quantity' : 'text';
  if (kind.kind === 'text') return kind.format === 'code' || kind.format === 'phone' ? 'code' : 'text';
  return shown[kind.kind];
}

const shown: Record<Exclude<FieldKind['kind'], 'text'>, ShownKind> = {
  longText: 'longText',
  money: 'money',
  quantity: 'quantity',
  rate: 'rate',
  date: 'date',
  instant: 'instant',
  choice: 'text',
  flag: 'flag',
  imei: 'code',
  ref: 'code',
  list: 'list',
};

/** Returns the allowed values of a schema that is a closed list. */
export function optionsOf(schema: Schema | undefined): readonly string[] {
  const innerSchema = innerSchemaOf(schema);
  return innerSchema instanceof z.ZodMiniEnum ? Object.values<unknown>(innerSchema.def.entries).map(String) : [];
}

/** Returns the columns that a list can be sorted by, from its contract. */
export const sortsOf = (query: Schema): readonly string[] =>
  optionsOf(fieldsOf(query)['sort']).filter((sort) => !sort.startsWith('-'));

/** Returns the fields of an object schema by name. */
export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, Schema>) : {};
}

/** Returns the schema without its optional or nullable wrapper. */
function innerSchemaOf(schema: Schema | undefined): Schema | undefined {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return innerSchemaOf(schema.def.innerType as Schema);
  }
  return schema;
}
