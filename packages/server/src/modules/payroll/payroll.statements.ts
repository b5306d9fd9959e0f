// Generated from payroll.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { PayLine, PayrollPayment } from '@tilldesk/domain/employees';

export const listPayments: Statement<
  { businessId: string; storeId: string; id: string | null; userId: string | null },
  { id: string; version: number; number: number; userId: string; employeeName: string; status: 'draft' | 'approved' | 'paid' | 'voided'; from: string; to: string; regular: number; overtime: number; doubleTime: number; paidBreak: number; unpaidBreak: number; gross: number; commission: number; bonus: number; deductions: number; net: number; createdBy: string; createdAt: string; approvedBy: string | null; approvedAt: string | null; tender: PayrollPayment['tender'] | null; reference: string | null; paidBy: string | null; paidAt: string | null; voidedBy: string | null; reason: string | null; lines: PayLine[] }
> = {
  text: `select p.id, p.version, p.number, p.user_id, u.name as employee_name, p.status, p.from_day as "from", p.to_day as "to",
  p.regular, p.overtime, p.double_time, p.paid_break, p.unpaid_break, p.gross, p.commission, p.bonus, p.deductions, p.net,
  c.name as created_by, p.created_at, a.name as approved_by, p.approved_at, p.tender, p.reference, d.name as paid_by, p.paid_at,
  v.name as voided_by, p.reason,
  coalesce((select json_agg(json_build_object('kind', l.kind, 'label', l.label, 'minutes', l.minutes, 'days', l.days, 'rate', l.rate,
      'from', l.from_day, 'to', l.to_day, 'amount', l.amount) order by l.position)
    from payroll_lines l where l.business_id = p.business_id and l.payment_id = p.id), '[]') as lines
from payroll_payments p
join users u on u.business_id = p.business_id and u.id = p.user_id
join users c on c.business_id = p.business_id and c.id = p.created_by
left join users a on a.business_id = p.business_id and a.id = p.approved_by
left join users d on d.business_id = p.business_id and d.id = p.paid_by
left join users v on v.business_id = p.business_id and v.id = p.voided_by
where p.business_id = $1 and p.store_id = $2 and ($3::uuid is null or p.id = $3)
  and ($4::uuid is null or p.user_id = $4)
order by p.from_day desc, p.number desc`,
  parameters: ['businessId', 'storeId', 'id', 'userId'],
  columns: ['id', 'version', 'number', 'userId', 'employeeName', 'status', 'from', 'to', 'regular', 'overtime', 'doubleTime', 'paidBreak', 'unpaidBreak', 'gross', 'commission', 'bonus', 'deductions', 'net', 'createdBy', 'createdAt', 'approvedBy', 'approvedAt', 'tender', 'reference', 'paidBy', 'paidAt', 'voidedBy', 'reason', 'lines'],
  notNull: ['id', 'employeeName', 'createdBy', 'lines'],
  prepared: undefined,
};

export const insertPayment: Statement<
  { businessId: string; id: string; storeId: string; number: number; userId: string; from: string; to: string; regular: number; overtime: number; doubleTime: number; paidBreak: number; unpaidBreak: number; gross: number; commission: number; bonus: number; deductions: number; net: number; createdBy: string; now: string },
  { id: string }
