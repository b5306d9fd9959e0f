/** A list with one of its things moved to another place, places counted from 0. */
export function movedTo<T>(all: readonly T[], from: number, to: number): T[] {
  const one = all[from];
  if (one === undefined || to < 0 || to >= all.length) return [...all];
  return all.toSpliced(from, 1).toSpliced(to, 0, one);
}
