import { CASH_MINIMUM } from '../clock/clock.contract.ts';
import { minorOf } from '../money/money.ts';
import type { StoreTransaction } from './transaction.entity.ts';

/** A difference up to it, in main units, needs no reason unless the store says otherwise. */
const VARIANCE_LIMIT = 5;

/** What a store of a currency begins with: $100 in the drawer (spec §9), a blind count, sales without the clock, and no cash outside drawers. */
export const firstTransaction = (currency: string): StoreTransaction => ({
  requireShiftToSell: false,
  cashWithoutDrawer: false,
  blindCashCount: true,
  closingFloat: minorOf(CASH_MINIMUM, currency),
  varianceLimit: minorOf(VARIANCE_LIMIT, currency),
  openingMinimum: minorOf(CASH_MINIMUM, currency),
});
