import { invoiceDraft, invoiceStatuses, tenderKinds, type Invoice } from '@tilldesk/domain/sales';
import * as z from 'zod/mini';
import { discardedInvoice, paidInvoice, writtenInvoice } from './invoicing.ts';
import { stored, type Shop } from './Shop.ts';
import catalogueRows from './shop/catalogue.json' with { type: 'json' };
import categoryRows from './shop/categories.json' with { type: 'json' };
import customerRows from './shop/customers.json' with { type: 'json' };
import productRows from './shop/products.json' with { type: 'json' };
import saleRows from './shop/sales.json' with { type: 'json' };
import unitRows from './shop/units.json' with { type: 'json' };

const sale = z.extend(invoiceDraft, {
  number: z.nullable(z.string()),
  status: z.enum(invoiceStatuses),
  salesperson: z.string(),
  at: z.string(),
  paidBy: z.nullable(z.enum(tenderKinds)),
});

/** Opens the shop: with two weeks of sales, or new and empty. */
export function openShop(kind: Shop['kind']): Shop {
  if (kind === 'new') {
    const catalogue = { categories: [], products: [], taxes: [], priceRules: [], variantGroups: [] };
    return { kind, ...catalogue, units: [], customers: [], invoices: [] };
  }
  const shop: Shop = {
    kind,
    categories: z.parse(z.array(stored.category), categoryRows),
    products: z.parse(z.array(stored.product), productRows),
    taxes: z.parse(z.array(stored.tax), catalogueRows.taxes),
    priceRules: z.parse(z.array(stored.priceRule), catalogueRows.priceRules),
    variantGroups: z.parse(z.array(stored.variantGroup), catalogueRows.variantGroups),
    units: z.parse(z.array(stored.unit), unitRows),
    customers: z.parse(z.array(stored.customer), customerRows),
    invoices: [],
  };
  shop.invoices = z.parse(z.array(sale), saleRows).map((row) => invoiceOf(shop, row));
  return shop;
}

function invoiceOf(shop: Shop, { number, status, salesperson, at, paidBy, ...draft }: z.output<typeof sale>): Invoice {
  const invoice = writtenInvoice(shop, draft, { by: salesperson, at });
  if (status === 'discarded') return discardedInvoice(invoice, { by: salesperson, at });
  if (paidBy === null) return invoice;
  // Cash payments are in whole ten-dollar notes.
  const amount = paidBy === 'card' ? invoice.total : Math.ceil(invoice.total / 1000) * 1000;
  const tender = { id: invoice.id, kind: paidBy, amount, ...(paidBy === 'card' ? { reference: `A-${number}` } : {}) };
  return paidInvoice(shop, invoice, [tender], { by: salesperson, at, number: number ?? '' });
}
