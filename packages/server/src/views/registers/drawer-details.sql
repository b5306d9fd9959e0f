-- import type { CashMovement, CashMovementKind, Denomination } from '@tilldesk/domain/registers'

-- name: readDenominations
-- type opening: Denomination[]
-- type closing: Denomination[]
select opening_denominations as opening, denominations as closing from register_sessions
where business_id = :businessId and id = :id;

-- name: listPeopleOfDrawer
select u.name, w.joined_at as "from", w.left_at as until from register_session_people w
join users u on u.business_id = w.business_id and u.id = w.user_id
where w.business_id = :businessId and w.session_id = :id order by w.joined_at, w.id;

-- name: listMovements
-- prepared
-- not null: id
-- type kind: CashMovementKind
-- type category: CashMovement['category']
-- type refund: { id: string; number: number }
select m.id, m.kind, m.amount, m.counted, m.category, m.reason, m.user_id, u.name as by, m.at, m.source_id,
  i.id as invoice_id, i.number, p.change,
  case when f.id is not null then json_build_object('id', f.id, 'number', f.number) end as refund,
  m.reverses_id as reverses, x.id as reversed_by
from cash_movements m
join users u on u.business_id = m.business_id and u.id = m.user_id
left join invoices i on i.business_id = m.business_id and i.id = m.source_id
left join payments p on p.business_id = m.business_id and p.id = m.id
left join refunds f on f.business_id = m.business_id and f.id = m.source_id
left join cash_movements x on x.business_id = m.business_id and x.reverses_id = m.id
where m.business_id = :businessId and m.session_id = :drawerId order by m.seq;
