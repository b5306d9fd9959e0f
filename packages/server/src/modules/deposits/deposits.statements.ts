// Generated from deposits.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Deposit } from '@tilldesk/domain/deposits';

export const listDepositRows: Statement<
  { businessId: string; storeId: string; id: string | null; invoiceId: string | null; customerId: string | null; limit: number },
  { id: string; number: number; invoiceId: string; isFree: boolean; customerId: string; customerName: string; method: 'cash' | 'card' | 'check' | 'other'; reference: string | null; amount: number; rest: number; by: string; at: string; entries: (Omit<Deposit['entries'][number], 'invoice'> & { invoiceId: string | null; invoiceNumber: number | null })[] }
> = {
  text: `select d.id, d.number, d.invoice_id, i.status not in ('draft', 'quote') as is_free,
  d.customer_id, c.name as customer_name, d.method, d.reference, d.amount, d.rest, u.name as by, d.at,
  (select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'method', e.method,
      'reference', e.reference, 'reason', e.reason, 'by', w.name, 'at', e.at, 'invoiceId', s.id,
      'invoiceNumber', s.number) order by e.seq)
    from deposit_entries e
    join users w on w.business_id = e.business_id and w.id = e.user_id
    left join payments p on p.business_id = e.business_id and p.id = e.id and e.method is null
    left join invoices s on s.business_id = p.business_id and s.id = p.invoice_id
    where e.business_id = d.business_id and e.deposit_id = d.id) as entries
from deposits d
join invoices i on i.business_id = d.business_id and i.id = d.invoice_id
join customers c on c.business_id = d.business_id and c.id = d.customer_id
join users u on u.business_id = d.business_id and u.id = d.user_id
where d.business_id = $1 and d.store_id = $2 and case
  when $3::uuid is not null then d.id = $3
  when $4::uuid is not null then d.id in (
    select x.id from deposits x where x.business_id = $1 and x.invoice_id = $4
    union select e.deposit_id from payments p
    join deposit_entries e on e.business_id = p.business_id and e.id = p.id and e.kind = 'used'
    where p.business_id = $1 and p.invoice_id = $4 and p.kind = 'deposit')
  else d.customer_id = $5 and d.rest > 0 end
order by d.number limit $6`,
  parameters: ['businessId', 'storeId', 'id', 'invoiceId', 'customerId', 'limit'],
  columns: ['id', 'number', 'invoiceId', 'isFree', 'customerId', 'customerName', 'method', 'reference', 'amount', 'rest', 'by', 'at', 'entries'],
  notNull: ['id', 'number', 'isFree', 'entries'],
  prepared: 'deposits.listDepositRows',
};

export const lockDepositRow: Statement<
  { businessId: string; storeId: string; id: string },
  { number: number; invoiceId: string; method: 'cash' | 'card' | 'check' | 'other'; rest: number }
> = {
  text: `select number, invoice_id, method, rest from deposits
where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['number', 'invoiceId', 'method', 'rest'],
  notNull: [],
  prepared: 'deposits.lockDepositRow',
};

export const findDepositEntry: Statement<
  { businessId: string; id: string; backId: string },
  { found: number }
> = {
  text: `select 1 as found from deposit_entries where business_id = $1 and deposit_id = $2 and id = $3`,
  parameters: ['businessId', 'id', 'backId'],
  columns: ['found'],
  notNull: [],
  prepared: 'deposits.findDepositEntry',
};

export const findDeposit: Statement<
  { invoiceId: string; method: string; amount: number; businessId: string; id: string },
  { isSame: boolean }
> = {
  text: `select invoice_id = $1 and method = $2 and amount = $3 as is_same from deposits
  where business_id = $4 and id = $5`,
  parameters: ['invoiceId', 'method', 'amount', 'businessId', 'id'],
  columns: ['isSame'],
  notNull: ['isSame'],
  prepared: 'deposits.findDeposit',
};

export const insertDeposit: Statement<
  { businessId: string; storeId: string; id: string; number: number; invoiceId: string; customerId: string; method: string; amount: number; reference: string | null; userId: string; now: string; today: string; drawer: string | null; reason: string },
  object
> = {
  text: `with taken as (
  insert into deposits (business_id, store_id, id, number, invoice_id, customer_id, method, amount, rest, reference, user_id, at,
    business_day)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11,
    $12)
), entered as (
  insert into deposit_entries (business_id, store_id, id, deposit_id, kind, amount, rest, method, reference, user_id, at)
  values ($1, $2, $3, $3, 'taken', $8, $8, $7, $9, $10, $11)
)
insert into cash_movements (business_id, id, session_id, kind, amount, reason, source_id, user_id, at)
select $1, $3, $13, 'deposit', $8, $14, $3, $10, $11 where $13::uuid is not null`,
  parameters: ['businessId', 'storeId', 'id', 'number', 'invoiceId', 'customerId', 'method', 'amount', 'reference', 'userId', 'now', 'today', 'drawer', 'reason'],
  columns: [],
  notNull: [],
  prepared: 'deposits.insertDeposit',
};
