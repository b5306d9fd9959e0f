import { movements, stockByCategory, stockByProduct, units, valuation } from '@tilldesk/domain/inventory';
import { route, type Route } from '../../http/serve.ts';
import { changeUnit } from '../../modules/inventory/unit-changes.store.ts';
import { listStockMovements } from './movements.store.ts';
import { stockByCategory as listStockByCategory, stockByProduct as listStockByProduct } from './stock-lists.store.ts';
import { readUnit } from './unit-details.store.ts';
import { listUnits } from './units.store.ts';
import { valuationAt } from './valuation.store.ts';

/** Units, stock and movements, with the documents that they belong to. */
export const stockCalls: Route[] = [
  route(units.list, ({ tx, caller, now, query }) => listUnits(tx, caller, now, query)),
  route(units.one, ({ tx, caller, now, params }) => readUnit(tx, caller, now, params.id)),
  route(units.change, async ({ tx, caller, now, params, body, publishChange }) => {
    await changeUnit(tx, caller, now, params.id, body);
    publishChange('units', params.id);
    return readUnit(tx, caller, now, params.id);
  }),
  route(stockByCategory, ({ tx, caller, now, query }) => listStockByCategory(tx, caller, now, query)),
  route(stockByProduct, ({ tx, caller, now, query }) => listStockByProduct(tx, caller, now, query)),
  route(movements, ({ tx, caller, query }) => listStockMovements(tx, caller, query)),
  route(valuation, ({ tx, caller, query }) => valuationAt(tx, caller, query)),
];
