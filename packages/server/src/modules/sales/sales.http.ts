import { can } from '@tilldesk/domain/rights';
import {
  confirmSeller,
  findSellable,
  invoices,
  pricesNow,
  saleSeller,
  sellers,
  tillPeople,
  unitsToSell,
} from '@tilldesk/domain/sales';
import { problemAt } from '@tilldesk/domain/problems';
import type { Tx } from '../../database/transaction.ts';
import { inBusiness } from '../../database/transaction.ts';
import { route, changeRoutes, serveWithoutTransaction, type RequestContext, type Route } from '../../http/serve.ts';
import type { Caller } from '../../database/caller.ts';
import { warnOfLowStock } from '../../ledgers/stock/low-stock.store.ts';
import { checkDraft } from './draft/check.store.ts';
import { checkout } from './checkout/checkout.store.ts';
import { correctPayment, correctSalesperson } from './corrections.store.ts';
import { createDraft, discardDraft, saveDraft } from './draft/drafts.store.ts';
import { agreeInstalments } from './instalments.store.ts';
import { listInvoices } from './invoice-list.store.ts';
import { invoiceExists, readInvoice } from './invoices.store.ts';
import { payInvoice } from './checkout/paying.store.ts';
import { storePeople } from '../../parties/people/store-people.store.ts';
import { pricesNowOf } from './draft/prices.store.ts';
import { reopenQuote, saveQuote } from './draft/quotes.store.ts';
import { countPinAttempt, isRightPin, recordWrongPin, removePinTry } from '../session/pin/pin.store.ts';
import { salespersonOf } from './salesperson.store.ts';
import { assertSeller, listSellers, readSeller, recordSeller } from './seller.store.ts';
import { findSellableBy, unitsToSellBy } from './till.store.ts';
import { voidInvoice } from './voiding.store.ts';

const changeInvoice = changeRoutes('invoices', ({ tx, caller, now }, id) => seen(tx, caller, now, id));

export const salesCalls: Route[] = [
  route(invoices.list, ({ tx, caller, now, query }) => listInvoices(tx, caller, now, query)),

  route(invoices.one, ({ tx, caller, now, params }) => seen(tx, caller, now, params.id)),

  route(invoices.create, async ({ tx, caller, now, body, publishChange }) => {
    const { id, ...draft } = body;
    // A draft that is sent twice is saved once: the second request returns the saved draft.
    if (!(await invoiceExists(tx, caller, id))) {
      await createDraft(tx, salespersonOf(caller), now, id, draft);
      publishChange('invoices', id);
    }
    return seen(tx, caller, now, id);
  }),

  changeInvoice(invoices.change, async ({ tx, caller, now, params, body: { version, ...draft } }) => {
    const { id } = await seen(tx, caller, now, params.id);
    await saveDraft(tx, salespersonOf(caller), now, id, draft, version);
  }),

  changeInvoice(invoices.discard, ({ tx, caller, now, params }) => discardDraft(tx, caller, now, params.id)),

  route(invoices.check, ({ tx, caller, now, params, body }) =>
    checkDraft(tx, salespersonOf(caller), now, params.id, body.draft),
  ),

  changeInvoice(invoices.checkout, async ({ tx, caller, now, params, body, publishChange, publish }) => {
    const stockDecreases = await checkout(tx, salespersonOf(caller), now, params.id, body);
    publish(await warnOfLowStock(tx, caller, now, stockDecreases));
    publishSaleChange(caller, publishChange);
  }),

  changeInvoice(invoices.quote, ({ tx, caller, now, params, body }) =>
    saveQuote(tx, salespersonOf(caller), now, params.id, body),
  ),

  changeInvoice(invoices.reopen, ({ tx, caller, now, params, body }) =>
    reopenQuote(tx, caller, now, params.id, body.version),
  ),

  changeInvoice(invoices.pay, async ({ tx, caller, now, params, body, publishChange }) => {
    await payInvoice(tx, caller, now, params.id, body.tenders);
    publishPaymentChange(caller, publishChange);
  }),

  changeInvoice(invoices.agree, async ({ tx, caller, now, params, body, publishChange }) => {
    await agreeInstalments(tx, caller, now, params.id, body);
    publishPaymentChange(caller, publishChange);
  }),

  changeInvoice(invoices.void, async ({ tx, caller, now, params, body, publishChange }) => {
    await voidInvoice(tx, caller, now, params.id, body);
    publishSaleChange(caller, publishChange);
  }),

  changeInvoice(invoices.correctSalesperson, async ({ tx, caller, now, params, body, publishChange }) => {
    await correctSalesperson(tx, caller, now, params.id, body);
    publishPaymentChange(caller, publishChange);
  }),

  changeInvoice(invoices.correctPayment, async ({ tx, caller, now, params, body, publishChange }) => {
    await correctPayment(tx, caller, now, params.id, params.paymentId, body);
    publishPaymentChange(caller, publishChange);
  }),

  route(findSellable, ({ tx, caller, now, query }) => {
    const seesStock = can(caller.permissions, 'Inventory', 'read');
    return findSellableBy(tx, caller, now, { text: query.text, customerId: query.customerId ?? null, seesStock });
  }),

  route(unitsToSell, async ({ tx, caller, now, query }) => ({
    items: await unitsToSellBy(tx, caller, now, { ...query, customerId: query.customerId ?? null }),
  })),

  route(tillPeople, ({ tx, caller }) => storePeople(tx, caller)),

  route(sellers, async ({ tx, caller }) => ({
    items: (await listSellers(tx, caller)).map(({ id, name }) => ({ id, name })),
  })),

  route(saleSeller, async ({ tx, caller, params }) => ({ seller: await readSeller(tx, caller, params.id) })),

  // The PIN is compared outside any transaction, and a try counts whatever the outcome of the request.
  serveWithoutTransaction(
    confirmSeller,
    async ({ db, caller, address, now, params, body: { sellerId, accessPin }, publish, publishChange }) => {
      const within = <T>(work: (tx: Tx) => Promise<T>) => inBusiness(db, caller.businessId, work);
      const { id, name, email } = await within((tx) => assertSeller(tx, caller, sellerId));
      const pinAttempt = await within((tx) => countPinAttempt(tx, caller, email, address, now));
      if (!(await isRightPin(pinAttempt, accessPin))) {
        publish(await within((tx) => recordWrongPin(tx, caller, pinAttempt, now)));
        throw problemAt('accessPin', 'pin.wrong');
      }
      await within(async (tx) => {
        await removePinTry(tx, caller, pinAttempt);
        await recordSeller(tx, caller, now, params.id, id);
      });
      publishChange('invoices', params.id);
      return { seller: { id, name } };
    },
  ),

  route(pricesNow, ({ tx, caller, now, body }) => pricesNowOf(tx, caller, now, body)),
];

const seen = (tx: Tx, caller: Caller, now: string, id: string) =>
  readInvoice(tx, caller, now, id, caller.limits.viewCost);

/** Payments of an invoice also change the customer's account and today's figures. */
function publishPaymentChange(caller: Caller, publishChange: RequestContext['publishChange']): void {
  for (const resource of ['dashboard', 'customers']) publishChange(resource, caller.storeId);
}

/** A sale also changes stock, units, a customer's totals and today's figures. */
function publishSaleChange(caller: Caller, publishChange: RequestContext['publishChange']): void {
  for (const resource of ['dashboard', 'inventory', 'units', 'products', 'customers'])
    publishChange(resource, caller.storeId);
}
