// Generated from trade-ins.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { TradeIn, TradeInDevice } from '@tilldesk/domain/tradeIns';

export const readCustomerOfTradeIn: Statement<
  { businessId: string; storeId: string; id: string },
  { customerId: string }
> = {
  text: `select customer_id from trade_ins where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['customerId'],
  notNull: [],
  prepared: undefined,
};

export const insertOffer: Statement<
  { businessId: string; id: string; storeId: string; invoiceId: string | null; customerId: string; productId: string; code: string | null; codes: string; grade: string; color: string | null; storage: string | null; batteryHealth: number | null; lockStatus: string; notes: string | null; kind: string; number: string; expires: string | null; blacklist: string; blacklistReference: string | null; offer: number; payout: string; userId: string; now: string },
  { id: string }
> = {
  text: `insert into trade_ins (business_id, id, store_id, status, invoice_id, customer_id, product_id, code, codes, grade, color,
  storage, battery_health, lock_status, notes, document_kind, document_number, document_expires, blacklist,
  blacklist_reference, offer, payout, user_id, created_at, updated_at)
values ($1, $2, $3, 'offered', $4, $5, $6, $7, $8, $9, $10,
  $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
    $21, $22,
  $23, $23)
on conflict do nothing returning id`,
  parameters: ['businessId', 'id', 'storeId', 'invoiceId', 'customerId', 'productId', 'code', 'codes', 'grade', 'color', 'storage', 'batteryHealth', 'lockStatus', 'notes', 'kind', 'number', 'expires', 'blacklist', 'blacklistReference', 'offer', 'payout', 'userId', 'now'],
  columns: ['id'],
  notNull: [],
  prepared: 'trade-ins.insertOffer',
};

export const lockOfferToChange: Statement<
  { businessId: string; storeId: string; id: string },
  { offer: number; payout: 'cash' | 'storeCredit'; version: number; status: 'offered' | 'accepted' | 'voided' | 'discarded'; price: number; productId: string; code: string }
> = {
  text: `select t.offer, t.payout, t.version, t.status, p.price, t.product_id, t.code from trade_ins t
join products p on p.business_id = t.business_id and p.id = t.product_id
where t.business_id = $1 and t.store_id = $2 and t.id = $3 for update of t`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['offer', 'payout', 'version', 'status', 'price', 'productId', 'code'],
  notNull: [],
  prepared: 'trade-ins.lockOfferToChange',
};

export const saveOfferAmounts: Statement<
  { offer: number; payout: string; now: string; businessId: string; id: string },
  object
> = {
  text: `update trade_ins set offer = $1, payout = $2, updated_at = $3, version = version + 1
where business_id = $4 and id = $5`,
  parameters: ['offer', 'payout', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'trade-ins.saveOfferAmounts',
};

export const saveDiscardedOffer: Statement<
  { now: string; businessId: string; storeId: string; id: string },
  { id: string }
> = {
  text: `update trade_ins set status = 'discarded', updated_at = $1, version = version + 1
where business_id = $2 and store_id = $3 and id = $4 and status = 'offered' returning id`,
  parameters: ['now', 'businessId', 'storeId', 'id'],
  columns: ['id'],
  notNull: [],
  prepared: 'trade-ins.saveDiscardedOffer',
};

export const readOfferStatus: Statement<
  { businessId: string; storeId: string; id: string },
  { status: 'offered' | 'accepted' | 'voided' | 'discarded' }
> = {
  text: `select status from trade_ins where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['status'],
  notNull: [],
  prepared: undefined,
};

export const findStoreOfTradeIn: Statement<
  { businessId: string; id: string },
  { storeId: string }
