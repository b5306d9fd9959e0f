import { Problem } from '@tilldesk/domain/problems';
import { isLateReturn, takesBack, type Refundable, type RefundableLine } from '@tilldesk/domain/refunds';
import { postedStatuses, receivedKinds, type BookedKind } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import { trimRate } from '../../database/columns.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { tenders } from '../../tenders/tenders.ts';
import { formatInvoiceNumber } from '../stores/numbers.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { linksOf } from '../../ledgers/receivables/refund-links.store.ts';
import {
  listRefundableLines,
  readCarriedTerms,
  readRefundableInvoice,
  readStoreOfInvoice,
} from './refunds.statements.ts';

/**
 * Returns the lines of an invoice with the part of each that is not refunded yet. Call it with the invoice locked, so that the
 * result stays valid.
 */
export async function refundableLines(tx: Tx, { businessId }: Scope, invoiceId: string): Promise<RefundableLine[]> {
  const rows = await tx.all(listRefundableLines, { businessId, invoiceId });
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

/** Returns the policy terms under which a posted invoice was sold. */
export async function carriedTerms(tx: Tx, { businessId }: Scope, invoiceId: string): Promise<CarriedTerms> {
  const row = await tx.first(readCarriedTerms, { businessId, invoiceId });
  return row ?? { returnBy: null, restockingFeeRate: null };
}

/**
 * Returns what can still be refunded of an invoice, here. Throws record.notFound, refund.otherStore, invoice.notPosted and
 * invoice.voided.
 */
export async function readRefundable(tx: Tx, scope: StoreScope, now: string, id: string): Promise<Refundable> {
  const row = await tx.existing(readRefundableInvoice, { businessId: scope.businessId, id });
  const { number, storeId, store, refunds, ...invoice } = row;
  if (number === null) throw new Problem('invoice.notPosted');
  const named = formatInvoiceNumber(number);
  assertTakenBack(scope, { storeId, store, currency: invoice.currency, number });
  if (!postedStatuses.some((one) => one === invoice.status)) throw new Problem('invoice.voided', { invoice: named });
  const terms = await carriedTerms(tx, scope, id);
  return {
    invoice: {
      ...invoice,
      ...terms,
      store: storeId === scope.storeId ? null : store,
      number: named,
      isLate: isLateReturn(terms.returnBy, dayOf(now, scope.store.timeZone)),
      restockingFeeRate: terms.restockingFeeRate && trimRate(terms.restockingFeeRate),
    },
    lines: await refundableLines(tx, scope, id),
    tenders: await tendersLeft(tx, scope, id),
    refunds: linksOf(refunds).refunds,
  };
}

/** A posted invoice with the store that sold it. */
type SoldAt = { storeId: string; store: string; currency: string; number: number };

/** Rejects an invoice of another store whose goods are not taken back here. Throws refund.otherStore. */
function assertTakenBack(scope: StoreScope, { storeId, store, currency, number }: SoldAt): void {
  const here = { storeId: scope.storeId, currency: scope.store.currency };
  if (takesBack(settingsOf(scope), here, { storeId, currency })) return;
  throw new Problem('refund.otherStore', { invoice: formatInvoiceNumber(number), store });
}

/**
 * Returns the scope of the store that sold an invoice: its ledgers of the amount due and of the commission base, its activations.
 * Goods, money and numbers of a refund belong to the store of the refund.
 */
export async function saleScopeOf<S extends StoreScope>(tx: Tx, scope: S, id: string): Promise<S> {
  const sold = await tx.first(readStoreOfInvoice, { businessId: scope.businessId, id });
  return sold ? { ...scope, storeId: sold.storeId } : scope;
}

/** Like `saleScopeOf`, for a new refund. Throws refund.otherStore. */
export async function assertTaken<S extends StoreScope>(tx: Tx, scope: S, id: string): Promise<S> {
  const sold = await tx.first(readStoreOfInvoice, { businessId: scope.businessId, id });
  if (!sold || sold.number === null) return scope;
  assertTakenBack(scope, { ...sold, number: sold.number });
  return { ...scope, storeId: sold.storeId };
}
