import {
  adjustVendor,
  changeSupply,
  vendorFigures,
  vendorLedger,
  vendorStatement,
  vendorSupplies,
} from '@tilldesk/domain/stock';
import { serve, type Served } from '../../http/serve.ts';
import { assertMaySeeCosts } from '../purchases/locking.store.ts';
import { readFigures } from './figures.store.ts';
import { changeSupply as keepSupply, listSupplies } from './supplies.store.ts';
import { adjustVendor as adjust, listEntries, readStatement } from './vendor-ledger.store.ts';
import { vendorRecords } from './vendors.store.ts';

export const vendorsCalls: Served[] = [
  ...vendorRecords.served,
  serve(vendorFigures, ({ tx, caller, now, params }) => readFigures(tx, caller, now, params.id)),
  // Amounts owed to a vendor reveal the cost of goods.
  serve(vendorLedger, ({ tx, caller, params, query }) => {
    assertMaySeeCosts(caller);
    return listEntries(tx, caller, params.id, query);
  }),
  serve(vendorStatement, ({ tx, caller, params, query }) => {
    assertMaySeeCosts(caller);
    return readStatement(tx, caller, params.id, query);
  }),
  serve(vendorSupplies, ({ tx, caller, params, query }) => listSupplies(tx, caller, params.id, query)),
  serve(changeSupply, async ({ tx, caller, now, params, body, changed }) => {
    const answer = await keepSupply(tx, caller, now, { vendorId: params.id, productId: params.productId }, body);
    changed('vendors', params.id);
    return answer;
  }),
  serve(adjustVendor, async ({ tx, caller, now, params, body, changed }) => {
    assertMaySeeCosts(caller);
    const answer = await adjust(tx, caller, now, params.id, body);
    changed('vendors', params.id);
    return answer;
  }),
];
