import { can } from '@tilldesk/domain/rights';
import { findCustomers, findSellable, invoices } from '@tilldesk/domain/shop';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import type { Who } from '../../http/who.ts';
import { checkout } from './checkout.store.ts';
import { createDraft, discardDraft, saveDraft, type Seller } from './drafts.store.ts';
import { listInvoices } from './invoice-list.store.ts';
import { invoiceExists, readInvoice } from './invoices.store.ts';
import { findCustomersBy, findSellableBy } from './till.store.ts';

export const salesCalls: Served[] = [
  serve(invoices.list, ({ tx, who, query }) => listInvoices(tx, who, query)),

  serve(invoices.one, ({ tx, who, params }) => readInvoice(tx, who, params.id, who.limits.viewCost)),

  serve(invoices.create, async ({ tx, who, now, body, changed }) => {
    const { id, ...draft } = body;
    // A draft that was sent twice is one draft: the second sending answers with what stands.
    if (!(await invoiceExists(tx, who, id))) {
      await createDraft(tx, sellerOf(who), now, id, draft);
      changed('invoices', id);
    }
    return readInvoice(tx, who, id, who.limits.viewCost);
  }),

  serve(invoices.change, async ({ tx, who, now, params, body, changed }) => {
    const { version, ...draft } = body;
    const { id } = await readInvoice(tx, who, params.id, false);
    await saveDraft(tx, sellerOf(who), now, id, draft, version);
    changed('invoices', id);
    return readInvoice(tx, who, id, who.limits.viewCost);
  }),

  serve(invoices.discard, async ({ tx, who, now, params, changed }) => {
    await discardDraft(tx, who, now, params.id);
    changed('invoices', params.id);
    return readInvoice(tx, who, params.id, who.limits.viewCost);
  }),

  serve(invoices.checkout, async ({ tx, who, now, params, body, changed }) => {
    await checkout(tx, sellerOf(who), now, params.id, body);
    tellOfSale({ who, changed }, params.id);
    return readInvoice(tx, who, params.id, who.limits.viewCost);
  }),

  serve(findSellable, ({ tx, who, query }) => findSellableBy(tx, who, query.text)),

  serve(findCustomers, ({ tx, who, query }) => findCustomersBy(tx, who, query.text, query.page)),
];

const sellerOf = (who: Who): Seller => ({ ...who, mayChangePrices: can(who.permissions, 'Sale & Invoice', 'update') });

/** A sale moves more than its invoice: stock, units, a customer's totals and today's figures show it too. */
function tellOfSale({ who, changed }: Pick<Inside, 'who' | 'changed'>, invoiceId: string): void {
  changed('invoices', invoiceId);
  for (const resource of ['dashboard', 'inventory', 'units', 'products', 'customers']) changed(resource, who.storeId);
}
