/** A value to sort by. Missing values come last in both directions. */
export type SortKey = string | number | bigint | boolean | Date | null | undefined;

/**
 * Sorts rows in the browser, for tables that have all their rows: numbers by size, text in the order of `locale`, equal rows in
 * their old order. Keys are read once for each row.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: 'asc' | 'desc',
  locale?: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort(({ key: one }, { key: other }) => {
    if (one == null || other == null) return Number(one == null) - Number(other == null);
    if (typeof one === 'string' && typeof other === 'string') return sign * collator.compare(one, other);
    return one < other ? -sign : one > other ? sign : 0;
  });
  return keyed.map(({ row }) => row);
}
