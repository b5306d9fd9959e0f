/** Inserts the hidden columns at their original positions among the visible columns in their current order. */
export function orderOf(ids: readonly string[], shown: readonly string[]): string[] {
  const order = shown.filter((id) => ids.includes(id));
  ids.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = ids.slice(0, at).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** Moves one column to a position among all columns. The position is limited to the list. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  const rest = order.filter((other) => other !== id);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, place)), 0, id);
}
