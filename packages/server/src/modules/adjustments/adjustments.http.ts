import { adjustments } from '@tilldesk/domain/adjustments';
import { route, type RequestContext, type Route } from '../../http/serve.ts';
import { warnOfLowStock, type StockDecrease } from '../../ledgers/stock/low-stock.store.ts';
import { listAdjustments, readAdjustment } from './adjustment-lists.store.ts';
import { postAdjustment } from './adjustments.store.ts';
import { reverseAdjustment } from './reverse.store.ts';

export const adjustmentsCalls: Route[] = [
  route(adjustments.list, ({ tx, caller, query }) => listAdjustments(tx, caller, query)),
  route(adjustments.one, ({ tx, caller, params }) => readAdjustment(tx, caller, params.id)),
  route(adjustments.post, async ({ tx, caller, now, body, publishChange, publish }) => {
    await finish({ tx, caller, publishChange, publish }, now, body.id, await postAdjustment(tx, caller, now, body));
    return readAdjustment(tx, caller, body.id);
  }),
  route(adjustments.reverse, async ({ tx, caller, now, params, body, publishChange, publish }) => {
    const stockDecreases = await reverseAdjustment(tx, caller, now, params.id, body);
    await finish({ tx, caller, publishChange, publish }, now, body.id, stockDecreases);
    return readAdjustment(tx, caller, body.id);
  }),
];

type Finishing = Pick<RequestContext, 'tx' | 'caller' | 'publishChange' | 'publish'>;

/** Publishes the changes to the screens that show stock, and sends the low-stock notices. */
async function finish(
  { tx, caller, publishChange, publish }: Finishing,
  now: string,
  id: string,
  stockDecreases: StockDecrease[],
): Promise<void> {
  publish(await warnOfLowStock(tx, caller, now, stockDecreases));
  for (const resource of ['products', 'inventory', 'units', 'dashboard']) publishChange(resource, id);
}
