import type { InvoiceStatus, PaymentKind, Tender, TenderKind } from './invoices.entity.ts';
import { discountOf } from '../lines/totals.ts';
import { givesChange, isPromise, rulesOf, spreadOffers } from '../tenders/tenders.rules.ts';
import { problemAt, Problem } from '../problems/Problem.ts';

/** Allowed state transitions, used by the server and the screens. */
export const invoiceTransitions: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  draft: ['quote', 'open', 'paid', 'discarded'],
  quote: ['draft', 'open', 'paid', 'discarded'],
  open: ['paid', 'voided'],
  paid: ['voided'],
  voided: [],
  discarded: [],
};

export const canInvoiceTransition = (from: InvoiceStatus, to: InvoiceStatus): boolean =>
  invoiceTransitions[from].includes(to);

/** Maximum validity of a quote, in days after it is saved. */
export const QUOTE_DAYS_MAX = 90;

/** Statuses of posted invoices that count as sales. */
export const postedStatuses = ['open', 'paid'] as const satisfies readonly InvoiceStatus[];

/**
 * Whether a line requires an approval: its discount from the offered price exceeds the user's maximum discount (decimal text,
 * null for no limit), or its net is below cost. A product offered below cost may be sold at that price. Amounts in minor units,
 * of the whole line except `offered`.
 */
export function isUnderpriced(
  { quantity, offered, net, cost }: { quantity: number; offered: number; net: number; cost: number },
  maxDiscount: string | null,
): boolean {
  return net < Math.min(cost, offered * quantity) || exceedsDiscount({ quantity, offered, net }, maxDiscount ?? '1');
}

/** Whether the discount of a line from its offered price exceeds a rate, decimal text. `net` in minor units, of the whole line. */
export function exceedsDiscount(
  { quantity, offered, net }: { quantity: number; offered: number; net: number },
  rate: string,
) {
  const full = offered * quantity;
  return full - net > discountOf({ kind: 'share', rate }, full);
}

/** Ratio of the cost steps used for users without the right to see costs: each step is 20 % above the previous one. */
const COST_STEP = 1.2;

/**
 * Cost of a line for limit checks of users without the right to see costs: each piece rounded up to the next step, so that
 * repeated attempts reveal only the step. Never less than `cost`. Minor units, of the whole line.
 */
export function roundedCost(cost: number, quantity: number): number {
  if (cost <= 0) return cost;
  const each = cost / quantity;
  let step = Math.ceil(Math.log(each) / Math.log(COST_STEP));
  while (Math.ceil(COST_STEP ** step) < each) step += 1;
  return Math.ceil(COST_STEP ** step) * quantity;
}

/** What reduces the price of a line, with the reasons. */
export type Cheapening = {
  unitPrice: number;
  /** Offered price of a piece. */
  offered: number;
  isDiscounted: boolean;
  isInvoiceDiscounted: boolean;
  priceReason: string | null;
  discountReason: string | null;
  invoiceDiscountReason: string | null;
};

/** Returns the missing reason of an underpriced line: each reduction has its own. Null if complete. */
export function reasonMissing(line: Cheapening): 'priceReason' | 'discountReason' | 'invoiceDiscountReason' | null {
  if (line.unitPrice < line.offered && !line.priceReason?.trim()) return 'priceReason';
  if (line.isDiscounted && !line.discountReason?.trim()) return 'discountReason';
  return line.isInvoiceDiscounted && !line.invoiceDiscountReason?.trim() ? 'invoiceDiscountReason' : null;
}

/** A posted tender: `amount` is retained, `change` is returned. */
export type Settled = {
  id: string;
  kind: PaymentKind;
  amount: number;
  tendered: number;
  change: number;
  reference: string | null;
};

