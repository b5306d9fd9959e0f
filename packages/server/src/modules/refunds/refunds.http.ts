import { refunds } from '@tilldesk/domain/shop';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { warnOfLowStock } from '../inventory/low-stock.store.ts';
import { findGoods, findInvoices } from './find.store.ts';
import { createRefund } from './posting.store.ts';
import { listRefunds } from './refund-list.store.ts';
import { readRefund } from './refund-view.store.ts';
import { readRefundable } from './refundable.store.ts';
import { voidRefund } from './voiding.store.ts';

export const refundsCalls: Served[] = [
  serve(refunds.list, ({ tx, caller, query }) => listRefunds(tx, caller, query)),

  serve(refunds.findInvoices, async ({ tx, caller, query }) => ({ items: await findInvoices(tx, caller, query.text) })),

  serve(refunds.findGoods, async ({ tx, caller, query }) => ({ items: await findGoods(tx, caller, query.text) })),

  serve(refunds.refundable, ({ tx, caller, now, params }) => readRefundable(tx, caller, now, params.id)),

  serve(refunds.one, ({ tx, caller, params }) => readRefund(tx, caller, params.id)),

  serve(refunds.create, async ({ tx, caller, now, body, changed, publish }) => {
    const posted = await createRefund(tx, caller, now, body);
    if (posted) {
      publish(await warnOfLowStock(tx, caller, now, posted.taken));
      publishRefundChange({ caller, changed }, body.id, [posted.invoiceId, posted.saleId]);
    }
    return readRefund(tx, caller, body.id);
  }),

  serve(refunds.void, async ({ tx, caller, now, params, body, changed }) => {
    const { invoiceId, saleId } = await voidRefund(tx, caller, now, params.id, body);
    publishRefundChange({ caller, changed }, params.id, [invoiceId, saleId]);
    return readRefund(tx, caller, params.id);
  }),
];

/** A refund also changes invoices, stock, units, a customer's account and today's figures. */
function publishRefundChange(
  { caller, changed }: Pick<Inside, 'caller' | 'changed'>,
  id: string,
  invoices: readonly (string | null)[],
): void {
  changed('refunds', id);
  for (const invoice of invoices) if (invoice !== null) changed('invoices', invoice);
  for (const resource of ['dashboard', 'inventory', 'units', 'products', 'customers'])
    changed(resource, caller.storeId);
}
