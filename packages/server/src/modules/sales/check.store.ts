import type { ApprovedFact } from '@tilldesk/domain/stock';
import type { Tx } from '../../database/transaction.ts';
import { missingApprovals } from '../approvals/approvals.store.ts';
import { costsOf } from './costs.store.ts';
import { draftAsHeld } from './drafts.store.ts';
import { seenGoods } from './goods.store.ts';
import { factOfLine, needsOfLines, taxFactsOf } from './limits.store.ts';
import type { DraftContent, Seller } from './selling.store.ts';

/** What a draft needs before its checkout: the reasons to be written, and the approvals that nobody gave yet. */
export async function checkDraft(tx: Tx, seller: Seller, now: string, id: string, draft: DraftContent) {
  const held = await draftAsHeld(tx, seller, now, id, draft);
  const lines = held.lines ?? [];
  const { units, levels } = await seenGoods(tx, seller, lines);
  const needs = needsOfLines(held, costsOf(now, lines, units, levels), seller);
  const reasons = needs.flatMap(({ line, missing }) =>
    missing === null ? [] : { lineId: missing === 'wholeReason' ? null : line.id, field: missing },
  );
  const cheap = seller.mayPassLimits ? [] : needs.flatMap(({ isUnderpriced, line }) => (isUnderpriced ? line : []));
  const untaxed = held.exempt_by === 'sale' && !seller.mayChangePrices ? taxFactsOf(held) : [];
  const missing = async (action: 'invoice.overLimit' | 'invoice.taxExempt', facts: readonly ApprovedFact[]) => ({
    action,
    for: await missingApprovals(tx, seller, now, { action, subjectId: id, facts }),
  });
  const wanted = [
    await missing('invoice.overLimit', cheap.map(factOfLine)),
    await missing('invoice.taxExempt', untaxed),
  ];
  return {
    // The discount on the whole is asked about once, however many lines it lowers.
    reasons: reasons.filter(
      ({ lineId }, at) => lineId !== null || reasons.findIndex((one) => one.lineId === null) === at,
    ),
    lines: wanted.flatMap((one) => one.for.flatMap(({ lineId }) => lineId ?? [])),
    approvals: wanted.filter((one) => one.for.length > 0),
  };
}
