import { shareOf, type Refundable, type RefundableLine } from '@tilldesk/domain/refunds';
import { needsCustomer, needsReference, settlementOf } from '@tilldesk/domain/sales';
import { requiresUnit } from '../goods/newGoods.ts';
import type { Choice, Refunding } from './refunding.ts';
import { feeOf, type RefundSums } from './sums.ts';

/** Kinds of field errors. Each one has a message `refunds.wrong.<word>` in this module. */
export type FieldErrorKind =
  | 'nothing'
  | 'required'
  | 'amount'
  | 'over'
  | 'fee'
  | 'reference'
  | 'parts'
  | 'customer'
  | 'unit';

/** Errors by place: `<line>.reason`, `parts`, `<part>.reference`, `customer`, `goodwill`, `whole`. */
export type FieldErrors = Readonly<Record<string, FieldErrorKind | undefined>>;

/** Returns the errors of a refund before it is sent. The server validates everything again. */
export function fieldErrorsOf(
  state: Refunding,
  source: Refundable | null,
  sums: RefundSums,
  customerId: string | null,
): FieldErrors {
  const found: Record<string, FieldErrorKind> = {};
  if (sums.kind === 'goodwill') {
    const left = source?.lines.reduce((sum, { leftNet }) => sum + leftNet, 0) ?? 0;
    if ((state.goodwill ?? 0) <= 0) found['goodwill'] = 'required';
    else if ((state.goodwill ?? 0) > left) found['goodwill'] = 'over';
  } else if (Object.keys(source === null ? sums.lines : state.choices).length === 0) found['whole'] = 'nothing';
  else {
    for (const line of source?.lines ?? []) {
      const choice = state.choices[line.id];
      if (choice === undefined || source === null) continue;
      const { owed, fee } = feeOf(choice, line, source);
      Object.assign(found, choiceErrors(line.id, { ...choice, fee }, line), endingErrors(line, choice));
      if (fee < owed && choice.feeReason.trim() === '') found[`${line.id}.feeReason`] = 'required';
    }
    for (const one of source === null ? state.returnedItems : []) {
      const most = one.goods.price * one.quantity;
      Object.assign(found, choiceErrors(one.id, one, { left: one.quantity, leftNet: most }));
    }
  }
  if (sums.kind === 'exchange' && state.goods.some(requiresUnit)) found['goods'] = 'unit';
  return { ...found, ...partErrors(sums, customerId) };
}

function choiceErrors(
  place: string,
  choice: Choice,
  line: { left: number; leftNet: number },
): Record<string, FieldErrorKind> {
  const { amount, quantity, fee, reason } = choice;
  const share = amount ?? shareOf(line, quantity);
  return {
    ...(reason === null ? { [`${place}.reason`]: 'required' } : {}),
    ...(quantity > line.left ? { [`${place}.quantity`]: 'over' } : {}),
    ...(amount === 0 ? { [`${place}.amount`]: 'amount' } : {}),
    ...(amount !== null && amount > line.leftNet ? { [`${place}.amount`]: 'over' } : {}),
    ...((fee ?? 0) > share ? { [`${place}.fee`]: 'fee' } : {}),
  };
}

/** Returned pieces with an active activation require its outcome and the end date. */
function endingErrors({ id, activation }: RefundableLine, choice: Choice): Record<string, FieldErrorKind> {
  if (activation === null || choice.quantity === 0) return {};
  if (choice.ending === null) return { [`${id}.ending`]: 'required' };
  return choice.ending !== 'continues' && !choice.endedOn ? { [`${id}.endedOn`]: 'required' } : {};
}

function partErrors(
  { direction, parts, settlement }: RefundSums,
  customerId: string | null,
): Record<string, FieldErrorKind> {
  if (direction === 'even') return {};
  const found: Record<string, FieldErrorKind> = {};
  for (const { id, kind, amount, reference } of parts) {
    if ((amount ?? 0) <= 0) found[`${id}.amount`] = 'amount';
    if (needsReference(kind) && reference.trim() === '') found[`${id}.reference`] = 'reference';
    if (needsCustomer(kind) && customerId === null) found['customer'] = 'customer';
  }
  if (!addsUp({ direction, parts, settlement })) found['parts'] = 'parts';
  return found;
}

/** Whether the parts add up: to the exact amount for a payout, while cash that the customer pays can exceed it. */
function addsUp({ direction, parts, settlement }: Pick<RefundSums, 'direction' | 'parts' | 'settlement'>): boolean {
  const payParts = parts.map(({ kind, amount }) => ({ kind, amount: amount ?? 0 }));
  if (direction === 'out') return payParts.reduce((sum, { amount }) => sum + amount, 0) === settlement.paidOut;
  const { due, over } = settlementOf(settlement.toPay, payParts);
  return due === 0 && !over;
}
