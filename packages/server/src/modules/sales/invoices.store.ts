import { Problem } from '@tilldesk/domain/problems';
import type { Invoice, InvoiceLine, InvoiceStatus, Payment } from '@tilldesk/domain/shop';
import type { Discount } from '@tilldesk/domain/lines';
import { trimRate } from '../../database/columns.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** How an invoice's number is shown. */
export const numberText = (number: number): string => `INV-${number}`;

/**
 * One whole invoice of the store, in a single statement. Throws record.notFound for another store's or business's.
 * Costs are left out unless the reader may see them.
 */
export async function readInvoice(tx: Tx, scope: Scope, id: string, viewCost: boolean): Promise<Invoice> {
  const [row] = await tx.raw<WholeRow>(wholeInvoice, [scope.businessId, scope.storeId, id], 'whole_invoice');
  if (!row) throw new Problem('record.notFound');
  const { lines, payments, history, ...head } = row;
  return {
    id: head.id,
    number: head.number === null ? null : numberText(head.number),
    status: head.status,
    customerId: head.customer_id,
    customerName: head.customer_name,
    salesperson: head.salesperson,
    currency: head.currency,
    gross: head.gross,
    discountTotal: head.discount_total,
    net: head.net,
    tax: head.tax,
    total: head.total,
    paid: head.paid,
    due: head.status === 'discarded' ? 0 : head.total - head.paid,
    pieces: head.pieces,
    createdAt: head.created_at,
    updatedAt: head.updated_at,
    postedAt: head.posted_at,
    version: head.version,
    notes: head.notes,
    discount: discountOf(head),
    lines: (lines ?? []).map((line): InvoiceLine => lineOf(line, viewCost)),
    payments: (payments ?? []).map((p): Payment => ({ ...p, at: iso(p.at) })),
    history: (history ?? []).map((h) => ({ ...h, at: iso(h.at) })),
  };
}

/** Whether an invoice of that id stands in this store, whatever its state. */
export async function invoiceExists(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const rows = await tx.raw('select 1 from invoices where business_id = $1 and store_id = $2 and id = $3', [
    scope.businessId,
    scope.storeId,
    id,
  ]);
  return rows.length > 0;
}

type DiscountColumns = {
  discount_kind: 'amount' | 'share' | null;
  discount_amount: number | null;
  discount_rate: string | number | null;
};

function discountOf(row: DiscountColumns): Discount {
  if (row.discount_kind === 'amount') return { kind: 'amount', amount: row.discount_amount ?? 0 };
  if (row.discount_kind === 'share') return { kind: 'share', rate: trimRate(String(row.discount_rate ?? 0)) };
  return null;
}

const lineOf = (line: LineRow, viewCost: boolean): InvoiceLine => ({
  id: line.id,
  productId: line.product_id,
  unitId: line.unit_id,
  quantity: line.quantity,
  unitPrice: line.unit_price,
  discount: discountOf(line),
  description: line.description,
  sku: line.sku,
  tracking: line.tracking,
  unitCode: line.unit_code,
  taxRate: trimRate(line.tax_rate),
  gross: line.gross,
  discountTotal: line.discount_total,
  net: line.net,
  tax: line.tax,
  total: line.total,
  cost: viewCost ? line.cost : null,
  warrantyUntil: line.warranty_until,
});

/** Moments inside JSON come as PostgreSQL writes them. */
const iso = (text: string): string => new Date(text).toISOString();

type LineRow = DiscountColumns &
  Pick<
    InvoiceLine,
    'id' | 'quantity' | 'description' | 'sku' | 'tracking' | 'gross' | 'net' | 'tax' | 'total' | 'cost'
  > & {
    product_id: string;
    unit_id: string | null;
    unit_price: number;
    unit_code: string | null;
    tax_rate: string;
    discount_total: number;
    warranty_until: string | null;
  };

type WholeRow = DiscountColumns & {
  id: string;
  number: number | null;
  status: InvoiceStatus;
  customer_id: string | null;
  customer_name: string | null;
  salesperson: string;
  currency: string;
  gross: number;
  discount_total: number;
  net: number;
  tax: number;
  total: number;
  paid: number;
  pieces: number;
  notes: string | null;
  created_at: string;
  updated_at: string;
  posted_at: string | null;
  version: number;
  lines: LineRow[] | null;
  payments: Payment[] | null;
  history: { at: string; by: string; action: string }[] | null;
};

const wholeInvoice = `
select i.id, i.number, i.status, i.customer_id, c.name as customer_name, u.name as salesperson, i.currency, i.discount_kind,
  i.discount_amount, i.discount_rate, i.gross, i.discount_total, i.net, i.tax, i.total, i.paid, i.pieces, i.notes,
  i.created_at, i.updated_at, i.posted_at, i.version,
  (select json_agg(json_build_object(
      'id', l.id, 'product_id', l.product_id, 'unit_id', l.unit_id, 'quantity', l.quantity, 'unit_price', l.unit_price,
      'discount_kind', l.discount_kind, 'discount_amount', l.discount_amount, 'discount_rate', l.discount_rate::text,
      'description', l.description, 'sku', l.sku, 'tracking', p.tracking, 'unit_code', l.unit_code,
      'tax_rate', l.tax_rate::text, 'gross', l.gross, 'discount_total', l.discount_total, 'net', l.net, 'tax', l.tax,
      'total', l.total, 'cost', l.cost, 'warranty_until', l.warranty_until) order by l.position)
    from invoice_lines l
    join products p on p.business_id = l.business_id and p.id = l.product_id
    where l.business_id = i.business_id and l.invoice_id = i.id) as lines,
  (select json_agg(json_build_object(
      'id', p.id, 'kind', p.kind, 'amount', p.amount, 'tendered', p.tendered, 'change', p.change,
      'reference', p.reference, 'at', p.at) order by p.seq)
    from payments p where p.business_id = i.business_id and p.invoice_id = i.id) as payments,
  (select json_agg(json_build_object('at', a.at, 'by', w.name, 'action', a.action) order by a.at desc, a.id desc)
    from audit_log a join users w on w.business_id = a.business_id and w.id = a.user_id
    where a.business_id = i.business_id and a.entity_id = i.id) as history
from invoices i
left join customers c on c.business_id = i.business_id and c.id = i.customer_id
join users u on u.business_id = i.business_id and u.id = i.salesperson_id
where i.business_id = $1 and i.store_id = $2 and i.id = $3`;
