-- import type { Relation } from '@tilldesk/domain/customers'

-- name: insertNote
insert into customer_notes (business_id, id, customer_id, text, user_id, at) values (:businessId, :id, :customerId, :text,
  :userId,
  :now)
on conflict do nothing returning id;

-- name: readNote
select n.id, n.text, u.name as by, n.at from customer_notes n
join users u on u.business_id = n.business_id and u.id = n.user_id where n.business_id = :businessId and n.id = :id;

-- name: listGroupNames
-- not null: name
select customer_group as name from customers
where business_id = :businessId and customer_group is not null and archived_at is null group by 1 order by 1 limit 100;

-- name: countCredits
select count(*)::int as count from customer_credits where business_id = :businessId and customer_id = :customerId;

-- name: readCreditOfBoth
select id, store_credit from customers where business_id = :businessId and id in (:from, :to);

-- name: readBalance
select store_credit as balance from customers where business_id = :businessId and id = :customerId;

-- name: insertCredit
-- prepared
with entry as (
  insert into customer_credits (business_id, id, store_id, customer_id, kind, amount, balance, reason, corrects,
    merge_id, user_id, at)
  values (:businessId, :id, :storeId, :customerId, :kind, :amount, :balance, :reason, :corrects?, :mergeId?,
    :userId, :now)
  on conflict do nothing returning customer_id
)
update customers c set store_credit = :balance::bigint from entry e where c.business_id = :businessId and c.id = e.customer_id
returning c.id;

-- name: listCreditEntries
-- not null: is_corrected
select e.id, e.kind, e.amount, e.balance, e.reason, e.corrects, u.name as by, e.at,
  exists (select 1 from customer_credits x where x.business_id = e.business_id and x.corrects = e.id) as is_corrected
from customer_credits e join users u on u.business_id = e.business_id and u.id = e.user_id
where e.business_id = :businessId and e.customer_id = :customerId and (:id?::uuid is null or e.id = :id?)
order by e.seq desc limit :limit offset :offset;

-- name: findFile
select 1 as found from files where business_id = :businessId and id = :taxExemptFileId;

-- name: lockContactValues
-- prepared
select pg_advisory_xact_lock(hashtextextended(:businessId || value, 0)) from unnest(:values::text[]) value order by value;

-- name: listLinkedCustomers
-- type relation: Relation
select c.id, c.name, c.phone, c.email, l.relation
from customer_links l join customers c on c.business_id = l.business_id and c.id = l.other_id
where l.business_id = :businessId and l.customer_id = :customerId and c.archived_at is null order by c.name, c.id;

-- name: deleteLinkPair
delete from customer_links where business_id = :businessId
and ((customer_id = :customerId and other_id = :otherId) or (customer_id = :otherId and other_id = :customerId))
  returning 1 as removed;

-- name: listLinkedIds
select other_id as id from customer_links where business_id = :businessId and customer_id = :customerId;

-- name: lockCustomerRows
-- prepared
select id from customers where business_id = :businessId and id = any(:ids::uuid[]) order by id for no key update;

-- name: countMoves
-- not null: devices, adjustments, reservations, notes, links
select count(i.id) filter (where i.status <> 'draft')::int as invoices,
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
where c.business_id = :businessId and c.id = :customerId group by c.business_id, c.id, c.store_credit;

-- name: readMerges
-- Older merges moved none of the record kinds that were added later.
-- not null: id, stays_name, gone_name, moves, by, undo_until, may_undo
-- type moves: { invoices: number; drafts: number; devices: number; adjustments: number; reservations: number; notes: number; links: number; storeCredit: number; }
select m.id, m.stays_id, s.name as stays_name, m.gone_id, g.name as gone_name,
  :noMoves::jsonb || m.moves::jsonb as moves,
  u.name as by, m.at, m.undone_at, b.name as undone_by, m.at + make_interval(days => :undoDays) as undo_until,
  m.undone_at is null and :now::timestamptz <= m.at + make_interval(days => :undoDays)
    and s.archived_at is null and not exists (select 1 from customer_merges l
      where l.business_id = m.business_id and l.stays_id = m.stays_id and l.seq > m.seq and l.undone_at is null)
    as may_undo
