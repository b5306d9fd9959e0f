/** Returns at most `count` items of a list, evenly spread over it, in its order. */
export function spread<T>(list: readonly T[], count: number): T[] {
  if (count >= list.length) return [...list];
  return Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]).filter(
    (one) => one !== undefined,
  );
}
