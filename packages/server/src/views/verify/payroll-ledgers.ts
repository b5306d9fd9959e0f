/** Payroll payments with their lines, shifts, entries, cash and numbers; each query returns subject, stored and computed. */
export const payrollLedgers = {
  'lines of payroll': `
    select p.id::text as subject, format('%s + %s + %s - %s = %s', p.gross, p.commission, p.bonus, p.deductions, p.net) as stored,
      format('%s + %s + %s - %s = %s', sum(l.amount) filter (where l.kind in ('regular', 'overtime', 'doubleTime', 'salary')),
        sum(l.amount) filter (where l.kind = 'commission'), sum(l.amount) filter (where l.kind = 'bonus'),
        sum(l.amount) filter (where l.kind = 'deduction'),
        coalesce(sum(case l.kind when 'deduction' then -l.amount else l.amount end), 0)) as computed
    from payroll_payments p cross join lateral (
      select kind, amount from payroll_lines l where l.business_id = p.business_id and l.payment_id = p.id
      union all select unnest(array['regular', 'commission', 'bonus', 'deduction']), 0) l
    group by p.business_id, p.id`,

  'entries of payroll': `
    select p.id::text as subject, (case when p.status = 'paid' then p.net else 0 end)::text as stored,
      coalesce(sum(e.amount), 0)::text as computed
    from payroll_payments p left join payroll_entries e on e.business_id = p.business_id and e.payment_id = p.id
    group by p.business_id, p.id`,

  'cash of payroll': `
    select coalesce(e.id, m.id)::text as subject, format('%s of %s', -m.amount, m.source_id) as stored,
      format('%s of %s', e.amount, e.payment_id) as computed
    from (select * from payroll_entries where tender = 'cash' and amount <> 0) e
    full join (select * from cash_movements where kind = 'payroll') m on m.business_id = e.business_id and m.id = e.id`,

  'reversals of payroll': `
    select r.id::text as subject, format('%s %s of %s', r.amount, r.tender, r.payment_id) as stored,
      format('%s %s of %s', -e.amount, e.tender, e.payment_id) as computed
    from payroll_entries r left join payroll_entries e on e.business_id = r.business_id and e.id = r.reverses_id
    where r.reverses_id is not null`,

  'shifts on payroll': `
    select s.id::text as subject, s.payroll_id::text as stored, p.id::text as computed
    from clock_sessions s left join payroll_payments p on p.business_id = s.business_id and p.id = s.payroll_id
      and p.user_id = s.user_id and p.status <> 'voided' and s.business_day between p.from_day and p.to_day
    where s.payroll_id is not null`,

  'commissions on payroll': `
    select s.id::text as subject, s.status as stored, case when count(p.id) = 1 then 'paid' else count(p.id)::text end as computed
    from commission_settlements s
    left join payroll_lines l on l.business_id = s.business_id and l.settlement_id = s.id
    left join payroll_payments p on p.business_id = l.business_id and p.id = l.payment_id and p.id = s.payment_id and p.status = 'paid'
    where s.status = 'paid' and s.payment_id in (select id from payroll_payments) group by s.business_id, s.id, s.status`,

  'numbers of payroll': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', count(p.id)) as computed
    from numbers n left join payroll_payments p on p.business_id = n.business_id and p.store_id = n.store_id
    where n.kind = 'payroll' group by n.store_id, n.last`,
};
