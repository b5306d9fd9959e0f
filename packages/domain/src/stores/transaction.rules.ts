import { CASH_MINIMUM } from '../clock/clock.contract.ts';
import { minorOf } from '../money/money.ts';
import type { StoreTransaction } from './transaction.entity.ts';

/** A difference up to it, in main units, needs no reason unless the store says otherwise. */
const VARIANCE_LIMIT = 5;

/** What a store of a currency begins with: $100 in the drawer (spec §9), a blind count, and sales without the clock. */
export const firstTransaction = (currency: string): StoreTransaction => ({
  requireShiftToSell: false,
  blindCashCount: true,
  closingFloat: minorOf(CASH_MINIMUM, currency),
  varianceLimit: minorOf(VARIANCE_LIMIT, currency),
  openingMinimum: minorOf(CASH_MINIMUM, currency),
});
