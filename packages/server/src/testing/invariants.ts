import type { Tx } from '../database/transaction.ts';
import { dueDateSql } from '../modules/sales/due-date.sql.ts';

/**
 * Returns violations of the trade's rules, recomputed from the rows: two lives of a device at once, negative stock, an
 * invoice whose parts do not add up to its total, more paid than due, a drawer whose expected cash differs from the
 * formula, negative credit, a deposit that is not exactly one of held, used or given back, instalments that do not add
 * up to what was due.
 */
export const brokenRules = (tx: Tx) =>
  tx.raw<{ what: string; where: string }>(
    Object.entries(rules)
      .map(([what, sql]) => `select '${what}' as what, x.id::text as where from (${sql}) x(id)`)
      .join(' union all '),
  );

const rules = {
  'two lives': `
    select device_id from units
    where status not in ('sold', 'returned_to_vendor', 'exchanged_by_vendor', 'scrapped', 'lost', 'stolen', 'parts_only', 'void')
    group by device_id having count(*) > 1`,

  'below nothing': 'select product_id from stock_levels where on_hand < 0 or value < 0 or reserved > on_hand',

  'stock without its ledger': `
    select p.id from products p
    where (select coalesce(sum(m.quantity), 0) from stock_movements m where m.product_id = p.id)
      <> (select count(*) from units u where u.product_id = p.id and u.status in ('in_stock', 'reserved',
            'pending_inspection', 'pending_refurb', 'in_repair', 'pending_restock', 'demo', 'loaner', 'pending_rma'))
        + (select coalesce(sum(on_hand), 0) from stock_levels l where l.product_id = p.id)`,

  // Every part of the calculation is stored on the line; tax is rounded half up per line.
  'a line whose parts do not make its total': `
    select id from invoice_lines where gross <> quantity * unit_price or net <> gross - discount_total or net < 0
      or tax <> round(net * tax_rate) or total <> net + tax`,

  // Paid + due = total, due is never negative; a voided invoice retains no money.
  'an invoice that is paid by more or less than its payments': `
    select i.id from invoices i cross join lateral (
      select coalesce(sum(p.amount), 0) as taken, coalesce(sum(p.tendered - p.change), 0) as kept
      from payments p where p.invoice_id = i.id) m
    where m.taken <> m.kept or case i.status
      when 'paid' then m.taken <> i.total
      when 'open' then m.taken < 0 or m.taken >= i.total
      else m.taken <> 0 end`,

  // An exempt sale has no tax, and the tax that would have been due is stored.
  'a sale without tax that bears some': `
    select i.id from invoices i
    join stores s on s.id = i.store_id
    join invoice_lines l on l.invoice_id = i.id
    left join products p on p.id = l.product_id
    where i.exempt_by is not null
    group by i.business_id, i.id
    having sum(l.tax) <> 0 or i.exempt_tax <> sum(round(l.net
      * case when l.product_id is not null then p.tax_rate when l.is_taxed then s.default_tax_rate else 0 end))`,

  // A fee or shipping charge is money without stock.
  'a charge that moved goods': `
    select id from invoice_lines where charge is not null and (cost <> 0 or unit_id is not null)
    union all
    select l.id from stock_movements m join invoice_lines l on l.id = m.document_line_id and l.charge is not null`,

  // Only cash has change; of a trade-in, its value beyond the total is paid out.
  'change of what is no cash': `select id from payments where kind not in ('cash', 'tradeIn') and change <> 0`,

  // Opening amount, cash of sales less change, cash in, less cash out and bank drops; no card payments.
  'a drawer that expects another sum': `
    with moved as materialized (
      select m.session_id, coalesce(sum(m.amount), 0) as booked, coalesce(sum(case m.kind
        when 'sale' then coalesce(p.tendered - p.change, 0) when 'refund' then -coalesce(r.amount, 0)
        when 'cashIn' then abs(m.amount)
        when 'tradeInPayout' then case when m.id = t.id then -1 else 1 end * (t.offer - coalesce(tp.amount, 0))
        when 'deposit' then coalesce(d.amount, 0) when 'expense' then -coalesce(e.amount, 0)
        when 'billPayment' then coalesce(b.amount, 0)
        when 'payroll' then -coalesce(w.amount, 0)
        when 'cashOut' then -abs(m.amount) when 'bankDrop' then -abs(m.amount)
        when 'correction' then -o.amount else 0 end), 0) as formula
      from cash_movements m
      left join payments p on p.id = m.id and p.kind = 'cash'
      left join refund_payments r on r.id = m.id and r.kind = 'cash'
      left join deposit_entries d on d.id = m.id and d.method = 'cash'
      left join expense_payments e on e.id = m.id and e.tender = 'cash'
      left join bill_money b on b.id = m.id and b.kind = 'cash'
      left join payroll_entries w on w.id = m.id and w.tender = 'cash'
      left join cash_movements o on o.id = m.reverses_id
      left join trade_ins t on t.id = m.source_id and t.payout = 'cash' and m.id in (t.id, t.reversal_id)
      left join payments tp on tp.id = t.id and tp.kind = 'tradeIn'
      group by m.session_id)
    select s.id from register_sessions s left join moved x on x.session_id = s.id
    where coalesce(x.formula, 0) <> coalesce(x.booked, 0)
      or (s.closed_at is not null and s.expected_cash <> s.opening_counted + coalesce(x.formula, 0))`,

  // An offer pays for a sale, or is paid out to its customer, exactly; a reversed one does neither.
  'a trade-in that is not its payment and its payout': `
    with went as materialized (
      select id, sum(amount) as amount from (
        select coalesce(reverses, id) as id, amount from payments where kind = 'tradeIn'
        union all
        select source_id, -amount from cash_movements where kind = 'tradeInPayout'
        union all
        select id, amount from customer_credits where kind = 'tradeIn' and amount > 0
        union all
        select r.id, c.amount from customer_credits c join trade_ins r on r.reversal_id = c.id and c.kind = 'tradeIn') x
      group by id)
    select t.id from trade_ins t left join went w on w.id = t.id
    where coalesce(w.amount, 0) <> case t.status when 'accepted' then t.offer else 0 end`,

  // A customer's deposit is held, pays for a sale that is not voided, or was given back; never two of these.
  'a deposit that is not held, used or given back once': `
    select d.id from deposits d cross join lateral (
      select coalesce(sum(e.amount) filter (where e.kind = 'taken'), 0) as taken,
        coalesce(-sum(e.amount) filter (where e.kind = 'givenBack'), 0) as back, coalesce(sum(p.amount), 0) as used,
        count(*) filter (where e.kind in ('used', 'returned') and p.id is null) as unpaid,
        count(*) filter (where e.kind = 'givenBack' and e.rest <> 0) as in_part
      from deposit_entries e left join payments p on p.id = e.id and p.kind = 'deposit' where e.deposit_id = d.id) m
    where m.taken <> d.amount or m.used < 0 or m.back < 0 or d.rest < 0 or m.used + m.back + d.rest <> d.amount
      or m.unpaid > 0 or m.in_part > 0
    union all
    select p.id from payments p left join deposit_entries e on e.id = p.id where p.kind = 'deposit' and e.id is null`,

  'a deposit that paid for another customer, or while it waited for its draft': `
    select d.id from deposits d
    join invoices own on own.id = d.invoice_id
    join deposit_entries e on e.deposit_id = d.id and e.kind = 'used'
    join payments p on p.id = e.id
    join invoices i on i.id = p.invoice_id
    where i.customer_id is distinct from d.customer_id or own.status in ('draft', 'quote')`,

  'a draft that is gone with a deposit on it': `
    select i.id from invoices i join deposits d on d.invoice_id = i.id where i.status = 'discarded' and d.rest > 0`,

  // Cash of a deposit is added to one drawer when it is taken, removed from one when it is given back, and in none when
  // a sale uses it.
  'cash of a deposit that is not counted once': `
    select e.id from deposit_entries e cross join lateral (
      select count(*) as moves, coalesce(sum(m.amount), 0) as moved from cash_movements m
      where m.source_id = e.deposit_id and m.id = e.id) m
    where case when e.method is distinct from 'cash' then m.moves > 0
      when e.kind = 'givenBack' then m.moves <> 1 or m.moved <> e.amount
      else m.moves > 1 or m.moved not in (0, e.amount) end
    union all
    select m.id from cash_movements m left join deposits d on d.id = m.source_id
    left join cash_movements o on o.id = m.reverses_id
    where (m.kind = 'deposit') <> (d.id is not null) or o.kind = 'deposit'
      or (d.id is not null and not exists (select 1 from deposit_entries e where e.id = m.id))`,

  // Instalments add up to what was due, each has a later day and stores the sum of the ones after it.
  'parts that are no agreement': `
    select s.invoice_id from (
      select invoice_id, position, amount, leaves, due_date, row_number() over w - 1 as nth, lag(due_date) over w as before,
        coalesce(sum(amount) over (partition by invoice_id order by position desc rows between unbounded preceding and 1 preceding), 0)
          as later
      from invoice_instalments window w as (partition by invoice_id order by position)) s
    join invoices i on i.id = s.invoice_id
    where s.position <> s.nth or s.due_date <= s.before or s.leaves <> s.later or s.amount + s.leaves > i.total
      or i.number is null`,

  'an invoice in parts whose day is not that of the oldest that is not paid': `
    select i.id from invoices i cross join lateral (
      select min(s.due_date) as day from (
        select due_date, sum(amount) over (order by position) as upto, sum(amount) over () as agreed
        from invoice_instalments where invoice_id = i.id) s
      where s.upto > s.agreed - (i.total - i.paid)) x
    where i.status = 'open' and x.day is not null and x.day <> ${dueDateSql('i')}`,

  // An activation belongs to a sale that is not voided, and to the device that was sold.
  'an activation without its sale': `
    select a.id from activations a
    left join invoices i on i.id = a.invoice_id
    left join invoice_lines l on l.id = a.line_id and l.invoice_id = a.invoice_id
    left join units u on u.id = l.unit_id
    where case
      when a.status = 'prepared' then i.number is not null
      when a.status in ('pending', 'active') then i.status is null or i.status not in ('open', 'paid') or u.code <> a.imei
      when a.status <> 'discarded' then i.number is null end`,

  'a device that was switched on twice a day': `
    select min(id::text) from activations where status in ('pending', 'active') group by imei, business_day having count(*) > 1`,

  // No more is returned than was sold, in quantity, money and tax.
  'a line of which more came back than was sold': `
    select l.id from invoice_lines l
    join refund_lines x on x.invoice_line_id = l.id
    join refunds r on r.id = x.refund_id and r.status = 'posted'
    group by l.business_id, l.id
    having sum(x.quantity) > l.quantity or sum(x.net + x.fee) > l.net or sum(x.tax + x.fee_tax) > l.tax
      or min(x.quantity) < 0 or min(x.net) < 0 or min(x.tax) < 0
      or sum(x.quantity) <> l.returned or sum(x.net) <> l.refunded_net or sum(x.tax) <> l.refunded_tax`,

  // Stock is not returned at a higher value than it was sold at; a voided refund that removed it again counts as
  // removal.
  'goods that came back worth more than they went': `
    select l.id from invoice_lines l cross join lateral (
      select coalesce(sum(m.value), 0) as gone from stock_movements m
      where m.document_id = l.invoice_id and m.document_line_id = l.id and m.kind = 'sale') g
    cross join lateral (
      select coalesce(sum(m.value), 0) as came from refund_lines x join stock_movements m
        on m.document_id = x.refund_id and m.document_line_id = x.id and m.kind = 'return'
      where x.invoice_line_id = l.id) b
    where g.gone + b.came > 0`,

  // No more is paid out than was paid in, and the payout is the amount of the refund.
  'an invoice of which more went out than came in': `
    select i.id from invoices i cross join lateral (
      select coalesce(sum(p.amount), 0) as came from payments p where p.invoice_id = i.id and p.kind <> 'refund') m
    cross join lateral (
      select coalesce(sum(x.amount), 0) as went from refund_payments x join refunds r on r.id = x.refund_id
      where r.invoice_id = i.id and x.kind <> 'due') o
    where o.went > m.came or o.went < 0`,

  'a refund whose parts do not make its total': `
    select r.id from refunds r
    where r.total <> r.net + r.tax or r.total <> r.to_due + r.exchanged + r.paid_out or (
      select coalesce(sum(x.amount), 0) from refund_payments x where x.refund_id = r.id)
        <> case r.status when 'posted' then r.total else 0 end`,

  'somebody on two drawers': `
    select user_id from register_session_people where left_at is null group by user_id having count(*) > 1`,

  'two open drawers of a register': `
    select register_id from register_sessions where closed_at is null group by register_id having count(*) > 1`,

  'credit below nothing': `
    select c.id from customers c where c.store_credit < 0 or c.store_credit <> (
      select coalesce(sum(amount), 0) from customer_credits e where e.customer_id = c.id)`,
};
