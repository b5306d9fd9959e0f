import {
  amountParts,
  goodwillShares,
  owedFee,
  piecesParts,
  proposedTenders,
  settleRefund,
  shareOf,
  type Refundable,
  type RefundableLine,
  type RefundKind,
  type RefundParts,
  type Settlement,
} from '@tilldesk/domain/refunds';
import { receivedKinds } from '@tilldesk/domain/sales';
import { applyRate } from '@tilldesk/domain/money';
import type { DocumentTotals } from '@tilldesk/domain/lines';
import { totalsOfGoods } from '../goods/newGoods.ts';
import type { ReturnedItem, Choice, Part, PartKind, Refunding } from './refunding.ts';

/** The totals of a refund being edited, in minor units, by the rules that the server posts with. */
export type RefundSums = {
  kind: RefundKind;
  /** Amounts of each chosen line, by the id of the invoice line or of the returned item. */
  lines: Readonly<Record<string, RefundParts>>;
  net: number;
  tax: number;
  total: number;
  /** Restocking fees before tax. */
  fees: number;
  pieces: number;
  sale: DocumentTotals;
  settlement: Settlement;
  /** Direction of the payment: to the customer, from the customer, or none. */
  direction: 'out' | 'in' | 'even';
  /** The payments: the proposal or the manual split. */
  parts: readonly Part[];
};

function kindOf({ mode, goods }: Refunding, source: Refundable | null): RefundKind {
  if (source === null) return 'noReceipt';
  if (mode === 'goodwill') return 'goodwill';
  return goods.length > 0 ? 'exchange' : 'refund';
}

/** Returns the totals of a refund; `source` is the invoice, null without a receipt. */
export function sumsOf(state: Refunding, source: Refundable | null, taxExempt: boolean): RefundSums {
  const kind = kindOf(state, source);
  const lines = source === null ? returnedItemLines(state.returnedItems) : choiceLines(state, source);
  const parts = kind === 'goodwill' && source ? goodwillParts(source, state.goodwill ?? 0) : Object.values(lines);
  const sum = (of: (one: RefundParts) => number) => parts.reduce((all, one) => all + of(one), 0);
  const total = sum((one) => one.total);
  const sale = totalsOfGoods(kind === 'exchange' ? state.goods : [], taxExempt);
  const settlement = settleRefund({ total, due: source?.invoice.due ?? 0, sale: sale.total });
  const { paidOut, toPay } = settlement;
  return {
    kind,
    lines,
    net: sum((one) => one.net),
    tax: sum((one) => one.tax),
    total,
    fees: sum((one) => one.fee),
    pieces: [...Object.values(state.choices), ...state.returnedItems].reduce((all, { quantity }) => all + quantity, 0),
    sale,
    settlement,
    direction: paidOut > 0 ? 'out' : toPay > 0 ? 'in' : 'even',
    parts: state.parts ?? proposed(settlement, source),
  };
}

/** Returns the default payments: a payout by the original methods, an incoming payment in cash. */
function proposed({ paidOut, toPay }: Settlement, source: Refundable | null): readonly Part[] {
  if (toPay > 0) return [partOf(receivedKinds[0]!, toPay)];
  return proposedTenders(paidOut, source?.tenders ?? []).flatMap(({ kind, amount }) =>
    isPartKind(kind) ? [partOf(kind, amount)] : [],
  );
}

/** A proposed part uses its kind as id, because there is one per kind. */
const partOf = (kind: PartKind, amount: number): Part => ({ id: kind, kind, amount, reference: '' });
const isPartKind = (kind: string): kind is PartKind => receivedKinds.some((one) => one === kind);

function choiceLines({ mode, choices }: Refunding, source: Refundable): Record<string, RefundParts> {
  if (mode === 'goodwill') return {};
  const parts = source.lines.flatMap((line): [string, RefundParts][] => {
    const choice = choices[line.id];
    if (choice === undefined || line.left < choice.quantity) return [];
    if (choice.amount !== null) return [[line.id, amountParts(line, Math.min(choice.amount, line.leftNet))]];
    const { fee } = feeOf(choice, line, source);
    // The fee cannot exceed the price of the pieces.
    const retainedFee = Math.min(fee, shareOf(line, choice.quantity));
    return choice.quantity === 0 ? [] : [[line.id, piecesParts(line, choice.quantity, retainedFee)]];
  });
  return Object.fromEntries(parts);
}

/**
 * Returns the fee that the policy sets for a line (`owed`) and the fee that applies (`fee`): the policy's, unless another one was
 * entered.
 */
export function feeOf(
  choice: Choice,
  line: RefundableLine,
  { invoice }: Pick<Refundable, 'invoice'>,
): { owed: number; fee: number } {
  const owed = owedFee(line, choice, invoice.restockingFeeRate);
  return { owed, fee: choice.fee ?? owed };
}

const returnedItemLines = (returnedItems: readonly ReturnedItem[]): Record<string, RefundParts> =>
  Object.fromEntries(returnedItems.map((one): [string, RefundParts] => [one.id, returnedItemParts(one)]));

/** Refunds without a receipt use today's tax rate, after the fee is deducted. */
function returnedItemParts({ amount, fee: feeOverride, goods }: ReturnedItem): RefundParts {
  const fee = Math.min(feeOverride ?? 0, amount ?? 0);
  const net = (amount ?? 0) - fee;
  const tax = applyRate(net, goods.taxRate);
  return { net, tax, total: net + tax, fee, feeTax: 0 };
}

function goodwillParts({ lines }: Refundable, feeOverride: number): RefundParts[] {
  const left = lines.reduce((sum, { leftNet }) => sum + leftNet, 0);
  const shares = goodwillShares(lines, Math.min(feeOverride, left));
  return lines.map((line, index) => amountParts(line, shares[index] ?? 0));
}
