/**
 * Checks of deposits against their entries, payments and drawers. Each query returns rows of subject, stored and computed, as
 * text.
 */
export const depositLedgers = {
  deposits: `
    select d.id::text as subject, format('%s of %s left', d.rest, d.amount) as stored,
      format('%s of %s left', coalesce(sum(e.amount), 0), coalesce(sum(e.amount) filter (where e.kind = 'taken'), 0)) as computed
    from deposits d left join deposit_entries e on e.business_id = d.business_id and e.deposit_id = d.id
    group by d.business_id, d.id`,

  'balances of deposits': `
    select id::text as subject, rest::text as stored,
      sum(amount) over (partition by business_id, deposit_id order by seq)::text as computed
    from deposit_entries`,

  'payments by deposits': `
    select coalesce(e.id, p.id)::text as subject,
      case when e.id is not null then format('%s of %s, takes back %s', -e.amount, e.customer_id, e.reverses) end as stored,
      case when p.id is not null then format('%s of %s, takes back %s', p.amount, p.customer_id, p.reverses) end as computed
    from (
      select e.*, d.customer_id from deposit_entries e
      join deposits d on d.business_id = e.business_id and d.id = e.deposit_id where e.kind in ('used', 'returned')) e
    full join (
      select p.*, i.customer_id from payments p
      join invoices i on i.business_id = p.business_id and i.id = p.invoice_id where p.kind = 'deposit') p
      on p.business_id = e.business_id and p.id = e.id`,

  'cash of deposits': `
    select m.id::text as subject, format('%s of %s', m.amount, m.source_id) as stored,
      format('%s of %s', e.amount, e.deposit_id) as computed
    from cash_movements m left join deposit_entries e on e.business_id = m.business_id and e.id = m.id and e.method = 'cash'
    where m.kind = 'deposit'`,

  'deposits of drafts that are gone': `
    select d.id::text as subject, '0' as stored, d.rest::text as computed
    from deposits d join invoices i on i.business_id = d.business_id and i.id = d.invoice_id and i.status = 'discarded'`,

  'numbers of deposits': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', count(d.id)) as computed
    from numbers n left join deposits d on d.business_id = n.business_id and d.store_id = n.store_id
    where n.kind = 'deposit' group by n.store_id, n.last`,

  instalments: `
    select invoice_id::text as subject, format('%s, then %s', amount, leaves) as stored,
      format('%s, then %s', amount, (sum(amount) over (partition by business_id, invoice_id order by due_date desc)) - amount) as computed
    from invoice_instalments`,
};
