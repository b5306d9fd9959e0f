// Generated from tenders.sql by `pnpm sql`; do not edit.
import type { Statement } from '../database/statement.ts';
import type { Grade, LockStatus } from '@tilldesk/domain/inventory';

export const lockUsedDeposits: Statement<
  { businessId: string; reverses: readonly string[] },
  { id: string; depositId: string; amount: number }
> = {
  text: `select e.id, e.deposit_id, e.amount from deposit_entries e
join deposits d on d.business_id = e.business_id and d.id = e.deposit_id
where e.business_id = $1 and e.id = any($2::uuid[]) and e.kind = 'used' order by d.id for update of d`,
  parameters: ['businessId', 'reverses'],
  columns: ['id', 'depositId', 'amount'],
  notNull: [],
  prepared: 'tenders.lockUsedDeposits',
};

export const sumDepositsOfInvoice: Statement<
  { businessId: string; invoiceId: string },
  { rest: number }
> = {
  text: `select coalesce(sum(rest), 0)::bigint as rest from deposits where business_id = $1 and invoice_id = $2`,
  parameters: ['businessId', 'invoiceId'],
  columns: ['rest'],
  notNull: [],
  prepared: 'tenders.sumDepositsOfInvoice',
};

export const insertDepositEntry: Statement<
  { amount: number; businessId: string; depositId: string; storeId: string; id: string; kind: string; method: string | null; reference: string | null; reverses: string | null; reason: string | null; userId: string; now: string },
  { found: number }
> = {
  text: `with moved as (
  update deposits set rest = rest + $1 where business_id = $2 and id = $3 returning rest
)
insert into deposit_entries (business_id, store_id, id, deposit_id, kind, amount, rest, method, reference, reverses, reason,
  user_id, at)
select $2, $4, $5, $3, $6, $1, moved.rest, $7, $8, $9, $10,
  $11, $12 from moved
on conflict do nothing returning 1 as found`,
  parameters: ['amount', 'businessId', 'depositId', 'storeId', 'id', 'kind', 'method', 'reference', 'reverses', 'reason', 'userId', 'now'],
  columns: ['found'],
  notNull: [],
  prepared: 'tenders.insertDepositEntry',
};

export const lockDepositRows: Statement<
  { businessId: string; storeId: string; ids: readonly string[] },
  { id: string; number: number; invoiceId: string; isFree: boolean; customerId: string; rest: number }
> = {
  text: `select d.id, d.number, d.invoice_id, i.status not in ('draft', 'quote') as is_free,
  d.customer_id, d.rest
from deposits d join invoices i on i.business_id = d.business_id and i.id = d.invoice_id
where d.business_id = $1 and d.store_id = $2 and d.id = any($3::uuid[]) order by d.id for update of d`,
  parameters: ['businessId', 'storeId', 'ids'],
  columns: ['id', 'number', 'invoiceId', 'isFree', 'customerId', 'rest'],
  notNull: ['isFree'],
  prepared: 'tenders.lockDepositRows',
};

export const readAccount: Statement<
  { businessId: string; customerId: string | null },
  { creditLimit: number; due: number }
> = {
  text: `select coalesce(c.credit_limit, 0) as credit_limit, (
  select coalesce(sum(i.total - i.paid), 0)::bigint from invoices i
  where i.business_id = $1 and i.customer_id = $2 and i.status = 'open') as due
from customers c where c.business_id = $1 and c.id = $2`,
  parameters: ['businessId', 'customerId'],
  columns: ['creditLimit', 'due'],
  notNull: ['due'],
  prepared: 'tenders.readAccount',
};

export const readCreditLeft: Statement<
  { businessId: string; customerId: string | null },
  { left: number }
> = {
  text: `select store_credit as left from customers where business_id = $1 and id = $2`,
  parameters: ['businessId', 'customerId'],
  columns: ['left'],
  notNull: [],
  prepared: 'tenders.readCreditLeft',
};

export const saveDiscardedOffers: Statement<
  { now: string; businessId: string; storeId: string; invoiceId: string },
  { id: string }
