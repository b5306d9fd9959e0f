import type { Tender } from './tender.ts';

/** Cash. Its payments and settlements are movements in a drawer, which the documents book for each tender that is cash. */
export const cash: Tender = {
  kind: 'cash',
  name: { en: 'Cash', es: 'Efectivo' },
  invariants: {
    'cash in drawers': `
    select m.id::text as subject, format('%s of %s', m.amount, m.source_id) as stored,
      format('%s of %s', p.amount, p.invoice_id) as computed
    from cash_movements m left join payments p on p.business_id = m.business_id and p.id = m.id and p.kind = 'cash'
    where m.kind = 'sale'`,

    'cash of refunds': `
    select m.id::text as subject, format('%s of %s', m.amount, m.source_id) as stored,
      format('%s of %s', -p.amount, p.refund_id) as computed
    from cash_movements m left join refund_payments p on p.business_id = m.business_id and p.id = m.id and p.kind = 'cash'
    where m.kind = 'refund'
    union all
    select p.id::text, p.amount::text, (-m.amount)::text
    from refund_payments p left join cash_movements m on m.business_id = p.business_id and m.id = p.id and m.kind = 'refund'
    where p.kind = 'cash'`,
  },
};
