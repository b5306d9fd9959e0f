import { RANK } from '@tilldesk/domain/contract';
import { can } from '@tilldesk/domain/rights';
import { products, type Product } from '@tilldesk/domain/shop';
import { useAnswer } from '../api/useAnswer.ts';
import { useSession } from '../session/useSession.ts';

/** Products that words show below a box. */
const FOUND_MAX = 8;

/** A service has no stock. */
export const isStocked = ({ tracking }: Product): boolean => tracking !== 'none';

/** Of which products alone some are found: a category with its subs, a brand. */
export type Within = { categoryId?: string; brand?: string };

/** Products with stock that words name, the best first; null for those who may not read products. */
export function useProductsFound(searchText: string | null, within: Within = {}): readonly Product[] | null {
  const may = can(useSession().permissions, 'Product', 'read');
  const { data } = useAnswer(
    products.list,
    searchText === null || !may
      ? null
      : { query: { search: searchText, limit: FOUND_MAX, active: 'true', sort: RANK, ...within } },
  );
  return may ? (data?.items.filter(isStocked) ?? []) : null;
}
