// Generated from periods.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

/** Payments of a person, and corrections of their shifts, wait for each other. */
export const lockPayee: Statement<
  { businessId: string; userId: string },
  { name: string; hireDate: string | null; leaveDate: string | null; userType: string; roleId: string }
> = {
  text: `select name, hire_date, leave_date, user_type, role_id from users where business_id = $1 and id = $2
for no key update`,
  parameters: ['businessId', 'userId'],
  columns: ['name', 'hireDate', 'leaveDate', 'userType', 'roleId'],
  notNull: [],
  prepared: undefined,
};

/** A payment of the person that is not voided, for any of these days. */
export const findPaidPeriod: Statement<
  { businessId: string; userId: string; to: string; from: string },
  { number: number }
> = {
  text: `select number from payroll_payments
where business_id = $1 and user_id = $2 and status <> 'voided' and from_day <= $3::date and to_day >= $4::date
order by from_day limit 1`,
  parameters: ['businessId', 'userId', 'to', 'from'],
  columns: ['number'],
  notNull: [],
  prepared: undefined,
};