/**
 * Allocates tenders to a total (minor units) in the given order, those with change last: only they may exceed the amount due
 * (docs/decisions/commerce/0028). Those whose excess is paid out pay first. A promise is not a payment: it remains due. A free
 * sale needs no tenders. Throws tender.short; at the tender tender.referenceMissing, tender.numberMissing, or tender.over if it
 * exceeds the remainder, or for a tender with change when nothing is due; never caps silently.
 */
export function settle(total: number, tenders: readonly Tender[]): Settled[] {
  const booked = settlePart(total, tenders);
  const { due } = settlementOf(total, tenders);
  if (due > 0) throw new Problem('tender.short', { due });
  return booked;
}

/** The same for a partial payment of an open invoice: `due` is its unpaid amount. */
export function settlePart(due: number, tenders: readonly Tender[]): Settled[] {
  assertReferences(tenders);
  const first = tenders.filter(hasPayout);
  const spread = spreadOffers(
    due,
    first.map(({ amount }) => amount),
  );
  let left = due - spread.reduce((sum, { paid }) => sum + paid, 0);
  tenders.forEach((tender, i) => {
    if (hasChange(tender) || hasPayout(tender)) return;
    if (tender.amount > left) throw problemAt(`tenders.${i}.amount`, 'tender.over');
    left -= tender.amount;
  });
  return tenders.flatMap((tender, i): Settled[] => {
    const { id, kind, amount: tendered, reference = null } = tender;
    if (!isPayment(kind)) return [];
    const part = spread[first.indexOf(tender)];
    if (part) return [{ id, kind, amount: part.paid, tendered, change: part.out, reference }];
    if (!hasChange(tender)) return [{ id, kind, amount: tendered, tendered, change: 0, reference }];
    if (left === 0 && due > 0) throw problemAt(`tenders.${i}.amount`, 'tender.over');
    const amount = Math.min(tendered, left);
    left -= amount;
    return [{ id, kind, amount, tendered, change: tendered - amount, reference }];
  });
}

type KindOnly = { kind: TenderKind };
const hasChange = ({ kind }: KindOnly): boolean => givesChange(kind);
const hasPayout = ({ kind }: KindOnly): boolean => rulesOf(kind).excess === 'payout';
const isPayment = (kind: TenderKind): kind is PaymentKind => !isPromise(kind);

function assertReferences(tenders: readonly Tender[]): void {
  tenders.forEach(({ kind, reference }, i) => assertReference(kind, reference, `tenders.${i}.reference`));
}

/** Throws tender.referenceMissing or tender.numberMissing at a field if the kind requires a reference. */
export function assertReference(kind: string, reference: string | null | undefined, at: string): void {
  const { missingReference } = rulesOf(kind);
  if (missingReference !== null && !reference?.trim()) throw problemAt(at, missingReference);
}

/** Amount still due and change while tenders are entered. `over`: a tender exceeds its limit, which `settle` rejects. */
export function settlementOf(total: number, tenders: readonly { kind: TenderKind; amount: number }[]) {
  const cash = tenders.filter(hasChange);
  const rest = total - Math.min(total, sumOf(tenders.filter(hasPayout)));
  const left = rest - sumOf(tenders.filter((t) => !hasChange(t) && !hasPayout(t)));
  const over = left < 0 || (total > 0 && cash.length > 0 && sumOf(cash.slice(0, -1)) >= left);
  const given = sumOf(cash);
  return { due: Math.max(0, left - given), change: over ? 0 : Math.max(0, given - left), over };
}

/** Payout for trade-ins: their value beyond the sale. */
export const payoutOf = (total: number, tenders: readonly { kind: TenderKind; amount: number }[]): number =>
  Math.max(0, sumOf(tenders.filter(hasPayout)) - total);

/** The amount of promises: it is not paid, but remains due. */
export const promisedOf = (tenders: readonly { kind: TenderKind; amount: number }[]): number =>
  sumOf(tenders.filter(({ kind }) => !isPayment(kind)));

const sumOf = (tenders: readonly { amount: number }[]): number => tenders.reduce((sum, t) => sum + t.amount, 0);
