import type { Actor } from '../../database/scope.ts';
import { can } from '@tilldesk/domain/rights';
import { approvalActions } from '@tilldesk/domain/approvals';
import type { Salesperson } from './checkout/posting.store.ts';

/** Returns the sales permissions of a signed-in user. */
export const salespersonOf = (caller: Actor): Salesperson & { maySell: boolean } => ({
  ...caller,
  maySell: can(caller.permissions, 'Sale & Invoice', 'create'),
  mayChangePrices: can(caller.permissions, 'Sale & Invoice', 'update'),
  mayPassLimits: can(caller.permissions, ...approvalActions['invoice.overLimit']),
  seesCost: caller.limits.viewCost,
  maxDiscount: caller.limits.maxDiscount ?? null,
});
