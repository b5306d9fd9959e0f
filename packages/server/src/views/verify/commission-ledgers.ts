/** Settlements with their entries and periods; each query returns subject, stored and computed. */
export const commissionLedgers = {
  'settlements of commissions': `
    select format('%s of %s', coalesce(s.period_id, e.period_id), coalesce(s.user_id, e.user_id)) as subject,
      s.total::text as stored, e.total::text as computed
    from commission_settlements s full join (
      select p.business_id, p.id as period_id, e.user_id, sum(e.amount) as total
      from commission_periods p join commission_entries e on e.business_id = p.business_id and e.store_id = p.store_id
        and (e.period_id = p.id or e.period_id is null and e.day between p.from_day and p.to_day)
      group by 1, 2, 3) e on e.business_id = s.business_id and e.period_id = s.period_id and e.user_id = s.user_id`,

  'days of commission periods': `
    select p.id::text as subject, format('%s to %s', p.from_day, p.to_day) as stored,
      format('%s to %s', coalesce(lag(p.to_day) over (partition by p.business_id, p.store_id order by p.from_day) + 1, p.from_day),
        p.to_day) as computed
    from commission_periods p`,

  'shares of commissions': `
    select format('%s of %s %s', e.rule_id, e.invoice_id, e.line_id) as subject, sum(e.share)::text as stored, '10000' as computed
    from commission_entries e where e.kind in ('earn', 'split', 'spiff')
    group by e.business_id, e.rule_id, e.invoice_id, e.line_id, e.seller_id`,

  'charge-backs of commissions': `
    select format('%s of %s %s for %s', e.rule_id, e.invoice_id, e.line_id, e.user_id) as subject, 'within what was earned' as stored,
      case when sum(e.amount) between 0 and sum(e.amount) filter (where e.kind <> 'chargeback')
        then 'within what was earned' else sum(e.amount)::text end as computed
    from commission_entries e where e.kind <> 'adjustment'
    group by e.business_id, e.rule_id, e.invoice_id, e.line_id, e.seller_id, e.user_id`,

  'versions of commission rules': `
    select r.id::text as subject, r.version::text as stored, max(v.version)::text as computed
    from commission_rules r left join commission_rule_versions v on v.business_id = r.business_id and v.rule_id = r.id
    where r.archived_at is null group by r.business_id, r.id, r.version`,
};
