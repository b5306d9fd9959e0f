import { fold } from './fold.ts';
import type { Importing } from './importing.ts';
import type { ColumnMapping } from './imports.rules.ts';

/** Maps file columns by their headings, in either language; each import column once. */
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

/** Whether a mapping is valid: only known columns, each used once. */
export function isMapping({ columns }: Pick<Importing, 'columns'>, mapping: ColumnMapping): boolean {
  const keys = mapping.filter((key) => key !== null);
  return new Set(keys).size === keys.length && keys.every((key) => Object.hasOwn(columns, key));
}
