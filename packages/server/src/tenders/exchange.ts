import type { InvoicePayment, Tender } from './tender.ts';

/** The value of returned goods that pays for the sale of an exchange. A refund books it; it is never entered. */
export const exchange: Tender = {
  kind: 'exchange',
  name: { en: 'Exchange', es: 'Cambio de mercancía' },
  invariants: {
    'what refunds paid on invoices': `
    select coalesce(p.invoice_id, s.invoice_id)::text as subject, format('%s %s', p.kind, p.amount) as stored,
      format('%s %s', s.kind, s.amount) as computed
    from (
      select business_id, invoice_id, kind, sum(amount) as amount from payments where kind in ('refund', 'exchange')
      group by 1, 2, 3) p
    full join (
      select m.business_id, case m.kind when 'due' then r.invoice_id else r.sale_id end as invoice_id,
        case m.kind when 'due' then 'refund' else 'exchange' end as kind, sum(m.amount) as amount
      from refund_payments m join refunds r on r.business_id = m.business_id and r.id = m.refund_id
      where m.kind in ('due', 'exchange') group by 1, 2, 3) s using (business_id, invoice_id, kind)`,
  },
};

/** The reduction of the amount due on an invoice by its refund. A refund books it; it is never entered. */
export const refund: Tender = { kind: 'refund', name: { en: 'Refund', es: 'Reembolso' } };

type Transfer = { id: string; amount: number; reference: string };

/** Returns the payment that a refund transfers to the sale of its exchange. */
export const exchangePayment = (transfer: Transfer): InvoicePayment => transferOf('exchange', transfer);

/** Returns the payment by which a refund reduces the amount due. */
export const duePayment = (transfer: Transfer): InvoicePayment => transferOf('refund', transfer);

const transferOf = (kind: 'exchange' | 'refund', { id, amount, reference }: Transfer): InvoicePayment => ({
  id,
  kind,
  amount,
  tendered: amount,
  change: 0,
  reference,
});
