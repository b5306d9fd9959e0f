/** Puts the hidden columns where the table has them, among the shown ones in their own order. */
export function orderOf(ids: readonly string[], shown: readonly string[]): string[] {
  const order = shown.filter((id) => ids.includes(id));
  ids.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = ids.slice(0, at).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Moves one column to a place among all; the place is kept within the list. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  const rest = order.filter((other) => other !== id);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, place)), 0, id);
}
