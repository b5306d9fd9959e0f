import { customers } from '@tilldesk/domain/shop';
import type { LoadOptions } from '@tilldesk/ui/select';
import { refresh } from '../../wiring/answers.ts';
import { call } from '../../wiring/api.ts';

/** One page of customers for a picker. */
export const loadCustomers: LoadOptions = async ({ text, page, signal }) => {
  const query = { search: text, page, limit: 20, sort: 'name' } as const;
  const { items, pagination } = await call(customers.list, { query }, { signal });
  return { items: items.map(({ id, name }) => ({ id, label: name })), more: pagination.hasNextPage };
};

/** Asks again for everything that shows stock. */
export function refreshStock(): void {
  for (const resource of ['inventory', 'units', 'products', 'dashboard']) refresh(resource);
}
