/** Checks of the customers' ledgers for `verify`. Each query returns rows of subject, stored and computed, as text. */
export const customerLedgers = {
  'store credit': `
    select c.id::text as subject, format('%s, last left %s', c.store_credit, c.store_credit) as stored,
      format('%s, last left %s', coalesce(x.sum, 0), coalesce(x.last, 0)) as computed
    from customers c left join (
      select business_id, customer_id, sum(amount) as sum, (array_agg(balance order by seq desc))[1] as last
      from customer_credits group by 1, 2) x on x.business_id = c.business_id and x.customer_id = c.id`,

  'balances of store credit': `
    select id::text as subject, balance::text as stored,
      sum(amount) over (partition by business_id, customer_id order by seq)::text as computed
    from customer_credits`,

  'corrections of store credit': `
    select e.id::text as subject, format('%s of %s', e.amount, e.customer_id) as stored,
      format('%s of %s', -g.amount, g.customer_id) as computed
    from customer_credits e left join customer_credits g
      on g.business_id = e.business_id and g.id = e.corrects and g.kind = 'grant'
    where e.corrects is not null`,

  'links of customers': `
    select format('%s and %s', l.customer_id, l.other_id) as subject, l.relation as stored, case o.relation
      when 'parent' then 'child' when 'child' then 'parent' when 'employer' then 'employee' when 'employee' then 'employer'
      else o.relation end as computed
    from customer_links l left join customer_links o
      on o.business_id = l.business_id and o.customer_id = l.other_id and o.other_id = l.customer_id`,

  'what merged customers left behind': `
    select c.id::text as subject, '0' as stored, (
      (select count(*) from invoices i where i.business_id = c.business_id and i.customer_id = c.id)
      + (select count(*) from customer_notes n where n.business_id = c.business_id and n.customer_id = c.id)
      + (select count(*) from stock_reservations r where r.business_id = c.business_id and r.customer_id = c.id)
      + (select count(*) from stock_adjustments a where a.business_id = c.business_id and a.customer_id = c.id)
      + (select count(*) from customer_links l where l.business_id = c.business_id and l.customer_id = c.id)
      + c.store_credit)::text as computed
    from customers c where c.merged_into is not null`,

  'pointers of merged customers': `
    select coalesce(c.id, m.gone_id)::text as subject, c.merged_into::text as stored, m.stays_id::text as computed
    from (select * from customers where merged_into is not null) c
    full join (select * from customer_merges where undone_at is null) m
      on m.business_id = c.business_id and m.gone_id = c.id`,

  'contacts in search': `
    select c.id::text as subject, coalesce(s.terms, '{}')::text as stored, coalesce(k.terms, '{}')::text as computed
    from customers c
    left join (select business_id, target_id, array_agg(term order by term) as terms from search_terms
      where kind = 'contact' group by 1, 2) s on s.business_id = c.business_id and s.target_id = c.id
    left join lateral (select array_agg(value collate "C" order by value collate "C") as terms from (
      select p ->> 'number' as value from json_array_elements(c.phones) p
      union select e ->> 'address' from json_array_elements(c.emails) e) v) k on c.archived_at is null`,
};
