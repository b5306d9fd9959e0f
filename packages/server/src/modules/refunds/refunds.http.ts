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
  serve(refunds.list, ({ tx, who, query }) => listRefunds(tx, who, query)),

  serve(refunds.findInvoices, async ({ tx, who, query }) => ({ items: await findInvoices(tx, who, query.text) })),

  serve(refunds.findGoods, async ({ tx, who, query }) => ({ items: await findGoods(tx, who, query.text) })),

  serve(refunds.refundable, ({ tx, who, now, params }) => readRefundable(tx, who, now, params.id)),

  serve(refunds.one, ({ tx, who, params }) => readRefund(tx, who, params.id)),

  serve(refunds.create, async ({ tx, who, now, body, changed, told }) => {
    const posted = await createRefund(tx, who, now, body);
    if (posted) {
      told(await warnOfLowStock(tx, who, now, posted.taken));
      tellOfRefund({ who, changed }, body.id, [posted.invoiceId, posted.saleId]);
    }
    return readRefund(tx, who, body.id);
  }),

  serve(refunds.void, async ({ tx, who, now, params, body, changed }) => {
    const { invoiceId, saleId } = await voidRefund(tx, who, now, params.id, body);
    tellOfRefund({ who, changed }, params.id, [invoiceId, saleId]);
    return readRefund(tx, who, params.id);
  }),
];

/** A refund moves more than itself: invoices, stock, units, a customer's account and today's figures show it too. */
function tellOfRefund(
  { who, changed }: Pick<Inside, 'who' | 'changed'>,
  id: string,
  invoices: readonly (string | null)[],
): void {
  changed('refunds', id);
  for (const invoice of invoices) if (invoice !== null) changed('invoices', invoice);
  for (const resource of ['dashboard', 'inventory', 'units', 'products', 'customers']) changed(resource, who.storeId);
}