> = {
  text: `insert into payroll_payments (business_id, id, store_id, number, user_id, from_day, to_day, regular, overtime, double_time, paid_break,
  unpaid_break, gross, commission, bonus, deductions, net, created_by, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
  $14, $15, $16, $17, $18, $19, $19)
on conflict do nothing returning id`,
  parameters: ['businessId', 'id', 'storeId', 'number', 'userId', 'from', 'to', 'regular', 'overtime', 'doubleTime', 'paidBreak', 'unpaidBreak', 'gross', 'commission', 'bonus', 'deductions', 'net', 'createdBy', 'now'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const insertLines: Statement<
  { businessId: string; paymentId: string; lines: string },
  object
> = {
  text: `insert into payroll_lines (business_id, id, payment_id, position, kind, label, minutes, days, rate, from_day, to_day, amount, settlement_id)
select $1, x.id, $2, x.position, x.kind, x.label, x.minutes, x.days, x.rate, x."from", x."to", x.amount, x."settlementId"
from jsonb_to_recordset($3::jsonb) as x(id uuid, position int, kind text, label text, minutes int, days int, rate bigint,
  "from" date, "to" date, amount bigint, "settlementId" uuid)`,
  parameters: ['businessId', 'paymentId', 'lines'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

/** Settlements on payments of the person that are not voided. */
export const listHeldSettlements: Statement<
  { businessId: string; userId: string },
  { settlementId: string }
> = {
  text: `select l.settlement_id from payroll_lines l
join payroll_payments p on p.business_id = l.business_id and p.id = l.payment_id and p.status <> 'voided'
where p.business_id = $1 and p.user_id = $2 and l.settlement_id is not null`,
  parameters: ['businessId', 'userId'],
  columns: ['settlementId'],
  notNull: ['settlementId'],
  prepared: undefined,
};

export const listSettlementsOf: Statement<
  { businessId: string; paymentId: string },
  { settlementId: string }
> = {
  text: `select settlement_id from payroll_lines where business_id = $1 and payment_id = $2 and settlement_id is not null`,
  parameters: ['businessId', 'paymentId'],
  columns: ['settlementId'],
  notNull: ['settlementId'],
  prepared: undefined,
};

export const lockPayment: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number; version: number; status: 'draft' | 'approved' | 'paid' | 'voided'; userId: string; net: number; employeeName: string; userType: string; roleId: string }
> = {
  text: `select p.id, p.number, p.version, p.status, p.user_id, p.net, u.name as employee_name, u.user_type, u.role_id
from payroll_payments p join users u on u.business_id = p.business_id and u.id = p.user_id
where p.business_id = $1 and p.store_id = $2 and p.id = $3 for update of p`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'version', 'status', 'userId', 'net', 'employeeName', 'userType', 'roleId'],
  notNull: [],
  prepared: undefined,
};

export const saveApproved: Statement<
  { userId: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update payroll_payments set status = 'approved', approved_by = $1, approved_at = $2, version = version + 1, updated_at = $2
where business_id = $3 and id = $4`,
  parameters: ['userId', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const savePaid: Statement<
  { tender: string; reference: string | null; userId: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update payroll_payments set status = 'paid', tender = $1, reference = $2, paid_by = $3, paid_at = $4,
  version = version + 1, updated_at = $4
where business_id = $5 and id = $6`,
  parameters: ['tender', 'reference', 'userId', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveVoided: Statement<
  { userId: string; reason: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update payroll_payments set status = 'voided', voided_by = $1, reason = $2, version = version + 1, updated_at = $3
where business_id = $4 and id = $5`,
  parameters: ['userId', 'reason', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readEntry: Statement<
  { businessId: string; paymentId: string },
  { id: string; amount: number; tender: 'bank' | 'check' | 'cash'; reference: string | null }
> = {
  text: `select id, amount, tender, reference from payroll_entries
where business_id = $1 and payment_id = $2 and reverses_id is null`,
  parameters: ['businessId', 'paymentId'],
  columns: ['id', 'amount', 'tender', 'reference'],
  notNull: [],
  prepared: undefined,
};

export const insertEntry: Statement<
  { businessId: string; id: string; paymentId: string; amount: number; tender: string; reference: string | null; reversesId: string | null; day: string; userId: string; now: string },
  object
> = {
  text: `insert into payroll_entries (business_id, id, payment_id, amount, tender, reference, reverses_id, day, user_id, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  parameters: ['businessId', 'id', 'paymentId', 'amount', 'tender', 'reference', 'reversesId', 'day', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readPayee: Statement<
  { businessId: string; userId: string },
  { userType: string; roleId: string }
> = {
  text: `select user_type, role_id from users where business_id = $1 and id = $2`,
  parameters: ['businessId', 'userId'],
  columns: ['userType', 'roleId'],
  notNull: [],
  prepared: undefined,
};
