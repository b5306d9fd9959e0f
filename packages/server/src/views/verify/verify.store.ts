import type { Db } from '../../database/pool.ts';
import { asOwner, type Tx } from '../../database/transaction.ts';
import { baseLedgers } from './base-ledgers.ts';
import { billLedgers } from './bill-ledgers.ts';
import { commissionLedgers } from './commission-ledgers.ts';
import { customerLedgers } from './customers.store.ts';
import { countLedgers } from './count-ledgers.ts';
import { expenseLedgers } from './expense-ledgers.ts';
import { payrollLedgers } from './payroll-ledgers.ts';
import { purchaseLedgers } from './purchase-ledgers.ts';
import { refundLedgers } from './refund-ledgers.ts';
import { saleLedgers } from './sale-ledgers.ts';
import { tenders } from '../../tenders/tenders.ts';

/** A stored figure that differs from the sum of its ledger. */
export type Difference = { ledger: string; subject: string; stored: string; computed: string };

/** The maximum number of differences listed per ledger; run again after a repair to see the others. */
const NAMED_MAX = 100;

/**
 * Recomputes every ledger of every business from its rows, in one snapshot, and returns the differences; the list is empty if
 * all figures are correct.
 */
export function differences(db: Db): Promise<Difference[]> {
  return asOwner(db, differencesIn, { isolation: 'repeatable read' });
}

/** Does the same within a transaction, with the rows visible to it. */
export async function differencesIn(tx: Tx): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [ledger, sql] of [...Object.entries(ledgers), ...tenderInvariants()]) {
    const rows = await tx.raw<{ subject: string; stored: string | null; computed: string | null }>(
      `select * from (${sql}) d where stored is distinct from computed limit ${NAMED_MAX}`,
    );
    found.push(
      ...rows.map((r) => ({ ledger, subject: r.subject, stored: r.stored ?? '-', computed: r.computed ?? '-' })),
    );
  }
  return found;
}

const tenderInvariants = () => [...tenders.values()].flatMap(({ invariants = {} }) => Object.entries(invariants));

