import type { ProductDraft } from '@tilldesk/domain/products';
import type { Article } from './product-plan.ts';
import { deviceItems } from './devices.ts';
import { fittedItems, goodsItems, serviceItems } from './goods.ts';
import { idAt } from '../plan/ids.ts';
import categoryTree from '../lists/categories.json' with { type: 'json' };
import type { Random } from '../random.ts';

/** An article as a product of a business. */
export type Item = Omit<Article, 'draft' | 'isUntaxed'> & { id: string; draft: ProductDraft };

export type CategoryPlan = { id: string; name: string; parentId: string | null };

export type Catalogue = { categories: CategoryPlan[]; items: Item[] };

/** The number of articles of each list that a business has. */
export type Assortment = { phones: number; devices: number; fitted: number; goods: number; services: number };

/** Returns a business's categories (two levels) and products, all created at `at`. */
export function catalogueOf(at: string, taxRate: string, assortment: Assortment, random: Random): Catalogue {
  const articles = [
    ...deviceItems('phones', assortment.phones, random),
    ...deviceItems('devices', assortment.devices, random),
    ...fittedItems(assortment.fitted, random),
    ...goodsItems(assortment.goods, random),
    ...serviceItems(assortment.services),
  ];
  const categories = categoriesFor(new Set(articles.map(({ sub }) => sub)), at, random);
  const idOf = new Map(categories.map(({ name, id }) => [name, id]));
  const items = articles.map(({ draft, isUntaxed, ...article }): Item => {
    const categoryId = idOf.get(article.sub);
    if (!categoryId) throw new Error(`catalogue: no category ${article.sub}`);
    const id = idAt(at, random);
    return {
      ...article,
      id,
      draft: { ...draft, ...reordering(draft), categoryId, taxRate: isUntaxed ? '0' : taxRate },
    };
  });
  return { categories, items };
}

function categoriesFor(subs: ReadonlySet<string>, at: string, random: Random): CategoryPlan[] {
  return Object.entries(categoryTree).flatMap(([name, children]) => {
    const used = children.filter((child) => subs.has(child));
    if (used.length === 0) return [];
    const main = { id: idAt(at, random), name, parentId: null };
    return [main, ...used.map((child) => ({ id: idAt(at, random), name: child, parentId: main.id }))];
  });
}

/** Adds the order-up-to quantity to articles with a reorder point: three times that point. */
const reordering = ({ reorderPoint = null }: Article['draft']) => ({
  reorderPoint,
  reorderTo: reorderPoint === null ? null : Math.max(4, reorderPoint * 3),
});
