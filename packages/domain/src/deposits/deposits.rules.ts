import type { TakenKind } from '../sales/invoices.entity.ts';

/** Ways in which a deposit is taken and given back: money, no credit. */
export const depositWays = ['cash', 'card', 'check', 'other'] as const satisfies readonly TakenKind[];
export type DepositWay = (typeof depositWays)[number];

/**
 * What becomes of a deposit: it is `taken`; a sale has `used` some of it; the void of that sale `returned` it; what was left was
 * `givenBack`.
 */
export const depositEntryKinds = ['taken', 'used', 'returned', 'givenBack'] as const;
export type DepositEntryKind = (typeof depositEntryKinds)[number];
