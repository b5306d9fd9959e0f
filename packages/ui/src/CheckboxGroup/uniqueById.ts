/** Leaves out every entry whose id an earlier one has: two of them could not be told apart. */
export function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): readonly Entry[] {
  const first = new Map(entries.toReversed().map((entry) => [entry.id, entry]));
  return first.size === entries.length ? entries : entries.filter((entry) => first.get(entry.id) === entry);
}
