import { customer } from '@tilldesk/domain/customers';
import { unit } from '@tilldesk/domain/inventory';
import { category, product, priceRule, tax, variantGroup } from '@tilldesk/domain/products';
import { type Invoice } from '@tilldesk/domain/sales';
import * as z from 'zod/mini';

/** Stored records, without values computed from others. */
export const stored = {
  category: z.omit(category.read, { parentName: true, productCount: true }),
  product: z.omit(product.read, { categoryName: true, groupName: true, parts: true }),
  tax: z.omit(tax.read, { productCount: true, behind: true }),
  priceRule: z.omit(priceRule.read, { targetName: true }),
  variantGroup: z.omit(variantGroup.read, { productCount: true }),
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
  customer: z.omit(customer.read, {
    name: true,
    phone: true,
    email: true,
    invoiceCount: true,
    totalSpent: true,
    lastVisit: true,
    storeCredit: true,
  }),
};

/** The data of the fake shop. Each story opens its own, so that its changes end with it. */
export type Shop = {
  kind: 'busy' | 'new';
  categories: z.output<typeof stored.category>[];
  products: z.output<typeof stored.product>[];
  taxes: z.output<typeof stored.tax>[];
  priceRules: z.output<typeof stored.priceRule>[];
  variantGroups: z.output<typeof stored.variantGroup>[];
  units: z.output<typeof stored.unit>[];
  customers: z.output<typeof stored.customer>[];
  invoices: Invoice[];
};