> = {
  text: `select store_id from trade_ins where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['storeId'],
  notNull: [],
  prepared: undefined,
};

export const readProductToBuy: Statement<
  { businessId: string; id: string },
  { name: string; tracking: string; price: number }
> = {
  text: `select name, tracking, price from products where business_id = $1 and id = $2 and active`,
  parameters: ['businessId', 'id'],
  columns: ['name', 'tracking', 'price'],
  notNull: [],
  prepared: undefined,
};

export const findOfferOfCodes: Statement<
  { businessId: string; invoiceId: string | null; codes: readonly string[] },
  { found: number }
> = {
  text: `select 1 as found from trade_ins where business_id = $1 and invoice_id = $2 and status = 'offered'
  and codes ?| $3::text[]`,
  parameters: ['businessId', 'invoiceId', 'codes'],
  columns: ['found'],
  notNull: [],
  prepared: 'trade-ins.findOfferOfCodes',
};

export const removeInvoice: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `update trade_ins set invoice_id = null where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listTradeIns: Statement<
  { businessId: string; storeId: string; id: string | null; invoiceId: string | null },
  { id: string; number: number | null; status: 'offered' | 'accepted' | 'voided' | 'discarded'; invoiceId: string | null; customerId: string; customerName: string; productId: string; productName: string; unitId: string | null; deviceId: string | null; code: string; grade: 'A' | 'B' | 'C' | 'D'; color: string | null; storage: string | null; batteryHealth: number | null; lockStatus: 'unknown' | 'unlocked' | 'carrier' | 'blacklisted'; notes: string | null; documentKind: TradeIn['document']['kind']; documentNumber: string; documentExpires: string | null; blacklist: 'clear' | 'listed'; blacklistReference: string | null; offer: number; payout: 'cash' | 'storeCredit'; paidOut: number | null; by: string; createdAt: string; acceptedAt: string | null; version: number }
> = {
  text: `select t.id, t.number, t.status, t.invoice_id, t.customer_id,
  c.name as customer_name, t.product_id, p.name as product_name, t.unit_id,
  u.device_id, t.code, t.grade, t.color, t.storage, t.battery_health,
  t.lock_status, t.notes, t.document_kind, t.document_number,
  t.document_expires, t.blacklist, t.blacklist_reference, t.offer,
  t.payout, t.paid_out, w.name as by, t.created_at, t.accepted_at, t.version
from trade_ins t
join customers c on c.business_id = t.business_id and c.id = t.customer_id
join products p on p.business_id = t.business_id and p.id = t.product_id
join users w on w.business_id = t.business_id and w.id = t.user_id
left join units u on u.business_id = t.business_id and u.id = t.unit_id
where t.business_id = $1 and t.store_id = $2
  and case when $3::uuid is null then t.invoice_id = $4 and t.status <> 'discarded' else t.id = $3 end
order by t.created_at, t.id`,
  parameters: ['businessId', 'storeId', 'id', 'invoiceId'],
  columns: ['id', 'number', 'status', 'invoiceId', 'customerId', 'customerName', 'productId', 'productName', 'unitId', 'deviceId', 'code', 'grade', 'color', 'storage', 'batteryHealth', 'lockStatus', 'notes', 'documentKind', 'documentNumber', 'documentExpires', 'blacklist', 'blacklistReference', 'offer', 'payout', 'paidOut', 'by', 'createdAt', 'acceptedAt', 'version'],
  notNull: ['id'],
  prepared: 'trade-ins.listTradeIns',
};

export const findKnownUnit: Statement<
  { activeStatuses: readonly string[]; storeId: string; businessId: string; value: string },
  { isActive: boolean; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; color: string | null; storage: string | null; product: NonNullable<TradeInDevice['product']>; invoiceId: string | null; number: number | null }
> = {
  text: `select u.status = any($1::text[]) as is_active, u.status, u.color, u.storage,
  jsonb_build_object('id', p.id, 'name', p.name, 'price', p.price) as product, i.id as invoice_id, i.number
from device_identifiers d
join units u on u.business_id = d.business_id and u.device_id = d.device_id
join products p on p.business_id = u.business_id and p.id = u.product_id
left join invoices i on i.business_id = u.business_id and i.id = u.invoice_id and i.store_id = $2
where d.business_id = $3 and d.value = $4
order by (u.status = any($1::text[])) desc, u.received_at desc, u.id desc limit 1`,
  parameters: ['activeStatuses', 'storeId', 'businessId', 'value'],
  columns: ['isActive', 'status', 'color', 'storage', 'product', 'invoiceId', 'number'],
  notNull: ['isActive', 'product'],
  prepared: 'trade-ins.findKnownUnit',
};
