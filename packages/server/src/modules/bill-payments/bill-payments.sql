-- import type { BillPayment } from '@tilldesk/domain/billPayments'

-- name: findBillProviderOfName
select name from bill_providers
where business_id = :businessId and name_key = :nameKey and id <> :id and archived_at is null;

-- name: findCarrierOfProvider
select 1 as found from bill_carriers
where business_id = :businessId and provider_id = :id and archived_at is null limit 1;

-- name: lockBillProvider
select name from bill_providers where business_id = :businessId and id = :id and archived_at is null for key share;

-- name: findBillCarrierOfName
select name from bill_carriers
where business_id = :businessId and provider_id = :providerId and name_key = :nameKey and id <> :id and archived_at is null;

-- name: readProviderNames
select id, name from bill_providers where business_id = :businessId and id = any(:ids::uuid[]);

-- name: readBillTerms
select c.provider_id, c.fee_amount, c.fee_taxed, c.commission_rate, c.commission_amount, c.policy_text,
  s.default_tax_rate as tax_rate
from bill_carriers c join stores s on s.business_id = c.business_id and s.id = :storeId
where c.business_id = :businessId and c.id = :carrierId and c.kind = :kind and c.archived_at is null for key share of c;

-- name: saveBillTerms
update bill_payments set provider_id = :providerId, fee = :fee, tax = :tax, commission = :commission, total = :total,
  policy_text = :policyText?
where business_id = :businessId and id = :id;

-- name: findOpenCustomer
select 1 as found from customers where business_id = :businessId and id = :customerId and archived_at is null for key share;

-- name: readBillFacts
-- not null: id, provider_id, provider_name, carrier_name, employee
-- type tenders: BillPayment['tenders']
-- type customer_language: BillPayment['customerLanguage']
select b.id, p.name as provider_name, p.portal_url, p.account_number as provider_account, c.name as carrier_name,
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
where b.business_id = :businessId and b.id = any(:ids::uuid[]);

-- name: findBillPaymentsOf
-- not null: id
select b.id from bill_payments b
join bill_carriers c on c.business_id = b.business_id and c.id = b.carrier_id
left join customers k on k.business_id = b.business_id and k.id = b.customer_id
where b.business_id = :businessId and b.store_id = :storeId and (b.number = :number? or c.name_key like :prefix
  or b.provider_transaction_id = :code or lower(k.name) like :prefix)
order by b.created_at desc limit 200;

-- name: lockBillPayment
-- prepared
select id, number, status, version, amount, fee, tax, commission, total, taken_by, provider_id, carrier_id
from bill_payments
where business_id = :businessId and store_id = :storeId and id = :id and archived_at is null for update;

-- name: findActiveCarrier
select name from bill_carriers where business_id = :businessId and id = :id and archived_at is null for key share;

-- name: saveTaken
update bill_payments set status = 'pending', number = :number, taken_by = :userId, session_id = :drawer?, taken_at = :now,
  business_day = :businessDay, version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: lockBillProviderForId
-- Two payments of a provider that get the same transaction id wait for each other.
select 1 as found from bill_providers where business_id = :businessId and id = :id for no key update;

-- name: findTransaction
select number from bill_payments
where business_id = :businessId and provider_id = :providerId and provider_transaction_id = :transactionId;

-- name: saveProcessed
update bill_payments set status = 'processed', provider_transaction_id = :transactionId, processed_at = :now,
  version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: saveBillEnded
update bill_payments set status = :status, ended_at = :now, reason = :reason, version = version + 1, updated_at = :now
where business_id = :businessId and id = :id;

-- name: lockBillsToReconcile
select id, status from bill_payments
where business_id = :businessId and store_id = :storeId and id = any(:ids::uuid[]) and archived_at is null
order by id for update;

-- name: saveReconciled
update bill_payments set status = 'reconciled', reconciled_at = :now, version = version + 1, updated_at = :now
where business_id = :businessId and id = any(:ids::uuid[]);

-- name: listBillMoney
select kind, amount from bill_money where business_id = :businessId and bill_payment_id = :id order by seq;

-- name: insertBillMoney
with moved as (
  insert into bill_money (business_id, store_id, bill_payment_id, user_id, at, id, kind, amount, tendered, change, reference)
  select :businessId, :storeId, :id, :userId, :now, x.* from jsonb_to_recordset(:rows::jsonb)
    as x(id uuid, kind text, amount bigint, tendered bigint, change bigint, reference text)
)
insert into cash_movements (business_id, session_id, kind, source_id, reason, user_id, at, id, amount)
select :businessId, x.drawer, 'billPayment', :id, :reason, :userId, :now, x.id, x.amount
from jsonb_to_recordset(:rows::jsonb) as x(id uuid, amount bigint, drawer uuid) where x.drawer is not null;

-- name: insertAgencyEntry
insert into agency_entries (business_id, store_id, id, bill_payment_id, kind, handled, fee, tax, commission, user_id,
  business_day, at)
values (:businessId, :storeId, :entryId, :id, :kind, :handled, :fee, :tax, :commission, :userId, :businessDay, :now);

-- name: sumPending
select count(*)::int as count, coalesce(sum(total), 0)::bigint as total, min(taken_at) as since from bill_payments
where business_id = :businessId and store_id = :storeId and status = 'pending';

-- name: listBillHistory
select a.at, u.name as by, a.action, coalesce(a.after ->> 'reason', '') as reason
from audit_log a join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = :businessId and a.entity = 'billPayment' and a.entity_id = :id order by a.at, a.id;
