import { problemAt } from '../problems/Problem.ts';
import type { UnitStatus } from '../inventory/units.entity.ts';

/** An offer becomes a unit when it is accepted, with a sale or without one; until then it may be taken away. */
export const tradeInStatuses = ['offered', 'accepted', 'voided', 'discarded'] as const;

/** How what a trade-in is worth beyond the sale goes to its seller. */
export const tradeInPayouts = ['cash', 'storeCredit'] as const;

/** What a seller proves with who they are. */
export const documentKinds = ['driverLicense', 'idCard', 'passport', 'other'] as const;

/** What the register of stolen phones answered. */
export const blacklistAnswers = ['clear', 'listed'] as const;

/** What the business knows of a device before it buys it (docs/decisions/0032). */
export const deviceStandings = ['unknown', 'here', 'sold', 'gone'] as const;

/** What is asked before anything is offered for a device. */
export type TradeInChecks = {
  blacklist: (typeof blacklistAnswers)[number];
  /** No account of anybody is on it any more. */
  unlocked: boolean;
  /** The seller signed that it is theirs and that they sell it. */
  agreed: boolean;
};

/**
 * Refuses what a shop may not buy: tradeIn.blacklisted at blacklist, tradeIn.locked at unlocked, tradeIn.notAgreed at agreed,
 * tradeIn.documentOver at document.expires where the document is not valid today (both 'YYYY-MM-DD').
 */
export function assertTradeIn(checks: TradeInChecks, expires: string | null, today: string): void {
  if (checks.blacklist === 'listed') throw problemAt('blacklist', 'tradeIn.blacklisted');
  if (!checks.unlocked) throw problemAt('unlocked', 'tradeIn.locked');
  if (expires !== null && expires < today) throw problemAt('document.expires', 'tradeIn.documentOver');
  if (!checks.agreed) throw problemAt('agreed', 'tradeIn.notAgreed');
}

/** Whether an offer needs a second person: more than the shop itself asks for such a thing. Minor units. */
export const isOverOffer = (offer: number, price: number): boolean => offer > price;

/**
 * What of each offer pays for a sale, in their order, and what of it goes out to the seller: `paid + out` is the offer, and all
 * that is paid is at most the total. Minor units.
 */
export function spreadOffers(total: number, offers: readonly number[]): { paid: number; out: number }[] {
  let left = total;
  return offers.map((offer) => {
    const paid = Math.min(offer, left);
    left -= paid;
    return { paid, out: offer - paid };
  });
}

/** What is shown of a document's number to those who may not read it: its last three signs, fewer of a short one. */
export function maskedNumber(number: string): string {
  const shown = Math.min(3, Math.floor(number.length / 3));
  return `•••${number.slice(number.length - shown)}`;
}

/** Whether a device that was traded in may leave again with its document: nobody did anything to it since. */
export const isUntouched = (unit: { status: UnitStatus; sourceId: string | null }, tradeInId: string): boolean =>
  unit.status === 'pending_inspection' && unit.sourceId === tradeInId;
