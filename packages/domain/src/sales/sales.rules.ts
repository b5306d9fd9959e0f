import type { InvoiceStatus, PaymentKind, Tender, TenderKind } from './invoices.entity.ts';
import { discountOf } from '../lines/totals.ts';
import { spreadOffers } from '../tradeIns/tradeIns.rules.ts';
import { problemAt, Problem } from '../problems/Problem.ts';

/** What state may follow which; server and screens read this one table. */
export const invoiceMoves: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  draft: ['quote', 'open', 'paid', 'discarded'],
  quote: ['draft', 'open', 'paid', 'discarded'],
  open: ['paid', 'voided'],
  paid: ['voided'],
  voided: [],
  discarded: [],
};

export const mayMove = (from: InvoiceStatus, to: InvoiceStatus): boolean => invoiceMoves[from].includes(to);

/** For how many days after the one on which it is saved a quote may hold its prices. */
export const QUOTE_DAYS_MAX = 90;

/** What was sold and stands: sums of sales are over these. */
export const postedStatuses = ['open', 'paid'] as const satisfies readonly InvoiceStatus[];

/** Ways to pay that only a known customer has. */
export const needsCustomer = (kind: TenderKind): boolean =>
  kind === 'storeCredit' || kind === 'onAccount' || kind === 'deposit';

/** Ways to pay that say which card slip, check or other thing it was. */
export const needsReference = (kind: TenderKind): kind is 'card' | 'check' | 'other' =>
  kind === 'card' || kind === 'check' || kind === 'other';

/**
 * Whether a line is sold for less than the till may by itself: more is taken off what it is offered for than the seller's
 * largest discount (decimal text, null for none), or it brings less than its goods cost. What is offered below its cost may
 * be sold so. Amounts in minor units, of the whole line but `offered`.
 */
export function isUnderpriced(
  { quantity, offered, net, cost }: { quantity: number; offered: number; net: number; cost: number },
  maxDiscount: string | null,
): boolean {
  const full = offered * quantity;
  const allowed = maxDiscount === null ? full : discountOf({ kind: 'share', rate: maxDiscount }, full);
  return net < Math.min(cost, full) || full - net > allowed;
}

/** The steps in which costs are compared for people who may not see them: each is a fifth above the one below. */
const COST_STEP = 1.2;

/**
 * What a line's goods cost, as limits compare it for people who may not see costs: each piece rounded up to the next step, so that no
 * number of attempts tells them more than the step. Never less than `cost`. Minor units, of the whole line.
 */
export function roundedCost(cost: number, quantity: number): number {
  if (cost <= 0) return cost;
  const each = cost / quantity;
  let step = Math.ceil(Math.log(each) / Math.log(COST_STEP));
  while (Math.ceil(COST_STEP ** step) < each) step += 1;
  return Math.ceil(COST_STEP ** step) * quantity;
}

/** What makes a line cheap, and what was written about each. */
export type Cheapening = {
  unitPrice: number;
  /** What a piece is offered for. */
  offered: number;
  isDiscounted: boolean;
  isInvoiceDiscounted: boolean;
  priceReason: string | null;
  discountReason: string | null;
  invoiceDiscountReason: string | null;
};

/**
 * Which reason an underpriced line still needs: each thing that lowers it has its own. Null where all is written.
 */
export function reasonMissing(line: Cheapening): 'priceReason' | 'discountReason' | 'invoiceDiscountReason' | null {
  if (line.unitPrice < line.offered && !line.priceReason?.trim()) return 'priceReason';
  if (line.isDiscounted && !line.discountReason?.trim()) return 'discountReason';
  return line.isInvoiceDiscounted && !line.invoiceDiscountReason?.trim() ? 'invoiceDiscountReason' : null;
}

/** What a line that goes for little still needs before the money is taken. */
export type LineNeed = {
  /** It goes for less than the seller may let it go alone. */
  isUnderpriced: boolean;
  /** The reason that nobody wrote yet. */
  missing: ReturnType<typeof reasonMissing>;
};

/** What a line needs, by the one rule of the till and the checkout. Amounts in minor units, `net` and `cost` of the whole line. */
export function needOfLine(
  line: Parameters<typeof isUnderpriced>[0] & Cheapening,
  maxDiscount: string | null,
): LineNeed {
  const isCheap = isUnderpriced(line, maxDiscount);
  return { isUnderpriced: isCheap, missing: isCheap ? reasonMissing(line) : null };
}

