// Generated from pay.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const listPayRates: Statement<
  { today: string; businessId: string; userId: string },
  { id: string; payType: 'hourly' | 'salary' | 'commissionOnly'; amount: number | null; from: string; by: string; at: string; isCurrent: boolean; isReplaced: boolean }
> = {
  text: `select r.id, r.pay_type, r.amount, r.valid_from as "from", u.name as by, r.created_at as at,
  r.valid_from <= $1::date and not exists (
    select 1 from pay_rates x where x.business_id = r.business_id and x.user_id = r.user_id and x.valid_from <= $1::date
      and (x.valid_from, x.seq) > (r.valid_from, r.seq)) as is_current,
  exists (
    select 1 from pay_rates x where x.business_id = r.business_id and x.user_id = r.user_id and x.valid_from = r.valid_from
      and x.seq > r.seq) as is_replaced
from pay_rates r join users u on u.business_id = r.business_id and u.id = r.created_by
where r.business_id = $2 and r.user_id = $3
order by r.valid_from desc, r.seq desc`,
  parameters: ['today', 'businessId', 'userId'],
  columns: ['id', 'payType', 'amount', 'from', 'by', 'at', 'isCurrent', 'isReplaced'],
  notNull: ['isCurrent'],
  prepared: undefined,
};

export const insertPayRate: Statement<
  { businessId: string; id: string; userId: string; payType: string; amount: number | null; from: string; createdBy: string; now: string },
  object
> = {
  text: `insert into pay_rates (business_id, id, user_id, pay_type, amount, valid_from, created_by, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  parameters: ['businessId', 'id', 'userId', 'payType', 'amount', 'from', 'createdBy', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};
