import type { RefundKind, Settlement } from '@tilldesk/domain/refunds';
import type { Ended } from '../activations/refunding.store.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { bookBase } from '../../ledgers/commissions/base.store.ts';
import { baseLines } from '../../ledgers/commissions/base-lines.store.ts';
import type { Costs } from './returned-items.store.ts';
import type { PlannedLine } from './plan.store.ts';

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
  await tx.raw(
    `insert into refunds (business_id, id, store_id, number, kind, status, invoice_id, sale_id, customer_id, user_id, currency,
       pieces, fees, net, tax, total, to_due, exchanged, paid_out, cost, notes, at, business_day, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'posted', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $21, $21)`,
    [
      scope.businessId,
      id,
      scope.storeId,
      number,
      kind,
      invoiceId,
      saleId,
      customerId,
      scope.userId,
      scope.store.currency,
      ...(['quantity', 'fee', 'net', 'tax', 'total'] as const).map(sum),
      parts.toDue,
      parts.exchanged,
      parts.paidOut,
      sum('cost'),
      notes,
      now,
      day,
    ],
    'write_refund',
  );
  await tx.raw(
    `insert into refund_lines (business_id, refund_id, id, position, invoice_line_id, product_id, unit_id, description, sku,
       unit_code, quantity, tax_rate, net, tax, total, fee, fee_tax, cost, back, reason, condition, fee_reason, activation_id,
       activation_was, activation_now)
     select $1, $2, x.* from jsonb_to_recordset($3::jsonb) as x(id uuid, position int, "invoiceLineId" uuid, "productId" uuid,
       "unitId" uuid, description text, sku text, "unitCode" text, quantity int, "taxRate" numeric, net bigint, tax bigint,
       total bigint, fee bigint, "feeTax" bigint, cost bigint, back text, reason text, condition text, "feeReason" text,
       "activationId" uuid, "activationWas" text, "activationNow" text)`,
    [scope.businessId, id, JSON.stringify(lines)],
    'write_refund_lines',
  );
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
  await tx.raw(
    `update invoice_lines l set returned = returned + $3 * x.quantity,
       refunded_net = refunded_net + $3 * x.net, refunded_tax = refunded_tax + $3 * x.tax,
       withheld_net = withheld_net + $3 * x.fee, withheld_tax = withheld_tax + $3 * x."feeTax"
     from (
       select "invoiceLineId" as id, sum(quantity)::int as quantity, sum(net)::bigint as net, sum(tax)::bigint as tax,
         sum(fee)::bigint as fee, sum("feeTax")::bigint as "feeTax"
       from jsonb_to_recordset($4::jsonb) as y("invoiceLineId" uuid, quantity int, net bigint, tax bigint, fee bigint, "feeTax" bigint)
       group by 1) x
     where l.business_id = $1 and l.invoice_id = $2 and l.id = x.id`,
    [businessId, invoiceId, sign, JSON.stringify(lines)],
    'count_refunded_lines',
  );
  await tx.raw(
    `update invoices set refunded = refunded + $3, updated_at = $4, version = version + 1
     where business_id = $1 and id = $2`,
    [businessId, invoiceId, sign * total, now],
    'count_refunded',
  );
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
