import { refunds } from '@tilldesk/domain/refunds';
import { route, type Route } from '../../http/serve.ts';
import { findGoods, findInvoices } from './find.store.ts';

/** The search for what can be refunded. */
export const refundFindersCalls: Route[] = [
  route(refunds.findInvoices, async ({ tx, caller, query }) => ({ items: await findInvoices(tx, caller, query.text) })),
  route(refunds.findGoods, async ({ tx, caller, query }) => ({ items: await findGoods(tx, caller, query.text) })),
];
