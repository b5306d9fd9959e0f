import type { InvoiceStatus, Tender, TenderKind } from './invoices.entity.ts';
import { Problem, problemAt } from '../problems/Problem.ts';

/** What state may follow which; server and screens read this one table. */
export const invoiceMoves: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  draft: ['paid', 'discarded'],
  paid: [],
  discarded: [],
};

export const mayMove = (from: InvoiceStatus, to: InvoiceStatus): boolean => invoiceMoves[from].includes(to);

/** A tender as it is booked: `amount` stays in the shop, `change` goes back. */
export type Settled = {
  id: string;
  kind: TenderKind;
  amount: number;
  tendered: number;
  change: number;
  reference: string | null;
};

/**
 * Books tenders against a total (minor units) in the order given, cards before cash: only cash may be more than is due,
 * and the rest is change. A free sale needs none. Throws tender.short, tender.referenceMissing, or tender.over where a
 * card is more than is due or cash comes when nothing is due any more; never caps silently.
 */
export function settle(total: number, tenders: readonly Tender[]): Settled[] {
  tenders.forEach((t, i) => {
    if (t.kind === 'card' && !t.reference?.trim()) {
      throw problemAt(`tenders.${i}.reference`, 'tender.referenceMissing');
    }
  });
  const { due, over } = standing(total, tenders);
  if (over) throw new Problem('tender.over');
  if (due > 0) throw new Problem('tender.short', { due });
  let left = total - sumOf(tenders.filter((t) => t.kind === 'card'));
  return tenders.map((t) => {
    const amount = t.kind === 'card' ? t.amount : Math.min(t.amount, left);
    if (t.kind === 'cash') left -= amount;
    return {
      id: t.id,
      kind: t.kind,
      amount,
      tendered: t.amount,
      change: t.amount - amount,
      reference: t.reference ?? null,
    };
  });
}

/**
 * What is still due, and what goes back, while tenders are being entered. `over`: a tender is more than it may be, as
 * settle refuses it.
 */
export function standing(total: number, tenders: readonly { kind: TenderKind; amount: number }[]) {
  const cash = tenders.filter((t) => t.kind === 'cash');
  const left = total - sumOf(tenders.filter((t) => t.kind === 'card'));
  const over = left < 0 || (total > 0 && cash.length > 0 && sumOf(cash.slice(0, -1)) >= left);
  const given = sumOf(cash);
  return { due: Math.max(0, left - given), change: over ? 0 : Math.max(0, given - left), over };
}

const sumOf = (tenders: readonly { amount: number }[]): number => tenders.reduce((sum, t) => sum + t.amount, 0);
