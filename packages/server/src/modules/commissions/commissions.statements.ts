// Generated from commissions.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const keepRuleVersion: Statement<
  { businessId: string; ruleId: string; version: number; rule: string; userId: string; now: string },
  object
> = {
  text: `insert into commission_rule_versions (business_id, rule_id, version, rule, user_id, at)
values ($1, $2, $3, $4::jsonb, $5, $6) on conflict do nothing`,
  parameters: ['businessId', 'ruleId', 'version', 'rule', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

/** The fields of a rule that name a record which the business does not have. */
export const findUnknown: Statement<
  { storeIds: readonly string[]; businessId: string; userIds: readonly string[]; splitIds: readonly string[]; roleIds: readonly string[]; categoryIds: readonly string[]; productIds: readonly string[] },
  { field: string }
> = {
  text: `select field from (
  select 'storeIds' as field, id from unnest($1::uuid[]) id
  where id not in (select s.id from stores s where s.business_id = $2)
  union all
  select 'userIds', id from unnest($3::uuid[]) id
  where id not in (select u.id from users u where u.business_id = $2)
  union all
  select 'splits', id from unnest($4::uuid[]) id
  where id not in (select u.id from users u where u.business_id = $2)
  union all
  select 'roleIds', id from unnest($5::uuid[]) id
  where id not in (select r.id from roles r where r.business_id = $2)
  union all
  select 'categoryIds', id from unnest($6::uuid[]) id
  where id not in (select c.id from categories c where c.business_id = $2)
  union all
  select 'productIds', id from unnest($7::uuid[]) id
  where id not in (select p.id from products p where p.business_id = $2)) x
limit 1`,
  parameters: ['storeIds', 'businessId', 'userIds', 'splitIds', 'roleIds', 'categoryIds', 'productIds'],
  columns: ['field'],
  notNull: ['field'],
  prepared: undefined,
};

export const listChoices: Statement<
  { businessId: string },
  { kind: string; id: string | null; name: string }
> = {
  text: `select 'stores' as kind, id, name from stores where business_id = $1
union all
select 'people', id, name from users where business_id = $1 and active
union all
select 'roles', id, name from roles where business_id = $1
union all
select 'categories', id, name from categories where business_id = $1 and archived_at is null
union all
select 'brands', null, brand from products where business_id = $1 and archived_at is null and brand is not null
group by brand
order by 1, 3`,
  parameters: ['businessId'],
  columns: ['kind', 'id', 'name'],
  notNull: ['kind', 'name'],
  prepared: undefined,
};

export const lockPeriods: Statement<
  { businessId: string; storeId: string },
  { pgAdvisoryXactLock: string | null }
> = {
  text: `select pg_advisory_xact_lock(hashtextextended('commissions ' || $1 || $2, 0))`,
  parameters: ['businessId', 'storeId'],
  columns: ['pgAdvisoryXactLock'],
  notNull: [],
  prepared: undefined,
};

export const listPeriods: Statement<
  { businessId: string; storeId: string },
  { id: string; from: string; to: string; closedAt: string; closedBy: string }
> = {
  text: `select p.id, p.from_day as "from", p.to_day as "to", p.closed_at, u.name as closed_by from commission_periods p
join users u on u.business_id = p.business_id and u.id = p.closed_by
where p.business_id = $1 and p.store_id = $2 order by p.from_day desc`,
  parameters: ['businessId', 'storeId'],
  columns: ['id', 'from', 'to', 'closedAt', 'closedBy'],
  notNull: [],
  prepared: undefined,
};

export const findFirstRule: Statement<
  { businessId: string },
  { at: string | null }
> = {
  text: `select min(created_at) as at from commission_rules where business_id = $1`,
  parameters: ['businessId'],
  columns: ['at'],
  notNull: [],
  prepared: undefined,
};

export const insertPeriod: Statement<
  { businessId: string; id: string; storeId: string; from: string; to: string; userId: string; now: string },
  object
> = {
  text: `insert into commission_periods (business_id, id, store_id, from_day, to_day, closed_by, closed_at)
values ($1, $2, $3, $4, $5, $6, $7)`,
  parameters: ['businessId', 'id', 'storeId', 'from', 'to', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertEntries: Statement<
  { businessId: string; storeId: string; periodId: string; now: string; entries: string },
  object
> = {
  text: `insert into commission_entries (business_id, store_id, period_id, at, id, kind, user_id, seller_id, rule_id, rule_version,
  invoice_id, line_id, base, base_amount, value, share, is_capped, causes, amount, day)
select $1, $2, $3, $4, x.* from jsonb_to_recordset($5::jsonb) as x(id uuid, kind text,
  "userId" uuid, "sellerId" uuid, "ruleId" uuid, "ruleVersion" int, "invoiceId" uuid, "lineId" uuid, base text,
  "baseAmount" bigint, value int, share int, "isCapped" boolean, causes jsonb, amount bigint, day date)`,
  parameters: ['businessId', 'storeId', 'periodId', 'now', 'entries'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertAdjustment: Statement<
  { businessId: string; id: string; storeId: string; userId: string; amount: number; day: string; reason: string; createdBy: string; now: string },
  object
> = {
  text: `insert into commission_entries (business_id, id, store_id, kind, user_id, amount, day, reason, created_by, at)
values ($1, $2, $3, 'adjustment', $4, $5, $6, $7, $8, $9)`,
  parameters: ['businessId', 'id', 'storeId', 'userId', 'amount', 'day', 'reason', 'createdBy', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertSettlements: Statement<
  { businessId: string; storeId: string; periodId: string; from: string; to: string; now: string; settlements: string },
  object
> = {
  text: `insert into commission_settlements (business_id, store_id, period_id, from_day, to_day, status, version, created_at, updated_at,
  id, user_id, total)
select $1, $2, $3, $4, $5, 'draft', 1, $6, $6, x.*
from jsonb_to_recordset($7::jsonb) as x(id uuid, "userId" uuid, total bigint)`,
  parameters: ['businessId', 'storeId', 'periodId', 'from', 'to', 'now', 'settlements'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listSettlements: Statement<
  { businessId: string; storeId: string; from: string },
  { id: string; version: number; userId: string; from: string; to: string; total: number; status: 'draft' | 'approved' | 'paid' | 'cancelled'; approvedAt: string | null; paidAt: string | null; reason: string | null }
> = {
  text: `select id, version, user_id, from_day as "from", to_day as "to", total, status, approved_at, paid_at, reason
from commission_settlements where business_id = $1 and store_id = $2 and from_day = $3`,
  parameters: ['businessId', 'storeId', 'from'],
  columns: ['id', 'version', 'userId', 'from', 'to', 'total', 'status', 'approvedAt', 'paidAt', 'reason'],
  notNull: [],
  prepared: undefined,
};

export const lockSettlement: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; version: number; userId: string; from: string; to: string; total: number; status: 'draft' | 'approved' | 'paid' | 'cancelled'; approvedAt: string | null; paidAt: string | null; reason: string | null }
> = {
  text: `select id, version, user_id, from_day as "from", to_day as "to", total, status, approved_at, paid_at, reason
from commission_settlements where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'version', 'userId', 'from', 'to', 'total', 'status', 'approvedAt', 'paidAt', 'reason'],
  notNull: [],
  prepared: undefined,
};

export const approveSettlement: Statement<
  { userId: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update commission_settlements set status = 'approved', approved_by = $1, approved_at = $2, version = version + 1,
  updated_at = $2
where business_id = $3 and id = $4`,
  parameters: ['userId', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const cancelSettlement: Statement<
  { reason: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update commission_settlements set status = 'cancelled', reason = $1, version = version + 1, updated_at = $2
where business_id = $3 and id = $4`,
  parameters: ['reason', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listClosedEntries: Statement<
  { businessId: string; storeId: string; periodId: string | null; from: string; to: string },
  { kind: 'earn' | 'split' | 'spiff' | 'chargeback' | 'adjustment'; userId: string; sellerId: string | null; ruleId: string | null; ruleVersion: number | null; invoiceId: string | null; lineId: string | null; base: string | null; baseAmount: number | null; value: number | null; share: number | null; isCapped: boolean; causes: unknown; amount: number; day: string; reason: string | null; createdBy: string | null }
> = {
  text: `select e.kind, e.user_id, e.seller_id, e.rule_id, e.rule_version, e.invoice_id, e.line_id, e.base, e.base_amount, e.value,
  e.share, e.is_capped, coalesce(e.causes, '[]') as causes, e.amount, e.day, e.reason, e.created_by
from commission_entries e
where e.business_id = $1 and e.store_id = $2 and (e.period_id = $3
  or e.period_id is null and e.day between $4 and $5)
order by e.day, e.seq`,
  parameters: ['businessId', 'storeId', 'periodId', 'from', 'to'],
  columns: ['kind', 'userId', 'sellerId', 'ruleId', 'ruleVersion', 'invoiceId', 'lineId', 'base', 'baseAmount', 'value', 'share', 'isCapped', 'causes', 'amount', 'day', 'reason', 'createdBy'],
  notNull: ['causes'],
  prepared: undefined,
};

export const listEntryNames: Statement<
  { businessId: string; ids: readonly string[] },
  { kind: string | null; id: string; name: string | null }
> = {
  text: `select 'user' as kind, id, name from users where business_id = $1 and id = any($2::uuid[])
union all
select 'rule', id, name from commission_rules where business_id = $1 and id = any($2::uuid[])
union all
select 'invoice', id, number::text from invoices where business_id = $1 and id = any($2::uuid[])
union all
select 'line', id, description from invoice_lines where business_id = $1 and id = any($2::uuid[])`,
  parameters: ['businessId', 'ids'],
  columns: ['kind', 'id', 'name'],
  notNull: ['id'],
  prepared: undefined,
};

export const findPerson: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string }
> = {
  text: `select u.id from users u join user_stores s on s.business_id = u.business_id and s.user_id = u.id
where u.business_id = $1 and s.store_id = $2 and u.id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const listEarned: Statement<
  { businessId: string; storeId: string; from: string; to: string },
  { userId: string; amount: number }
> = {
  text: `select user_id, sum(amount)::bigint as amount from commission_entries
where business_id = $1 and store_id = $2 and period_id is not null and day between $3 and $4
  and kind in ('earn', 'split', 'spiff')
group by user_id`,
  parameters: ['businessId', 'storeId', 'from', 'to'],
  columns: ['userId', 'amount'],
  notNull: ['amount'],
  prepared: undefined,
};

export const listPeople: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; name: string }
> = {
  text: `select id, name from users where business_id = $1 and id = any($2::uuid[]) order by name, id`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'name'],
  notNull: [],
  prepared: undefined,
};
