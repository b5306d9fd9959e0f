-- import type { TradeIn, TradeInDevice } from '@tilldesk/domain/tradeIns'

-- name: readCustomerOfTradeIn
select customer_id from trade_ins where business_id = :businessId and store_id = :storeId and id = :id;

-- name: insertOffer
-- prepared
insert into trade_ins (business_id, id, store_id, status, invoice_id, customer_id, product_id, code, codes, grade, color,
  storage, battery_health, lock_status, notes, document_kind, document_number, document_expires, blacklist,
  blacklist_reference, offer, payout, user_id, created_at, updated_at)
values (:businessId, :id, :storeId, 'offered', :invoiceId?, :customerId, :productId, :code?, :codes, :grade, :color?,
  :storage?, :batteryHealth?, :lockStatus, :notes?, :kind, :number, :expires?, :blacklist, :blacklistReference?, :offer,
    :payout, :userId,
  :now, :now)
on conflict do nothing returning id;

-- name: lockOfferToChange
-- prepared
select t.offer, t.payout, t.version, t.status, p.price, t.product_id, t.code from trade_ins t
join products p on p.business_id = t.business_id and p.id = t.product_id
where t.business_id = :businessId and t.store_id = :storeId and t.id = :id for update of t;

-- name: saveOfferAmounts
-- prepared
update trade_ins set offer = :offer, payout = :payout, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: saveDiscardedOffer
-- prepared
update trade_ins set status = 'discarded', updated_at = :now, version = version + 1
where business_id = :businessId and store_id = :storeId and id = :id and status = 'offered' returning id;

-- name: readOfferStatus
select status from trade_ins where business_id = :businessId and store_id = :storeId and id = :id;

-- name: findStoreOfTradeIn
select store_id from trade_ins where business_id = :businessId and id = :id;

-- name: readProductToBuy
select name, tracking, price from products where business_id = :businessId and id = :id and active;

-- name: findOfferOfCodes
-- prepared
select 1 as found from trade_ins where business_id = :businessId and invoice_id = :invoiceId? and status = 'offered'
  and codes ?| :codes::text[];

-- name: removeInvoice
update trade_ins set invoice_id = null where business_id = :businessId and id = :id;

-- name: listTradeIns
-- prepared
-- not null: id
-- type grade: 'A' | 'B' | 'C' | 'D'
-- type lock_status: 'unknown' | 'unlocked' | 'carrier' | 'blacklisted'
-- type document_kind: TradeIn['document']['kind']
-- type blacklist: 'clear' | 'listed'
select t.id, t.number, t.status, t.invoice_id, t.customer_id,
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
where t.business_id = :businessId and t.store_id = :storeId
  and case when :id?::uuid is null then t.invoice_id = :invoiceId? and t.status <> 'discarded' else t.id = :id? end
order by t.created_at, t.id;

-- name: findKnownUnit
-- prepared
-- not null: is_active, product
-- type product: NonNullable<TradeInDevice['product']>
select u.status = any(:activeStatuses::text[]) as is_active, u.status, u.color, u.storage,
  jsonb_build_object('id', p.id, 'name', p.name, 'price', p.price) as product, i.id as invoice_id, i.number
from device_identifiers d
join units u on u.business_id = d.business_id and u.device_id = d.device_id
join products p on p.business_id = u.business_id and p.id = u.product_id
left join invoices i on i.business_id = u.business_id and i.id = u.invoice_id and i.store_id = :storeId
where d.business_id = :businessId and d.value = :value
order by (u.status = any(:activeStatuses::text[])) desc, u.received_at desc, u.id desc limit 1;
