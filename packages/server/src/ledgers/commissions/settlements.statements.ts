// Generated from settlements.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const findApprovedSettlements: Statement<
  { businessId: string; storeId: string | null; userId: string | null; upTo: string | null },
  { id: string; userId: string; from: string; to: string; total: number }
> = {
  text: `select id, user_id, from_day as "from", to_day as "to", total from commission_settlements
where business_id = $1 and status = 'approved' and ($2::uuid is null or store_id = $2)
  and ($3::uuid is null or user_id = $3) and ($4::date is null or to_day <= $4)
order by to_day, user_id, id for update`,
  parameters: ['businessId', 'storeId', 'userId', 'upTo'],
  columns: ['id', 'userId', 'from', 'to', 'total'],
  notNull: [],
  prepared: undefined,
};

export const markPaid: Statement<
  { paymentId: string; at: string; businessId: string; ids: readonly string[] },
  { id: string }
> = {
  text: `update commission_settlements set status = 'paid', payment_id = $1, paid_at = $2, version = version + 1,
  updated_at = $2
where business_id = $3 and id = any($4::uuid[]) and status = 'approved'
returning id`,
  parameters: ['paymentId', 'at', 'businessId', 'ids'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const markApproved: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string }
> = {
  text: `update commission_settlements set status = 'approved', payment_id = null, paid_at = null, version = version + 1,
  updated_at = greatest(updated_at, paid_at)
where business_id = $1 and id = any($2::uuid[]) and status = 'paid'
returning id`,
  parameters: ['businessId', 'ids'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};
