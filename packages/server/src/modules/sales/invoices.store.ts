import {
  type ChargeKind,
  type Invoice,
  type InvoiceLine,
  type InvoiceStatus,
  type Payment,
  instalmentsOf,
  type Agreed,
} from '@tilldesk/domain/sales';
import type { Discount } from '@tilldesk/domain/lines';
import { dayOf } from '@tilldesk/domain/time';
import { trimRate } from '../../database/columns.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { ownSalespersonSql, salespersonSql } from '../../ledgers/commissions/salespeople.store.ts';
import { dueDateSql } from './due-date.sql.ts';
import { linksOf, type LinkRow } from '../../ledgers/receivables/refund-links.store.ts';
import { formatInvoiceNumber } from '../stores/numbers.store.ts';
import { findInvoiceOfStore } from './sales.statements.ts';

/**
 * Returns one whole invoice of the store, in a single statement. Throws record.notFound for an invoice of another store or
 * business. Costs are left out unless the reader may see them.
 */
export async function readInvoice(
  tx: Tx,
  scope: Pick<StoreScope, 'businessId' | 'storeId' | 'store'>,
  now: string,
  id: string,
  viewCost: boolean,
): Promise<Invoice> {
  const row = await tx.one<InvoiceDetailsRow>(invoiceSql, [scope.businessId, scope.storeId, id], 'whole_invoice');
  const { lines, payments, instalments, refunds, policy, history, ...head } = row;
  const today = dayOf(now, scope.store.timeZone);
  const state = dueStatusOf(head, today);
  return {
    id: head.id,
    number: head.number === null ? null : formatInvoiceNumber(head.number),
    status: head.status,
    customerId: head.customer_id,
    customerName: head.customer_name,
    customerLanguage: head.customer_language,
    salesperson: head.salesperson,
    currency: head.currency,
    gross: head.gross,
    discountTotal: head.discount_total,
    net: head.net,
    tax: head.tax,
    total: head.total,
    paid: head.paid,
    ...state,
    refunded: head.refunded,
    pieces: head.pieces,
    createdAt: head.created_at,
    updatedAt: head.updated_at,
    postedAt: head.posted_at,
    version: head.version,
    printed: head.printed,
    notes: head.notes,
    discount: discountOf(head),
    discountReason: head.discount_reason,
    exemption: head.exempt_by && {
      by: head.exempt_by,
      reason: head.exempt_reason,
      certificate: head.exempt_certificate,
      tax: head.exempt_tax,
    },
    lines: (lines ?? []).map((line): InvoiceLine => lineOf(line, viewCost)),
    payments: (payments ?? []).map((p): Payment => ({ ...p, at: iso(p.at) })),
    instalments: instalmentsOf(instalments ?? [], state.due, today),
    ...linksOf(refunds),
    policy: { ...policy, restockingFeeRate: policy.restockingFeeRate && trimRate(policy.restockingFeeRate) },
    history: (history ?? []).map((h) => ({ ...h, at: iso(h.at) })),
  };
}

type StatusFields = Pick<InvoiceDetailsRow, 'status' | 'total' | 'paid'> & {
  dueDate: string | null;
  quotedUntil: string | null;
};

/**
 * Returns the amount due on an invoice, and whether its due date or its last day as a quote has passed on the store's day.
 */
export const dueStatusOf = ({ status, total, paid, dueDate, quotedUntil }: StatusFields, today: string) => ({
  due: status === 'discarded' || status === 'voided' ? 0 : total - paid,
  dueDate,
  isOverdue: status === 'open' && dueDate !== null && dueDate < today,
  quotedUntil,
  isExpired: status === 'quote' && quotedUntil !== null && quotedUntil < today,
});

/** Returns whether an invoice of that id exists in this store, in any state. */
export async function invoiceExists(tx: Tx, scope: Scope, id: string): Promise<boolean> {
  const rows = await tx.all(findInvoiceOfStore, { businessId: scope.businessId, storeId: scope.storeId, id });
  return rows.length > 0;
}

type DiscountColumns = {
  discount_kind: 'amount' | 'share' | null;
  discount_amount: number | null;
  discount_rate: string | null;
};

function discountOf(row: DiscountColumns): Discount {
  if (row.discount_kind === 'amount') return { kind: 'amount', amount: row.discount_amount ?? 0 };
  if (row.discount_kind === 'share') return { kind: 'share', rate: trimRate(row.discount_rate ?? '0') };
  return null;
}