/** A tender as it is booked: `amount` stays in the shop, `change` goes back. */
export type Settled = {
  id: string;
  kind: PaymentKind;
  amount: number;
  tendered: number;
  change: number;
  reference: string | null;
};

/**
 * Books tenders against a total (minor units) in the order given, everything else before cash: only cash may be more than
 * is due, and the rest is change (docs/decisions/0028). What was traded in pays before all else, and what it is worth beyond
 * goes out. What is on account is no payment: it stays due. A free sale needs none. Throws tender.short; at the tender tender.referenceMissing, tender.numberMissing, or tender.over where it is more
 * than is left, or cash comes when nothing is due any more; never caps silently.
 */
export function settle(total: number, tenders: readonly Tender[]): Settled[] {
  const booked = settlePart(total, tenders);
  const { due } = settlementOf(total, tenders);
  if (due > 0) throw new Problem('tender.short', { due });
  return booked;
}

/** The same for an open invoice, of which a part may stay due: `due` is what is still to be paid of it. */
export function settlePart(due: number, tenders: readonly Tender[]): Settled[] {
  assertReferences(tenders);
  const traded = tradedIn(due, tenders);
  let left = due - sumOf([...traded.values()].map(({ paid: amount }) => ({ amount })));
  tenders.forEach(({ kind, amount }, i) => {
    if (kind === 'cash' || kind === 'tradeIn') return;
    if (amount > left) throw problemAt(`tenders.${i}.amount`, 'tender.over');
    left -= amount;
  });
  return tenders.flatMap(({ id, kind, amount: tendered, reference = null }, i): Settled[] => {
    if (kind === 'onAccount') return [];
    const trade = traded.get(id);
    if (kind === 'tradeIn' && trade) {
      return [{ id, kind, amount: trade.paid, tendered, change: trade.out, reference }];
    }
    if (kind !== 'cash') return [{ id, kind, amount: tendered, tendered, change: 0, reference }];
    if (left === 0 && due > 0) throw problemAt(`tenders.${i}.amount`, 'tender.over');
    const amount = Math.min(tendered, left);
    left -= amount;
    return [{ id, kind, amount, tendered, change: tendered - amount, reference }];
  });
}

/** What of each trade-in pays, and what goes out. */
function tradedIn(due: number, tenders: readonly Tender[]) {
  const trades = tenders.filter(({ kind }) => kind === 'tradeIn');
  const spread = spreadOffers(
    due,
    trades.map(({ amount }) => amount),
  );
  return new Map(trades.map(({ id }, i) => [id, spread[i]!]));
}

function assertReferences(tenders: readonly Tender[]): void {
  tenders.forEach(({ kind, reference }, i) => {
    if (!needsReference(kind) || reference?.trim()) return;
    throw problemAt(`tenders.${i}.reference`, unnamedProblem(kind));
  });
}

/** What is missing of a way to pay that says which it was. */
export const unnamedProblem = (kind: 'card' | 'check' | 'other') =>
  kind === 'card' ? ('tender.referenceMissing' as const) : ('tender.numberMissing' as const);

/**
 * What is still due, and what goes back, while tenders are being entered. `over`: a tender is more than it may be, as
 * settle refuses it.
 */
export function settlementOf(total: number, tenders: readonly { kind: TenderKind; amount: number }[]) {
  const cash = tenders.filter((t) => t.kind === 'cash');
  const traded = sumOf(tenders.filter((t) => t.kind === 'tradeIn'));
  const rest = total - Math.min(total, traded);
  const left = rest - sumOf(tenders.filter((t) => t.kind !== 'cash' && t.kind !== 'tradeIn'));
  const over = left < 0 || (total > 0 && cash.length > 0 && sumOf(cash.slice(0, -1)) >= left);
  const given = sumOf(cash);
  return { due: Math.max(0, left - given), change: over ? 0 : Math.max(0, given - left), over };
}

/** What goes out to the seller of what was traded in: what it is worth beyond the sale. */
export const payoutOf = (total: number, tenders: readonly { kind: TenderKind; amount: number }[]): number =>
  Math.max(0, sumOf(tenders.filter(({ kind }) => kind === 'tradeIn')) - total);

const sumOf = (tenders: readonly { amount: number }[]): number => tenders.reduce((sum, t) => sum + t.amount, 0);
