import { siblings } from './categories/order.ts';

/** A category as far as its place in the two levels goes. */
export type Placed = { id: string; name: string; parentId: string | null; sort: number };
export type CategoryPath = { id: string; label: string; level: 'main' | 'sub'; assignable: boolean };

/** All categories with their path ('Phones › Android'), each main one before its subs. `holds` says that products may stand in it. */
export function categoryPaths(categories: readonly Placed[]): CategoryPath[] {
  return siblings(categories, null).flatMap((main) => {
    const subs = siblings(categories, main.id);
    return [
      { id: main.id, label: main.name, level: 'main' as const, assignable: subs.length === 0 },
      ...subs.map(({ id, name }) => ({ id, label: `${main.name} › ${name}`, level: 'sub' as const, assignable: true })),
    ];
  });
}
