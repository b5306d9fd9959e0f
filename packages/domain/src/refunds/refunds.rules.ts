import { activationMoves, type ActivationStatus } from '../activations/activations.rules.ts';
import { receivedKinds, type BookedKind, type ReceivedKind } from '../sales/invoices.entity.ts';
import type { StoreTransaction } from '../stores/transaction.entity.ts';
import { applyRate, allocate } from '../money/money.ts';
import type { Tracking } from '../products/products.entity.ts';
import { refundedKinds, rulesOf } from '../tenders/tenders.rules.ts';
import {
  deactivations,
  returnDispositions,
  type Deactivation,
  type ReturnDisposition,
  type RefundReason,
} from './refunds.entity.ts';

/** Not yet refunded pieces and amounts of an invoice line, minor units. */
export type Left = { left: number; leftNet: number; leftTax: number };

/** Money of a refund's line in minor units: `fee` (before tax) and `feeTax` are retained, the rest is refunded. */
export type RefundParts = { net: number; tax: number; total: number; fee: number; feeTax: number };

/**
 * Refund of pieces of a line: their share of the amount paid, with the stored tax, less the fee and its share of the tax. All
 * pieces add up exactly to the line, whether refunded one by one or together. `pieces` is 1 to `left`, the fee at most their
 * share (`shareOf`).
 */
export function piecesParts(line: Left, pieces: number, fee = 0): RefundParts {
  const net = shareOf(line, pieces);
  const tax = part(line.leftTax, pieces, line.left);
  const feeTax = part(tax, fee, net);
  return withTotal({ net: net - fee, tax: tax - feeTax, fee, feeTax });
}

/** Share of pieces before tax and fee. */
export const shareOf = ({ left, leftNet }: Pick<Left, 'left' | 'leftNet'>, pieces: number): number =>
  part(leftNet, pieces, left);

/** Reasons that are not the customer's choice (faulty goods), without restocking fee. */
const faults: ReadonlySet<RefundReason> = new Set(['defective', 'damaged', 'warranty', 'recall']);

/** Properties of returned pieces that determine the fee; `reason` is null if not entered. */
type Returned = { quantity: number; back: ReturnDisposition; reason: RefundReason | null };

/**
 * Restocking fee of returned pieces by the policy of the invoice (docs/decisions/commerce/0041), minor units before tax: the rate of their
 * refund. Zero for faulty goods, goods returned to the vendor, goods that remain with the customer, and without a rate.
 */
export function owedFee(line: Left, { quantity, back, reason }: Returned, rate: string | null): number {
  const isFree = back === 'none' || back === 'rma' || (reason !== null && faults.has(reason));
  if (rate === null || isFree || quantity < 1 || quantity > line.left) return 0;
  return applyRate(shareOf(line, quantity), rate);
}

/** Whether a return is after the return period of the invoice; both are days of the store, 'YYYY-MM-DD'. */
export const isLateReturn = (returnBy: string | null, today: string): boolean => returnBy !== null && today > returnBy;

/** Options for an activation when its line is returned; empty if it has ended. */
export const deactivationsOf = (status: ActivationStatus): Deactivation[] =>
  status === 'pending' || status === 'active'
    ? deactivations.filter((one) => one === 'continues' || activationMoves[status].includes(one))
    : [];

/** Refund of a part of a line's price: the amount before tax, and its share of the stored tax. */
export function amountParts({ leftNet, leftTax }: Left, amount: number): RefundParts {
  return withTotal({ net: amount, tax: part(leftTax, amount, leftNet), fee: 0, feeTax: 0 });
}

/** Distributes a goodwill amount before tax over lines by their remainder, exactly. */
export const goodwillShares = (lines: readonly Left[], amount: number): number[] =>
  allocate(
    amount,
    lines.map(({ leftNet }) => leftNet),
  );

const withTotal = (parts: Omit<RefundParts, 'total'>): RefundParts => ({ ...parts, total: parts.net + parts.tax });

/** `some` of `all` parts of an amount, rounded half up; the last part takes the rest. */
function part(amount: number, some: number, all: number): number {
  if (all === 0) return 0;
  return Number((BigInt(amount) * BigInt(some) * 2n + BigInt(all)) / (BigInt(all) * 2n));
}

