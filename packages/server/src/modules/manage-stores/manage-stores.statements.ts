// Generated from manage-stores.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const findStores: Statement<
  { businessId: string; search: string },
  { id: string }
> = {
  text: `select id from stores
where business_id = $1
  and position(lower($2) in lower(concat_ws(' ', name, code, city, email, phone))) > 0`,
  parameters: ['businessId', 'search'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const readSeries: Statement<
  { businessId: string; ids: readonly string[] },
  { storeId: string; kind: string; last: number }
> = {
  text: `select store_id, kind, last from numbers
where business_id = $1 and store_id = any($2::uuid[]) and kind in ('invoice', 'refund', 'purchase')`,
  parameters: ['businessId', 'ids'],
  columns: ['storeId', 'kind', 'last'],
  notNull: [],
  prepared: undefined,
};

/** No row if a document was numbered beyond it meanwhile. */
export const raiseSeries: Statement<
  { businessId: string; storeId: string; kind: string; last: number },
  { last: number }
> = {
  text: `insert into numbers as n (business_id, store_id, kind, last) values ($1, $2, $3, $4)
on conflict (business_id, store_id, kind) do update set last = excluded.last where n.last <= excluded.last
returning last`,
  parameters: ['businessId', 'storeId', 'kind', 'last'],
  columns: ['last'],
  notNull: [],
  prepared: undefined,
};

/** Of these stores, those with documents, stock or drawers. */
export const findUsed: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string }
> = {
  text: `select s.id from stores s
where s.business_id = $1 and s.id = any($2::uuid[]) and (
  exists (select 1 from invoices x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from purchases x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from stock_levels x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from units x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from register_sessions x where x.business_id = s.business_id and x.store_id = s.id)
  or exists (select 1 from deposit_entries x where x.business_id = s.business_id and x.store_id = s.id))`,
  parameters: ['businessId', 'ids'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const isCodeTaken: Statement<
  { code: string; id: string },
  { taken: boolean }
> = {
  text: `select store_code_taken($1, $2) as taken`,
  parameters: ['code', 'id'],
  columns: ['taken'],
  notNull: ['taken'],
  prepared: undefined,
};

export const findOpenDrawer: Statement<
  { businessId: string; storeId: string },
  { name: string }
> = {
  text: `select r.name from register_sessions d
join registers r on r.business_id = d.business_id and r.id = d.register_id
where d.business_id = $1 and d.store_id = $2 and d.closed_at is null
order by d.opened_at limit 1`,
  parameters: ['businessId', 'storeId'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const endSignInsAtStore: Statement<
  { now: string; businessId: string; storeId: string },
  { id: string; userId: string }
> = {
  text: `update tokens set revoked_at = $1
where business_id = $2 and store_id = $3 and revoked_at is null and ends_at > $1
returning id, user_id`,
  parameters: ['now', 'businessId', 'storeId'],
  columns: ['id', 'userId'],
  notNull: [],
  prepared: undefined,
};

export const copyTransaction: Statement<
  { businessId: string; storeId: string; from: string },
  object
> = {
  text: `update stores t set transaction = s.transaction
from stores s where t.business_id = $1 and t.id = $2 and s.business_id = t.business_id and s.id = $3`,
  parameters: ['businessId', 'storeId', 'from'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

/** The current policies of a store become the first version of another. */
export const copyPolicies: Statement<
  { storeId: string; userId: string; now: string; businessId: string; from: string },
  object
> = {
  text: `insert into policies (business_id, store_id, kind, id, number, text_en, text_es, return_days, restocking_fee_rate, user_id, at)
select distinct on (kind) business_id, $1::uuid, kind, gen_random_uuid(), 1, text_en, text_es, return_days,
  restocking_fee_rate, $2::uuid, $3::timestamptz
from policies where business_id = $4 and store_id = $5 order by kind, number desc`,
  parameters: ['storeId', 'userId', 'now', 'businessId', 'from'],
  columns: [],
  notNull: [],
  prepared: undefined,
};
