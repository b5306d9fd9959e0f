import { can } from '@tilldesk/domain/rights';
import { findSellable, invoices, pricesNow, tillPeople, unitsToSell } from '@tilldesk/domain/shop';
import type { Tx } from '../../database/transaction.ts';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import type { Who } from '../../http/who.ts';
import { warnOfLowStock } from '../inventory/low-stock.store.ts';
import { discardOffersOf } from '../trade-ins/offers.store.ts';
import { checkDraft } from './check.store.ts';
import { checkout } from './checkout.store.ts';
import { correctPayment, correctSalesperson } from './corrections.store.ts';
import { createDraft, discardDraft, saveDraft } from './drafts.store.ts';
import { agreeInstalments } from './instalments.store.ts';
import { listInvoices } from './invoice-list.store.ts';
import { invoiceExists, readInvoice } from './invoices.store.ts';
import { payInvoice } from './paying.store.ts';
import { peopleHere } from './people.store.ts';
import { pricesNowOf } from './prices.store.ts';
import { reopenQuote, saveQuote } from './quotes.store.ts';
import { sellerOf } from './seller.store.ts';
import { findSellableBy, unitsToSellBy } from './till.store.ts';
import { voidInvoice } from './voiding.store.ts';

export const salesCalls: Served[] = [
  serve(invoices.list, ({ tx, who, now, query }) => listInvoices(tx, who, now, query)),

  serve(invoices.one, ({ tx, who, now, params }) => seen(tx, who, now, params.id)),

  serve(invoices.create, async ({ tx, who, now, body, changed }) => {
    const { id, ...draft } = body;
    // A draft that was sent twice is one draft: the second sending answers with what stands.
    if (!(await invoiceExists(tx, who, id))) {
      await createDraft(tx, sellerOf(who), now, id, draft);
      changed('invoices', id);
    }
    return seen(tx, who, now, id);
  }),

  serve(invoices.change, async ({ tx, who, now, params, body, changed }) => {
    const { version, ...draft } = body;
    const { id } = await seen(tx, who, now, params.id);
    await saveDraft(tx, sellerOf(who), now, id, draft, version);
    changed('invoices', id);
    return seen(tx, who, now, id);
  }),

  serve(invoices.discard, async ({ tx, who, now, params, changed }) => {
    await discardDraft(tx, who, now, params.id);
    await discardOffersOf(tx, who, now, params.id);
    changed('invoices', params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(invoices.check, ({ tx, who, now, params, body }) => checkDraft(tx, sellerOf(who), now, params.id, body.draft)),

  serve(invoices.checkout, async ({ tx, who, now, params, body, changed, told }) => {
    const taken = await checkout(tx, sellerOf(who), now, params.id, body);
    told(await warnOfLowStock(tx, who, now, taken));
    tellOfSale({ who, changed }, params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(invoices.quote, async ({ tx, who, now, params, body, changed }) => {
    await saveQuote(tx, sellerOf(who), now, params.id, body);
    changed('invoices', params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(invoices.reopen, async ({ tx, who, now, params, body, changed }) => {
    await reopenQuote(tx, who, now, params.id, body.version);
    changed('invoices', params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(invoices.pay, async ({ tx, who, now, params, body, changed }) => {
    await payInvoice(tx, who, now, params.id, body.tenders);
    tellOfMoney({ who, changed }, params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(invoices.agree, async ({ tx, who, now, params, body, changed }) => {
    await agreeInstalments(tx, who, now, params.id, body);
    tellOfMoney({ who, changed }, params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(invoices.void, async ({ tx, who, now, params, body, changed }) => {
    await voidInvoice(tx, who, now, params.id, body);
    tellOfSale({ who, changed }, params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(invoices.correctSalesperson, async ({ tx, who, now, params, body, changed }) => {
    await correctSalesperson(tx, who, now, params.id, body);
    tellOfMoney({ who, changed }, params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(invoices.correctPayment, async ({ tx, who, now, params, body, changed }) => {
    await correctPayment(tx, who, now, params.id, params.paymentId, body);
    tellOfMoney({ who, changed }, params.id);
    return seen(tx, who, now, params.id);
  }),

  serve(findSellable, ({ tx, who, now, query }) => {
    const seesStock = can(who.permissions, 'Inventory', 'read');
    return findSellableBy(tx, who, now, { text: query.text, customerId: query.customerId ?? null, seesStock });
  }),

  serve(unitsToSell, async ({ tx, who, now, query }) => ({
    items: await unitsToSellBy(tx, who, now, { ...query, customerId: query.customerId ?? null }),
  })),

  serve(tillPeople, ({ tx, who }) => peopleHere(tx, who)),

  serve(pricesNow, ({ tx, who, now, body }) => pricesNowOf(tx, who, now, body)),
];

const seen = (tx: Tx, who: Who, now: string, id: string) => readInvoice(tx, who, now, id, who.limits.viewCost);

/** Money of an invoice shows in its customer's account and in today's figures. */
function tellOfMoney({ who, changed }: Pick<Inside, 'who' | 'changed'>, invoiceId: string): void {
  changed('invoices', invoiceId);
  for (const resource of ['dashboard', 'customers']) changed(resource, who.storeId);
}

/** A sale moves more than its invoice: stock, units, a customer's totals and today's figures show it too. */
function tellOfSale({ who, changed }: Pick<Inside, 'who' | 'changed'>, invoiceId: string): void {
  changed('invoices', invoiceId);
  for (const resource of ['dashboard', 'inventory', 'units', 'products', 'customers']) changed(resource, who.storeId);
}
