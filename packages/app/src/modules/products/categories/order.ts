import { compareNames } from '@tilldesk/domain/fields';

/** The fields of a category that define its position. */
type Placed = { id: string; name: string; parentId: string | null; sort: number };

/** Returns the categories with one parent in their order; those without an order are sorted by name. */
export const siblings = <C extends Placed>(all: readonly C[], parentId: string | null): C[] =>
  all.filter((one) => one.parentId === parentId).toSorted((a, b) => a.sort - b.sort || compareNames(a.name, b.name));

/** Returns all categories, each main category before its subcategories. */
export const inOrder = <C extends Placed>(all: readonly C[]): C[] =>
  siblings(all, null).flatMap((main) => [main, ...siblings(all, main.id)]);

/** Returns the ids of the siblings after one moved up (-1) or down (1); null when it is already at that end. */
export function moved(all: readonly Placed[], one: Placed, by: -1 | 1): string[] | null {
  const ids = siblings(all, one.parentId).map(({ id }) => id);
  const at = ids.indexOf(one.id);
  const other = ids[at + by];
  if (at < 0 || other === undefined) return null;
  return ids.map((id) => (id === one.id ? other : id === other ? one.id : id));
}
