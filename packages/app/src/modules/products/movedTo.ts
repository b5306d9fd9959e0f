/** Returns a list with one item moved to another position; positions start at 0. */
export function movedTo<T>(all: readonly T[], from: number, to: number): T[] {
  const one = all[from];
  if (one === undefined || to < 0 || to >= all.length) return [...all];
  return all.toSpliced(from, 1).toSpliced(to, 0, one);
}
