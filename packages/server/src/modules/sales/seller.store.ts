import { can } from '@tilldesk/domain/rights';
import { approvalActions } from '@tilldesk/domain/stock';
import type { Who } from '../../http/who.ts';
import type { Seller } from './selling.store.ts';

/** What somebody who is signed in may do at a till. */
export const sellerOf = (who: Who): Seller & { maySell: boolean } => ({
  ...who,
  maySell: can(who.permissions, 'Sale & Invoice', 'create'),
  mayChangePrices: can(who.permissions, 'Sale & Invoice', 'update'),
  mayPassLimits: can(who.permissions, ...approvalActions['invoice.overLimit']),
  seesCost: who.limits.viewCost,
  maxDiscount: who.limits.maxDiscount ?? null,
});