const lineOf = (line: LineRow, viewCost: boolean): InvoiceLine => ({
  id: line.id,
  productId: line.product_id,
  unitId: line.unit_id,
  quantity: line.quantity,
  unitPrice: line.unit_price,
  listPrice: line.list_price,
  priceRule: line.price_rule,
  offered: line.offered,
  approvedBy: line.approved_by,
  discount: discountOf(line),
  charge: line.charge && { kind: line.charge, description: line.description, isTaxed: line.is_taxed },
  salespersonId: line.salesperson_id,
  salesperson: line.salesperson,
  priceReason: line.price_reason,
  discountReason: line.discount_reason,
  description: line.description,
  sku: line.sku,
  tracking: line.tracking,
  unitCode: line.unit_code,
  unitLooks: line.unit_looks,
  taxRate: trimRate(line.tax_rate),
  ownTaxRate: trimRate(line.own_tax_rate),
  gross: line.gross,
  discountTotal: line.discount_total,
  net: line.net,
  tax: line.tax,
  total: line.total,
  cost: viewCost ? line.cost : null,
  warrantyUntil: line.warranty_until,
  returned: line.returned,
  refundedNet: line.refunded_net,
  refundedTax: line.refunded_tax,
});

/** Timestamps inside JSON have PostgreSQL's format. */
const iso = (text: string): string => new Date(text).toISOString();

type LineRow = DiscountColumns &
  Pick<
    InvoiceLine,
    'id' | 'quantity' | 'description' | 'sku' | 'tracking' | 'gross' | 'net' | 'tax' | 'total' | 'cost' | 'salesperson'
  > & {
    product_id: string | null;
    charge: ChargeKind | null;
    is_taxed: boolean;
    salesperson_id: string | null;
    price_reason: string | null;
    discount_reason: string | null;
    own_tax_rate: string;
    unit_id: string | null;
    unit_price: number;
    list_price: number | null;
    price_rule: string | null;
    offered: number | null;
    approved_by: string | null;
    unit_code: string | null;
    unit_looks: string | null;
    tax_rate: string;
    discount_total: number;
    warranty_until: string | null;
    returned: number;
    refunded_net: number;
    refunded_tax: number;
  };

type InvoiceDetailsRow = DiscountColumns & {
  id: string;
  number: number | null;
  status: InvoiceStatus;
  customer_id: string | null;
  customer_name: string | null;
  customer_language: Invoice['customerLanguage'];
  salesperson: string;
  currency: string;
  gross: number;
  discount_total: number;
  net: number;
  tax: number;
  total: number;
  paid: number;
  refunded: number;
  dueDate: string | null;
  quotedUntil: string | null;
  pieces: number;
  notes: string | null;
  discount_reason: string | null;
  exempt_by: 'customer' | 'sale' | null;
  exempt_reason: string | null;
  exempt_certificate: string | null;
  exempt_tax: number;
  created_at: string;
  updated_at: string;
  posted_at: string | null;
  version: number;
  printed: boolean;
  lines: LineRow[] | null;
  payments: Payment[] | null;
  instalments: Agreed[] | null;
  refunds: LinkRow[] | null;
  policy: Invoice['policy'];
  history: Invoice['history'] | null;
};

// SQL for the tax rate that a line would have without the invoice's exemption: the product's rate, or the store's for a charge.
const ownTaxRateSql = `(case when i.exempt_by is null then l.tax_rate when l.product_id is not null then p.tax_rate
        when l.is_taxed then (select s.default_tax_rate from stores s where s.business_id = i.business_id and s.id = i.store_id)
        else 0 end)::text`;

// SQL for the name of the user who approved the price of line `l`. Only approvals used at the checkout count.
const approverSql = `(select g.name from approvals a
        join users g on g.business_id = a.business_id and g.id = a.granter_id
        where a.business_id = i.business_id and a.subject_id = i.id and a.action = 'invoice.overLimit' and a.used_at is not null
          and a.facts @> jsonb_build_array(jsonb_build_object('lineId', l.id)) order by a.granted_at desc limit 1)`;

