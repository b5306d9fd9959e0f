import { compareNames } from '@tilldesk/domain/fields';

/** A category as far as its place goes. */
type Placed = { id: string; name: string; parentId: string | null; sort: number };

/** Siblings in their order; those that nobody put in order stand by name. */
export const siblings = <C extends Placed>(all: readonly C[], parentId: string | null): C[] =>
  all.filter((one) => one.parentId === parentId).toSorted((a, b) => a.sort - b.sort || compareNames(a.name, b.name));

/** All categories, each main one before its subs. */
export const inOrder = <C extends Placed>(all: readonly C[]): C[] =>
  siblings(all, null).flatMap((main) => [main, ...siblings(all, main.id)]);

/** The siblings' ids after one was moved up (-1) or down (1); null where it stands at that end already. */
export function moved(all: readonly Placed[], one: Placed, by: -1 | 1): string[] | null {
  const ids = siblings(all, one.parentId).map(({ id }) => id);
  const at = ids.indexOf(one.id);
  const other = ids[at + by];
  if (at < 0 || other === undefined) return null;
  return ids.map((id) => (id === one.id ? other : id === other ? one.id : id));
}
