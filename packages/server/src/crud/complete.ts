import type { AnyEntity, Complete } from './spec.ts';

/** Returns the writable fields of an entity from a draft or a record: an optional field that is missing is null. */
export function completed<E extends AnyEntity>(entity: E, of: object): Complete<E> {
  const values: Record<string, unknown> = { ...of };
  return Object.fromEntries(Object.keys(entity.fields).map((key) => [key, values[key] ?? null])) as Complete<E>;
}
