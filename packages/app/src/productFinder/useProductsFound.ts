import { RANK } from '@tilldesk/domain/contract';
import { products, type Product } from '@tilldesk/domain/products';
import { useAnswer } from '../api/useAnswer.ts';
import { useCan } from '../session/useCan.ts';

/** Maximum number of products shown below a box. */
const FOUND_MAX = 8;

/** Returns whether a product has stock; services have none. */
export const isStocked = ({ tracking }: Product): boolean => tracking !== 'none';

/** Limits results to a category with its subcategories, or to a brand. */
export type Within = { categoryId?: string; brand?: string };

/** Returns stocked products that match the text, best match first; null for users without permission to read products. */
export function useProductsFound(searchText: string | null, within: Within = {}): readonly Product[] | null {
  const may = useCan('Product', 'read');
  const { data } = useAnswer(
    products.list,
    searchText === null || !may
      ? null
      : { query: { search: searchText, limit: FOUND_MAX, active: 'true', sort: RANK, ...within } },
  );
  return may ? (data?.items.filter(isStocked) ?? []) : null;
}
