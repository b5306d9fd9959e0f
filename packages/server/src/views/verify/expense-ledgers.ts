/** Expenses with their payments, their cash in drawers and their numbers; each query returns subject, stored and computed. */
export const expenseLedgers = {
  'payments of expenses': `
    select e.id::text as subject, (case when e.status = 'paid' then e.total else 0 end)::text as stored,
      coalesce(sum(p.amount), 0)::text as computed
    from expenses e left join expense_payments p on p.business_id = e.business_id and p.expense_id = e.id
    group by e.business_id, e.id`,

  'cash of expenses': `
    select coalesce(p.id, m.id)::text as subject, format('%s of %s', -m.amount, m.source_id) as stored,
      format('%s of %s', p.amount, p.expense_id) as computed
    from (select * from expense_payments where tender = 'cash') p
    full join (select * from cash_movements where kind = 'expense') m on m.business_id = p.business_id and m.id = p.id`,

  'reversals of expenses': `
    select r.id::text as subject, format('%s %s of %s', r.amount, r.tender, r.expense_id) as stored,
      format('%s %s of %s', -p.amount, p.tender, p.expense_id) as computed
    from expense_payments r left join expense_payments p on p.business_id = r.business_id and p.id = r.reverses_id
    where r.reverses_id is not null`,

  'numbers of expenses': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', count(e.id)) as computed
    from numbers n left join expenses e on e.business_id = n.business_id and e.store_id = n.store_id and e.number is not null
    where n.kind = 'expense' group by n.store_id, n.last`,
};
