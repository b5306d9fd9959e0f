// Generated from activations.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { ActivationStatus } from '@tilldesk/domain/activations';

export const listCarriers: Statement<
  { businessId: string; storeId: string; id: string | null },
  { id: string; name: string; simPrefix: string | null; simLength: number | null; dealerCodes: string[]; isActive: boolean; version: number }
> = {
  text: `select c.id, c.name, c.sim_prefix, c.sim_length, c.dealer_codes, c.is_active, c.version
from carriers c where c.business_id = $1 and c.store_id = $2 and ($3::uuid is null or c.id = $3)
order by c.is_active desc, c.name, c.id`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'name', 'simPrefix', 'simLength', 'dealerCodes', 'isActive', 'version'],
  notNull: [],
  prepared: 'activations.listCarriers',
};

export const insertActivation: Statement<
  { businessId: string; id: string; storeId: string; invoiceId: string; lineId: string; carrierId: string; dealerCode: string | null; type: string; term: number | null; plan: string; planPrice: number | null; phone: string | null; portFrom: string | null; imei: string | null; iccid: string | null; account: string | null; commission: number | null; spiff: number | null; userId: string; now: string },
  object
> = {
  text: `insert into activations (business_id, id, store_id, invoice_id, line_id, status, carrier_id, dealer_code, type, term,
  plan, plan_price, phone, port_from, imei, iccid, account, commission, spiff, user_id, created_at, updated_at)
values ($1, $2, $3, $4, $5, 'prepared', $6, $7, $8, $9, $10, $11,
  $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)`,
  parameters: ['businessId', 'id', 'storeId', 'invoiceId', 'lineId', 'carrierId', 'dealerCode', 'type', 'term', 'plan', 'planPrice', 'phone', 'portFrom', 'imei', 'iccid', 'account', 'commission', 'spiff', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: 'activations.insertActivation',
};

export const savePreparedActivation: Statement<
  { carrierId: string; dealerCode: string | null; type: string; term: number | null; plan: string; planPrice: number | null; phone: string | null; portFrom: string | null; imei: string | null; iccid: string | null; account: string | null; maySeeCosts: boolean; commission: number | null; spiff: number | null; now: string; businessId: string; id: string },
  object
> = {
  text: `update activations set carrier_id = $1, dealer_code = $2, type = $3, term = $4, plan = $5,
  plan_price = $6, phone = $7, port_from = $8, imei = $9, iccid = $10, account = $11,
  commission = case when $12 then $13::bigint else commission end,
  spiff = case when $12 then $14::bigint else spiff end, updated_at = $15, version = version + 1
where business_id = $16 and id = $17`,
  parameters: ['carrierId', 'dealerCode', 'type', 'term', 'plan', 'planPrice', 'phone', 'portFrom', 'imei', 'iccid', 'account', 'maySeeCosts', 'commission', 'spiff', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'activations.savePreparedActivation',
};

export const listActivations: Statement<
  { businessId: string; storeId: string; id: string | null; invoiceId: string | null },
  { id: string; invoiceId: string; lineId: string; status: 'prepared' | 'pending' | 'active' | 'cancelled' | 'chargedBack' | 'discarded'; carrierId: string; carrier: string; dealerCode: string | null; type: 'new' | 'upgrade' | 'portIn' | 'addLine' | 'reactivation' | 'prepaid' | 'byod'; term: number | null; plan: string; planPrice: number; phone: string | null; portFrom: string | null; imei: string | null; iccid: string | null; account: string | null; commission: number | null; spiff: number | null; confirmation: string | null; endedOn: string | null; by: string; activatedAt: string | null; version: number }
> = {
  text: `select a.id, a.invoice_id, a.line_id, a.status, a.carrier_id,
  c.name as carrier, a.dealer_code, a.type, a.term, a.plan, a.plan_price, a.phone,
  a.port_from, a.imei, a.iccid, a.account, a.commission, a.spiff, a.confirmation,
  a.ended_on, u.name as by, a.activated_at, a.version
from activations a
join carriers c on c.business_id = a.business_id and c.id = a.carrier_id
join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = $1 and a.store_id = $2
  and case when $3::uuid is null then a.invoice_id = $4 and a.status <> 'discarded' else a.id = $3 end
order by a.created_at, a.id`,
  parameters: ['businessId', 'storeId', 'id', 'invoiceId'],
  columns: ['id', 'invoiceId', 'lineId', 'status', 'carrierId', 'carrier', 'dealerCode', 'type', 'term', 'plan', 'planPrice', 'phone', 'portFrom', 'imei', 'iccid', 'account', 'commission', 'spiff', 'confirmation', 'endedOn', 'by', 'activatedAt', 'version'],
  notNull: [],
  prepared: 'activations.listActivations',
};

export const insertCarrier: Statement<
  { businessId: string; id: string; storeId: string; name: string; simPrefix: string | null; simLength: number | null; dealerCodes: string; isActive: boolean; now: string },
  { id: string }
> = {
  text: `insert into carriers (business_id, id, store_id, name, sim_prefix, sim_length, dealer_codes, is_active, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
  on conflict do nothing returning id`,
  parameters: ['businessId', 'id', 'storeId', 'name', 'simPrefix', 'simLength', 'dealerCodes', 'isActive', 'now'],
  columns: ['id'],
  notNull: [],
  prepared: 'activations.insertCarrier',
};

export const saveCarrier: Statement<
  { name: string; simPrefix: string | null; simLength: number | null; dealerCodes: string; isActive: boolean; now: string; businessId: string; storeId: string; id: string; version: number },
  { id: string }
> = {
  text: `update carriers set name = $1, sim_prefix = $2, sim_length = $3, dealer_codes = $4,
  is_active = $5, updated_at = $6,
  version = version + 1
where business_id = $7 and store_id = $8 and id = $9 and version = $10 returning id`,
  parameters: ['name', 'simPrefix', 'simLength', 'dealerCodes', 'isActive', 'now', 'businessId', 'storeId', 'id', 'version'],
  columns: ['id'],
  notNull: [],
  prepared: 'activations.saveCarrier',
};

export const findCarrierOfName: Statement<
  { businessId: string; storeId: string; name: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from carriers where business_id = $1 and store_id = $2 and name = $3 and id <> $4`,
  parameters: ['businessId', 'storeId', 'name', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: 'activations.findCarrierOfName',
};

export const lockActivationRow: Statement<
  { businessId: string; storeId: string; id: string },
  { status: 'prepared' | 'pending' | 'active' | 'cancelled' | 'chargedBack' | 'discarded'; invoiceId: string; version: number }
> = {
  text: `select status, invoice_id, version from activations
where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['status', 'invoiceId', 'version'],
  notNull: [],
  prepared: 'activations.lockActivationRow',
};

export const saveActivationReport: Statement<
  { status: string; confirmation: string | null; endedOn: string | null; now: string; businessId: string; id: string },
  object
> = {
  text: `update activations set status = $1, confirmation = coalesce($2, confirmation), ended_on = $3,
  updated_at = $4,
  version = version + 1
where business_id = $5 and id = $6`,
  parameters: ['status', 'confirmation', 'endedOn', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'activations.saveActivationReport',
};

export const listPreparedActivations: Statement<
  { businessId: string; invoiceId: string },
  { id: string; imei: string | null; sku: string | null; isGone: boolean; isOtherDevice: boolean }
> = {
  text: `select a.id, a.imei, l.sku, not c.is_active as is_gone,
  coalesce(u.code <> a.imei and not exists (select 1 from device_identifiers d
    where d.business_id = u.business_id and d.device_id = u.device_id and d.value = a.imei), false) as is_other_device
from activations a
join carriers c on c.business_id = a.business_id and c.id = a.carrier_id
left join invoice_lines l on l.business_id = a.business_id and l.id = a.line_id and l.invoice_id = a.invoice_id
left join units u on u.business_id = l.business_id and u.id = l.unit_id
where a.business_id = $1 and a.invoice_id = $2 and a.status = 'prepared'
order by a.imei, a.id for update of a`,
  parameters: ['businessId', 'invoiceId'],
  columns: ['id', 'imei', 'sku', 'isGone', 'isOtherDevice'],
  notNull: ['id', 'isGone', 'isOtherDevice'],
  prepared: 'activations.listPreparedActivations',
};

export const savePostedActivations: Statement<
  { now: string; ids: readonly string[]; today: string; businessId: string; invoiceId: string },
  object
> = {
  text: `update activations set updated_at = $1, version = version + 1,
  status = case when id = any($2::uuid[]) then 'pending' else 'discarded' end,
  activated_at = case when id = any($2::uuid[]) then $1::timestamptz end,
  business_day = case when id = any($2::uuid[]) then $3::date end
where business_id = $4 and invoice_id = $5 and status = 'prepared'`,
  parameters: ['now', 'ids', 'today', 'businessId', 'invoiceId'],
  columns: [],
  notNull: [],
  prepared: 'activations.savePostedActivations',
};

export const lockImeis: Statement<
  { businessId: string; imeis: readonly string[] },
  { pgAdvisoryXactLock: string | null }
> = {
  text: `select pg_advisory_xact_lock(hashtextextended('activation ' || $1 || value, 0))
from unnest($2::text[]) value order by value`,
  parameters: ['businessId', 'imeis'],
  columns: ['pgAdvisoryXactLock'],
  notNull: [],
  prepared: 'activations.lockImeis',
};

export const findActivationOfDay: Statement<
  { businessId: string; imeis: readonly string[]; today: string },
  { imei: string }
> = {
  text: `select imei from activations
where business_id = $1 and imei = any($2::text[]) and business_day = $3 and status in ('pending', 'active')
  limit 1`,
  parameters: ['businessId', 'imeis', 'today'],
  columns: ['imei'],
  notNull: ['imei'],
  prepared: 'activations.findActivationOfDay',
};

export const saveCancelledActivations: Statement<
  { today: string; now: string; businessId: string; invoiceId: string },
  { id: string }
> = {
  text: `update activations set status = 'cancelled', ended_on = $1, updated_at = $2, version = version + 1
where business_id = $3 and invoice_id = $4 and status in ('pending', 'active') returning id`,
  parameters: ['today', 'now', 'businessId', 'invoiceId'],
  columns: ['id'],
  notNull: [],
  prepared: 'activations.saveCancelledActivations',
};

export const findActivationOfLine: Statement<
  { businessId: string; invoiceId: string; lineId: string },
  { found: number }
> = {
  text: `select 1 as found from activations where business_id = $1 and invoice_id = $2 and line_id = $3
  and status <> 'discarded'`,
  parameters: ['businessId', 'invoiceId', 'lineId'],
  columns: ['found'],
  notNull: [],
  prepared: 'activations.findActivationOfLine',
};

export const lockCartActivations: Statement<
  { businessId: string; invoiceId: string },
  { pgAdvisoryXactLock: string | null }
> = {
  text: `select pg_advisory_xact_lock(hashtextextended('activations ' || $1 || $2, 0))`,
  parameters: ['businessId', 'invoiceId'],
  columns: ['pgAdvisoryXactLock'],
  notNull: [],
  prepared: 'activations.lockCartActivations',
};

export const lockCart: Statement<
  { businessId: string; invoiceId: string },
  { number: number | null; status: 'draft' | 'quote' | 'open' | 'paid' | 'voided' | 'discarded' }
> = {
  text: `select number, status from invoices where business_id = $1 and id = $2 for key share`,
  parameters: ['businessId', 'invoiceId'],
  columns: ['number', 'status'],
  notNull: [],
  prepared: 'activations.lockCart',
};

export const saveDiscardedActivation: Statement<
  { now: string; businessId: string; id: string },
  object
> = {
  text: `update activations set status = 'discarded', updated_at = $1, version = version + 1
where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'activations.saveDiscardedActivation',
};

export const findActivationOfDevice: Statement<
  { businessId: string; imei: string; id: string; businessDay: string; invoiceId: string },
  { isSold: boolean }
> = {
  text: `select status <> 'prepared' as is_sold from activations
where business_id = $1 and imei = $2 and id <> $3
  and (status in ('pending', 'active') and business_day = $4 or status = 'prepared' and invoice_id = $5)
    limit 1`,
  parameters: ['businessId', 'imei', 'id', 'businessDay', 'invoiceId'],
  columns: ['isSold'],
  notNull: ['isSold'],
  prepared: 'activations.findActivationOfDevice',
};

export const findStoreOfActivation: Statement<
  { businessId: string; id: string },
  { storeId: string }
> = {
  text: `select store_id from activations where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['storeId'],
  notNull: [],
  prepared: undefined,
};

export const saveRestoredActivations: Statement<
  { now: string; moved: string; businessId: string },
  { id: string; was: ActivationStatus }
> = {
  text: `update activations a set status = x.was, ended_on = null, updated_at = $1, version = version + 1
from jsonb_to_recordset($2::jsonb) as x(id uuid, was text, now text)
where a.business_id = $3 and a.id = x.id and a.status = x.now and not exists (
  select 1 from activations o where o.business_id = a.business_id and o.imei = a.imei and o.id <> a.id
    and o.business_day = a.business_day and o.status in ('pending', 'active'))
returning a.id, x.was`,
  parameters: ['now', 'moved', 'businessId'],
  columns: ['id', 'was'],
  notNull: ['was'],
  prepared: 'activations.saveRestoredActivations',
};
