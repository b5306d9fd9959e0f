import type { Refund, RefundLine, RefundRow } from '@tilldesk/domain/refunds';
import { trimRate } from '../../database/columns.ts';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { formatInvoiceNumber, refundNumber } from '../stores/numbers.store.ts';

type Numbered = { id: string; number: number };

/** The head of a refund as the database returns it. */
export type HeadRow = Omit<RefundRow, 'number' | 'invoice' | 'sale' | 'settledBy'> & {
  number: number;
  invoice: Numbered | null;
  sale: (Numbered & { total: number }) | null;
  settledBy: RefundRow['settledBy'] | null;
};

/** The columns of a refund `r` under the names of the API. */
export const headSql = `
  r.id, r.number, r.kind, r.status,
  case when i.id is not null then json_build_object('id', i.id, 'number', i.number) end as invoice,
  case when s.id is not null then json_build_object('id', s.id, 'number', s.number, 'total', s.total) end as sale,
  r.customer_id as "customerId", c.name as "customerName", u.name as by, r.currency, r.pieces, r.fees, r.net, r.tax, r.total,
  r.to_due as "toDue", r.exchanged, r.paid_out as "paidOut", r.at, r.voided_at as "voidedAt", r.version,
  (select json_agg(m.kind order by m.seq) from refund_payments m
    where m.business_id = r.business_id and m.refund_id = r.id and m.reverses is null) as "settledBy"`;

/** The joins that these columns need. */
export const headFrom = `
  refunds r
  left join invoices i on i.business_id = r.business_id and i.id = r.invoice_id
  left join invoices s on s.business_id = r.business_id and s.id = r.sale_id
  left join customers c on c.business_id = r.business_id and c.id = r.customer_id
  join users u on u.business_id = r.business_id and u.id = r.user_id`;

export const headOf = ({ number, invoice, sale, settledBy, ...head }: HeadRow): RefundRow => ({
  ...head,
  number: refundNumber(number),
  invoice: invoice && { ...invoice, number: formatInvoiceNumber(invoice.number) },
  sale: sale && { ...sale, number: formatInvoiceNumber(sale.number) },
  settledBy: [...new Set(settledBy)],
});

type RefundDetailsRow = HeadRow & {
  customerLanguage: Refund['customerLanguage'];
  notes: string | null;
  lines: RefundLine[] | null;
  payments: Refund['payments'] | null;
  history: Refund['history'] | null;
};

/** Returns one whole refund of the store. Throws record.notFound. Costs are left out unless the reader may see them. */
export async function readRefund(tx: Tx, caller: Reader, id: string): Promise<Refund> {
  const row = await tx.one<RefundDetailsRow>(refundSql, [caller.businessId, caller.storeId, id], 'whole_refund');
  const { customerLanguage, notes, lines, payments, history, ...head } = row;
  return {
    ...headOf(head),
    customerLanguage,
    notes,
    lines: (lines ?? []).map((line) => ({
      ...line,
      taxRate: trimRate(line.taxRate),
      cost: caller.limits.viewCost ? line.cost : null,
    })),
    payments: (payments ?? []).map((one) => ({ ...one, at: iso(one.at) })),
    history: (history ?? []).map((one) => ({ ...one, at: iso(one.at) })),
  };
}

/** Timestamps inside JSON have PostgreSQL's format. */
const iso = (text: string): string => new Date(text).toISOString();

const refundSql = `
select ${headSql}, c.preferred_language as "customerLanguage", r.notes,
  (select json_agg(json_build_object('id', l.id, 'lineId', l.invoice_line_id, 'productId', l.product_id, 'unitId', l.unit_id,
      'description', l.description, 'sku', l.sku, 'unitCode', l.unit_code, 'quantity', l.quantity,
      'taxRate', l.tax_rate::text, 'fee', l.fee, 'feeReason', l.fee_reason, 'deactivation', l.activation_now, 'net', l.net, 'tax', l.tax, 'total', l.total, 'cost', l.cost,
      'back', l.back, 'reason', l.reason, 'condition', l.condition) order by l.position)
    from refund_lines l where l.business_id = r.business_id and l.refund_id = r.id) as lines,
  (select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'amount', m.amount, 'reference', m.reference,
      'reverses', m.reverses, 'at', m.at) order by m.seq)
    from refund_payments m where m.business_id = r.business_id and m.refund_id = r.id) as payments,
  (select json_agg(json_build_object('at', a.at, 'by', w.name, 'action', a.action, 'reason', a.after ->> 'reason')
      order by a.at desc, a.id desc)
    from audit_log a join users w on w.business_id = a.business_id and w.id = a.user_id
    where a.business_id = r.business_id and a.entity_id = r.id) as history
from ${headFrom}
where r.business_id = $1 and r.store_id = $2 and r.id = $3`;
