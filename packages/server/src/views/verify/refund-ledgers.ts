/**
 * Checks of refunds against lines, payments and stock. Each query returns rows of subject, stored and computed,
 * as text.
 */
export const refundLedgers = {
  refunds: `
    select r.id::text as subject,
      format('%s + %s = %s, fees %s, %s pieces, cost %s', r.net, r.tax, r.total, r.fees, r.pieces, r.cost) as stored,
      format('%s + %s = %s, fees %s, %s pieces, cost %s', sum(l.net), sum(l.tax), sum(l.total), sum(l.fee), sum(l.quantity),
        sum(l.cost)) as computed
    from refunds r left join refund_lines l on l.business_id = r.business_id and l.refund_id = r.id
    group by r.business_id, r.id`,

  'what was refunded of lines': `
    select l.id::text as subject,
      format('%s pieces, %s + %s, stored %s + %s', l.returned, l.refunded_net, l.refunded_tax, l.withheld_net, l.withheld_tax) as stored,
      format('%s pieces, %s + %s, stored %s + %s', coalesce(f.pieces, 0), coalesce(f.net, 0), coalesce(f.tax, 0),
        coalesce(f.fee, 0), coalesce(f.fee_tax, 0)) as computed
    from invoice_lines l left join (
      select x.business_id, x.invoice_line_id, sum(x.quantity) as pieces, sum(x.net) as net, sum(x.tax) as tax,
        sum(x.fee) as fee, sum(x.fee_tax) as fee_tax
      from refund_lines x join refunds r on r.business_id = x.business_id and r.id = x.refund_id and r.status = 'posted'
      group by 1, 2) f on f.business_id = l.business_id and f.invoice_line_id = l.id`,

  'what was refunded of invoices': `
    select i.id::text as subject, i.refunded::text as stored, coalesce(r.total, 0)::text as computed
    from invoices i left join (
      select business_id, invoice_id, sum(total) as total from refunds where status = 'posted' group by 1, 2) r
      on r.business_id = i.business_id and r.invoice_id = i.id
    union all
    select i.id::text, 'paid ' || least(p.taken, r.out), 'paid ' || r.out
    from invoices i
    join (select business_id, invoice_id, sum(exchanged + paid_out) as out from refunds where status = 'posted' group by 1, 2) r
      on r.business_id = i.business_id and r.invoice_id = i.id
    join (select business_id, invoice_id, sum(amount) filter (where kind <> 'refund') as taken from payments group by 1, 2) p
      on p.business_id = i.business_id and p.invoice_id = i.id`,

  'how refunds were settled': `
    select r.id::text as subject,
      case r.status when 'posted' then format('due %s, exchanged %s, out %s', r.to_due, r.exchanged, r.paid_out)
        else 'due 0, exchanged 0, out 0' end as stored,
      format('due %s, exchanged %s, out %s', coalesce(sum(p.amount) filter (where p.kind = 'due'), 0),
        coalesce(sum(p.amount) filter (where p.kind = 'exchange'), 0),
        coalesce(sum(p.amount) filter (where p.kind not in ('due', 'exchange')), 0)) as computed
    from refunds r left join refund_payments p on p.business_id = r.business_id and p.refund_id = r.id
    group by r.business_id, r.id
    union all
    select x.id::text, format('%s of %s', x.amount, x.kind), format('%s of %s', -p.amount, p.kind)
    from refund_payments x left join refund_payments p on p.business_id = x.business_id and p.id = x.reverses
      and p.refund_id = x.refund_id
    where x.reverses is not null`,

  'stock of refunds': `
    select l.id::text as subject,
      (case when r.status = 'posted' and l.back not in ('none', 'scrap') then l.quantity else 0 end)::text as stored,
      coalesce(sum(m.quantity), 0)::text as computed
    from refund_lines l
    join refunds r on r.business_id = l.business_id and r.id = l.refund_id
    join products p on p.business_id = l.business_id and p.id = l.product_id and p.tracking <> 'none'
    left join stock_movements m on m.business_id = l.business_id and m.document_id = l.refund_id
      and m.product_id = l.product_id and case when l.unit_id is null then m.document_line_id = l.id else m.unit_id = l.unit_id end
    group by l.business_id, l.id, r.status`,

  'numbers of refunds': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored, format('%s given', count(r.id)) as computed
    from numbers n left join refunds r on r.business_id = n.business_id and r.store_id = n.store_id
    where n.kind = 'refund' group by n.store_id, n.last`,

  'refunds in search': `
    select r.id::text as subject, '2' as stored, count(s.term)::text as computed
    from refunds r left join search_terms s on s.business_id = r.business_id and s.target_id = r.id and s.kind = 'refund'
    group by r.business_id, r.id`,
};