const invoiceSql = `
select i.id, i.number, i.status, i.customer_id, c.name as customer_name, c.preferred_language as customer_language, u.name as salesperson, i.currency, i.discount_kind,
  i.discount_amount, i.discount_rate, i.gross, i.discount_total, i.net, i.tax, i.total, i.paid, i.refunded,
  ${dueDateSql('i')} as "dueDate",
  (select json_agg(json_build_object('dueDate', s.due_date, 'amount', s.amount) order by s.position)
    from invoice_instalments s where s.business_id = i.business_id and s.invoice_id = i.id) as instalments,
  i.quoted_until as "quotedUntil", i.pieces, i.notes,
  i.discount_reason, i.exempt_by, i.exempt_reason, i.exempt_certificate, i.exempt_tax,
  i.created_at, i.updated_at, i.posted_at, i.version,
  exists (select 1 from audit_log a where a.business_id = i.business_id and a.entity_id = i.id
    and a.action = 'receipt.printed') as printed,
  (select json_agg(json_build_object(
      'id', l.id, 'product_id', l.product_id, 'unit_id', l.unit_id, 'quantity', l.quantity, 'unit_price', l.unit_price, 'list_price', l.list_price, 'price_rule', l.price_rule,
      'offered', l.offered, 'approved_by', ${approverSql},
      'discount_kind', l.discount_kind, 'discount_amount', l.discount_amount, 'discount_rate', l.discount_rate::text,
      'charge', l.charge, 'is_taxed', l.is_taxed, 'salesperson_id', w.id, 'salesperson', w.name,
      'price_reason', l.price_reason, 'discount_reason', l.discount_reason, 'own_tax_rate', ${ownTaxRateSql},
      'description', l.description, 'sku', l.sku, 'tracking', coalesce(p.tracking, 'none'), 'unit_code', l.unit_code,
      'unit_looks', case when u.id is not null then unit_appearance(u.color, p.color, u.storage, p.storage) end,
      'tax_rate', l.tax_rate::text, 'gross', l.gross, 'discount_total', l.discount_total, 'net', l.net, 'tax', l.tax,
      'total', l.total, 'cost', l.cost, 'warranty_until', l.warranty_until,
      'returned', l.returned, 'refunded_net', l.refunded_net, 'refunded_tax', l.refunded_tax) order by l.position)
    from invoice_lines l
    left join products p on p.business_id = l.business_id and p.id = l.product_id
    left join units u on u.business_id = l.business_id and u.id = l.unit_id
    left join users w on w.business_id = l.business_id and w.id = ${ownSalespersonSql}
    where l.business_id = i.business_id and l.invoice_id = i.id) as lines,
  (select json_agg(json_build_object(
      'id', p.id, 'kind', p.kind, 'amount', p.amount, 'tendered', p.tendered, 'change', p.change,
      'reference', p.reference, 'reverses', p.reverses, 'at', p.at, 'register', (
        select g.name from cash_movements m
        join register_sessions s on s.business_id = m.business_id and s.id = m.session_id
        join registers g on g.business_id = s.business_id and g.id = s.register_id
        where m.business_id = p.business_id and m.id = p.id)) order by p.seq)
    from payments p where p.business_id = i.business_id and p.invoice_id = i.id) as payments,
  (select json_agg(k.link order by k.number) from refund_links k
    where k.business_id = i.business_id and k.invoice_id = i.id) as refunds,
  json_build_object('returnBy', i.return_by, 'restockingFeeRate', rp.restocking_fee_rate::text,
    'refund', case when rp.id is not null then json_build_object('textEn', rp.text_en, 'textEs', rp.text_es) end,
    'terms', case when tc.id is not null then json_build_object('textEn', tc.text_en, 'textEs', tc.text_es) end) as policy,
  (select json_agg(json_build_object('at', e.at, 'by', w.name, 'action', e.action, 'reason', e.reason)
      order by e.at desc, e.id desc)
    from (
      select a.id, a.at, a.user_id, a.action, coalesce(a.after ->> 'reason', a.after ->> 'mailedTo') as reason
      from audit_log a where a.business_id = i.business_id and a.entity_id = i.id
      union all
      select a.id, a.granted_at, a.granter_id, 'approval.' || a.action, null
      from approvals a where a.business_id = i.business_id and a.subject_id = i.id and a.used_at is not null
    ) e join users w on w.business_id = i.business_id and w.id = e.user_id) as history
from invoices i
left join customers c on c.business_id = i.business_id and c.id = i.customer_id
join users u on u.business_id = i.business_id and u.id = ${salespersonSql}
left join policies rp on rp.business_id = i.business_id and rp.id = i.refund_policy_id
left join policies tc on tc.business_id = i.business_id and tc.id = i.terms_id
where i.business_id = $1 and i.store_id = $2 and i.id = $3`;
