/** Removes each entry with the id of an earlier one: the two could not be distinguished. */
export function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): readonly Entry[] {
  const first = new Map(entries.toReversed().map((entry) => [entry.id, entry]));
  return first.size === entries.length ? entries : entries.filter((entry) => first.get(entry.id) === entry);
}
