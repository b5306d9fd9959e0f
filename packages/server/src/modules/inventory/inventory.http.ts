import { movements, openStock, stockByCategory, stockByProduct, units } from '@tilldesk/domain/shop';
import { serve, type Served } from '../../http/serve.ts';
import { listMovements } from './movements.store.ts';
import { openStock as open } from './opening.store.ts';
import { stockByCategory as categoriesHeld, stockByProduct as productsHeld } from './stock-lists.store.ts';
import { listUnits } from './units.store.ts';

export const inventoryCalls: Served[] = [
  serve(units.list, ({ tx, who, now, query }) => listUnits(tx, who, now, query)),
  serve(stockByCategory, ({ tx, who, query }) => categoriesHeld(tx, who, query)),
  serve(stockByProduct, ({ tx, who, query }) => productsHeld(tx, who, query)),
  serve(movements, ({ tx, who, query }) => listMovements(tx, who, query)),
  serve(openStock, async ({ tx, who, now, body, changed }) => {
    const answer = await open(tx, who, now, body);
    for (const resource of ['products', 'inventory', 'units', 'dashboard']) changed(resource, body.productId);
    return answer;
  }),
];
