/**
 * Checks of the commission base against documents, lines and corrections. Each query returns rows of subject, stored and
 * computed, as text. Each part is computed once for all lines: a subquery for each line would make the cost grow with the
 * square of the number of sales.
 */
export const baseLedgers = {
  // Compares the booked base of each person with what is left of the lines: all of it counts for one person, and nothing for
  // others. A line counts for the person of its own last correction, otherwise its own salesperson, otherwise the person of the
  // last correction of the whole invoice.
  'base of commissions': `
    with last_to as materialized (
      select distinct on (business_id, invoice_id, line_id) business_id, invoice_id, line_id, to_id
      from salesperson_corrections order by business_id, invoice_id, line_id, seq desc),
    lines as materialized (
      select l.business_id, l.id, i.status, coalesce(l.salesperson_id, i.salesperson_id) as first_id,
        coalesce(own.to_id, l.salesperson_id, whole.to_id, i.salesperson_id) as user_id,
        case when l.charge is null then l.quantity else 0 end as pieces, l.net, l.tax, coalesce(l.cost, 0) as cost,
        case when l.charge is null then l.quantity - l.returned else 0 end as pieces_left,
        l.net - l.refunded_net - l.withheld_net as net_left, l.tax - l.refunded_tax - l.withheld_tax as tax_left
      from invoice_lines l join invoices i on i.business_id = l.business_id and i.id = l.invoice_id and i.number is not null
      left join last_to own on own.business_id = l.business_id and own.invoice_id = i.id and own.line_id = l.id
      left join last_to whole on whole.business_id = l.business_id and whole.invoice_id = i.id and whole.line_id is null),
    came_back as materialized (
      select x.business_id, x.invoice_line_id as id, sum(x.cost) as cost
      from refund_lines x join refunds r on r.business_id = x.business_id and r.id = x.refund_id and r.status = 'posted'
      group by 1, 2),
    booked as materialized (
      select business_id, line_id, user_id, sum(pieces) as pieces, sum(net) as net, sum(tax) as tax, sum(cost) as cost,
        sum(margin) as margin
      from (
        select business_id, id as line_id, first_id as user_id, pieces, net, tax, cost, greatest(0, net - cost) as margin from lines
        union all
        select business_id, line_id, user_id, pieces, net, tax, cost, margin from base_entries) x
      group by 1, 2, 3)
    select format('%s of %s', b.line_id, b.user_id) as subject,
      format('%s pieces, %s + %s, cost %s, margin %s', b.pieces, b.net, b.tax, b.cost, b.margin) as stored,
      case when l.user_id = b.user_id and l.status <> 'voided' then
        format('%s pieces, %s + %s, cost %s, margin %s', l.pieces_left, l.net_left, l.tax_left, l.cost - coalesce(f.cost, 0),
          greatest(0, l.net_left - l.cost + coalesce(f.cost, 0)))
        else '0 pieces, 0 + 0, cost 0, margin 0' end as computed
    from booked b join lines l on l.business_id = b.business_id and l.id = b.line_id
    left join came_back f on f.business_id = b.business_id and f.id = b.line_id
    union all
    select format('%s of %s', l.id, l.user_id), 'counts', case when b.user_id is not null then 'counts' end
    from lines l left join booked b on b.business_id = l.business_id and b.line_id = l.id and b.user_id = l.user_id`,

  'base of what came back': `
    select format('%s %s', x.kind, x.document_id) as subject, format('%s + %s on %s', x.net, x.tax, x.business_day) as stored,
      format('%s + %s on %s', d.net, d.tax, coalesce(d.business_day, x.business_day)) as computed
    from (select business_id, kind, document_id, business_day, sum(net) as net, sum(tax) as tax from base_entries
      where kind <> 'correction' group by 1, 2, 3, 4) x
    left join (
      select r.business_id, 'refund' as kind, r.id, r.business_day, -sum(l.net + l.fee) as net, -sum(l.tax + l.fee_tax) as tax
      from refunds r join refund_lines l on l.business_id = r.business_id and l.refund_id = r.id
      where r.invoice_id is not null group by r.business_id, r.id
      union all
      select r.business_id, 'refundVoid', r.id, null, sum(l.net + l.fee), sum(l.tax + l.fee_tax)
      from refunds r join refund_lines l on l.business_id = r.business_id and l.refund_id = r.id
      where r.invoice_id is not null and r.status = 'voided' group by r.business_id, r.id
      union all
      select business_id, 'void', id, null, -net, -tax from invoices where status = 'voided') d
      on d.business_id = x.business_id and d.kind = x.kind and d.id = x.document_id`,

  'corrections of salespeople': `
    select c.id::text as subject, format('from %s', c.from_id) as stored, format('from %s', coalesce(
      lag(c.to_id) over (partition by c.business_id, c.invoice_id, c.line_id order by c.seq),
      case when c.line_id is null then i.salesperson_id else coalesce(l.salesperson_id, (
        select w.to_id from salesperson_corrections w where w.business_id = c.business_id and w.invoice_id = c.invoice_id
          and w.line_id is null and w.seq < c.seq order by w.seq desc limit 1), i.salesperson_id) end)) as computed
    from salesperson_corrections c join invoices i on i.business_id = c.business_id and i.id = c.invoice_id
    left join invoice_lines l on l.business_id = c.business_id and l.id = c.line_id
    union all
    select format('%s of %s', c.id, e.line_id), format('%s and %s of %s', sum(e.net), sum(e.margin), count(*)),
      format('0 and 0 of %s', count(*) filter (where e.user_id in (c.from_id, c.to_id)))
    from salesperson_corrections c
    join base_entries e on e.business_id = c.business_id and e.document_id = c.id and e.kind = 'correction'
    group by c.business_id, c.id, e.line_id`,
};
