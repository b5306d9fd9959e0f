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
} from '@tilldesk/domain/shop';
import { applyRate } from '@tilldesk/domain/money';
import type { DocumentTotals } from '@tilldesk/domain/lines';
import { totalsOfGoods } from '../goods/newGoods.ts';
import type { ReturnedItem, Choice, Part, PartKind, Refunding } from './refunding.ts';

/** What a refund comes to while it is written, in minor units, by the rules that the server books by. */
export type RefundSums = {
  kind: RefundKind;
  /** What each chosen line brings, by the id of the invoice's line or of the goods that were brought. */
  lines: Readonly<Record<string, RefundParts>>;
  net: number;
  tax: number;
  total: number;
  /** What the shop keeps for restocking, before tax. */
  fees: number;
  pieces: number;
  sale: DocumentTotals;
  settlement: Settlement;
  /** Which way money goes: to the customer, from them, or not at all. */
  way: 'out' | 'in' | 'even';
  /** How it goes: as proposed, or as somebody wrote. */
  parts: readonly Part[];
};

function kindOf({ mode, goods }: Refunding, source: Refundable | null): RefundKind {
  if (source === null) return 'noReceipt';
  if (mode === 'goodwill') return 'goodwill';
  return goods.length > 0 ? 'exchange' : 'refund';
}

/** Adds up a refund; `source` is the invoice, null without a receipt. */
export function sumsOf(state: Refunding, source: Refundable | null, taxExempt: boolean): RefundSums {
  const kind = kindOf(state, source);
  const lines = source === null ? returnedItemLines(state.brought) : choiceLines(state, source);
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
    pieces: [...Object.values(state.choices), ...state.brought].reduce((all, { quantity }) => all + quantity, 0),
    sale,
    settlement,
    way: paidOut > 0 ? 'out' : toPay > 0 ? 'in' : 'even',
    parts: state.parts ?? proposed(settlement, source),
  };
}

/** How money goes unless somebody says otherwise: back as it came, in cash where it comes. */
function proposed({ paidOut, toPay }: Settlement, source: Refundable | null): readonly Part[] {
  if (toPay > 0) return [partOf('cash', toPay)];
  return proposedTenders(paidOut, source?.tenders ?? []).flatMap(({ kind, amount }) =>
    isPartKind(kind) ? [partOf(kind, amount)] : [],
  );
}

/** A part that nobody wrote is called by its kind: there is one of each. */
const partOf = (kind: PartKind, amount: number): Part => ({ id: kind, kind, amount, reference: '' });
const isPartKind = (kind: string): kind is PartKind => kind !== 'tradeIn';

function choiceLines({ mode, choices }: Refunding, source: Refundable): Record<string, RefundParts> {
  if (mode === 'goodwill') return {};
  const parts = source.lines.flatMap((line): [string, RefundParts][] => {
    const choice = choices[line.id];
    if (choice === undefined || line.left < choice.quantity) return [];
    if (choice.amount !== null) return [[line.id, amountParts(line, Math.min(choice.amount, line.leftNet))]];
    const { fee } = feeOf(choice, line, source);
    // No more is kept than what the pieces bring.
    const retainedFee = Math.min(fee, shareOf(line, choice.quantity));
    return choice.quantity === 0 ? [] : [[line.id, piecesParts(line, choice.quantity, retainedFee)]];
  });
  return Object.fromEntries(parts);
}

/** What the policy on the invoice keeps of a line, and what is kept: as much, unless somebody wrote otherwise. */
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

/** What is given without a receipt bears today's tax, also after the fee. */
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
