/** Checks of the ledgers of vendors and purchases. Each query returns rows of subject, stored and computed. */
export const purchaseLedgers = {
  'balances of vendors': `
    select coalesce(a.vendor_id, l.vendor_id)::text as subject, format('%s owed, %s credited', a.balance, a.credits) as stored,
      format('%s owed, %s credited', l.owed, l.credited) as computed
    from vendor_accounts a full join (
      select business_id, vendor_id, currency, sum(amount) as owed,
        coalesce(-sum(amount) filter (where kind = 'credit'), 0) as credited
      from vendor_ledger group by 1, 2, 3) l using (business_id, vendor_id, currency)`,

  'balances in the ledgers of vendors': `
    select id::text as subject, balance::text as stored, sum(amount) over (
      partition by business_id, vendor_id, currency order by seq)::text as computed
    from vendor_ledger`,

  'what vendors are owed': `
    select b.id::text as subject, coalesce(sum(l.amount), 0)::text as stored,
      case when b.reversed_at is null then b.total else 0 end::text as computed
    from bills b left join vendor_ledger l
      on l.business_id = b.business_id and l.vendor_id = b.vendor_id and l.document_id = b.id and l.kind = 'bill'
    group by b.business_id, b.id
    union all
    select p.id::text, coalesce(sum(l.amount), 0)::text, case when p.reversed_at is null then -p.amount else 0 end::text
    from vendor_payments p left join vendor_ledger l
      on l.business_id = p.business_id and l.vendor_id = p.vendor_id and l.document_id = p.id and l.kind = 'payment'
    group by p.business_id, p.id`,

  bills: `
    select b.id::text as subject, format('%s asked, %s paid', b.total, b.paid) as stored,
      format('%s asked, %s paid', coalesce(l.total, 0) + coalesce(c.total, 0), coalesce(x.paid, 0)) as computed
    from bills b
    left join (select business_id, bill_id, sum(net + tax) as total from bill_lines group by 1, 2) l
      on l.business_id = b.business_id and l.bill_id = b.id
    left join lateral (select sum((charge->>'amount')::bigint) as total from jsonb_array_elements(b.charge_list) charge) c on true
    left join (
      select x.business_id, x.bill_id, sum(x.amount) as paid from vendor_payment_parts x
      join vendor_payments p on p.business_id = x.business_id and p.id = x.payment_id and p.reversed_at is null
      group by 1, 2) x on x.business_id = b.business_id and x.bill_id = b.id`,

  'parts of payments to vendors': `
    select p.id::text as subject, p.amount::text as stored, coalesce(sum(x.amount), 0)::text as computed
    from vendor_payments p left join vendor_payment_parts x on x.business_id = p.business_id and x.payment_id = p.id
    group by p.business_id, p.id`,

  'lines of purchases': `
    select l.id::text as subject, format('%s received, %s billed', l.received, l.billed) as stored,
      format('%s received, %s billed', coalesce(r.pieces, 0), coalesce(b.pieces, 0)) as computed
    from purchase_lines l
    left join (
      select e.business_id, e.line_id, sum(e.quantity) as pieces from receipt_entries e
      join receipts r on r.business_id = e.business_id and r.id = e.receipt_id and r.status = 'posted'
      group by 1, 2) r on r.business_id = l.business_id and r.line_id = l.id
    left join (
      select x.business_id, x.line_id, sum(x.quantity) as pieces from bill_lines x
      join bills b on b.business_id = x.business_id and b.id = x.bill_id and b.reversed_at is null
      group by 1, 2) b on b.business_id = l.business_id and b.line_id = l.id`,

  // The rule of purchaseProgress, computed a second time.
  purchases: `
    select p.id::text as subject,
      format('%s, %s, %s of %s pieces, %s open, total %s, billed %s, paid %s', p.status, p.payment, p.received, p.ordered,
        p.open, p.total, p.billed, p.paid) as stored,
      format('%s, %s, %s of %s pieces, %s open, total %s, billed %s, paid %s',
        case when p.state <> 'ordered' then p.state when l.received = 0 then 'ordered'
          when l.received < l.wanted then 'partiallyReceived' else 'received' end,
        case when b.billed = 0 and b.paid = 0 then 'unbilled' when b.paid = 0 then 'unpaid'
          when b.paid >= b.billed and l.received = l.billed
            and (p.state = 'closed' or (p.state = 'ordered' and l.received > 0 and l.received = l.wanted)) then 'paid'
          else 'partiallyPaid' end,
        l.received, l.ordered, case when p.state = 'ordered' then l.wanted - l.received else 0 end,
        l.total + p.charges, b.billed, b.paid) as computed
    from purchases p
    cross join lateral (
      select coalesce(sum(quantity), 0) as ordered, coalesce(sum(quantity - cancelled), 0) as wanted,
        coalesce(sum(received), 0) as received, coalesce(sum(billed), 0) as billed, coalesce(sum(net + tax), 0) as total
      from purchase_lines x where x.business_id = p.business_id and x.purchase_id = p.id) l
    cross join lateral (
      select coalesce(sum(total), 0) as billed, coalesce(sum(paid), 0) as paid
      from bills x where x.business_id = p.business_id and x.purchase_id = p.id and x.reversed_at is null) b`,

  'stock of receipts': `
    select r.id::text as subject, format('%s pieces at %s', e.pieces, e.cost) as stored,
      format('%s pieces at %s', coalesce(m.pieces, 0), coalesce(m.value, 0)) as computed
    from receipts r
    join (select business_id, receipt_id, sum(quantity) as pieces, sum(cost) as cost from receipt_entries group by 1, 2) e
      on e.business_id = r.business_id and e.receipt_id = r.id
    left join (
      select business_id, document_id, sum(quantity) filter (where quantity > 0) as pieces,
        sum(value) filter (where quantity > 0) as value
      from stock_movements where kind = 'receipt' group by 1, 2) m
      on m.business_id = r.business_id and m.document_id = r.id
    where r.status in ('posted', 'reversed')
    union all
    select r.id::text, '0 pieces', format('%s pieces', coalesce(sum(m.quantity), 0))
    from receipts r left join stock_movements m
      on m.business_id = r.business_id and m.document_id = r.id and m.kind = 'receipt'
    where r.status <> 'posted' group by r.business_id, r.id
    union all
    select id::text, format('%s pieces, value %s', pieces, value), (
      select format('%s pieces, value %s', sum(quantity), sum(cost)) from receipt_entries e
      where e.business_id = r.business_id and e.receipt_id = r.id)
    from receipts r where status in ('posted', 'reversed')`,

  'shares of landed costs': `
    select c.id::text as subject, c.amount::text as stored, coalesce(sum(s.amount), 0)::text as computed
    from landed_costs c left join landed_shares s on s.business_id = c.business_id and s.landed_cost_id = c.id
    group by c.business_id, c.id
    union all
    select c.id::text, format('%s booked', c.amount), format('%s booked', coalesce(sum(m.amount), 0))
    from landed_costs c left join (
      select business_id, document_id, value as amount from stock_movements where kind = 'landedCost'
      union all select business_id, document_id, amount from cost_variances where kind = 'landedCost') m
      on m.business_id = c.business_id and m.document_id = c.id
    group by c.business_id, c.id`,

  'corrections of bills': `
    select b.id::text as subject, format('%s corrected', case when b.reversed_at is null then coalesce(l.correction, 0) else 0 end) as stored,
      format('%s corrected', coalesce(m.amount, 0)) as computed
    from bills b
    left join (select business_id, bill_id, sum(correction) as correction from bill_lines group by 1, 2) l
      on l.business_id = b.business_id and l.bill_id = b.id
    left join (
      select business_id, document_id, sum(amount) as amount from (
        select business_id, document_id, value as amount from stock_movements where kind = 'costCorrection'
        union all select business_id, document_id, amount from cost_variances where kind = 'costCorrection') x
      group by 1, 2) m on m.business_id = b.business_id and m.document_id = b.id`,

  'prices of vendors': `
    select v.product_id::text as subject, v.last_cost::text as stored, (
      select x.cost from vendor_prices x
      where x.business_id = v.business_id and x.vendor_id = v.vendor_id and x.product_id = v.product_id and x.quantity >= 0
      order by x.seq desc limit 1)::text as computed
    from vendor_products v`,

  'numbers of purchases': `
    select n.store_id::text as subject, format('%s %s given', n.last - 1000, n.kind) as stored,
      format('%s %s given', count(d.number), n.kind) as computed
    from numbers n left join (
      select business_id, store_id, 'purchase' as kind, number from purchases where number is not null
      union all select business_id, store_id, 'receipt', number from receipts where number is not null
      union all select business_id, store_id, 'bill', number from bills
      union all select business_id, store_id, 'vendorPayment', number from vendor_payments) d
      using (business_id, store_id, kind)
    where n.kind in ('purchase', 'receipt', 'bill', 'vendorPayment') group by n.store_id, n.kind, n.last`,
};
