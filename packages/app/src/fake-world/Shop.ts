import { category, customer, product, unit, type Invoice } from '@tilldesk/domain/shop';
import * as z from 'zod/mini';

/** Records as they stand in the books: without what follows from others. */
export const stored = {
  category: z.omit(category.read, { parentName: true, productCount: true }),
  product: z.omit(product.read, { categoryName: true }),
  unit: z.pick(unit.read, {
    id: true,
    productId: true,
    code: true,
    color: true,
    storage: true,
    status: true,
    receivedAt: true,
    invoiceId: true,
  }),
  customer: z.omit(customer.read, { name: true, invoiceCount: true, totalSpent: true, lastVisit: true }),
};

/** What stands in the books of the fake shop; each story opens its own, so that what it changes is gone with it. */
export type Shop = {
  kind: 'busy' | 'new';
  categories: z.output<typeof stored.category>[];
  products: z.output<typeof stored.product>[];
  units: z.output<typeof stored.unit>[];
  customers: z.output<typeof stored.customer>[];
  invoices: Invoice[];
};
