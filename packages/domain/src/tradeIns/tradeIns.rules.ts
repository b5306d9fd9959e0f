import { problemAt } from '../problems/Problem.ts';
import type { UnitStatus } from '../inventory/units.entity.ts';
import { tradeInPayoutKinds } from '../tenders/tenders.rules.ts';

/** An offer becomes a unit when accepted, with or without a sale; until then it can be discarded. */
export const tradeInStatuses = ['offered', 'accepted', 'voided', 'discarded'] as const;

/** Payout methods for the value of a trade-in beyond the sale. */
export const tradeInPayouts = tradeInPayoutKinds();

/** Identity documents of sellers. */
export const documentKinds = ['driverLicense', 'idCard', 'passport', 'other'] as const;

/** Results of the blacklist check for stolen phones. */
export const blacklistAnswers = ['clear', 'listed'] as const;

/** Known state of a device before the purchase (docs/decisions/commerce/0032). */
export const deviceStatuses = ['unknown', 'here', 'sold', 'gone'] as const;

/** Checks before an offer. */
export type TradeInChecks = {
  blacklist: (typeof blacklistAnswers)[number];
  /** No account is signed in on it. */
  unlocked: boolean;
  /** The seller signed the sales agreement. */
  agreed: boolean;
};

/**
 * Throws for a device that the shop may not buy: tradeIn.blacklisted at blacklist, tradeIn.locked at unlocked, tradeIn.notAgreed
 * at agreed, tradeIn.documentOver at document.expires if the document has expired (both 'YYYY-MM-DD').
 */
export function assertTradeIn(checks: TradeInChecks, expires: string | null, today: string): void {
  if (checks.blacklist === 'listed') throw problemAt('blacklist', 'tradeIn.blacklisted');
  if (!checks.unlocked) throw problemAt('unlocked', 'tradeIn.locked');
  if (expires !== null && expires < today) throw problemAt('document.expires', 'tradeIn.documentOver');
  if (!checks.agreed) throw problemAt('agreed', 'tradeIn.notAgreed');
}

/** Whether an offer requires an approval: above the shop's own price. Minor units. */
export const isOverOffer = (offer: number, price: number): boolean => offer > price;

/** Masks a document number: shows the last three characters, fewer for short ones. */
export function maskedNumber(number: string): string {
  const shown = Math.min(3, Math.floor(number.length / 3));
  return `•••${number.slice(number.length - shown)}`;
}

/** Whether a traded-in unit is unchanged since its purchase, so that the trade-in can be voided. */
export const isUntouched = (unit: { status: UnitStatus; sourceId: string | null }, tradeInId: string): boolean =>
  unit.status === 'pending_inspection' && unit.sourceId === tradeInId;
