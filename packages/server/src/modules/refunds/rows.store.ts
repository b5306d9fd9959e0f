import type { RefundKind, Settlement } from '@tilldesk/domain/refunds';
import type { Ended } from '../activations/refunding.store.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { bookBase } from '../../ledgers/commissions/base.store.ts';
import { baseLines } from '../../ledgers/commissions/base-lines.store.ts';
import type { Costs } from './returned-items.store.ts';
import type { PlannedLine } from './plan.store.ts';
import { insertRefund, insertRefundLines, addRefundedToLines, addRefundedToInvoice } from './refunds.statements.ts';

/** A refund as it is stored; `day` is the store's business day. */
export type RefundRecord = {
  id: string;
  number: number;
  kind: RefundKind;
  invoiceId: string | null;
  saleId: string | null;
  customerId: string | null;
  notes: string | null;
  day: string;
  parts: Settlement;
  lines: readonly PlannedLine[];
  costs: Costs;
  /** What the refund did with the activation of each line, by the line's id. */
  ended: ReadonlyMap<string, Ended>;
};

/** Writes a posted refund with its lines. */
export async function writeRefund(tx: Tx, scope: StoreScope, now: string, record: RefundRecord): Promise<void> {
  const { id, number, kind, invoiceId, saleId, customerId, notes, day, parts, costs, ended } = record;
  const lines = record.lines.map((line, position) => {
    const activation = ended.get(line.id);
    const activated = { activationWas: activation?.was ?? null, activationNow: activation?.now ?? null };
    return { ...line, ...activated, position, cost: costs.get(line.id) ?? 0 };
  });
  const sum = (of: 'net' | 'tax' | 'total' | 'fee' | 'quantity' | 'cost') =>
    lines.reduce((all, line) => all + line[of], 0);
  await tx.all(insertRefund, {
    businessId: scope.businessId,
    id,
    storeId: scope.storeId,
    number,
    kind,
    invoiceId,
    saleId,
    customerId,
    userId: scope.userId,
    currency: scope.store.currency,
    pieces: sum('quantity'),
    fees: sum('fee'),
    net: sum('net'),
    tax: sum('tax'),
    total: sum('total'),
    toDue: parts.toDue,
    exchanged: parts.exchanged,
    paidOut: parts.paidOut,
    cost: sum('cost'),
    notes,
    now,
    day,
  });
  await tx.all(insertRefundLines, { businessId: scope.businessId, id, lines: JSON.stringify(lines) });
}

/** The refunded part of a line: pieces, money and the fee that the shop retains. A void reverses it. */
export type Refunded = { invoiceLineId: string | null } & Pick<
  PlannedLine,
  'quantity' | 'net' | 'tax' | 'fee' | 'feeTax'
>;

/**
 * Adds the refunded amounts to the lines and totals of an invoice; `sign` −1 subtracts them. The database enforces the limits
 * too.
 */
export async function countRefunded(
  tx: Tx,
  { businessId }: Scope,
  now: string,
  { invoiceId, lines, total, sign }: { invoiceId: string; lines: readonly Refunded[]; total: number; sign: 1 | -1 },
): Promise<void> {
  await tx.all(addRefundedToLines, { businessId, invoiceId, sign, lines: JSON.stringify(lines) });
  await tx.all(addRefundedToInvoice, { businessId, invoiceId, amount: sign * total, now });
}

/**
 * Subtracts the refunded amounts, including the fee, from the commission base of the salespeople, because returned goods no
 * longer count as sold. `sign` 1 adds them back for a void.
 */
export async function countBase(
  tx: Tx,
  scope: StoreScope,
  now: string,
  {
    refundId: documentId,
    invoiceId,
    lines,
    sign,
  }: { refundId: string; invoiceId: string; lines: readonly (Refunded & { cost: number })[]; sign: 1 | -1 },
): Promise<void> {
  const changes = lines.flatMap(({ invoiceLineId: lineId, quantity, net, tax, fee, feeTax, cost }) =>
    lineId === null
      ? []
      : [{ lineId, pieces: sign * quantity, net: sign * (net + fee), tax: sign * (tax + feeTax), cost: sign * cost }],
  );
  const kind = sign === 1 ? 'refundVoid' : 'refund';
  await bookBase(tx, scope, now, { kind, documentId, invoiceId }, await baseLines(tx, scope, invoiceId), changes);
}
