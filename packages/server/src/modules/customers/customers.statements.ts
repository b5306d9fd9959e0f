// Generated from customers.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Relation } from '@tilldesk/domain/customers';

export const insertNote: Statement<
  { businessId: string; id: string; customerId: string; text: string; userId: string; now: string },
  { id: string }
> = {
  text: `insert into customer_notes (business_id, id, customer_id, text, user_id, at) values ($1, $2, $3, $4,
  $5,
  $6)
on conflict do nothing returning id`,
  parameters: ['businessId', 'id', 'customerId', 'text', 'userId', 'now'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const readNote: Statement<
  { businessId: string; id: string },
  { id: string; text: string; by: string; at: string }
> = {
  text: `select n.id, n.text, u.name as by, n.at from customer_notes n
join users u on u.business_id = n.business_id and u.id = n.user_id where n.business_id = $1 and n.id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'text', 'by', 'at'],
  notNull: [],
  prepared: undefined,
};

export const listGroupNames: Statement<
  { businessId: string },
  { name: string }
> = {
  text: `select customer_group as name from customers
where business_id = $1 and customer_group is not null and archived_at is null group by 1 order by 1 limit 100`,
  parameters: ['businessId'],
  columns: ['name'],
  notNull: ['name'],
  prepared: undefined,
};

export const countCredits: Statement<
  { businessId: string; customerId: string },
  { count: number }
> = {
  text: `select count(*)::int as count from customer_credits where business_id = $1 and customer_id = $2`,
  parameters: ['businessId', 'customerId'],
  columns: ['count'],
  notNull: [],
  prepared: undefined,
};

export const readCreditOfBoth: Statement<
  { businessId: string; from: string; to: string },
  { id: string; storeCredit: number }
> = {
  text: `select id, store_credit from customers where business_id = $1 and id in ($2, $3)`,
  parameters: ['businessId', 'from', 'to'],
  columns: ['id', 'storeCredit'],
  notNull: [],
  prepared: undefined,
};

export const readBalance: Statement<
  { businessId: string; customerId: string },
  { balance: number }
> = {
  text: `select store_credit as balance from customers where business_id = $1 and id = $2`,
  parameters: ['businessId', 'customerId'],
  columns: ['balance'],
  notNull: [],
  prepared: undefined,
};

export const insertCredit: Statement<
  { businessId: string; id: string; storeId: string; customerId: string; kind: string; amount: number; balance: number; reason: string; corrects: string | null; mergeId: string | null; userId: string; now: string },
  { id: string }
> = {
  text: `with entry as (
  insert into customer_credits (business_id, id, store_id, customer_id, kind, amount, balance, reason, corrects,
    merge_id, user_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
    $11, $12)
  on conflict do nothing returning customer_id
)
update customers c set store_credit = $7::bigint from entry e where c.business_id = $1 and c.id = e.customer_id
returning c.id`,
  parameters: ['businessId', 'id', 'storeId', 'customerId', 'kind', 'amount', 'balance', 'reason', 'corrects', 'mergeId', 'userId', 'now'],
  columns: ['id'],
  notNull: [],
  prepared: 'customers.insertCredit',
};

export const listCreditEntries: Statement<
  { businessId: string; customerId: string; id: string | null; limit: number; offset: number },
  { id: string; kind: 'grant' | 'correction' | 'merge' | 'sale' | 'tradeIn' | 'refund'; amount: number; balance: number; reason: string; corrects: string | null; by: string; at: string; isCorrected: boolean }
> = {
  text: `select e.id, e.kind, e.amount, e.balance, e.reason, e.corrects, u.name as by, e.at,
  exists (select 1 from customer_credits x where x.business_id = e.business_id and x.corrects = e.id) as is_corrected
from customer_credits e join users u on u.business_id = e.business_id and u.id = e.user_id
where e.business_id = $1 and e.customer_id = $2 and ($3::uuid is null or e.id = $3)
order by e.seq desc limit $4 offset $5`,
  parameters: ['businessId', 'customerId', 'id', 'limit', 'offset'],
  columns: ['id', 'kind', 'amount', 'balance', 'reason', 'corrects', 'by', 'at', 'isCorrected'],
  notNull: ['isCorrected'],
  prepared: undefined,
};

export const findFile: Statement<
  { businessId: string; taxExemptFileId: string },
  { found: number }
> = {
  text: `select 1 as found from files where business_id = $1 and id = $2`,
  parameters: ['businessId', 'taxExemptFileId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockContactValues: Statement<
  { businessId: string; values: readonly string[] },
  { pgAdvisoryXactLock: string | null }
> = {
  text: `select pg_advisory_xact_lock(hashtextextended($1 || value, 0)) from unnest($2::text[]) value order by value`,
  parameters: ['businessId', 'values'],
  columns: ['pgAdvisoryXactLock'],
  notNull: [],
  prepared: 'customers.lockContactValues',
};

export const listLinkedCustomers: Statement<
  { businessId: string; customerId: string },
  { id: string; name: string; phone: string | null; email: string | null; relation: Relation }
> = {
  text: `select c.id, c.name, c.phone, c.email, l.relation
from customer_links l join customers c on c.business_id = l.business_id and c.id = l.other_id
where l.business_id = $1 and l.customer_id = $2 and c.archived_at is null order by c.name, c.id`,
  parameters: ['businessId', 'customerId'],
  columns: ['id', 'name', 'phone', 'email', 'relation'],
  notNull: [],
  prepared: undefined,
};

export const deleteLinkPair: Statement<
  { businessId: string; customerId: string; otherId: string },
  { removed: number }
> = {
  text: `delete from customer_links where business_id = $1
and ((customer_id = $2 and other_id = $3) or (customer_id = $3 and other_id = $2))
  returning 1 as removed`,
  parameters: ['businessId', 'customerId', 'otherId'],
  columns: ['removed'],
  notNull: [],
  prepared: undefined,
};

export const listLinkedIds: Statement<
  { businessId: string; customerId: string },
  { id: string }
> = {
  text: `select other_id as id from customer_links where business_id = $1 and customer_id = $2`,
  parameters: ['businessId', 'customerId'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const lockCustomerRows: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string }
> = {
  text: `select id from customers where business_id = $1 and id = any($2::uuid[]) order by id for no key update`,
  parameters: ['businessId', 'ids'],
  columns: ['id'],
  notNull: [],
  prepared: 'customers.lockCustomerRows',
};

export const countMoves: Statement<
  { businessId: string; customerId: string },
  { invoices: number; drafts: number; devices: number; adjustments: number; reservations: number; notes: number; links: number; storeCredit: number }
> = {
  text: `select count(i.id) filter (where i.status <> 'draft')::int as invoices,
  count(i.id) filter (where i.status = 'draft')::int as drafts,
  (select count(*)::int from invoices s join invoice_lines l on l.business_id = s.business_id and l.invoice_id = s.id
   where s.business_id = c.business_id and s.customer_id = c.id and s.status in ('open', 'paid') and l.unit_id is not null)
  + (select count(*)::int from stock_adjustments a
     join stock_adjustment_lines l on l.business_id = a.business_id and l.adjustment_id = a.id
     where a.business_id = c.business_id and a.customer_id = c.id and l.unit_id is not null) as devices,
  (select count(*)::int from stock_adjustments a
   where a.business_id = c.business_id and a.customer_id = c.id) as adjustments,
  (select count(*)::int from stock_reservations r
   where r.business_id = c.business_id and r.customer_id = c.id and r.ended_at is null) as reservations,
  (select count(*)::int from customer_notes n where n.business_id = c.business_id and n.customer_id = c.id) as notes,
  (select count(*)::int from customer_links k where k.business_id = c.business_id and k.customer_id = c.id) as links,
  c.store_credit
from customers c left join invoices i on i.business_id = c.business_id and i.customer_id = c.id
where c.business_id = $1 and c.id = $2 group by c.business_id, c.id, c.store_credit`,
  parameters: ['businessId', 'customerId'],
  columns: ['invoices', 'drafts', 'devices', 'adjustments', 'reservations', 'notes', 'links', 'storeCredit'],
  notNull: ['devices', 'adjustments', 'reservations', 'notes', 'links'],
  prepared: undefined,
};

/** Older merges moved none of the record kinds that were added later. */
export const readMerges: Statement<
  { noMoves: string; undoDays: number; now: string; businessId: string; customerId: string; id: string | null },
  { id: string; staysId: string; staysName: string; goneId: string; goneName: string; moves: { invoices: number; drafts: number; devices: number; adjustments: number; reservations: number; notes: number; links: number; storeCredit: number; }; by: string; at: string; undoneAt: string | null; undoneBy: string | null; undoUntil: string; mayUndo: boolean }
> = {
  text: `select m.id, m.stays_id, s.name as stays_name, m.gone_id, g.name as gone_name,
  $1::jsonb || m.moves::jsonb as moves,
  u.name as by, m.at, m.undone_at, b.name as undone_by, m.at + make_interval(days => $2) as undo_until,
  m.undone_at is null and $3::timestamptz <= m.at + make_interval(days => $2)
    and s.archived_at is null and not exists (select 1 from customer_merges l
      where l.business_id = m.business_id and l.stays_id = m.stays_id and l.seq > m.seq and l.undone_at is null)
    as may_undo
from customer_merges m
join customers s on s.business_id = m.business_id and s.id = m.stays_id
join customers g on g.business_id = m.business_id and g.id = m.gone_id
join users u on u.business_id = m.business_id and u.id = m.user_id
left join users b on b.business_id = m.business_id and b.id = m.undone_by
where m.business_id = $4 and m.stays_id = $5 and ($6::uuid is null or m.id = $6)
order by m.seq desc limit 100`,
  parameters: ['noMoves', 'undoDays', 'now', 'businessId', 'customerId', 'id'],
  columns: ['id', 'staysId', 'staysName', 'goneId', 'goneName', 'moves', 'by', 'at', 'undoneAt', 'undoneBy', 'undoUntil', 'mayUndo'],
  notNull: ['id', 'staysName', 'goneName', 'moves', 'by', 'undoUntil', 'mayUndo'],
  prepared: undefined,
};

export const archiveMerged: Statement<
  { now: string; staysId: string; businessId: string; otherId: string },
  object
> = {
  text: `update customers set archived_at = $1, merged_into = $2, version = version + 1, updated_at = $1
where business_id = $3 and id = $4`,
  parameters: ['now', 'staysId', 'businessId', 'otherId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const raiseVersion: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `update customers set version = version + 1 where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const recountCustomers: Statement<
  { ids: readonly string[]; businessId: string },
  object
> = {
  text: `update customers c set invoice_count = x.invoices, total_spent = x.spent, last_visit = x.last
from (
  select k.id, count(i.id)::int as invoices, coalesce(sum(i.total - i.refunded), 0)::bigint as spent, max(i.posted_at) as last
  from unnest($1::uuid[]) k(id)
  left join invoices i on i.business_id = $2 and i.customer_id = k.id and i.status in ('open', 'paid') group by k.id
) x where c.business_id = $2 and c.id = x.id`,
  parameters: ['ids', 'businessId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listLinksToMove: Statement<
  { to: string; businessId: string; from: string },
  { otherId: string; relation: Relation; isThere: boolean }
> = {
  text: `select l.other_id, l.relation, l.other_id = $1 or exists (
  select 1 from customer_links t where t.business_id = $2 and t.customer_id = $1
    and t.other_id = l.other_id) as is_there
from customer_links l where l.business_id = $2 and l.customer_id = $3 order by l.other_id`,
  parameters: ['to', 'businessId', 'from'],
  columns: ['otherId', 'relation', 'isThere'],
  notNull: ['isThere'],
  prepared: undefined,
};

export const listBuyers: Statement<
  { businessId: string; units: readonly string[]; invoices: readonly string[] },
  { customerId: string }
> = {
  text: `select distinct i.customer_id from invoices i
where i.business_id = $1 and i.customer_id is not null and i.id in (
  select l.invoice_id from invoice_lines l where l.business_id = $1 and l.unit_id = any($2::uuid[])
  union all select unnest($3::uuid[]))
union
select a.customer_id from stock_adjustments a
join stock_adjustment_lines l on l.business_id = a.business_id and l.adjustment_id = a.id
where a.business_id = $1 and a.customer_id is not null and l.unit_id = any($2::uuid[])`,
  parameters: ['businessId', 'units', 'invoices'],
  columns: ['customerId'],
  notNull: ['customerId'],
  prepared: 'customers.listBuyers',
};

export const readCurrentCustomer: Statement<
  { businessId: string; id: string },
  { id: string }
> = {
  text: `with recursive chain as (
  select id, merged_into from customers where business_id = $1 and id = $2
  union all
  select c.id, c.merged_into from chain w join customers c on c.business_id = $1 and c.id = w.merged_into
)
select id from chain where merged_into is null`,
  parameters: ['businessId', 'id'],
  columns: ['id'],
  notNull: ['id'],
  prepared: 'customers.readCurrentCustomer',
};

export const readNameOfCustomer: Statement<
  { businessId: string; id: string },
  { name: string }
> = {
  text: `select name from customers where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const lockContact: Statement<
  { businessId: string; id: string },
  { phones: { number: string; label: 'mobile' | 'home' | 'work' | 'other'; contactName: string | null; isPrimary: boolean; }[]; emails: { address: string; isPrimary: boolean; }[]; smsConsent: boolean; emailConsent: boolean }
> = {
  text: `select phones, emails, sms_consent, email_consent from customers
where business_id = $1 and id = $2 and archived_at is null for no key update`,
  parameters: ['businessId', 'id'],
  columns: ['phones', 'emails', 'smsConsent', 'emailConsent'],
  notNull: [],
  prepared: undefined,
};

export const saveConsentDate: Statement<
  { now: string; businessId: string; id: string },
  object
> = {
  text: `update customers set consent_at = $1 where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const lockBuyer: Statement<
  { businessId: string; currentId: string },
  { id: string; group: string | null; taxExempt: boolean; taxExemptExpires: string | null; taxExemptNumber: string | null }
> = {
  text: `select id, customer_group as "group", tax_exempt, tax_exempt_expires,
  tax_exempt_number
from customers
where business_id = $1 and id = $2 and archived_at is null for no key update`,
  parameters: ['businessId', 'currentId'],
  columns: ['id', 'group', 'taxExempt', 'taxExemptExpires', 'taxExemptNumber'],
  notNull: [],
  prepared: 'customers.lockBuyer',
};

export const restoreMerged: Statement<
  { now: string; businessId: string; goneId: string },
  object
> = {
  text: `update customers set archived_at = null, merged_into = null, version = version + 1, updated_at = $1
where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'goneId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listActive: Statement<
  { businessId: string; otherIds: readonly string[] },
  { id: string }
> = {
  text: `select id from customers where business_id = $1 and id = any($2::uuid[]) and archived_at is null`,
  parameters: ['businessId', 'otherIds'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const lockCustomerRow: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from customers where business_id = $1 and id = $2 for no key update`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const sumOwed: Statement<
  { businessId: string; id: string },
  { due: number }
> = {
  text: `select coalesce(sum(total - paid), 0)::bigint as due from invoices
where business_id = $1 and customer_id = $2 and status = 'open'`,
  parameters: ['businessId', 'id'],
  columns: ['due'],
  notNull: [],
  prepared: undefined,
};

export const insertLink: Statement<
  { businessId: string; customerId: string; otherId: string; relation: string; now: string; inverse: string },
  object
> = {
  text: `insert into customer_links (business_id, customer_id, other_id, relation, created_at)
values ($1, $2, $3, $4, $5), ($1, $3, $2, $6, $5)
on conflict (business_id, customer_id, other_id) do update set relation = excluded.relation`,
  parameters: ['businessId', 'customerId', 'otherId', 'relation', 'now', 'inverse'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertMerge: Statement<
  { businessId: string; id: string; storeId: string; staysId: string; otherId: string; before: string; merged: string; links: string; moves: string; userId: string; now: string },
  object
> = {
  text: `insert into customer_merges (business_id, id, store_id, stays_id, gone_id, before, merged, links, moves, user_id, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  parameters: ['businessId', 'id', 'storeId', 'staysId', 'otherId', 'before', 'merged', 'links', 'moves', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};
