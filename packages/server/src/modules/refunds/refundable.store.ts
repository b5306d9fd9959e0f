import { Problem } from '@tilldesk/domain/problems';
import { isLateReturn, type Refundable, type RefundableLine } from '@tilldesk/domain/refunds';
import { postedStatuses, receivedKinds, type BookedKind } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import { trimRate } from '../../database/columns.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { tenders } from '../../tenders/tenders.ts';
import { formatInvoiceNumber } from '../stores/numbers.store.ts';
import { linksOf, refundLinksSql, type LinkRow } from '../../ledgers/receivables/refund-links.store.ts';

/**
 * Returns the lines of an invoice with the part of each that is not refunded yet. Call it with the invoice locked, so that the
 * result stays valid.
 */
export async function refundableLines(tx: Tx, { businessId }: Scope, invoiceId: string): Promise<RefundableLine[]> {
  const rows = await tx.raw<RefundableLine>(
    `select l.id, l.product_id as "productId", l.description, l.sku, coalesce(p.tracking, 'none') as tracking,
       l.unit_id as "unitId", l.unit_code as "unitCode", l.quantity, l.quantity - l.returned as left,
       l.net - l.refunded_net - l.withheld_net as "leftNet", l.tax - l.refunded_tax - l.withheld_tax as "leftTax",
       l.net, l.tax, l.tax_rate::text as "taxRate", l.warranty_until as "warrantyUntil",
       coalesce(case
         when l.unit_id is not null then u.status = 'sold' and u.invoice_id = l.invoice_id
         when jsonb_typeof(l.components) = 'array' then jsonb_array_length(l.components) > 0
         else p.tracking = 'quantity' end, false) as "mayReturn",
       case when a.id is not null then json_build_object('id', a.id, 'carrier', c.name, 'plan', a.plan, 'phone', a.phone,
         'status', a.status) end as activation
     from invoice_lines l
     left join products p on p.business_id = l.business_id and p.id = l.product_id
     left join units u on u.business_id = l.business_id and u.id = l.unit_id
     left join activations a on a.business_id = l.business_id and a.invoice_id = l.invoice_id and a.line_id = l.id
       and a.status in ('pending', 'active')
     left join carriers c on c.business_id = a.business_id and c.id = a.carrier_id
     where l.business_id = $1 and l.invoice_id = $2 order by l.position`,
    [businessId, invoiceId],
    'refundable_lines',
  );
  return rows.map((row) => ({ ...row, taxRate: trimRate(row.taxRate) }));
}

/**
 * Returns the tenders that an invoice was paid with, less what was refunded by the same tender. Only that much can be refunded
 * by a tender without an approval. A tender may count as another one, such as a deposit as the one it was paid with; a reduction
 * of the amount due by a refund is not a payment.
 */
export async function tendersLeft(tx: Tx, { businessId }: Scope, invoiceId: string): Promise<Refundable['tenders']> {
  const rows = await tx.raw<{ kind: BookedKind; paid: number; refunded: number }>(
    `select p.kind, p.paid, coalesce(r.refunded, 0)::bigint as refunded from (
       select ${refundedAsSql()} as kind, sum(t.amount)::bigint as paid from payments t
       where t.business_id = $1 and t.invoice_id = $2 and t.kind <> 'refund' group by 1) p
     left join (
       select m.kind, sum(m.amount)::bigint as refunded from refund_payments m
       join refunds f on f.business_id = m.business_id and f.id = m.refund_id
       where f.business_id = $1 and f.invoice_id = $2 and m.kind = any($3::text[]) group by m.kind) r on r.kind = p.kind
     where p.paid > 0 order by p.kind`,
    [businessId, invoiceId, receivedKinds],
    'tenders_left',
  );
  return rows.map(({ kind, paid, refunded }) => {
    const isTenderKind = receivedKinds.some((one) => one === kind);
    return { kind, paid, refunded, left: isTenderKind ? Math.max(0, paid - refunded) : 0 };
  });
}

