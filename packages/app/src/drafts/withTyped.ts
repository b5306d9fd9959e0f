/**
 * Merges a saved draft with edits made while it was loading. A value that differs from `start` overrides the saved one, row by
 * row in lists whose rows have an `id`. Added rows follow the saved ones.
 */
export function withTyped<T extends object>(start: T, typed: T, savedDraft: T): T {
  const merged = Object.entries(savedDraft).map(([name, before]): [string, unknown] => {
    const [first, now]: [unknown, unknown] = [Reflect.get(start, name), Reflect.get(typed, name)];
    if (alike(first, now)) return [name, before];
    if (!isRows(first) || !isRows(now) || !isRows(before)) return [name, now];
    const starting = byId(first);
    const written = new Map(now.filter((row) => !alike(row, starting.get(row.id))).map((row) => [row.id, row]));
    const beforeById = byId(before);
    return [
      name,
      [
        ...before.map((row) => written.get(row.id) ?? row),
        ...[...written.values()].filter(({ id }) => !beforeById.has(id)),
      ],
    ];
  });
  return { ...savedDraft, ...Object.fromEntries(merged) };
}

type Row = { id: string };

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'id' in row);
