import { activationMoves, type ActivationStatus } from '../activations/activations.rules.ts';
import type { BookedKind, ReceivedKind } from '../sales/invoices.entity.ts';
import { applyRate, shareOut } from '../money/money.ts';
import type { Tracking } from '../products/products.entity.ts';
import {
  deactivations,
  returnDispositions,
  type Deactivation,
  type ReturnDisposition,
  type RefundReason,
} from './refunds.entity.ts';

/** What nobody refunded yet of an invoice's line: its pieces, and its money in minor units. */
export type Left = { left: number; leftNet: number; leftTax: number };

/** Money of a refund's line in minor units: `fee` before tax and its tax stay in the shop, the rest goes back. */
export type RefundParts = { net: number; tax: number; total: number; fee: number; feeTax: number };

/**
 * What pieces of a line bring: their share of what was really paid for it, with its own frozen tax, less the fee and the
 * fee's share of the tax. Refunded one by one or at once, all pieces bring the line to the cent. `pieces` is 1 to `left`,
 * the fee at most their share (`shareOf`).
 */
export function piecesParts(line: Left, pieces: number, fee = 0): RefundParts {
  const net = shareOf(line, pieces);
  const tax = part(line.leftTax, pieces, line.left);
  const feeTax = part(tax, fee, net);
  return withTotal({ net: net - fee, tax: tax - feeTax, fee, feeTax });
}

/** What pieces bring before tax and fee. */
export const shareOf = ({ left, leftNet }: Pick<Left, 'left' | 'leftNet'>, pieces: number): number =>
  part(leftNet, pieces, left);

/** Why goods come back that are not as they were sold: that is no choice of the customer's, and costs them nothing. */
const faults: ReadonlySet<RefundReason> = new Set(['defective', 'damaged', 'warranty', 'recall']);

/** What is said of pieces that come back, as far as a fee hangs on it; `reason` is null while nobody said it. */
type Returned = { quantity: number; back: ReturnDisposition; reason: RefundReason | null };

/**
 * What the policy on an invoice keeps of pieces that come back (docs/decisions/0041), in minor units before tax: its rate
 * of what they bring. Nothing of what has a fault or goes back to its vendor, of what stays with the customer, and where the
 * invoice carries no rate.
 */
export function owedFee(line: Left, { quantity, back, reason }: Returned, rate: string | null): number {
  const isFree = back === 'none' || back === 'rma' || (reason !== null && faults.has(reason));
  if (rate === null || isFree || quantity < 1 || quantity > line.left) return 0;
  return applyRate(shareOf(line, quantity), rate);
}

/** Whether goods come back after the last day that their invoice names; both are days of the store, 'YYYY-MM-DD'. */
export const isLateReturn = (returnBy: string | null, today: string): boolean => returnBy !== null && today > returnBy;

/** What can be said of an activation in a state when its line comes back; nothing where it is over. */
export const deactivationsOf = (status: ActivationStatus): Deactivation[] =>
  status === 'pending' || status === 'active'
    ? deactivations.filter((one) => one === 'kept' || activationMoves[status].includes(one))
    : [];

/** What a part of a line's price brings: the amount before tax, and its share of the line's frozen tax. */
export function amountParts({ leftNet, leftTax }: Left, amount: number): RefundParts {
  return withTotal({ net: amount, tax: part(leftTax, amount, leftNet), fee: 0, feeTax: 0 });
}

/** An amount before tax in goodwill, shared out over lines by what is left of them, to the cent. */
export const goodwillShares = (lines: readonly Left[], amount: number): number[] =>
  shareOut(
    amount,
    lines.map(({ leftNet }) => leftNet),
  );

const withTotal = (parts: Omit<RefundParts, 'total'>): RefundParts => ({ ...parts, total: parts.net + parts.tax });

/** `some` of `all` parts of an amount, rounded half up; the last part takes the last cent. */
function part(amount: number, some: number, all: number): number {
  if (all === 0) return 0;
  return Number((BigInt(amount) * BigInt(some) * 2n + BigInt(all)) / (BigInt(all) * 2n));
}

/** The parts that a refund's total goes, in minor units. */
export type Settlement = {
  /** Lowers what is due on its own invoice. */
  toDue: number;
  /** Goes over to the sale of an exchange. */
  exchanged: number;
  /** Goes to the customer. */
  paidOut: number;
  /** What the sale of an exchange still costs. */
  toPay: number;
};

/** Settles a refund: first what is due on its invoice, then the new sale, the rest goes to the customer. */
export function settleRefund({ total, due, sale }: { total: number; due: number; sale: number }): Settlement {
  const toDue = Math.min(total, due);
  const exchanged = Math.min(total - toDue, sale);
  return { toDue, exchanged, paidOut: total - toDue - exchanged, toPay: sale - exchanged };
}

/** What is left to be refunded in one way. */
export type TenderLeft = { kind: BookedKind; left: number };

/**
 * In which ways a sum is paid out unless somebody says otherwise: as it was paid, by card first, cash last; what no way is
 * left for, in store credit.
 */
export function proposedTenders(
  amount: number,
  tenders: readonly TenderLeft[],
): { kind: ReceivedKind; amount: number }[] {
  let rest = amount;
  const parts = inOrder.map((kind) => {
    const remaining = tenders.reduce((sum, one) => (one.kind === kind ? sum + one.left : sum), 0);
    const partAmount = Math.min(rest, remaining);
    rest -= partAmount;
    return { kind, amount: partAmount };
  });
  return parts
    .map((one) => (one.kind === 'storeCredit' ? { ...one, amount: one.amount + rest } : one))
    .filter((one) => one.amount > 0);
}

const inOrder = ['card', 'storeCredit', 'check', 'other', 'cash'] as const satisfies readonly ReceivedKind[];

/**
 * The ways in which more is paid out than came in by them: these need an approval (docs/decisions/0031). Store credit is
 * always allowed.
 */
export function otherTenders(
  paidOut: readonly { kind: ReceivedKind; amount: number }[],
  tenders: readonly TenderLeft[],
): ReceivedKind[] {
  const kinds = [...new Set(paidOut.map(({ kind }) => kind))];
  return kinds.filter((kind) => {
    if (kind === 'storeCredit') return false;
    const requested = paidOut.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0);
    return requested > tenders.reduce((sum, one) => (one.kind === kind ? sum + one.left : sum), 0);
  });
}

/**
 * What may become of the goods of a line. Pieces that are counted and not followed one by one have no place to wait in: they
 * are for sale again, or thrown away.
 */
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
