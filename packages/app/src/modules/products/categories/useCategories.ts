import { PAGE_LIMIT_MAX } from '@tilldesk/domain/contract';
import { categories, type Category } from '@tilldesk/domain/products';
import { useMemo } from 'react';
import { useAnswer } from '../../../api/useAnswer.ts';
import { categoryPaths } from './categoryPaths.ts';

const all = { query: { limit: PAGE_LIMIT_MAX, sort: 'sort' } } as const;
const none: readonly Category[] = [];

/** Returns all categories of the business, both levels. */
export function useCategories() {
  const { data, loading } = useAnswer(categories.list, all);
  const items = data?.items ?? none;
  const main = useMemo(() => items.filter(({ parentId }) => parentId === null), [items]);
  return { items, main, loading };
}

/** Returns every category as a filter option; a main category includes its subcategories. */
export function useCategoryOptions(): readonly { id: string; label: string }[] {
  const { items } = useCategories();
  return useMemo(() => categoryPaths(items), [items]);
}
