import {
  reverseBill,
  reverseLandedCost,
  reversePayment,
  type Bill,
  type LandedCost,
  type Purchase,
} from '@tilldesk/domain/purchases';
import { action, type Action } from '../../../actions/action.ts';
import { call } from '../../../api/call.ts';
import { withReason } from '../withReason.ts';
import { billTouches } from './billing.ts';
import { landedTouches } from './landing.ts';

const common = {
  ...withReason,
  title: 'purchases.reverse.title',
  confirm: 'purchases.reverse',
  done: 'purchases.reversed',
} as const;

/** Reverses a bill without payments. */
export const reverseVendorBill: Action<Bill> = action({
  ...common,
  text: 'purchases.reverse.bill',
  values: ({ number }) => ({ number }),
  send: ({ id }, body, { key }) => call(reverseBill, { params: { id }, body }, { key }),
  refresh: billTouches,
});

/** Reverses a payment; the bills that it paid are due again. */
export const reverseVendorPayment: Action<Purchase['payments'][number]> = action({
  ...common,
  text: 'purchases.reverse.payment',
  values: ({ number }) => ({ number }),
  send: ({ id }, body, { key }) => call(reversePayment, { params: { id }, body }, { key }),
  refresh: billTouches,
});

/** Reverses a landed cost by a negative one. */
export const reverseLanded: Action<LandedCost> = action({
  ...common,
  text: 'purchases.landed.reverse',
  values: ({ label }) => ({ number: label }),
  send: ({ id }, { reason }, { key, id: reversalId }) =>
    call(reverseLandedCost, { params: { id }, body: { id: reversalId, reason } }, { key }),
  refresh: landedTouches,
});
