/**
 * Checks of trade-ins against stock, payments, drawers and credit. Each query returns rows of subject, stored and computed, as
 * text.
 */
export const tradeInLedgers = {
  // Costs added later leave stock with the unit; the received value is always the offer.
  'stock of trade-ins': `
    select coalesce(t.id, m.document_id)::text as subject,
      case when t.id is not null then format('%s pieces of %s, in at %s', case when t.status = 'accepted' then 1 else 0 end,
        t.unit_id, t.offer) end as stored,
      format('%s pieces of %s, in at %s', m.quantity, m.unit_id, m.value) as computed
    from (select * from trade_ins where status in ('accepted', 'voided')) t
    full join (
      select business_id, document_id, unit_id, sum(quantity) as quantity, sum(value) filter (where quantity > 0) as value
      from stock_movements where kind = 'tradeIn' group by 1, 2, 3) m on m.business_id = t.business_id and m.document_id = t.id`,

  'payments of trade-ins': `
    select coalesce(t.id, p.id)::text as subject,
      case when t.id is not null then format('%s of %s, out %s', t.code, t.offer, t.paid_out) end as stored,
      case when p.id is not null then format('%s of %s, out %s', p.reference, p.tendered, p.change) end as computed
    from (select * from trade_ins where status in ('accepted', 'voided') and invoice_id is not null) t
    full join (select * from payments where kind = 'tradeIn' and reverses is null) p
      on p.business_id = t.business_id and p.id = t.id and p.invoice_id = t.invoice_id`,

  'payouts of trade-ins': `
    select t.id::text as subject,
      format('%s in all', case when t.status = 'accepted' then -t.paid_out else 0 end) as stored,
      format('%s in all', case t.payout
        when 'cash' then (select coalesce(sum(m.amount), 0) from cash_movements m
          where m.business_id = t.business_id and m.source_id = t.id and m.kind = 'tradeInPayout')
        else (select coalesce(sum(-c.amount), 0) from customer_credits c
          where c.business_id = t.business_id and c.kind = 'tradeIn' and c.id in (t.id, t.reversal_id)) end) as computed
    from trade_ins t where t.status in ('accepted', 'voided')`,

  'numbers of trade-ins': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', count(t.id)) as computed
    from numbers n left join trade_ins t on t.business_id = n.business_id and t.store_id = n.store_id and t.number is not null
    where n.kind = 'tradeIn' group by n.store_id, n.last`,
};
