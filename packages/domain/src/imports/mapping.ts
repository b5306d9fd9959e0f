import { fold } from './fold.ts';
import type { Importing } from './importing.ts';
import type { Mapping } from './imports.rules.ts';

/** Finds the columns of a file by their headings, in either language; each column once. */
export function mapHeaders({ columns }: Pick<Importing, 'columns'>, headers: readonly string[]): (string | null)[] {
  const known = new Map(
    Object.entries(columns).flatMap(([key, { headers: names }]) =>
      [key, ...names.en, ...names.es].map((name) => [fold(name), key] as const),
    ),
  );
  const usedHeaders = new Set<string>();
  return headers.map((header) => {
    const key = known.get(fold(header));
    if (key === undefined || usedHeaders.has(key)) return null;
    usedHeaders.add(key);
    return key;
  });
}

/** What is wrong with a mapping: columns that the import does not know, or one that two columns of the file claim. */
export function isMapping({ columns }: Pick<Importing, 'columns'>, mapping: Mapping): boolean {
  const keys = mapping.filter((key) => key !== null);
  return new Set(keys).size === keys.length && keys.every((key) => Object.hasOwn(columns, key));
}
