import { adjustments } from '@tilldesk/domain/stock';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { warnOfLowStock, type StockDecrease } from '../inventory/low-stock.store.ts';
import { listAdjustments, readAdjustment } from './adjustment-lists.store.ts';
import { postAdjustment } from './adjustments.store.ts';
import { reverseAdjustment } from './reverse.store.ts';

export const adjustmentsCalls: Served[] = [
  serve(adjustments.list, ({ tx, caller, query }) => listAdjustments(tx, caller, query)),
  serve(adjustments.one, ({ tx, caller, params }) => readAdjustment(tx, caller, params.id)),
  serve(adjustments.post, async ({ tx, caller, now, body, changed, publish }) => {
    await finish({ tx, caller, changed, publish }, now, body.id, await postAdjustment(tx, caller, now, body));
    return readAdjustment(tx, caller, body.id);
  }),
  serve(adjustments.reverse, async ({ tx, caller, now, params, body, changed, publish }) => {
    const stockDecreases = await reverseAdjustment(tx, caller, now, params.id, body);
    await finish({ tx, caller, changed, publish }, now, body.id, stockDecreases);
    return readAdjustment(tx, caller, body.id);
  }),
];

type Finishing = Pick<Inside, 'tx' | 'caller' | 'changed' | 'publish'>;

/** Publishes the changes to the screens that show stock, and sends the low-stock notices. */
async function finish(
  { tx, caller, changed, publish }: Finishing,
  now: string,
  id: string,
  stockDecreases: StockDecrease[],
): Promise<void> {
  publish(await warnOfLowStock(tx, caller, now, stockDecreases));
  for (const resource of ['products', 'inventory', 'units', 'dashboard']) changed(resource, id);
}
