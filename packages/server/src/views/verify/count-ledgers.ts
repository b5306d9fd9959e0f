/**
 * Checks of the stored figures of inventory counts against their scans and movements. Each query returns rows of subject, stored
 * and computed, as text.
 */
export const countLedgers = {
  'pieces of counts': `
    select l.id::text as subject, format('%s pieces', l.counted) as stored, format('%s pieces', coalesce(s.pieces, 0)) as computed
    from count_lines l left join (
      select business_id, line_id, round, sum(quantity) as pieces from count_scans where line_id is not null group by 1, 2, 3) s
      on s.business_id = l.business_id and s.line_id = l.id and s.round = l.round`,

  'scans of counters': `
    select k.count_id::text as subject, format('%s scans, %s pieces', k.scans, k.pieces) as stored,
      format('%s scans, %s pieces', count(s.id), coalesce(sum(s.quantity), 0)) as computed
    from count_counters k left join count_scans s
      on s.business_id = k.business_id and s.count_id = k.count_id and s.user_id = k.user_id
    group by k.business_id, k.count_id, k.user_id, k.scans, k.pieces`,

  'stock of counts': `
    select l.id::text as subject,
      format('%s pieces, value %s', coalesce(l.difference, 0), case when l.difference <> 0 then l.difference_value else 0 end) as stored,
      format('%s pieces, value %s', coalesce(sum(m.quantity), 0), coalesce(sum(m.value), 0)) as computed
    from count_lines l
    join inventory_counts c on c.business_id = l.business_id and c.id = l.count_id and c.status = 'posted'
    left join stock_movements m on m.business_id = l.business_id and m.document_id = l.count_id and m.kind = 'count'
      and (m.document_line_id = l.id or m.unit_id = l.unit_id)
    group by l.business_id, l.id, l.difference, l.difference_value`,

  'movements of counts': `
    select m.id::text as subject, 'of a posted count' as stored, case c.status when 'posted' then 'of a posted count' end as computed
    from stock_movements m left join inventory_counts c on c.business_id = m.business_id and c.id = m.document_id
    where m.kind = 'count'`,

  counts: `
    select c.id::text as subject,
      format('%s of %s in %s lines, %s exact, %s short (%s), %s over (%s)', c.counted, c.expected, c.lines, c.exact_lines,
        c.short_quantity, c.short_value, c.over_quantity, c.over_value) as stored,
      format('%s of %s in %s lines, %s exact, %s short (%s), %s over (%s)', coalesce(sum(l.counted), 0),
        coalesce(sum(l.expected) filter (where l.is_counted), 0), count(*) filter (where l.is_counted),
        count(*) filter (where l.is_counted and l.difference = 0), coalesce(-sum(l.difference) filter (where l.difference < 0), 0),
        coalesce(-sum(l.difference_value) filter (where l.difference < 0), 0),
        coalesce(sum(l.difference) filter (where l.difference > 0), 0),
        coalesce(sum(l.difference_value) filter (where l.difference > 0), 0)) as computed
    from inventory_counts c join (
      select *, difference is not null and (expected > 0 or counted > 0) as is_counted from count_lines) l
      on l.business_id = c.business_id and l.count_id = c.id
    where c.status = 'posted' group by c.business_id, c.id`,

  'numbers of counts': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', coalesce(max(c.number) - 1000, 0)) as computed
    from numbers n left join inventory_counts c on c.business_id = n.business_id and c.store_id = n.store_id
    where n.kind = 'count' group by n.store_id, n.last
    union all
    select store_id::text, format('%s numbers', max(number) - 1000), format('%s numbers', count(*))
    from inventory_counts group by business_id, store_id`,
};
