import { siblings } from './order.ts';

/** The fields of a category that define its position in the two levels. */
export type Placed = { id: string; name: string; parentId: string | null; sort: number };
export type CategoryPath = { id: string; label: string; level: 'main' | 'sub'; assignable: boolean };

/**
 * Returns all categories with their path ('Phones › Android'), each main category before its subcategories.
 * `assignable` tells whether products can be assigned to it.
 */
export function categoryPaths(categories: readonly Placed[]): CategoryPath[] {
  return siblings(categories, null).flatMap((main) => {
    const subs = siblings(categories, main.id);
    return [
      { id: main.id, label: main.name, level: 'main' as const, assignable: subs.length === 0 },
      ...subs.map(({ id, name }) => ({ id, label: `${main.name} › ${name}`, level: 'sub' as const, assignable: true })),
    ];
  });
}
