// Generated from bill-payments.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { BillPayment } from '@tilldesk/domain/billPayments';

export const findBillProviderOfName: Statement<
  { businessId: string; nameKey: string; id: string },
  { name: string }
> = {
  text: `select name from bill_providers
where business_id = $1 and name_key = $2 and id <> $3 and archived_at is null`,
  parameters: ['businessId', 'nameKey', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const findCarrierOfProvider: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from bill_carriers
where business_id = $1 and provider_id = $2 and archived_at is null limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockBillProvider: Statement<
  { businessId: string; id: string },
  { name: string }
> = {
  text: `select name from bill_providers where business_id = $1 and id = $2 and archived_at is null for key share`,
  parameters: ['businessId', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const findBillCarrierOfName: Statement<
  { businessId: string; providerId: string; nameKey: string; id: string },
  { name: string }
> = {
  text: `select name from bill_carriers
where business_id = $1 and provider_id = $2 and name_key = $3 and id <> $4 and archived_at is null`,
  parameters: ['businessId', 'providerId', 'nameKey', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const readProviderNames: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; name: string }
> = {
  text: `select id, name from bill_providers where business_id = $1 and id = any($2::uuid[])`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'name'],
  notNull: [],
  prepared: undefined,
};

export const readBillTerms: Statement<
  { storeId: string; businessId: string; carrierId: string; kind: string },
  { providerId: string; feeAmount: number; feeTaxed: boolean; commissionRate: string | null; commissionAmount: number | null; policyText: string | null; taxRate: string }
> = {
  text: `select c.provider_id, c.fee_amount, c.fee_taxed, c.commission_rate, c.commission_amount, c.policy_text,
  s.default_tax_rate as tax_rate
from bill_carriers c join stores s on s.business_id = c.business_id and s.id = $1
where c.business_id = $2 and c.id = $3 and c.kind = $4 and c.archived_at is null for key share of c`,
  parameters: ['storeId', 'businessId', 'carrierId', 'kind'],
  columns: ['providerId', 'feeAmount', 'feeTaxed', 'commissionRate', 'commissionAmount', 'policyText', 'taxRate'],
  notNull: [],
  prepared: undefined,
};

export const saveBillTerms: Statement<
  { providerId: string; fee: number; tax: number; commission: number; total: number; policyText: string | null; businessId: string; id: string },
  object
> = {
  text: `update bill_payments set provider_id = $1, fee = $2, tax = $3, commission = $4, total = $5,
  policy_text = $6
where business_id = $7 and id = $8`,
  parameters: ['providerId', 'fee', 'tax', 'commission', 'total', 'policyText', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findOpenCustomer: Statement<
  { businessId: string; customerId: string },
  { found: number }
> = {
  text: `select 1 as found from customers where business_id = $1 and id = $2 and archived_at is null for key share`,
  parameters: ['businessId', 'customerId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const readBillFacts: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; providerName: string; portalUrl: string | null; providerAccount: string | null; carrierName: string; customerName: string | null; customerLanguage: BillPayment['customerLanguage'] | null; currency: string; providerId: string; employee: string; register: string | null; tenders: BillPayment['tenders'] }
> = {
  text: `select b.id, p.name as provider_name, p.portal_url, p.account_number as provider_account, c.name as carrier_name,
  k.name as customer_name, k.preferred_language as customer_language, s.currency, b.provider_id, u.name as employee, r.name as register,
  coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'amount', m.amount, 'tendered', m.tendered,
      'change', m.change, 'reference', m.reference, 'by', w.name, 'at', m.at) order by m.seq)
    from bill_money m join users w on w.business_id = m.business_id and w.id = m.user_id
    where m.business_id = b.business_id and m.bill_payment_id = b.id), '[]'::json) as tenders
from bill_payments b
join bill_carriers c on c.business_id = b.business_id and c.id = b.carrier_id
join bill_providers p on p.business_id = b.business_id and p.id = b.provider_id
join stores s on s.business_id = b.business_id and s.id = b.store_id
join users u on u.business_id = b.business_id and u.id = coalesce(b.taken_by, b.created_by)
left join customers k on k.business_id = b.business_id and k.id = b.customer_id
left join register_sessions d on d.business_id = b.business_id and d.id = b.session_id
left join registers r on r.business_id = d.business_id and r.id = d.register_id
where b.business_id = $1 and b.id = any($2::uuid[])`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'providerName', 'portalUrl', 'providerAccount', 'carrierName', 'customerName', 'customerLanguage', 'currency', 'providerId', 'employee', 'register', 'tenders'],
  notNull: ['id', 'providerName', 'carrierName', 'providerId', 'employee'],
  prepared: undefined,
};

export const findBillPaymentsOf: Statement<
  { businessId: string; storeId: string; number: number | null; prefix: string; code: string },
  { id: string }
> = {
  text: `select b.id from bill_payments b
join bill_carriers c on c.business_id = b.business_id and c.id = b.carrier_id
left join customers k on k.business_id = b.business_id and k.id = b.customer_id
where b.business_id = $1 and b.store_id = $2 and (b.number = $3 or c.name_key like $4
  or b.provider_transaction_id = $5 or lower(k.name) like $4)
order by b.created_at desc limit 200`,
  parameters: ['businessId', 'storeId', 'number', 'prefix', 'code'],
  columns: ['id'],
  notNull: ['id'],
  prepared: undefined,
};

export const lockBillPayment: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number | null; status: 'draft' | 'pending' | 'processed' | 'reconciled' | 'failed' | 'reversed'; version: number; amount: number; fee: number; tax: number; commission: number; total: number; takenBy: string | null; providerId: string | null; carrierId: string }
> = {
  text: `select id, number, status, version, amount, fee, tax, commission, total, taken_by, provider_id, carrier_id
from bill_payments
where business_id = $1 and store_id = $2 and id = $3 and archived_at is null for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'status', 'version', 'amount', 'fee', 'tax', 'commission', 'total', 'takenBy', 'providerId', 'carrierId'],
  notNull: [],
  prepared: 'bill-payments.lockBillPayment',
};

export const findActiveCarrier: Statement<
  { businessId: string; id: string },
  { name: string }
> = {
  text: `select name from bill_carriers where business_id = $1 and id = $2 and archived_at is null for key share`,
  parameters: ['businessId', 'id'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const saveTaken: Statement<
  { number: number; userId: string; drawer: string | null; now: string; businessDay: string; businessId: string; id: string },
  object
> = {
  text: `update bill_payments set status = 'pending', number = $1, taken_by = $2, session_id = $3, taken_at = $4,
  business_day = $5, version = version + 1, updated_at = $4
where business_id = $6 and id = $7`,
  parameters: ['number', 'userId', 'drawer', 'now', 'businessDay', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

/** Two payments of a provider that get the same transaction id wait for each other. */
export const lockBillProviderForId: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from bill_providers where business_id = $1 and id = $2 for no key update`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findTransaction: Statement<
  { businessId: string; providerId: string; transactionId: string },
  { number: number | null }
> = {
  text: `select number from bill_payments
where business_id = $1 and provider_id = $2 and provider_transaction_id = $3`,
  parameters: ['businessId', 'providerId', 'transactionId'],
  columns: ['number'],
  notNull: [],
  prepared: undefined,
};

export const saveProcessed: Statement<
  { transactionId: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update bill_payments set status = 'processed', provider_transaction_id = $1, processed_at = $2,
  version = version + 1, updated_at = $2
where business_id = $3 and id = $4`,
  parameters: ['transactionId', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveBillEnded: Statement<
  { status: string; now: string; reason: string; businessId: string; id: string },
  object
> = {
  text: `update bill_payments set status = $1, ended_at = $2, reason = $3, version = version + 1, updated_at = $2
where business_id = $4 and id = $5`,
  parameters: ['status', 'now', 'reason', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const lockBillsToReconcile: Statement<
  { businessId: string; storeId: string; ids: readonly string[] },
  { id: string; status: 'draft' | 'pending' | 'processed' | 'reconciled' | 'failed' | 'reversed' }
> = {
  text: `select id, status from bill_payments
where business_id = $1 and store_id = $2 and id = any($3::uuid[]) and archived_at is null
order by id for update`,
  parameters: ['businessId', 'storeId', 'ids'],
  columns: ['id', 'status'],
  notNull: [],
  prepared: undefined,
};

export const saveReconciled: Statement<
  { now: string; businessId: string; ids: readonly string[] },
  object
> = {
  text: `update bill_payments set status = 'reconciled', reconciled_at = $1, version = version + 1, updated_at = $1
where business_id = $2 and id = any($3::uuid[])`,
  parameters: ['now', 'businessId', 'ids'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listBillMoney: Statement<
  { businessId: string; id: string },
  { kind: 'cash' | 'card' | 'check' | 'other'; amount: number }
> = {
  text: `select kind, amount from bill_money where business_id = $1 and bill_payment_id = $2 order by seq`,
  parameters: ['businessId', 'id'],
  columns: ['kind', 'amount'],
  notNull: [],
  prepared: undefined,
};

export const insertBillMoney: Statement<
  { businessId: string; storeId: string; id: string; userId: string; now: string; rows: string; reason: string },
  object
> = {
  text: `with moved as (
  insert into bill_money (business_id, store_id, bill_payment_id, user_id, at, id, kind, amount, tendered, change, reference)
  select $1, $2, $3, $4, $5, x.* from jsonb_to_recordset($6::jsonb)
    as x(id uuid, kind text, amount bigint, tendered bigint, change bigint, reference text)
)
insert into cash_movements (business_id, session_id, kind, source_id, reason, user_id, at, id, amount)
select $1, x.drawer, 'billPayment', $3, $7, $4, $5, x.id, x.amount
from jsonb_to_recordset($6::jsonb) as x(id uuid, amount bigint, drawer uuid) where x.drawer is not null`,
  parameters: ['businessId', 'storeId', 'id', 'userId', 'now', 'rows', 'reason'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertAgencyEntry: Statement<
  { businessId: string; storeId: string; entryId: string; id: string; kind: string; handled: number; fee: number; tax: number; commission: number; userId: string; businessDay: string; now: string },
  object
> = {
  text: `insert into agency_entries (business_id, store_id, id, bill_payment_id, kind, handled, fee, tax, commission, user_id,
  business_day, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
  parameters: ['businessId', 'storeId', 'entryId', 'id', 'kind', 'handled', 'fee', 'tax', 'commission', 'userId', 'businessDay', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const sumPending: Statement<
  { businessId: string; storeId: string },
  { count: number; total: number; since: string | null }
> = {
  text: `select count(*)::int as count, coalesce(sum(total), 0)::bigint as total, min(taken_at) as since from bill_payments
where business_id = $1 and store_id = $2 and status = 'pending'`,
  parameters: ['businessId', 'storeId'],
  columns: ['count', 'total', 'since'],
  notNull: [],
  prepared: undefined,
};

export const listBillHistory: Statement<
  { businessId: string; id: string },
  { at: string; by: string; action: string; reason: string | null }
> = {
  text: `select a.at, u.name as by, a.action, coalesce(a.after ->> 'reason', '') as reason
from audit_log a join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = $1 and a.entity = 'billPayment' and a.entity_id = $2 order by a.at, a.id`,
  parameters: ['businessId', 'id'],
  columns: ['at', 'by', 'action', 'reason'],
  notNull: [],
  prepared: undefined,
};