/** Each query returns rows of subject, stored and computed, as text. */
const ledgers = {
  ...customerLedgers,
  ...commissionLedgers,

  'chat messages': `
    select c.id::text as subject, format('%s messages, the last is %s', c.last_seq, c.last_seq) as stored,
      format('%s messages, the last is %s', coalesce(m.messages, 0), coalesce(m.last, 0)) as computed
    from chats c left join (
      select business_id, chat_id, count(*) as messages, max(seq) as last from chat_messages group by 1, 2) m
      on m.business_id = c.business_id and m.chat_id = c.id`,

  'stock levels': `
    select coalesce(l.product_id, m.product_id)::text as subject,
      format('%s pieces, value %s', l.on_hand, l.value) as stored,
      format('%s pieces, value %s', m.quantity, m.value) as computed
    from stock_levels l full join (
      select business_id, product_id, location_id, sum(quantity) as quantity, sum(value) as value
      from stock_movements where unit_id is null group by 1, 2, 3) m using (business_id, product_id, location_id)`,

  'balances in the ledger': `
    select id::text as subject, balance::text as stored, sum(quantity) over (
      partition by business_id, product_id, location_id order by seq)::text as computed
    from stock_movements where unit_id is null`,

  units: `
    select u.id::text as subject,
      case when unit_is_live(u.status) then 1 else 0 end::text as stored, coalesce(m.quantity, 0)::text as computed
    from units u left join (
      select business_id, unit_id, sum(quantity) as quantity from stock_movements where unit_id is not null group by 1, 2) m
      on m.business_id = u.business_id and m.unit_id = u.id`,

  'what units cost': `
    select u.id::text as subject, format('%s, landed %s', case when unit_is_live(u.status) then u.unit_cost end, u.landed_cost) as stored,
      format('%s, landed %s', case when unit_is_live(u.status) then coalesce(m.value, 0) end, coalesce(m.landed, 0)) as computed
    from units u left join (
      select business_id, unit_id, sum(value) as value, sum(value) filter (where kind = 'landedCost') as landed
      from stock_movements where unit_id is not null group by 1, 2) m on m.business_id = u.business_id and m.unit_id = u.id`,

  'events of units': `
    select u.id::text as subject, u.status as stored, e.last as computed
    from units u left join (
      select business_id, unit_id, (array_agg(to_status order by seq desc))[1] as last from unit_events group by 1, 2) e
      on e.business_id = u.business_id and e.unit_id = u.id
    union all
    select unit_id::text, from_status, lag(to_status) over (partition by business_id, unit_id order by seq) from unit_events`,

  'codes of units': `
    select u.id::text as subject, u.device_id::text as stored, i.device_id::text as computed
    from units u left join device_identifiers i on i.business_id = u.business_id and i.value = u.code`,

  'pieces stored for customers': `
    select coalesce(l.product_id, r.product_id)::text as subject, coalesce(l.reserved, 0)::text as stored,
      coalesce(r.pieces, 0)::text as computed
    from stock_levels l full join (
      select business_id, product_id, location_id, sum(quantity - taken) as pieces
      from stock_reservations where unit_id is null and ended_at is null group by 1, 2, 3) r
      using (business_id, product_id, location_id)`,

  'units stored for customers': `
    select coalesce(u.id, r.unit_id)::text as subject, u.id::text as stored, r.unit_id::text as computed
    from (select * from units where status = 'reserved') u
    full join (select * from stock_reservations where unit_id is not null and ended_at is null) r
      on r.business_id = u.business_id and r.unit_id = u.id`,

  adjustments: `
    select a.id::text as subject, format('%s pieces, value %s', a.pieces, a.value) as stored,
      format('%s pieces, value %s', coalesce(sum(l.quantity), 0), coalesce(sum(l.value), 0)) as computed
    from stock_adjustments a left join stock_adjustment_lines l on l.business_id = a.business_id and l.adjustment_id = a.id
    group by a.business_id, a.id`,

  'stock of adjustments': `
    select coalesce(l.adjustment_id, m.document_id)::text as subject, format('%s pieces, value %s', l.quantity, l.value) as stored,
      format('%s pieces, value %s', m.quantity, m.value) as computed
    from (
      select business_id, adjustment_id, product_id, coalesce(unit_id, product_id) as thing, sum(quantity) as quantity, sum(value) as value
      from stock_adjustment_lines where quantity <> 0 group by 1, 2, 3, 4) l
    full join (
      select business_id, document_id, product_id, coalesce(unit_id, product_id) as thing, sum(quantity) as quantity, sum(value) as value
      from stock_movements where document_id in (select id from stock_adjustments) group by 1, 2, 3, 4) m
      on m.business_id = l.business_id and m.document_id = l.adjustment_id and m.product_id = l.product_id
        and m.thing = l.thing`,

  'numbers of adjustments': `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', count(a.id)) as computed
    from numbers n left join stock_adjustments a on a.business_id = n.business_id and a.store_id = n.store_id
    where n.kind = 'adjustment' group by n.store_id, n.last`,

  'sold units': `
    select u.id::text as subject, u.invoice_id::text as stored,
      (select case when e.to_status <> 'sold' then null when e.source_kind = 'invoice' then e.source_id
         when e.source_kind = 'refund' then (
           select r.invoice_id from refunds r where r.business_id = u.business_id and r.id = e.source_id) end::text
       from unit_events e
       where e.business_id = u.business_id and e.unit_id = u.id order by e.seq desc limit 1) as computed
    from units u
    union all
    select l.id::text, '1', count(e.seq)::text
    from invoice_lines l
    join invoices i on i.business_id = l.business_id and i.id = l.invoice_id and i.status in ('open', 'paid')
    left join unit_events e on e.business_id = l.business_id and e.unit_id = l.unit_id and e.to_status = 'sold'
      and e.source_kind = 'invoice' and e.source_id = l.invoice_id
    where l.unit_id is not null group by l.business_id, l.id
    union all
    select e.unit_id::text, e.source_id::text, l.invoice_id::text
    from unit_events e left join invoice_lines l
      on l.business_id = e.business_id and l.invoice_id = e.source_id and l.unit_id = e.unit_id
    where e.to_status = 'sold' and e.source_kind = 'invoice'`,

  'stock of sales': `
    select l.id::text as subject, (-coalesce(sum(m.quantity), 0))::text as stored,
      (l.quantity * case when p.tracking <> 'none' then 1 else coalesce((
        select sum((c ->> 'quantity')::int) from jsonb_array_elements(l.components) c), 0) end)::text as computed
    from invoice_lines l
    join invoices i on i.business_id = l.business_id and i.id = l.invoice_id and i.status in ('open', 'paid')
    join products p on p.business_id = l.business_id and p.id = l.product_id
    left join stock_movements m on m.business_id = l.business_id and m.document_id = l.invoice_id and m.document_line_id = l.id
    group by l.business_id, l.id, l.quantity, l.components, p.tracking`,

  invoices: `
    select i.id::text as subject,
      format('%s - %s = %s + %s = %s, %s pieces, cost %s', i.gross, i.discount_total, i.net, i.tax, i.total, i.pieces, i.cost) as stored,
      format('%s - %s = %s + %s = %s, %s pieces, cost %s', coalesce(sum(l.gross), 0), coalesce(sum(l.discount_total), 0),
        coalesce(sum(l.net), 0), coalesce(sum(l.tax), 0), coalesce(sum(l.total), 0),
        coalesce(sum(l.quantity) filter (where l.charge is null), 0),
        case when i.number is not null then coalesce(sum(l.cost), 0) end) as computed
    from invoices i left join invoice_lines l on l.business_id = i.business_id and l.invoice_id = i.id
    group by i.business_id, i.id`,

  payments: `
    select i.id::text as subject, i.paid::text as stored, coalesce(sum(p.amount), 0)::text as computed
    from invoices i left join payments p on p.business_id = i.business_id and p.invoice_id = i.id
    group by i.business_id, i.id`,

  numbers: `
    select n.store_id::text as subject, format('%s given', n.last - 1000) as stored,
      format('%s given', coalesce(max(i.number) - 1000, 0)) as computed
    from numbers n left join invoices i on i.business_id = n.business_id and i.store_id = n.store_id and i.number is not null
    where n.kind = 'invoice' group by n.store_id, n.last
    union all
    select store_id::text, format('%s numbers', max(number) - 1000), format('%s numbers', count(*))
    from invoices where number is not null group by store_id`,

  customers: `
    select c.id::text as subject, format('%s invoices, %s spent', c.invoice_count, c.total_spent) as stored,
      format('%s invoices, %s spent', count(i.id), coalesce(sum(i.total - i.refunded), 0)) as computed
    from customers c
    left join invoices i on i.business_id = c.business_id and i.customer_id = c.id and i.status in ('open', 'paid')
    group by c.business_id, c.id`,

  drawers: `
    select s.id::text as subject, s.expected_cash::text as stored,
      case when s.closed_at is not null then (s.opening_counted + coalesce(sum(m.amount), 0))::text end as computed
    from register_sessions s left join cash_movements m on m.business_id = s.business_id and m.session_id = s.id
    group by s.business_id, s.id`,

  'people on drawers': `
    select w.id::text as subject, 'on it' as stored, case when s.closed_at is null then 'on it' end as computed
    from register_session_people w
    join register_sessions s on s.business_id = w.business_id and s.id = w.session_id where w.left_at is null`,

  'cash taken back': `
    select m.id::text as subject, m.amount::text as stored, (-o.amount)::text as computed
    from cash_movements m left join cash_movements o
      on o.business_id = m.business_id and o.id = m.reverses_id and o.session_id = m.session_id
    where m.reverses_id is not null`,

  shifts: `
    select s.id::text as subject, format('%s from %s, %s', s.status, s.started_at, s.ended_at) as stored,
      format('%s from %s, %s', (array_agg(l.status order by l.at desc, l.seq desc))[1], min(l.at),
        max(l.at) filter (where l.status = 'CLOCKED_OUT')) as computed
    from clock_sessions s left join clock_logs l
      on l.business_id = s.business_id and l.session_id = s.id and l.replaced_by is null
    group by s.business_id, s.id`,

  'seconds of shifts': `
    select s.id::text as subject, format('%s at work, %s on break', s.active_seconds, s.break_seconds) as stored,
      format('%s at work, %s on break', coalesce(sum(l.seconds) filter (where l.status = 'CLOCKED_IN'), 0),
        coalesce(sum(l.seconds) filter (where l.status = 'ON_BREAK'), 0)) as computed
    from clock_sessions s left join (
      select business_id, session_id, status, lead(since) over (partition by business_id, session_id order by at, seq) - since as seconds
      from (select *, floor(extract(epoch from at - min(at) over (partition by business_id, session_id)))::int as since
        from clock_logs where replaced_by is null) x) l on l.business_id = s.business_id and l.session_id = s.id
    group by s.business_id, s.id`,

  'approvals of shifts': `
    select s.id::text as subject, s.approved_at::text as stored,
      (select case when a.reopened_for is null then a.at end from clock_approvals a
        where a.business_id = s.business_id and a.session_id = s.id order by a.seq desc limit 1)::text as computed
    from clock_sessions s`,

  'history of invoices': `
    select i.id::text as subject, '1' as stored, count(a.id)::text as computed
    from invoices i left join audit_log a
      on a.business_id = i.business_id and a.entity_id = i.id and a.action = 'invoice.posted'
    where i.number is not null group by i.business_id, i.id`,

  'invoices in search': `
    select i.id::text as subject, '2' as stored, count(s.term)::text as computed
    from invoices i left join search_terms s on s.business_id = i.business_id and s.target_id = i.id and s.kind = 'invoice'
    where i.number is not null group by i.business_id, i.id`,

  ...countLedgers,
  ...purchaseLedgers,
  ...billLedgers,
  ...expenseLedgers,
  ...payrollLedgers,
  ...saleLedgers,
  ...refundLedgers,
  ...baseLedgers,
};