> = {
  text: `update trade_ins set status = 'discarded', updated_at = $1, version = version + 1
where business_id = $2 and store_id = $3 and invoice_id = $4 and status = 'offered' returning id`,
  parameters: ['now', 'businessId', 'storeId', 'invoiceId'],
  columns: ['id'],
  notNull: [],
  prepared: 'tenders.saveDiscardedOffers',
};

export const saveAcceptedOffer: Statement<
  { number: number; unitId: string; paidOut: number; now: string; businessDay: string; businessId: string; id: string },
  object
> = {
  text: `update trade_ins set status = 'accepted', number = $1, unit_id = $2, paid_out = $3, accepted_at = $4,
  business_day = $5, updated_at = $4, version = version + 1
where business_id = $6 and id = $7`,
  parameters: ['number', 'unitId', 'paidOut', 'now', 'businessDay', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'tenders.saveAcceptedOffer',
};

export const lockOfferRows: Statement<
  { businessId: string; storeId: string; ids: readonly string[] },
  { id: string; status: 'offered' | 'accepted' | 'voided' | 'discarded'; invoiceId: string | null; customerId: string; productId: string; code: string; codes: string[]; grade: Grade; color: string | null; storage: string | null; batteryHealth: number | null; lockStatus: LockStatus; notes: string | null; offer: number; payout: 'cash' | 'storeCredit'; version: number }
> = {
  text: `select id, status, invoice_id, customer_id, product_id, code, codes, grade,
  color, storage, battery_health, lock_status, notes, offer, payout, version
from trade_ins where business_id = $1 and store_id = $2 and id = any($3::uuid[]) order by id for update`,
  parameters: ['businessId', 'storeId', 'ids'],
  columns: ['id', 'status', 'invoiceId', 'customerId', 'productId', 'code', 'codes', 'grade', 'color', 'storage', 'batteryHealth', 'lockStatus', 'notes', 'offer', 'payout', 'version'],
  notNull: [],
  prepared: 'tenders.lockOfferRows',
};

export const lockTradeIn: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; status: 'offered' | 'accepted' | 'voided' | 'discarded'; number: number | null; invoiceId: string | null; customerId: string; unitId: string | null; code: string; payout: 'cash' | 'storeCredit'; paidOut: number | null; businessDay: string | null }
> = {
  text: `select id, status, number, invoice_id, customer_id, unit_id, code, payout, paid_out, business_day
from trade_ins where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'status', 'number', 'invoiceId', 'customerId', 'unitId', 'code', 'payout', 'paidOut', 'businessDay'],
  notNull: [],
  prepared: 'tenders.lockTradeIn',
};

export const lockTradeInsOfInvoice: Statement<
  { businessId: string; storeId: string; invoiceId: string },
  { id: string; status: 'offered' | 'accepted' | 'voided' | 'discarded'; number: number | null; invoiceId: string | null; customerId: string; unitId: string | null; code: string; payout: 'cash' | 'storeCredit'; paidOut: number | null; businessDay: string | null }
> = {
  text: `select id, status, number, invoice_id, customer_id, unit_id, code, payout, paid_out, business_day
from trade_ins where business_id = $1 and store_id = $2 and invoice_id = $3 order by id for update`,
  parameters: ['businessId', 'storeId', 'invoiceId'],
  columns: ['id', 'status', 'number', 'invoiceId', 'customerId', 'unitId', 'code', 'payout', 'paidOut', 'businessDay'],
  notNull: [],
  prepared: 'tenders.lockTradeInsOfInvoice',
};

export const lockBoughtUnit: Statement<
  { businessId: string; unitId: string },
  { status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; sourceId: string | null }
> = {
  text: `select status, source_id from units where business_id = $1 and id = $2 for no key update`,
  parameters: ['businessId', 'unitId'],
  columns: ['status', 'sourceId'],
  notNull: [],
  prepared: 'tenders.lockBoughtUnit',
};

export const saveVoidedTradeIn: Statement<
  { reversalId: string | null; now: string; businessId: string; id: string },
  object
> = {
  text: `update trade_ins set status = 'voided', reversal_id = $1, updated_at = $2, version = version + 1
where business_id = $3 and id = $4`,
  parameters: ['reversalId', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'tenders.saveVoidedTradeIn',
};
