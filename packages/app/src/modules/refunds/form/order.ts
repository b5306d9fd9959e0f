import { type Refundable, type RefundDraft, type RefundLineDraft } from '@tilldesk/domain/refunds';
import { needsReference } from '@tilldesk/domain/sales';
import { saleLines } from '../goods/newGoods.ts';
import type { Choice, Part, Refunding } from './refunding.ts';
import { feeOf, type RefundSums } from './sums.ts';

/** Returns the request body of a valid refund; `newId` creates the ids of the payments. */
export function orderOf(
  state: Refunding,
  source: Refundable | null,
  sums: RefundSums,
  newId: () => string,
): RefundDraft {
  const { kind, direction, parts } = sums;
  const tenders = parts.map((part) => tenderOf(part, newId()));
  return {
    id: state.id,
    kind,
    invoiceId: source?.invoice.id ?? null,
    customerId: source?.invoice.customerId ?? state.customer?.id ?? null,
    lines: kind === 'goodwill' ? [] : linesOf(state, source, sums),
    goodwill: kind === 'goodwill' ? state.goodwill : null,
    notes: state.notes.trim() || null,
    tenders: direction === 'out' ? tenders : [],
    sale:
      kind === 'exchange'
        ? {
            id: state.saleId,
            lines: saleLines(state.goods),
            discount: null,
            notes: null,
            tenders: direction === 'in' ? tenders : [],
            dueDate: null,
            approvalId: null,
          }
        : null,
    approvalIds: [],
  };
}

function linesOf(
  { choices, returnedItems }: Refunding,
  source: Refundable | null,
  { lines }: RefundSums,
): RefundLineDraft[] {
  if (source === null) {
    return returnedItems.map((one) => ({
      ...written(one),
      lineId: null,
      productId: one.goods.productId,
      unitId: one.goods.unitId,
    }));
  }
  return source.lines.flatMap((line) => {
    const { id: lineId, unitId, activation } = line;
    const choice = choices[lineId];
    if (choice === undefined || lines[lineId] === undefined) return [];
    const { owed, fee } = feeOf(choice, line, source);
    const reason = choice.feeReason.trim();
    const isPieces = choice.quantity > 0;
    return [
      {
        ...written(choice),
        lineId,
        productId: null,
        unitId: isPieces ? unitId : null,
        fee,
        ...(fee < owed ? { feeReason: reason } : {}),
        ...(isPieces && activation !== null && choice.ending !== null
          ? { deactivation: { status: choice.ending, endedOn: choice.ending === 'continues' ? null : choice.endedOn } }
          : {}),
      },
    ];
  });
}

function written({ id, quantity, amount, back, reason, condition, fee }: Choice) {
  // The reason is null only for a refund that `fieldErrorsOf` rejects.
  return { id, quantity, amount, back, reason: reason ?? 'other', condition, fee: fee ?? 0 } as const;
}

const tenderOf = ({ kind, amount, reference }: Part, id: string) => ({
  id,
  kind,
  amount: amount ?? 0,
  ...(needsReference(kind) ? { reference: reference.trim() } : {}),
});
