// Generated from agency.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

/** Those that the person took, and those taken at the drawer. */
export const listPendingOf: Statement<
  { businessId: string; storeId: string; userId: string | null; drawerId: string | null },
  { number: number }
> = {
  text: `select number from bill_payments
where business_id = $1 and store_id = $2 and status = 'pending'
  and (taken_by = $3 or session_id = $4)
order by taken_at, number`,
  parameters: ['businessId', 'storeId', 'userId', 'drawerId'],
  columns: ['number'],
  notNull: ['number'],
  prepared: undefined,
};

export const readAgencyDay: Statement<
  { businessId: string; storeId: string; day: string },
  { pending: number; handled: number; revenue: number }
> = {
  text: `select (select count(*)::int from bill_payments b
    where b.business_id = $1 and b.store_id = $2 and b.status = 'pending') as pending,
  coalesce(sum(handled), 0)::bigint as handled, coalesce(sum(fee + commission), 0)::bigint as revenue
from agency_entries where business_id = $1 and store_id = $2 and business_day = $3`,
  parameters: ['businessId', 'storeId', 'day'],
  columns: ['pending', 'handled', 'revenue'],
  notNull: ['pending'],
  prepared: undefined,
};
