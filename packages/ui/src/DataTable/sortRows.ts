/** What rows are sorted by; what is missing stands at the end, whichever the direction. */
export type SortKey = string | number | bigint | boolean | Date | null | undefined;

/**
 * Sorts rows in the browser, for tables that hold all their rows: numbers by size, words as `locale` has them, equal rows in
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
