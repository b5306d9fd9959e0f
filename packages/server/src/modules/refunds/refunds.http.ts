import { refunds } from '@tilldesk/domain/refunds';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { warnOfLowStock } from '../../ledgers/stock/low-stock.store.ts';
import type { ExchangeSales } from './exchange-sales.store.ts';
import { createRefund } from './posting.store.ts';
import { listRefunds } from './refund-list.store.ts';
import { readRefund } from './refund-view.store.ts';
import { readRefundable } from './refundable.store.ts';
import { voidRefund, type Voided } from './voiding.store.ts';

/** The calls of refunds; `sales` posts the sale of an exchange. */
export const refundsCalls = (sales: ExchangeSales): Route[] => [
  route(refunds.list, ({ tx, caller, query }) => listRefunds(tx, caller, query)),

  route(refunds.refundable, ({ tx, caller, now, params }) => readRefundable(tx, caller, now, params.id)),

  route(refunds.one, ({ tx, caller, params }) => readRefund(tx, caller, params.id)),

  route(refunds.create, async ({ tx, caller, now, body, publishChange, publish }) => {
    const posted = await createRefund(tx, caller, now, body, sales);
    if (posted) {
      publish(await warnOfLowStock(tx, caller, now, posted.taken));
      publishRefundChange({ caller, publishChange }, body.id, posted);
    }
    return readRefund(tx, caller, body.id);
  }),

  route(refunds.void, async ({ tx, caller, now, params, body, publishChange }) => {
    const voided = await voidRefund(tx, caller, now, params.id, body, sales);
    publishRefundChange({ caller, publishChange }, params.id, voided);
    return readRefund(tx, caller, params.id);
  }),
];

/** A refund also changes invoices, stock, units, a customer's account and today's figures. */
function publishRefundChange(
  { caller, publishChange }: Pick<RequestContext, 'caller' | 'publishChange'>,
  id: string,
  { invoiceId, saleStoreId, saleId }: Voided,
): void {
  publishChange('refunds', id);
  if (saleId !== null) publishChange('invoices', saleId);
  if (invoiceId !== null) publishChange('invoices', invoiceId, saleStoreId);
  for (const resource of ['dashboard', 'inventory', 'units', 'products', 'customers'])
    publishChange(resource, caller.storeId);
}
