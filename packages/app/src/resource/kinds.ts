import type { Field, Kind } from '@tilldesk/domain/fields';
import * as z from 'zod/mini';
import type { ShownKind } from './list/ListColumn.ts';

type Schema = z.ZodMiniType;

/** The kind of a field of an entity, or undefined for what the server derives without one. */
export function kindOf(schema: Schema | undefined): Kind | undefined {
  return schema !== undefined && 'field' in schema ? (schema as Field).field : undefined;
}

/** How a value of a record is shown: by its kind, or by what its schema holds. */
export function shownKindOf(schema: Schema | undefined): ShownKind {
  const kind = kindOf(schema);
  if (kind === undefined) return innerSchemaOf(schema) instanceof z.ZodMiniNumber ? 'quantity' : 'text';
  if (kind.kind === 'text') return kind.format === 'code' || kind.format === 'phone' ? 'code' : 'text';
  return shown[kind.kind];
}

const shown: Record<Exclude<Kind['kind'], 'text'>, ShownKind> = {
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

/** The words that a schema allows, when it is a closed list of them. */
export function optionsOf(schema: Schema | undefined): readonly string[] {
  const innerSchema = innerSchemaOf(schema);
  return innerSchema instanceof z.ZodMiniEnum ? Object.values<unknown>(innerSchema.def.entries).map(String) : [];
}

/** The columns that a list may be sorted by, as its contract says. */
export const sortsOf = (query: Schema): readonly string[] =>
  optionsOf(fieldsOf(query)['sort']).filter((sort) => !sort.startsWith('-'));

/** The fields of an object's schema by name. */
export function fieldsOf(schema: Schema): Readonly<Record<string, Schema>> {
  return schema instanceof z.ZodMiniObject ? (schema.shape as Record<string, Schema>) : {};
}

/** The schema without what lets it be absent. */
function innerSchemaOf(schema: Schema | undefined): Schema | undefined {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    return innerSchemaOf(schema.def.innerType as Schema);
  }
  return schema;
}
