import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';

/** One place where a kept figure is not what its ledger adds up to. */
export type Difference = { ledger: string; subject: string; kept: string; computed: string };

/** Differences named one by one; what is beyond is only counted by running again. */
const NAMED_MAX = 100;

/**
 * Recomputes every ledger of every business from its rows, in one snapshot, and lists what does not agree: nothing,
 * when all is well.
 */
export function differences(db: Db): Promise<Difference[]> {
  return asOwner(
    db,
    async (tx) => {
      const found: Difference[] = [];
      for (const [ledger, sql] of Object.entries(ledgers)) {
        const rows = await tx.raw<{ subject: string; kept: string | null; computed: string | null }>(
          `select * from (${sql}) d where kept is distinct from computed limit ${NAMED_MAX}`,
        );
        found.push(
          ...rows.map((r) => ({ ledger, subject: r.subject, kept: r.kept ?? '-', computed: r.computed ?? '-' })),
        );
      }
      return found;
    },
    { isolation: 'repeatable read' },
  );
}

/** Each gives rows of subject, kept and computed, as text. */
const ledgers = {
  'stock levels': `
    select coalesce(l.product_id, m.product_id)::text as subject,
      format('%s pieces, value %s', l.on_hand, l.value) as kept,
      format('%s pieces, value %s', m.quantity, m.value) as computed
    from stock_levels l full join (
      select business_id, product_id, location_id, sum(quantity) as quantity, sum(value) as value
      from stock_movements where unit_id is null group by 1, 2, 3) m using (business_id, product_id, location_id)`,

  'balances in the ledger': `
    select id::text as subject, balance::text as kept, sum(quantity) over (
      partition by business_id, product_id, location_id order by seq)::text as computed
    from stock_movements where unit_id is null`,

  units: `
    select u.id::text as subject,
      case when u.status in ('in_stock', 'reserved') then 1 else 0 end::text as kept, coalesce(m.quantity, 0)::text as computed
    from units u left join (
      select business_id, unit_id, sum(quantity) as quantity from stock_movements where unit_id is not null group by 1, 2) m
      on m.business_id = u.business_id and m.unit_id = u.id`,

  'sold units': `
    select u.id::text as subject, u.invoice_id::text as kept, l.invoice_id::text as computed
    from (select * from units where status = 'sold') u
    full join (
      select l.* from invoice_lines l
      join invoices i on i.business_id = l.business_id and i.id = l.invoice_id and i.status = 'paid'
      where l.unit_id is not null) l on l.business_id = u.business_id and l.unit_id = u.id`,

  'stock of sales': `
    select l.id::text as subject, (-coalesce(sum(m.quantity), 0))::text as kept,
      case p.tracking when 'none' then 0 else l.quantity end::text as computed
    from invoice_lines l
    join invoices i on i.business_id = l.business_id and i.id = l.invoice_id and i.status = 'paid'
    join products p on p.business_id = l.business_id and p.id = l.product_id
    left join stock_movements m on m.business_id = l.business_id and m.document_id = l.invoice_id and m.document_line_id = l.id
    group by l.business_id, l.id, l.quantity, p.tracking`,

  invoices: `
    select i.id::text as subject,
      format('%s - %s = %s + %s = %s, %s pieces, cost %s', i.gross, i.discount_total, i.net, i.tax, i.total, i.pieces, i.cost) as kept,
      format('%s - %s = %s + %s = %s, %s pieces, cost %s', coalesce(sum(l.gross), 0), coalesce(sum(l.discount_total), 0),
        coalesce(sum(l.net), 0), coalesce(sum(l.tax), 0), coalesce(sum(l.total), 0), coalesce(sum(l.quantity), 0),
        case when i.status = 'paid' then coalesce(sum(l.cost), 0) end) as computed
    from invoices i left join invoice_lines l on l.business_id = i.business_id and l.invoice_id = i.id
    group by i.business_id, i.id`,

  payments: `
    select i.id::text as subject, i.paid::text as kept, coalesce(sum(p.amount), 0)::text as computed
    from invoices i left join payments p on p.business_id = i.business_id and p.invoice_id = i.id
    group by i.business_id, i.id`,

  numbers: `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as kept,
      format('%s given', coalesce(max(i.number) - 1000, 0)) as computed
    from numbers n left join invoices i on i.business_id = n.business_id and i.store_id = n.store_id and i.number is not null
    where n.kind = 'invoice' group by n.store_id, n.last
    union all
    select store_id::text, format('%s numbers', max(number) - 1000), format('%s numbers', count(*))
    from invoices where number is not null group by store_id`,

  customers: `
    select c.id::text as subject, format('%s invoices, %s spent', c.invoice_count, c.total_spent) as kept,
      format('%s invoices, %s spent', count(i.id), coalesce(sum(i.total), 0)) as computed
    from customers c
    left join invoices i on i.business_id = c.business_id and i.customer_id = c.id and i.status = 'paid'
    group by c.business_id, c.id`,

  'history of invoices': `
    select i.id::text as subject, '1' as kept, count(a.id)::text as computed
    from invoices i left join audit_log a
      on a.business_id = i.business_id and a.entity_id = i.id and a.action = 'invoice.posted'
    where i.status = 'paid' group by i.business_id, i.id`,

  'invoices in search': `
    select i.id::text as subject, '2' as kept, count(s.term)::text as computed
    from invoices i left join search_terms s on s.business_id = i.business_id and s.target_id = i.id and s.kind = 'invoice'
    where i.status = 'paid' group by i.business_id, i.id`,
};
