import {
  adjustVendorBalance,
  changeVendorProduct,
  vendorFigures,
  vendorLedger,
  vendorStatement,
  vendorSupplies,
} from '@tilldesk/domain/vendors';
import { route, type Route } from '../../http/serve.ts';
import { assertMaySeeCosts } from '../../parties/people/limits.store.ts';
import { readFigures } from './figures.store.ts';
import { changeVendorProduct as changeSupply, listSupplies } from './supplies.store.ts';
import { adjustVendorBalance as adjust, listEntries, readStatement } from './vendor-ledger.store.ts';
import { vendorRecords } from './vendors.store.ts';

export const vendorsCalls: Route[] = [
  ...vendorRecords.served,
  route(vendorFigures, ({ tx, caller, now, params }) => readFigures(tx, caller, now, params.id)),
  // Amounts owed to a vendor reveal the cost of goods.
  route(vendorLedger, ({ tx, caller, params, query }) => {
    assertMaySeeCosts(caller);
    return listEntries(tx, caller, params.id, query);
  }),
  route(vendorStatement, ({ tx, caller, params, query }) => {
    assertMaySeeCosts(caller);
    return readStatement(tx, caller, params.id, query);
  }),
  route(vendorSupplies, ({ tx, caller, params, query }) => listSupplies(tx, caller, params.id, query)),
  route(changeVendorProduct, async ({ tx, caller, now, params, body, publishChange }) => {
    const answer = await changeSupply(tx, caller, now, { vendorId: params.id, productId: params.productId }, body);
    publishChange('vendors', params.id);
    return answer;
  }),
  route(adjustVendorBalance, async ({ tx, caller, now, params, body, publishChange }) => {
    assertMaySeeCosts(caller);
    const answer = await adjust(tx, caller, now, params.id, body);
    publishChange('vendors', params.id);
    return answer;
  }),
];
