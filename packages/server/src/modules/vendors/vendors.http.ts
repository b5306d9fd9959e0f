import {
  adjustVendor,
  changeSupply,
  vendorFigures,
  vendorLedger,
  vendors,
  vendorStatement,
  vendorSupplies,
} from '@tilldesk/domain/stock';
import { crud } from '../../crud/crud.ts';
import { serve, type Served } from '../../http/serve.ts';
import { refuseBlind } from '../purchases/hold.store.ts';
import { readFigures } from './figures.store.ts';
import { changeSupply as keepSupply, listSupplies } from './supplies.store.ts';
import { adjustVendor as adjust, listEntries, readStatement } from './vendor-ledger.store.ts';
import { refuseOwed, vendorRecords } from './vendors.store.ts';

export const vendorsCalls: Served[] = [
  ...crud(vendors, {
    ...vendorRecords,
    list(tx, who, query) {
      refuseOwed(who, query);
      return vendorRecords.list(tx, who, query);
    },
  }),
  serve(vendorFigures, ({ tx, who, now, params }) => readFigures(tx, who, now, params.id)),
  // What a vendor asked for says what the goods cost.
  serve(vendorLedger, ({ tx, who, params, query }) => {
    refuseBlind(who);
    return listEntries(tx, who, params.id, query);
  }),
  serve(vendorStatement, ({ tx, who, params, query }) => {
    refuseBlind(who);
    return readStatement(tx, who, params.id, query);
  }),
  serve(vendorSupplies, ({ tx, who, params, query }) => listSupplies(tx, who, params.id, query)),
  serve(changeSupply, async ({ tx, who, now, params, body, changed }) => {
    const answer = await keepSupply(tx, who, now, { vendorId: params.id, productId: params.productId }, body);
    changed('vendors', params.id);
    return answer;
  }),
  serve(adjustVendor, async ({ tx, who, now, params, body, changed }) => {
    refuseBlind(who);
    const answer = await adjust(tx, who, now, params.id, body);
    changed('vendors', params.id);
    return answer;
  }),
];
