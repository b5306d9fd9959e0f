import { RANK } from '@tilldesk/domain/contract';
import { products } from '@tilldesk/domain/products';
import type { LoadOptions } from '@tilldesk/ui/select';
import { call } from '../../api/call.ts';

/** Loads one page of serialized products for a picker. */
export const loadSerialized: LoadOptions = async ({ text, page, signal }) => {
  const query = { search: text, page, limit: 20, sort: RANK, tracking: 'serialized' } as const;
  const { items, pagination } = await call(products.list, { query }, { signal });
  return { items: items.map(({ id, name, sku }) => ({ id, label: name, hint: sku })), more: pagination.hasNextPage };
};
