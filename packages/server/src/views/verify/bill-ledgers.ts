/**
 * Bill payments with their money, their cash in drawers, the figures of the agency and their numbers; each query returns subject,
 * stored and computed.
 */
export const billLedgers = {
  'money of bill payments': `
    select b.id::text as subject,
      (case when b.status in ('pending', 'processed', 'reconciled') then b.total else 0 end)::text as stored,
      coalesce(sum(m.amount), 0)::text as computed
    from bill_payments b left join bill_money m on m.business_id = b.business_id and m.bill_payment_id = b.id
    group by b.business_id, b.id`,

  'money of bill payments that was given back': `
    select m.bill_payment_id::text as subject, m.kind || ' >= 0' as stored,
      m.kind || case when sum(m.amount) < 0 then ' < 0' else ' >= 0' end as computed
    from bill_money m group by m.business_id, m.bill_payment_id, m.kind`,

  // Cash that was taken outside drawers has no movement; cash that is given back always has one.
  'cash of bill payments': `
    select coalesce(p.id, m.id)::text as subject, format('%s of %s', m.amount, m.source_id) as stored,
      format('%s of %s', p.amount, p.bill_payment_id) as computed
    from (select b.* from bill_money b where b.kind = 'cash' and (b.amount < 0 or exists (
      select 1 from cash_movements c where c.business_id = b.business_id and c.id = b.id))) p
    full join (select * from cash_movements where kind = 'billPayment') m on m.business_id = p.business_id and m.id = p.id`,

  'figures of the agency': `
    select b.id::text as subject,
      format('%s handled, %s + %s fee, %s commission', case when b.status in ('pending', 'processed', 'reconciled') then b.amount else 0 end,
        case when b.status in ('pending', 'processed', 'reconciled') then b.fee else 0 end,
        case when b.status in ('pending', 'processed', 'reconciled') then b.tax else 0 end,
        case when b.status in ('processed', 'reconciled') then b.commission else 0 end) as stored,
      format('%s handled, %s + %s fee, %s commission', coalesce(sum(e.handled), 0), coalesce(sum(e.fee), 0),
        coalesce(sum(e.tax), 0), coalesce(sum(e.commission), 0)) as computed
    from bill_payments b left join agency_entries e on e.business_id = b.business_id and e.bill_payment_id = b.id
    group by b.business_id, b.id`,

  'numbers of bill payments': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', count(b.id)) as computed
    from numbers n left join bill_payments b on b.business_id = n.business_id and b.store_id = n.store_id and b.number is not null
    where n.kind = 'billPayment' group by n.store_id, n.last`,
};