from customer_merges m
join customers s on s.business_id = m.business_id and s.id = m.stays_id
join customers g on g.business_id = m.business_id and g.id = m.gone_id
join users u on u.business_id = m.business_id and u.id = m.user_id
left join users b on b.business_id = m.business_id and b.id = m.undone_by
where m.business_id = :businessId and m.stays_id = :customerId and (:id?::uuid is null or m.id = :id?)
order by m.seq desc limit 100;

-- name: archiveMerged
update customers set archived_at = :now, merged_into = :staysId, version = version + 1, updated_at = :now
where business_id = :businessId and id = :otherId;

-- name: raiseVersion
update customers set version = version + 1 where business_id = :businessId and id = :id;

-- name: recountCustomers
update customers c set invoice_count = x.invoices, total_spent = x.spent, last_visit = x.last
from (
  select k.id, count(i.id)::int as invoices, coalesce(sum(i.total - i.refunded), 0)::bigint as spent, max(i.posted_at) as last
  from unnest(:ids::uuid[]) k(id)
  left join invoices i on i.business_id = :businessId and i.customer_id = k.id and i.status in ('open', 'paid') group by k.id
) x where c.business_id = :businessId and c.id = x.id;

-- name: listLinksToMove
-- not null: is_there
-- type relation: Relation
select l.other_id, l.relation, l.other_id = :to or exists (
  select 1 from customer_links t where t.business_id = :businessId and t.customer_id = :to
    and t.other_id = l.other_id) as is_there
from customer_links l where l.business_id = :businessId and l.customer_id = :from order by l.other_id;

-- name: listBuyers
-- prepared
-- not null: customer_id
select distinct i.customer_id from invoices i
where i.business_id = :businessId and i.customer_id is not null and i.id in (
  select l.invoice_id from invoice_lines l where l.business_id = :businessId and l.unit_id = any(:units::uuid[])
  union all select unnest(:invoices::uuid[]))
union
select a.customer_id from stock_adjustments a
join stock_adjustment_lines l on l.business_id = a.business_id and l.adjustment_id = a.id
where a.business_id = :businessId and a.customer_id is not null and l.unit_id = any(:units::uuid[]);

-- name: readCurrentCustomer
-- prepared
-- not null: id
with recursive chain as (
  select id, merged_into from customers where business_id = :businessId and id = :id
  union all
  select c.id, c.merged_into from chain w join customers c on c.business_id = :businessId and c.id = w.merged_into
)
select id from chain where merged_into is null;

-- name: readNameOfCustomer
select name from customers where business_id = :businessId and id = :id;

-- name: lockContact
-- type phones: { number: string; label: 'mobile' | 'home' | 'work' | 'other'; contactName: string | null; isPrimary: boolean; }[]
-- type emails: { address: string; isPrimary: boolean; }[]
select phones, emails, sms_consent, email_consent from customers
where business_id = :businessId and id = :id and archived_at is null for no key update;

-- name: saveConsentDate
update customers set consent_at = :now where business_id = :businessId and id = :id;

-- name: lockBuyer
-- prepared
select id, customer_group as "group", tax_exempt, tax_exempt_expires,
  tax_exempt_number
from customers
where business_id = :businessId and id = :currentId and archived_at is null for no key update;

-- name: restoreMerged
update customers set archived_at = null, merged_into = null, version = version + 1, updated_at = :now
where business_id = :businessId and id = :goneId;

-- name: listActive
select id from customers where business_id = :businessId and id = any(:otherIds::uuid[]) and archived_at is null;

-- name: lockCustomerRow
select 1 as found from customers where business_id = :businessId and id = :id for no key update;

-- name: sumOwed
select coalesce(sum(total - paid), 0)::bigint as due from invoices
where business_id = :businessId and customer_id = :id and status = 'open';

-- name: insertLink
insert into customer_links (business_id, customer_id, other_id, relation, created_at)
values (:businessId, :customerId, :otherId, :relation, :now), (:businessId, :otherId, :customerId, :inverse, :now)
on conflict (business_id, customer_id, other_id) do update set relation = excluded.relation;

-- name: insertMerge
insert into customer_merges (business_id, id, store_id, stays_id, gone_id, before, merged, links, moves, user_id, at)
values (:businessId, :id, :storeId, :staysId, :otherId, :before, :merged, :links, :moves, :userId, :now);
