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
 * Books tenders against a total (minor units). Card first, then cash: only cash may be more than is due, and the
 * rest is change. Throws tender.short, tender.over or tender.referenceMissing; never caps silently.
 */
export function settle(total: number, tenders: readonly Tender[]): Settled[] {
  tenders.forEach((t, i) => {
    if (t.kind === 'card' && !t.reference) throw problemAt(`tenders.${i}.reference`, 'tender.referenceMissing');
  });
  const cards = tenders.filter((t) => t.kind !== 'cash');
  let due = total - cards.reduce((sum, t) => sum + t.amount, 0);
  if (due < 0) throw new Problem('tender.over');
  const booked = new Map<Tender, Settled>();
  for (const t of cards) booked.set(t, { ...plain(t), amount: t.amount, tendered: t.amount, change: 0 });
  for (const t of tenders.filter((x) => x.kind === 'cash')) {
    if (due === 0 && total > 0) throw new Problem('tender.over');
    const amount = Math.min(t.amount, due);
    booked.set(t, { ...plain(t), amount, tendered: t.amount, change: t.amount - amount });
    due -= amount;
  }
  if (due > 0) throw new Problem('tender.short', { due });
  return tenders.map((t) => booked.get(t)!);
}

/** What is still due, and what goes back, while tenders are being entered. */
export function standing(total: number, tenders: readonly { kind: TenderKind; amount: number }[]) {
  const given = tenders.reduce((sum, t) => sum + t.amount, 0);
  const byCard = tenders.reduce((sum, t) => (t.kind === 'cash' ? sum : sum + t.amount), 0);
  return {
    due: Math.max(0, total - given),
    change: byCard > total ? 0 : Math.max(0, given - total),
    over: byCard > total,
  };
}

const plain = (t: Tender) => ({ id: t.id, kind: t.kind, reference: t.reference ?? null });
