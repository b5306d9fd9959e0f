import { can } from '@tilldesk/domain/rights';
import { findSellable, invoices, pricesNow, tillPeople, unitsToSell } from '@tilldesk/domain/shop';
import type { Tx } from '../../database/transaction.ts';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import type { Caller } from '../../http/caller.ts';
import { warnOfLowStock } from '../inventory/low-stock.store.ts';
import { discardOffersOf } from '../trade-ins/offers.store.ts';
import { checkDraft } from './draft/check.store.ts';
import { checkout } from './checkout/checkout.store.ts';
import { correctPayment, correctSalesperson } from './corrections.store.ts';
import { createDraft, discardDraft, saveDraft } from './draft/drafts.store.ts';
import { agreeInstalments } from './instalments.store.ts';
import { listInvoices } from './invoice-list.store.ts';
import { invoiceExists, readInvoice } from './invoices.store.ts';
import { payInvoice } from './checkout/paying.store.ts';
import { storePeople } from './people.store.ts';
import { pricesNowOf } from './draft/prices.store.ts';
import { reopenQuote, saveQuote } from './draft/quotes.store.ts';
import { salespersonOf } from './salesperson.store.ts';
import { findSellableBy, unitsToSellBy } from './till.store.ts';
import { voidInvoice } from './voiding.store.ts';

export const salesCalls: Served[] = [
  serve(invoices.list, ({ tx, caller, now, query }) => listInvoices(tx, caller, now, query)),

  serve(invoices.one, ({ tx, caller, now, params }) => seen(tx, caller, now, params.id)),

  serve(invoices.create, async ({ tx, caller, now, body, changed }) => {
    const { id, ...draft } = body;
    // A draft that is sent twice is saved once: the second request returns the saved draft.
    if (!(await invoiceExists(tx, caller, id))) {
      await createDraft(tx, salespersonOf(caller), now, id, draft);
      changed('invoices', id);
    }
    return seen(tx, caller, now, id);
  }),

  serve(invoices.change, async ({ tx, caller, now, params, body, changed }) => {
    const { version, ...draft } = body;
    const { id } = await seen(tx, caller, now, params.id);
    await saveDraft(tx, salespersonOf(caller), now, id, draft, version);
    changed('invoices', id);
    return seen(tx, caller, now, id);
  }),

  serve(invoices.discard, async ({ tx, caller, now, params, changed }) => {
    await discardDraft(tx, caller, now, params.id);
    await discardOffersOf(tx, caller, now, params.id);
    changed('invoices', params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(invoices.check, ({ tx, caller, now, params, body }) =>
    checkDraft(tx, salespersonOf(caller), now, params.id, body.draft),
  ),

  serve(invoices.checkout, async ({ tx, caller, now, params, body, changed, publish }) => {
    const stockDecreases = await checkout(tx, salespersonOf(caller), now, params.id, body);
    publish(await warnOfLowStock(tx, caller, now, stockDecreases));
    publishSaleChange({ caller, changed }, params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(invoices.quote, async ({ tx, caller, now, params, body, changed }) => {
    await saveQuote(tx, salespersonOf(caller), now, params.id, body);
    changed('invoices', params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(invoices.reopen, async ({ tx, caller, now, params, body, changed }) => {
    await reopenQuote(tx, caller, now, params.id, body.version);
    changed('invoices', params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(invoices.pay, async ({ tx, caller, now, params, body, changed }) => {
    await payInvoice(tx, caller, now, params.id, body.tenders);
    publishPaymentChange({ caller, changed }, params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(invoices.agree, async ({ tx, caller, now, params, body, changed }) => {
    await agreeInstalments(tx, caller, now, params.id, body);
    publishPaymentChange({ caller, changed }, params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(invoices.void, async ({ tx, caller, now, params, body, changed }) => {
    await voidInvoice(tx, caller, now, params.id, body);
    publishSaleChange({ caller, changed }, params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(invoices.correctSalesperson, async ({ tx, caller, now, params, body, changed }) => {
    await correctSalesperson(tx, caller, now, params.id, body);
    publishPaymentChange({ caller, changed }, params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(invoices.correctPayment, async ({ tx, caller, now, params, body, changed }) => {
    await correctPayment(tx, caller, now, params.id, params.paymentId, body);
    publishPaymentChange({ caller, changed }, params.id);
    return seen(tx, caller, now, params.id);
  }),

  serve(findSellable, ({ tx, caller, now, query }) => {
    const seesStock = can(caller.permissions, 'Inventory', 'read');
    return findSellableBy(tx, caller, now, { text: query.text, customerId: query.customerId ?? null, seesStock });
  }),

  serve(unitsToSell, async ({ tx, caller, now, query }) => ({
    items: await unitsToSellBy(tx, caller, now, { ...query, customerId: query.customerId ?? null }),
  })),

  serve(tillPeople, ({ tx, caller }) => storePeople(tx, caller)),

  serve(pricesNow, ({ tx, caller, now, body }) => pricesNowOf(tx, caller, now, body)),
];

const seen = (tx: Tx, caller: Caller, now: string, id: string) =>
  readInvoice(tx, caller, now, id, caller.limits.viewCost);

/** Payments of an invoice also change the customer's account and today's figures. */
function publishPaymentChange({ caller, changed }: Pick<Inside, 'caller' | 'changed'>, invoiceId: string): void {
  changed('invoices', invoiceId);
  for (const resource of ['dashboard', 'customers']) changed(resource, caller.storeId);
}

/** A sale also changes stock, units, a customer's totals and today's figures. */
function publishSaleChange({ caller, changed }: Pick<Inside, 'caller' | 'changed'>, invoiceId: string): void {
  changed('invoices', invoiceId);
  for (const resource of ['dashboard', 'inventory', 'units', 'products', 'customers'])
    changed(resource, caller.storeId);
}
