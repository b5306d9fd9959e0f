-- import type { ActivationStatus } from '@tilldesk/domain/activations'

-- name: listCarriers
-- prepared
-- type dealer_codes: string[]
select c.id, c.name, c.sim_prefix, c.sim_length, c.dealer_codes, c.is_active, c.version
from carriers c where c.business_id = :businessId and c.store_id = :storeId and (:id?::uuid is null or c.id = :id?)
order by c.is_active desc, c.name, c.id;

-- name: insertActivation
-- prepared
insert into activations (business_id, id, store_id, invoice_id, line_id, status, carrier_id, dealer_code, type, term,
  plan, plan_price, phone, port_from, imei, iccid, account, commission, spiff, user_id, created_at, updated_at)
values (:businessId, :id, :storeId, :invoiceId, :lineId, 'prepared', :carrierId, :dealerCode?, :type, :term?, :plan, :planPrice?,
  :phone?, :portFrom?, :imei?, :iccid?, :account?, :commission?, :spiff?, :userId, :now, :now);

-- name: savePreparedActivation
-- prepared
update activations set carrier_id = :carrierId, dealer_code = :dealerCode?, type = :type, term = :term?, plan = :plan,
  plan_price = :planPrice?, phone = :phone?, port_from = :portFrom?, imei = :imei?, iccid = :iccid?, account = :account?,
  commission = case when :maySeeCosts then :commission?::bigint else commission end,
  spiff = case when :maySeeCosts then :spiff?::bigint else spiff end, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: listActivations
-- prepared
-- type type: 'new' | 'upgrade' | 'portIn' | 'addLine' | 'reactivation' | 'prepaid' | 'byod'
select a.id, a.invoice_id, a.line_id, a.status, a.carrier_id,
  c.name as carrier, a.dealer_code, a.type, a.term, a.plan, a.plan_price, a.phone,
  a.port_from, a.imei, a.iccid, a.account, a.commission, a.spiff, a.confirmation,
  a.ended_on, u.name as by, a.activated_at, a.version
from activations a
join carriers c on c.business_id = a.business_id and c.id = a.carrier_id
join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = :businessId and a.store_id = :storeId
  and case when :id?::uuid is null then a.invoice_id = :invoiceId? and a.status <> 'discarded' else a.id = :id? end
order by a.created_at, a.id;

-- name: insertCarrier
-- prepared
insert into carriers (business_id, id, store_id, name, sim_prefix, sim_length, dealer_codes, is_active, created_at, updated_at)
values (:businessId, :id, :storeId, :name, :simPrefix?, :simLength?, :dealerCodes, :isActive, :now, :now)
  on conflict do nothing returning id;

-- name: saveCarrier
-- prepared
update carriers set name = :name, sim_prefix = :simPrefix?, sim_length = :simLength?, dealer_codes = :dealerCodes,
  is_active = :isActive, updated_at = :now,
  version = version + 1
where business_id = :businessId and store_id = :storeId and id = :id and version = :version returning id;

-- name: findCarrierOfName
-- prepared
select 1 as found from carriers where business_id = :businessId and store_id = :storeId and name = :name and id <> :id;

-- name: lockActivationRow
-- prepared
select status, invoice_id, version from activations
where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: saveActivationReport
-- prepared
update activations set status = :status, confirmation = coalesce(:confirmation?, confirmation), ended_on = :endedOn?,
  updated_at = :now,
  version = version + 1
where business_id = :businessId and id = :id;

-- name: listPreparedActivations
-- prepared
-- not null: id, is_gone, is_other_device
select a.id, a.imei, l.sku, not c.is_active as is_gone,
  coalesce(u.code <> a.imei and not exists (select 1 from device_identifiers d
    where d.business_id = u.business_id and d.device_id = u.device_id and d.value = a.imei), false) as is_other_device
from activations a
join carriers c on c.business_id = a.business_id and c.id = a.carrier_id
left join invoice_lines l on l.business_id = a.business_id and l.id = a.line_id and l.invoice_id = a.invoice_id
left join units u on u.business_id = l.business_id and u.id = l.unit_id
where a.business_id = :businessId and a.invoice_id = :invoiceId and a.status = 'prepared'
order by a.imei, a.id for update of a;

-- name: savePostedActivations
-- prepared
update activations set updated_at = :now, version = version + 1,
  status = case when id = any(:ids::uuid[]) then 'pending' else 'discarded' end,
  activated_at = case when id = any(:ids::uuid[]) then :now::timestamptz end,
  business_day = case when id = any(:ids::uuid[]) then :today::date end
where business_id = :businessId and invoice_id = :invoiceId and status = 'prepared';

-- name: lockImeis
-- prepared
select pg_advisory_xact_lock(hashtextextended('activation ' || :businessId || value, 0))
from unnest(:imeis::text[]) value order by value;

-- name: findActivationOfDay
-- prepared
-- not null: imei
select imei from activations
where business_id = :businessId and imei = any(:imeis::text[]) and business_day = :today and status in ('pending', 'active')
  limit 1;

-- name: saveCancelledActivations
-- prepared
update activations set status = 'cancelled', ended_on = :today, updated_at = :now, version = version + 1
where business_id = :businessId and invoice_id = :invoiceId and status in ('pending', 'active') returning id;

-- name: findActivationOfLine
-- prepared
select 1 as found from activations where business_id = :businessId and invoice_id = :invoiceId and line_id = :lineId
  and status <> 'discarded';

-- name: lockCartActivations
-- prepared
select pg_advisory_xact_lock(hashtextextended('activations ' || :businessId || :invoiceId, 0));

-- name: lockCart
-- prepared
select number, status from invoices where business_id = :businessId and id = :invoiceId for key share;

-- name: saveDiscardedActivation
-- prepared
update activations set status = 'discarded', updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: findActivationOfDevice
-- prepared
-- not null: is_sold
select status <> 'prepared' as is_sold from activations
where business_id = :businessId and imei = :imei and id <> :id
  and (status in ('pending', 'active') and business_day = :businessDay or status = 'prepared' and invoice_id = :invoiceId)
    limit 1;

-- name: findStoreOfActivation
select store_id from activations where business_id = :businessId and id = :id;

-- name: saveRestoredActivations
-- prepared
-- not null: was
-- type was: ActivationStatus
update activations a set status = x.was, ended_on = null, updated_at = :now, version = version + 1
from jsonb_to_recordset(:moved::jsonb) as x(id uuid, was text, now text)
where a.business_id = :businessId and a.id = x.id and a.status = x.now and not exists (
  select 1 from activations o where o.business_id = a.business_id and o.imei = a.imei and o.id <> a.id
    and o.business_day = a.business_day and o.status in ('pending', 'active'))
returning a.id, x.was;
