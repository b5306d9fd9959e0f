// Generated from billing.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const readUsage: Statement<
  { businessId: string },
  { stores: number; people: number; files: number; fileBytes: number }
> = {
  text: `select (select count(*)::int from stores where business_id = $1) as stores,
  (select count(*)::int from users where business_id = $1 and active) as people,
  (select count(*)::int from files where business_id = $1) as files,
  (select coalesce(sum(size), 0)::bigint from files where business_id = $1) as file_bytes`,
  parameters: ['businessId'],
  columns: ['stores', 'people', 'files', 'fileBytes'],
  notNull: ['stores', 'people', 'files', 'fileBytes'],
  prepared: undefined,
};

/** Stores one after the other, so that the index by day of each store is used. */
export const listMonthsOfUsage: Statement<
  { from: string; to: string; businessId: string },
  { from: string; invoices: number; sellers: number }
> = {
  text: `select m.month::date as "from", coalesce(u.invoices, 0)::int as invoices, coalesce(u.sellers, 0)::int as sellers
from generate_series($1::date, $2::date, interval '1 month') as m(month)
left join (
  select date_trunc('month', i.business_day) as month, count(*) as invoices, count(distinct i.salesperson_id) as sellers
  from stores s join invoices i on i.business_id = s.business_id and i.store_id = s.id and i.business_day >= $1::date
  where s.business_id = $3 and i.status in ('open', 'paid', 'voided')
  group by 1) u on u.month = m.month
order by m.month desc`,
  parameters: ['from', 'to', 'businessId'],
  columns: ['from', 'invoices', 'sellers'],
  notNull: ['from'],
  prepared: undefined,
};
