import { fill } from '../navigation/addressOf.ts';

/** The address of a record's page: the last parameter of the path is the record's, others come from the address. */
export function recordAddress(path: string, id: string, params: Readonly<Record<string, string>> = {}): string {
  return fill(path, { ...params, [recordParam(path)]: id });
}

/** The name of the parameter that says which record a page shows. Throws for a path that shows none. */
export function recordParam(path: string): string {
  const name = [...path.matchAll(/:(\w+)/g)].at(-1)?.[1];
  if (name === undefined) throw new Error(`places: ${path} shows no record`);
  return name;
}
