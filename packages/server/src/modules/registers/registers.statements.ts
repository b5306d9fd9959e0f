// Generated from registers.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { CashMovementKind } from '@tilldesk/domain/registers';

export const saveClosing: Statement<
  { status: string; userId: string; now: string; counted: number | null; note: string | null; expected: number; denominations: string | null; bankDrop: number; reason: string | null; reasonMissing: boolean; isForced: boolean; approvalId: string | null; businessId: string; id: string },
  object
> = {
  text: `update register_sessions set status = $1, closed_by = $2, closed_at = greatest($3, opened_at),
  counted_cash = $4, closing_note = $5,
  expected_cash = $6, denominations = $7, bank_drop = $8, variance_reason = $9,
    reason_missing = $10, forced = $11,
  approval_id = $12, version = version + 1
where business_id = $13 and id = $14`,
  parameters: ['status', 'userId', 'now', 'counted', 'note', 'expected', 'denominations', 'bankDrop', 'reason', 'reasonMissing', 'isForced', 'approvalId', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveCountedDrawer: Statement<
  { counted: number; denominations: string | null; reason: string | null; reasonMissing: boolean; userId: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update register_sessions set status = 'closed', counted_cash = $1, denominations = $2,
  variance_reason = $3,
  reason_missing = $4, counted_by = $5, counted_at = $6, version = version + 1
where business_id = $7 and id = $8`,
  parameters: ['counted', 'denominations', 'reason', 'reasonMissing', 'userId', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listDrawersSince: Statement<
  { businessId: string; registerId: string; id: string; openedAt: string },
  { openedBy: string; status: 'open' | 'closed' | 'uncounted' }
> = {
  text: `select opened_by, status from register_sessions
where business_id = $1 and register_id = $2 and id <> $3 and opened_at >= $4 limit 2`,
  parameters: ['businessId', 'registerId', 'id', 'openedAt'],
  columns: ['openedBy', 'status'],
  notNull: [],
  prepared: undefined,
};

export const saveExplanation: Statement<
  { reason: string; businessId: string; drawerId: string },
  object
> = {
  text: `update register_sessions set variance_reason = $1, reason_missing = false, version = version + 1
where business_id = $2 and id = $3`,
  parameters: ['reason', 'businessId', 'drawerId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findDrawerOfPerson: Statement<
  { businessId: string; drawerId: string; userId: string },
  { found: number }
> = {
  text: `select 1 as found from register_sessions s where s.business_id = $1 and s.id = $2 and ($3 in (s.closed_by,
  s.counted_by)
or exists (select 1 from register_session_people w
  where w.business_id = $1 and w.session_id = $2 and w.user_id = $3))`,
  parameters: ['businessId', 'drawerId', 'userId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockPersonForDrawer: Statement<
  { businessId: string; userId: string },
  { found: number }
> = {
  text: `select 1 as found from users where business_id = $1 and id = $2 for no key update`,
  parameters: ['businessId', 'userId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const saveLeftDrawers: Statement<
  { now: string; businessId: string; storeId: string; userId: string },
  object
> = {
  text: `update register_session_people set left_at = $1
where business_id = $2 and store_id = $3 and user_id = $4 and left_at is null`,
  parameters: ['now', 'businessId', 'storeId', 'userId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertDrawerPerson: Statement<
  { businessId: string; id: string; storeId: string; drawerId: string; userId: string; now: string },
  object
> = {
  text: `insert into register_session_people (business_id, id, store_id, session_id, user_id, joined_at)
values ($1, $2, $3, $4, $5, $6)`,
  parameters: ['businessId', 'id', 'storeId', 'drawerId', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findDrawerOf: Statement<
  { businessId: string; storeId: string; userId: string },
  { sessionId: string }
> = {
  text: `select session_id from register_session_people
where business_id = $1 and store_id = $2 and user_id = $3 and left_at is null`,
  parameters: ['businessId', 'storeId', 'userId'],
  columns: ['sessionId'],
  notNull: [],
  prepared: undefined,
};

export const saveDrawerLeft: Statement<
  { now: string; businessId: string; drawerId: string; userId: string | null },
  object
> = {
  text: `update register_session_people set left_at = $1
where business_id = $2 and session_id = $3 and ($4::uuid is null or user_id = $4) and left_at is null`,
  parameters: ['now', 'businessId', 'drawerId', 'userId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readOccupancy: Statement<
  { userId: string; businessId: string; drawerId: string },
  { isOn: boolean; others: boolean }
> = {
  text: `select coalesce(bool_or(user_id = $1), false) as is_on, coalesce(bool_or(user_id <> $1), false) as others
from register_session_people where business_id = $2 and session_id = $3 and left_at is null`,
  parameters: ['userId', 'businessId', 'drawerId'],
  columns: ['isOn', 'others'],
  notNull: [],
  prepared: undefined,
};

export const lockActiveRegister: Statement<
  { businessId: string; storeId: string; registerId: string | null },
  { id: string }
> = {
  text: `select id from registers where business_id = $1 and store_id = $2 and active and ($3::uuid is null
  or id = $3)
order by created_at, id limit 1 for no key update`,
  parameters: ['businessId', 'storeId', 'registerId'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const findOpenDrawer: Statement<
  { businessId: string; registerId: string },
  { id: string }
> = {
  text: `select id from register_sessions where business_id = $1 and register_id = $2 and closed_at is null`,
  parameters: ['businessId', 'registerId'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const insertDrawer: Statement<
  { businessId: string; id: string; storeId: string; register: string; userId: string; now: string; counted: number; denominations: string | null; comment: string | null },
  { found: number }
> = {
  text: `insert into register_sessions (business_id, id, store_id, register_id, status, opened_by, opened_at, opening_counted,
  opening_denominations, opening_note, opening_expected)
values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, (
  select s.counted_cash - s.bank_drop from register_sessions s where s.business_id = $1 and s.register_id = $4
  order by s.opened_at desc, s.id desc limit 1))
on conflict (business_id, id) do nothing returning 1 as found`,
  parameters: ['businessId', 'id', 'storeId', 'register', 'userId', 'now', 'counted', 'denominations', 'comment'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockRegisterOfDrawer: Statement<
  { businessId: string; drawerId: string },
  { found: number }
> = {
  text: `select 1 as found from registers where business_id = $1 and id = (
select register_id from register_sessions where business_id = $1 and id = $2) for no key update`,
  parameters: ['businessId', 'drawerId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const readLockedDrawer: Statement<
  { businessId: string; drawerId: string },
  { id: string; storeId: string; registerId: string; register: string; status: 'open' | 'closed' | 'uncounted'; version: number; openedAt: string; countedCash: number | null; varianceReason: string | null; reasonMissing: boolean }
> = {
  text: `select s.id, s.store_id, s.register_id, r.name as register, s.status, s.version, s.opened_at, s.counted_cash,
  s.variance_reason, s.reason_missing
from register_sessions s join registers r on r.business_id = s.business_id and r.id = s.register_id
where s.business_id = $1 and s.id = $2 for update of s`,
  parameters: ['businessId', 'drawerId'],
  columns: ['id', 'storeId', 'registerId', 'register', 'status', 'version', 'openedAt', 'countedCash', 'varianceReason', 'reasonMissing'],
  notNull: [],
  prepared: undefined,
};

export const readExpectedCash: Statement<
  { businessId: string; drawerId: string },
  { expected: number }
> = {
  text: `select opening_counted + (select coalesce(sum(m.amount), 0)::bigint from cash_movements m
  where m.business_id = $1 and m.session_id = $2) as expected
from register_sessions where business_id = $1 and id = $2`,
  parameters: ['businessId', 'drawerId'],
  columns: ['expected'],
  notNull: ['expected'],
  prepared: undefined,
};

export const lockDrawerRow: Statement<
  { businessId: string; drawerId: string },
  { found: number }
> = {
  text: `select 1 as found from register_sessions where business_id = $1 and id = $2 for no key update`,
  parameters: ['businessId', 'drawerId'],
  columns: ['found'],
  notNull: [],
  prepared: 'registers.lockDrawerRow',
};

export const lockOpenDrawersOf: Statement<
  { businessId: string; movementIds: readonly string[] },
  { id: string; drawer: string }
> = {
  text: `select m.id, r.id as drawer from cash_movements m
join register_sessions r on r.business_id = m.business_id and r.id = m.session_id and r.closed_at is null
where m.business_id = $1 and m.id = any($2::uuid[]) order by r.id for key share of r`,
  parameters: ['businessId', 'movementIds'],
  columns: ['id', 'drawer'],
  notNull: [],
  prepared: 'registers.lockOpenDrawersOf',
};

export const insertCashOfDocument: Statement<
  { businessId: string; id: string; drawer: string; kind: string; amount: number; reason: string; documentId: string; userId: string; now: string },
  object
> = {
  text: `insert into cash_movements (business_id, id, session_id, kind, amount, reason, source_id, user_id, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  parameters: ['businessId', 'id', 'drawer', 'kind', 'amount', 'reason', 'documentId', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: 'registers.insertCashOfDocument',
};

export const findCashOfDocument: Statement<
  { businessId: string; documentId: string },
  { found: number }
> = {
  text: `select 1 as found from cash_movements where business_id = $1 and source_id = $2`,
  parameters: ['businessId', 'documentId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const insertCashCount: Statement<
  { businessId: string; id: string; drawerId: string; counted: number; userId: string; now: string },
  object
> = {
  text: `insert into cash_movements (business_id, id, session_id, kind, amount, counted, user_id, at)
values ($1, $2, $3, 'count', 0, $4, $5, $6)`,
  parameters: ['businessId', 'id', 'drawerId', 'counted', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readCashMovement: Statement<
  { businessId: string; drawerId: string; movementId: string },
  { kind: CashMovementKind; amount: number; sourceId: string | null; userId: string; isReversed: boolean }
> = {
  text: `select kind, amount, source_id, user_id, exists (select 1 from cash_movements x
  where x.business_id = $1 and x.reverses_id = m.id) as is_reversed
from cash_movements m where business_id = $1 and session_id = $2 and id = $3`,
  parameters: ['businessId', 'drawerId', 'movementId'],
  columns: ['kind', 'amount', 'sourceId', 'userId', 'isReversed'],
  notNull: [],
  prepared: undefined,
};

export const insertCashMovement: Statement<
  { businessId: string; id: string; drawerId: string; kind: string; amount: number; category: string | null; reason: string; reversesId: string | null; userId: string; now: string },
  { found: number }
> = {
  text: `insert into cash_movements (business_id, id, session_id, kind, amount, category, reason, reverses_id, user_id, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (business_id, id) do nothing returning 1 as found`,
  parameters: ['businessId', 'id', 'drawerId', 'kind', 'amount', 'category', 'reason', 'reversesId', 'userId', 'now'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findOwnDrawer: Statement<
  { businessId: string; storeId: string; userId: string; registerId: string | null },
  { id: string }
> = {
  text: `select r.id from register_session_people w
join register_sessions r on r.business_id = w.business_id and r.id = w.session_id and r.closed_at is null
where w.business_id = $1 and w.store_id = $2 and w.user_id = $3 and w.left_at is null
  and ($4::uuid is null or r.register_id = $4::uuid)
for key share of r`,
  parameters: ['businessId', 'storeId', 'userId', 'registerId'],
  columns: ['id'],
  notNull: [],
  prepared: 'registers.findOwnDrawer',
};

export const findOtherDrawer: Statement<
  { businessId: string; storeId: string; userId: string },
  { name: string }
> = {
  text: `select g.name from register_session_people w
join register_sessions r on r.business_id = w.business_id and r.id = w.session_id and r.closed_at is null
join registers g on g.business_id = r.business_id and g.id = r.register_id
where w.business_id = $1 and w.store_id = $2 and w.user_id = $3 and w.left_at is null`,
  parameters: ['businessId', 'storeId', 'userId'],
  columns: ['name'],
  notNull: [],
  prepared: 'registers.findOtherDrawer',
};

export const insertRegister: Statement<
  { businessId: string; id: string; storeId: string; name: string; now: string },
  { found: number }
> = {
  text: `insert into registers (business_id, id, store_id, name, created_at, updated_at) values ($1, $2, $3, $4,
  $5, $5)
on conflict (business_id, id) do nothing returning 1 as found`,
  parameters: ['businessId', 'id', 'storeId', 'name', 'now'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockRegisterRow: Statement<
  { businessId: string; storeId: string; id: string },
  { name: string; active: boolean; version: number }
> = {
  text: `select name, active, version from registers
where business_id = $1 and store_id = $2 and id = $3 for no key update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['name', 'active', 'version'],
  notNull: [],
  prepared: undefined,
};

export const saveRegister: Statement<
  { name: string; active: boolean; now: string; businessId: string; id: string },
  object
> = {
  text: `update registers set name = $1, active = $2, updated_at = $3, version = version + 1 where business_id = $4
  and id = $5`,
  parameters: ['name', 'active', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findOtherRegister: Statement<
  { businessId: string; storeId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from registers where business_id = $1 and store_id = $2 and active and id <> $3 limit 1`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findRegisterOfName: Statement<
  { businessId: string; storeId: string; id: string; name: string },
  { found: number }
> = {
  text: `select 1 as found from registers where business_id = $1 and store_id = $2 and active and id <> $3
  and lower(name) = lower($4)`,
  parameters: ['businessId', 'storeId', 'id', 'name'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockStoreOfRegisters: Statement<
  { businessId: string; storeId: string },
  { found: number }
> = {
  text: `select 1 as found from stores where business_id = $1 and id = $2 for no key update`,
  parameters: ['businessId', 'storeId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const listRegisterRows: Statement<
  { businessId: string; storeId: string; isWithInactive: boolean },
  { id: string; name: string; active: boolean; version: number; open: string | null; uncounted: string | null }
> = {
  text: `select r.id, r.name, r.active, r.version, s.id as open, case when u.status = 'uncounted' then u.id end as uncounted
  from registers r
left join register_sessions s on s.business_id = r.business_id and s.register_id = r.id and s.closed_at is null
left join lateral (select x.id, x.status from register_sessions x
  where x.business_id = r.business_id and x.store_id = r.store_id and x.register_id = r.id and x.closed_at is not null
  order by x.opened_at desc, x.id desc limit 1) u on true
where r.business_id = $1 and r.store_id = $2 and (r.active or $3) order by r.created_at, r.id`,
  parameters: ['businessId', 'storeId', 'isWithInactive'],
  columns: ['id', 'name', 'active', 'version', 'open', 'uncounted'],
  notNull: ['id'],
  prepared: undefined,
};

/** While a drawer is open its expected cash is the sum of its ledger; at the closing it is frozen. */
export const listDrawers: Statement<
  { userId: string; businessId: string; storeId: string; ids: readonly string[] },
  { id: string; registerId: string; registerName: string; status: 'open' | 'closed' | 'uncounted'; openedBy: string; openedAt: string; openingExpected: number | null; openingCounted: number; closedBy: string | null; closedAt: string | null; counted: number | null; countedBy: string | null; reason: string | null; reasonMissing: boolean; bankDrop: number; forced: boolean; approvedBy: string | null; openingNote: string | null; note: string | null; version: number; summed: number; people: string[] | null; isMine: boolean }
> = {
  text: `select s.id, s.register_id, r.name as register_name, s.status, o.name as opened_by, s.opened_at,
  s.opening_expected, s.opening_counted, c.name as closed_by,
  s.closed_at, s.counted_cash as counted, n.name as counted_by, s.variance_reason as reason,
  s.reason_missing, s.bank_drop, s.forced, g.name as approved_by,
  s.opening_note, s.closing_note as note, s.version,
  coalesce(s.expected_cash, s.opening_counted + (select coalesce(sum(m.amount), 0)::bigint from cash_movements m
    where m.business_id = s.business_id and m.session_id = s.id)) as summed,
  (select json_agg(w.name order by k.joined_at, k.id) from register_session_people k
    join users w on w.business_id = k.business_id and w.id = k.user_id
    where k.business_id = s.business_id and k.session_id = s.id and k.left_at is null) as people,
  exists (select 1 from register_session_people k
    where k.business_id = s.business_id and k.session_id = s.id and k.user_id = $1 and k.left_at is null) as is_mine
from register_sessions s
join registers r on r.business_id = s.business_id and r.id = s.register_id
join users o on o.business_id = s.business_id and o.id = s.opened_by
left join users c on c.business_id = s.business_id and c.id = s.closed_by
left join users n on n.business_id = s.business_id and n.id = s.counted_by
left join approvals a on a.business_id = s.business_id and a.id = s.approval_id
left join users g on g.business_id = a.business_id and g.id = a.granter_id
where s.business_id = $2 and s.store_id = $3 and s.id = any($4::uuid[])
order by s.opened_at desc, s.id desc`,
  parameters: ['userId', 'businessId', 'storeId', 'ids'],
  columns: ['id', 'registerId', 'registerName', 'status', 'openedBy', 'openedAt', 'openingExpected', 'openingCounted', 'closedBy', 'closedAt', 'counted', 'countedBy', 'reason', 'reasonMissing', 'bankDrop', 'forced', 'approvedBy', 'openingNote', 'note', 'version', 'summed', 'people', 'isMine'],
  notNull: ['id', 'registerName', 'openedBy', 'summed', 'isMine'],
  prepared: 'registers.listDrawers',
};

export const sumDrawers: Statement<
  { businessId: string; storeId: string; from: string | null; before: string | null; registerId: string | null; employee: string | null; status: string | null },
  { found: number; counted: number; expected: number; over: number; short: number; uncounted: number }
> = {
  text: `select count(*)::int as found, coalesce(sum(counted_cash), 0)::bigint as counted,
  coalesce(sum(expected_cash) filter (where status = 'closed'), 0)::bigint as expected,
  coalesce(sum(counted_cash - expected_cash) filter (where counted_cash > expected_cash), 0)::bigint as over,
  coalesce(sum(expected_cash - counted_cash) filter (where counted_cash < expected_cash), 0)::bigint as short,
  count(*) filter (where status = 'uncounted')::int as uncounted
from drawers_matching($1, $2, $3, $4, $5, $6, $7)`,
  parameters: ['businessId', 'storeId', 'from', 'before', 'registerId', 'employee', 'status'],
  columns: ['found', 'counted', 'expected', 'over', 'short', 'uncounted'],
  notNull: [],
  prepared: 'registers.sumDrawers',
};

export const listDrawerIds: Statement<
  { businessId: string; storeId: string; from: string | null; before: string | null; registerId: string | null; employee: string | null; status: string | null; limit: number; offset: number },
  { id: string }
> = {
  text: `select id from drawers_matching($1, $2, $3, $4, $5, $6, $7)
order by opened_at desc, id desc limit $8 offset $9`,
  parameters: ['businessId', 'storeId', 'from', 'before', 'registerId', 'employee', 'status', 'limit', 'offset'],
  columns: ['id'],
  notNull: ['id'],
  prepared: 'registers.listDrawerIds',
};