/** Settlement of a refund's total, in minor units. */
export type Settlement = {
  /** Reduces the amount due of its invoice. */
  toDue: number;
  /** Transferred to the sale of an exchange. */
  exchanged: number;
  /** Paid out to the customer. */
  paidOut: number;
  /** Amount to pay for the sale of an exchange. */
  toPay: number;
};

/** Settles a refund: first the amount due of its invoice, then the new sale, the rest is paid out. */
export function settleRefund({ total, due, sale }: { total: number; due: number; sale: number }): Settlement {
  const toDue = Math.min(total, due);
  const exchanged = Math.min(total - toDue, sale);
  return { toDue, exchanged, paidOut: total - toDue - exchanged, toPay: sale - exchanged };
}

/** Refundable remainder of a payment method. */
export type TenderLeft = { kind: BookedKind; left: number };

/** Proposes payout methods for an amount: as it was paid, card first, cash last; the rest as store credit. */
export function proposedTenders(
  amount: number,
  tenders: readonly TenderLeft[],
): { kind: ReceivedKind; amount: number }[] {
  let rest = amount;
  const parts = refundedKinds().map((kind) => {
    const remaining = tenders.reduce((sum, one) => (one.kind === kind ? sum + one.left : sum), 0);
    const partAmount = Math.min(rest, remaining);
    rest -= partAmount;
    return { kind, amount: partAmount };
  });
  return parts
    .map((one) => (isUnlimited(one.kind) ? { ...one, amount: one.amount + rest } : one))
    .filter((one) => one.amount > 0);
}

const isUnlimited = (kind: ReceivedKind): boolean => rulesOf(kind).refundLimit === 'any';

/**
 * Methods by which more is paid out than was paid in: these require an approval (docs/decisions/commerce/0031). Store credit is always
 * allowed.
 */
export function otherTenders(
  paidOut: readonly { kind: ReceivedKind; amount: number }[],
  tenders: readonly TenderLeft[],
): ReceivedKind[] {
  const kinds = [...new Set(paidOut.map(({ kind }) => kind))];
  return kinds.filter((kind) => {
    if (isUnlimited(kind)) return false;
    const requested = paidOut.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0);
    return requested > tenders.reduce((sum, one) => (one.kind === kind ? sum + one.left : sum), 0);
  });
}

/** A sale that comes back, and the store that it comes back to. `currency` is an ISO 4217 code. */
type ReturnPlace = { storeId: string; currency: string };

/**
 * Whether a store takes back what was sold at `sale`: always its own sales, those of another store of the business only where its
 * settings allow them, and only in the same currency.
 */
export const takesBack = (
  { otherStoreReturns }: Pick<StoreTransaction, 'otherStoreReturns'>,
  here: ReturnPlace,
  sale: ReturnPlace,
): boolean => sale.storeId === here.storeId || (otherStoreReturns && sale.currency === here.currency);

/**
 * Methods that a store's settings allow for paying a refund out; `tenders` is null without a receipt. Empty if such refunds are
 * forbidden.
 */
export function payoutKinds(
  { refundToOriginalOnly, noReceiptRefund }: Pick<StoreTransaction, 'refundToOriginalOnly' | 'noReceiptRefund'>,
  tenders: readonly Pick<TenderLeft, 'kind'>[] | null,
): readonly ReceivedKind[] {
  if (tenders === null) {
    if (noReceiptRefund === 'forbid') return [];
    return noReceiptRefund === 'storeCreditOnly' ? receivedKinds.filter(isUnlimited) : receivedKinds;
  }
  if (!refundToOriginalOnly) return receivedKinds;
  return receivedKinds.filter((kind) => isUnlimited(kind) || tenders.some((one) => one.kind === kind));
}

/** Allowed dispositions of a line. Pieces tracked by quantity have no inspection status: they are restocked or scrapped. */
export function dispositionsOf({
  tracking,
  mayReturn,
}: {
  tracking: Tracking;
  mayReturn: boolean;
}): readonly ReturnDisposition[] {
  if (!mayReturn) return ['none'];
  return tracking === 'serialized' ? returnDispositions : ['restock', 'scrap', 'none'];
}

/** Whether nothing, a part or all of an invoice was refunded. */
export const refundExtent = ({ total, refunded }: { total: number; refunded: number }): 'none' | 'part' | 'all' =>
  refunded === 0 ? 'none' : refunded < total ? 'part' : 'all';
