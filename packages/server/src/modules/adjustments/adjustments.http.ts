import { adjustments } from '@tilldesk/domain/stock';
import { serve, type Inside, type Served } from '../../http/serve.ts';
import { warnOfLowStock, type Taken } from '../inventory/low-stock.store.ts';
import { listAdjustments, readAdjustment } from './adjustment-lists.store.ts';
import { postAdjustment } from './adjustments.store.ts';
import { reverseAdjustment } from './reverse.store.ts';

export const adjustmentsCalls: Served[] = [
  serve(adjustments.list, ({ tx, who, query }) => listAdjustments(tx, who, query)),
  serve(adjustments.one, ({ tx, who, params }) => readAdjustment(tx, who, params.id)),
  serve(adjustments.post, async ({ tx, who, now, body, changed, told }) => {
    await finish({ tx, who, changed, told }, now, body.id, await postAdjustment(tx, who, now, body));
    return readAdjustment(tx, who, body.id);
  }),
  serve(adjustments.reverse, async ({ tx, who, now, params, body, changed, told }) => {
    const taken = await reverseAdjustment(tx, who, now, params.id, body);
    await finish({ tx, who, changed, told }, now, body.id, taken);
    return readAdjustment(tx, who, body.id);
  }),
];

type Finishing = Pick<Inside, 'tx' | 'who' | 'changed' | 'told'>;

/** Tells the screens that show stock, and those who order. */
async function finish({ tx, who, changed, told }: Finishing, now: string, id: string, taken: Taken[]): Promise<void> {
  told(await warnOfLowStock(tx, who, now, taken));
  for (const resource of ['products', 'inventory', 'units', 'dashboard']) changed(resource, id);
}
