import { fill } from '../navigation/addressOf.ts';

/**
 * Returns the address of a record's page: the last parameter of the path is the record's, others come from the current address.
 */
export function recordAddress(path: string, id: string, params: Readonly<Record<string, string>> = {}): string {
  return fill(path, { ...params, [recordParam(path)]: id });
}

/** Returns the name of the parameter that holds the record id of a page. Throws for a path without one. */
export function recordParam(path: string): string {
  const name = [...path.matchAll(/:(\w+)/g)].at(-1)?.[1];
  if (name === undefined) throw new Error(`places: ${path} shows no record`);
  return name;
}
