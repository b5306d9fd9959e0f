// Generated from drawer-details.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { CashMovement, CashMovementKind, Denomination } from '@tilldesk/domain/registers';

export const readDenominations: Statement<
  { businessId: string; id: string },
  { opening: Denomination[] | null; closing: Denomination[] | null }
> = {
  text: `select opening_denominations as opening, denominations as closing from register_sessions
where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['opening', 'closing'],
  notNull: [],
  prepared: undefined,
};

export const listPeopleOfDrawer: Statement<
  { businessId: string; id: string },
  { name: string; from: string; until: string | null }
> = {
  text: `select u.name, w.joined_at as "from", w.left_at as until from register_session_people w
join users u on u.business_id = w.business_id and u.id = w.user_id
where w.business_id = $1 and w.session_id = $2 order by w.joined_at, w.id`,
  parameters: ['businessId', 'id'],
  columns: ['name', 'from', 'until'],
  notNull: [],
  prepared: undefined,
};

export const listMovements: Statement<
  { businessId: string; drawerId: string },
  { id: string; kind: CashMovementKind; amount: number; counted: number | null; category: CashMovement['category'] | null; reason: string | null; userId: string; by: string; at: string; sourceId: string | null; invoiceId: string | null; number: number | null; change: number | null; refund: { id: string; number: number } | null; reverses: string | null; reversedBy: string | null }
> = {
  text: `select m.id, m.kind, m.amount, m.counted, m.category, m.reason, m.user_id, u.name as by, m.at, m.source_id,
  i.id as invoice_id, i.number, p.change,
  case when f.id is not null then json_build_object('id', f.id, 'number', f.number) end as refund,
  m.reverses_id as reverses, x.id as reversed_by
from cash_movements m
join users u on u.business_id = m.business_id and u.id = m.user_id
left join invoices i on i.business_id = m.business_id and i.id = m.source_id
left join payments p on p.business_id = m.business_id and p.id = m.id
left join refunds f on f.business_id = m.business_id and f.id = m.source_id
left join cash_movements x on x.business_id = m.business_id and x.reverses_id = m.id
where m.business_id = $1 and m.session_id = $2 order by m.seq`,
  parameters: ['businessId', 'drawerId'],
  columns: ['id', 'kind', 'amount', 'counted', 'category', 'reason', 'userId', 'by', 'at', 'sourceId', 'invoiceId', 'number', 'change', 'refund', 'reverses', 'reversedBy'],
  notNull: ['id'],
  prepared: 'drawer-details.listMovements',
};