const refundedAsSql = () => {
  const others = [...tenders.values()].flatMap(({ kind, refundedAs }) =>
    refundedAs ? `when '${kind}' then ${refundedAs}` : [],
  );
  return others.length === 0 ? 't.kind' : `case t.kind ${others.join(' ')} else t.kind end`;
};

/** The last day on which goods of an invoice can be returned, and the restocking fee rate of its policy. */
export type CarriedTerms = Pick<Refundable['invoice'], 'returnBy' | 'restockingFeeRate'>;

const termsSql = `i.return_by as "returnBy", (select p.restocking_fee_rate::text from policies p
  where p.business_id = i.business_id and p.id = i.refund_policy_id) as "restockingFeeRate"`;

/** Returns the policy terms under which a posted invoice was sold. */
export async function carriedTerms(tx: Tx, { businessId }: Scope, invoiceId: string): Promise<CarriedTerms> {
  const [row] = await tx.raw<CarriedTerms>(
    `select ${termsSql} from invoices i where i.business_id = $1 and i.id = $2`,
    [businessId, invoiceId],
    'carried_terms',
  );
  return row ?? { returnBy: null, restockingFeeRate: null };
}

type Head = Omit<Refundable['invoice'], 'number' | 'isLate'> & {
  number: number | null;
  storeId: string;
  store: string;
  refunds: LinkRow[] | null;
};

/**
 * Returns what can still be refunded of an invoice of this store. Throws record.notFound, refund.otherStore, invoice.notPosted
 * and invoice.voided.
 */
export async function readRefundable(tx: Tx, scope: StoreScope, now: string, id: string): Promise<Refundable> {
  const row = await tx.one<Head>(
    `select i.id, i.number, i.status, i.customer_id as "customerId", c.name as "customerName", i.currency,
       coalesce(i.posted_at, i.created_at) as at, i.total, i.paid, i.total - i.paid as due, i.refunded, i.version,
       ${termsSql}, i.store_id as "storeId", s.name as store, ${refundLinksSql} as refunds
     from invoices i join stores s on s.business_id = i.business_id and s.id = i.store_id
     left join customers c on c.business_id = i.business_id and c.id = i.customer_id
     where i.business_id = $1 and i.id = $2`,
    [scope.businessId, id],
    'refundable',
  );
  const { number, storeId, store, refunds, ...invoice } = row;
  if (number === null) throw new Problem('invoice.notPosted');
  const named = formatInvoiceNumber(number);
  if (storeId !== scope.storeId) throw new Problem('refund.otherStore', { invoice: named, store });
  if (!postedStatuses.some((one) => one === invoice.status)) throw new Problem('invoice.voided', { invoice: named });
  return {
    invoice: {
      ...invoice,
      number: named,
      isLate: isLateReturn(invoice.returnBy, dayOf(now, scope.store.timeZone)),
      restockingFeeRate: invoice.restockingFeeRate && trimRate(invoice.restockingFeeRate),
    },
    lines: await refundableLines(tx, scope, id),
    tenders: await tendersLeft(tx, scope, id),
    refunds: linksOf(refunds).refunds,
  };
}

/**
 * Rejects an invoice of another store of the business, because its money belongs to that store. Throws refund.otherStore.
 */
export async function assertSameStore(tx: Tx, scope: Scope, id: string): Promise<void> {
  const [other] = await tx.raw<{ number: number | null; store: string }>(
    `select i.number, s.name as store from invoices i
     join stores s on s.business_id = i.business_id and s.id = i.store_id
     where i.business_id = $1 and i.id = $2 and i.store_id <> $3`,
    [scope.businessId, id, scope.storeId],
  );
  if (other?.number != null) {
    throw new Problem('refund.otherStore', { invoice: formatInvoiceNumber(other.number), store: other.store });
  }
}
