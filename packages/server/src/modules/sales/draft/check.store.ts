import type { ApprovedFact } from '@tilldesk/domain/approvals';
import type { Tx } from '../../../database/transaction.ts';
import { missingApprovals } from '../../approvals/approvals.store.ts';
import { costsOf } from '../costs.store.ts';
import { previewDraft } from './drafts.store.ts';
import { readItems } from './items.store.ts';
import { factOfLine, needsOfLines, taxFactsOf } from './limits.store.ts';
import type { DraftContent, Salesperson } from '../checkout/posting.store.ts';

/** Returns what a draft needs before its checkout: what the store forbids, the missing reasons, and the approvals not given yet. */
export async function checkDraft(tx: Tx, salesperson: Salesperson, now: string, id: string, draft: DraftContent) {
  const preview = await previewDraft(tx, salesperson, now, id, draft);
  const lines = preview.lines ?? [];
  const { units, levels } = await readItems(tx, salesperson, lines);
  const needs = needsOfLines(preview, costsOf(now, lines, units, levels), salesperson);
  const reasons = needs.flatMap(({ line, missing }) =>
    missing === null ? [] : { lineId: missing === 'invoiceDiscountReason' ? null : line.id, field: missing },
  );
  const cheap = salesperson.mayPassLimits
    ? []
    : needs.flatMap(({ isUnderpriced, line }) => (isUnderpriced ? line : []));
  const untaxed = preview.exemptBy === 'sale' && !salesperson.mayChangePrices ? taxFactsOf(preview) : [];
  const missing = async (action: 'invoice.overLimit' | 'invoice.taxExempt', facts: readonly ApprovedFact[]) => ({
    action,
    for: await missingApprovals(tx, salesperson, now, { action, subjectId: id, facts }),
  });
  const requiredChecks = [
    await missing('invoice.overLimit', cheap.map(factOfLine)),
    await missing('invoice.taxExempt', untaxed),
  ];
  return {
    refusals: needs.flatMap(({ line, refusal }) =>
      refusal === null ? [] : { lineId: line.id, code: refusal.code, params: refusal.params },
    ),
    // The discount on the whole document needs one reason, however many lines it lowers.
    reasons: reasons.filter(
      ({ lineId }, at) => lineId !== null || reasons.findIndex((one) => one.lineId === null) === at,
    ),
    lines: requiredChecks.flatMap((one) => one.for.flatMap(({ lineId }) => lineId ?? [])),
    approvals: requiredChecks.filter((one) => one.for.length > 0),
  };
}
